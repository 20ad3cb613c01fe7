import type { OptionWords } from '../protocol'

/** The number an option stands for: the last one in its id, as in `ammo:3`. */
export const numberOf = (option: OptionWords): string => option.id.match(/(\d+)(?!.*\d)/)?.[1] ?? option.text

export interface ByNumber {
  numbers: OptionWords[]
  /** What may be chosen instead. */
  others: OptionWords[]
}

/** The options that are numbers of one deed, the first one's, apart from the others. */
export function byNumber(options: readonly OptionWords[]): ByNumber {
  const isNumber = ({ verb }: OptionWords): boolean => verb === options[0]?.verb
  return { numbers: options.filter(isNumber), others: options.filter((option) => !isNumber(option)) }
}
