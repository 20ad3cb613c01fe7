/** The prompt without the name it begins with: the name stands before it already, with its colour and shape. */
export function withoutName(prompt: string, name: string): string {
  if (!prompt.startsWith(name)) return prompt
  const rest = prompt.slice(name.length).match(/^[\s\u00a0\u202f]*:\s*(.+)$/s)?.[1]
  return rest ? rest[0]!.toLocaleUpperCase() + rest.slice(1) : prompt
}
