/** The texts in a model's answer: JSON, perhaps in a fence or with words around it; unknown keys and other types are left out. */
export function readTexts(answer: string, keys: readonly string[]): Record<string, string> {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null) throw new SyntaxError('the answer is no object')
  const entries = keys.flatMap((key) => {
    const text = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
    return typeof text === 'string' ? [[key, text.trim()] as const] : []
  })
  return Object.fromEntries(entries)
}
