/** Rules named in a text. */
const RULE_ID = /\b[A-Z](?:-[A-Z]+)?-\d+\b/

/** A text in pieces: every second one is a rule's id. */
export const splitAtRules = (text: string): string[] => text.split(new RegExp(`(${RULE_ID.source})`, 'g'))
