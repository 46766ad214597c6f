/**
 * The texts in a model's answer: JSON, perhaps in a fence or with words around it; unknown keys and other types are left out.
 * Throws a SyntaxError where no object is found.
 */
export function readTexts(answer: string, keys: readonly string[]): Record<string, string> {
  const value = firstObject(answer)
  const entries = keys.flatMap((key) => {
    const text = Object.hasOwn(value, key) ? value[key] : undefined
    return typeof text === 'string' ? [[key, text.trim()] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Words around the object may hold braces of their own: each opening one is tried, the first few of them. */
const MOST_TRIES = 20

function firstObject(answer: string): Record<string, unknown> {
  let tries = 0
  for (let at = answer.indexOf('{'); at >= 0 && tries < MOST_TRIES; at = answer.indexOf('{', at + 1), tries++) {
    const value = parsed(answer.slice(at, endOf(answer, at)))
    if (value !== undefined) return value
  }
  throw new SyntaxError('the answer holds no object')
}

function parsed(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where the object that begins at `start` ends: braces inside strings do not count. */
function endOf(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at++
      else if (character === '"') quoted = false
      continue
    }
    if (character === '"') quoted = true
    if (character === '{') depth++
    if (character === '}' && --depth === 0) return at + 1
  }
  return text.length
}
