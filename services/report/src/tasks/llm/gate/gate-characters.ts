import type { Text } from '../../../document/model/rich-text.ts'

/** Latin letters of the languages that names come in, everyday punctuation, and a space: all that our own texts are written with. */
const PLAIN = /^[A-Za-z0-9À-ÖØ-öø-ſ ,.;:?’'“”"()/–—{}^!_-]$/u
const LOOSE = /\p{M}/u
const HOST = /(?<!\p{L})[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?!\p{L})/u

/**
 * Characters that the original does not hold and that print as something else than plain English: markup, signs of currency and
 * percent, letters of other scripts, invisible ones, pictures; and links and addresses.
 */
export function characterFaults(text: Text, original: Text): string[] {
  const known = new Set(original)
  const odd = new Set([...text].filter((character) => !known.has(character) && !PLAIN.test(character)))
  const faults: string[] = []
  if (odd.size > 0) faults.push(`it holds characters that the text does not: ${[...odd].map(shown).join(' ')}`)
  const bare = text.replace(/\{[^{}]*\}/g, ' ')
  const bareOriginal = original.replace(/\{[^{}]*\}/g, ' ')
  if (/[{}\\^_]/.test(bare)) faults.push('it holds a stray brace, backslash or blank')
  if (count(bare, '!') > count(bareOriginal, '!')) faults.push('it holds an exclamation mark')
  if (LOOSE.test(text.normalize('NFC')) && !LOOSE.test(original.normalize('NFC'))) faults.push('it holds a loose accent')
  if (/[<>@#]|https?:|www\.|\/\//i.test(bare) || HOST.test(bare)) faults.push('it holds markup, a link or an address')
  if (count(text, '*') > 0) faults.push('it holds emphasis of its own')
  // A word that is spelled out letter by letter passes as many short ones.
  if (/(?:(?<![\p{L}\d])\p{L}[ .–-]+){3,}/u.test(bare)) faults.push('it spells a word letter by letter')
  return faults
}

function shown(character: string): string {
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? `U+${character.codePointAt(0)?.toString(16)}` : character
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}
