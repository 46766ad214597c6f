import type { Text } from '../facts/rich-text.ts'

export type GateRules = {
  /** The deterministic text, which a rewrite stands in for. */
  original: Text
  /** Tokens that the section's facts allow, with braces: `{job.pay}`. */
  tokens: ReadonlySet<string>
  /** Words in capitals that may stand inside a sentence: from the answers, the original and the shortlist. */
  names: ReadonlySet<string>
  /** Titles of occupations outside the shortlist, in lower case. */
  otherTitles: readonly string[]
}

/** A rewrite may be a little longer than the text it replaces: pages have a fixed height. */
const LONGEST = 1.15
const NUMBER_WORDS =
  /\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|dozen|couple|percent|per cent|double|triple|quadruple|quintuple|twice|thrice|half|halves|third|quarter|(?:four|fif|six|seven|eigh|nin|ten|twelf|hundred|thousand)th|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand|mani)fold)s?\b/gi
const HOST = /\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\b/u

/** Why a model's text may not be printed; empty when it may. Figures come from facts alone, names from the person alone. */
export function faultsOf(text: Text, rules: GateRules): string[] {
  const faults: string[] = []
  const bare = text.replace(/\{[^{}]*\}/g, ' ')
  if (text.trim() === '') faults.push('it is empty')
  if (text.length > rules.original.length * LONGEST + 40)
    faults.push(`it is longer than ${Math.floor(rules.original.length * LONGEST + 40)} characters`)
  for (const token of text.match(/\{[^{}]*\}/g) ?? [])
    if (!rules.tokens.has(token)) faults.push(`${token} is no figure of this section`)
  if (!sameFigures(text, rules.original)) faults.push('its tokens are not those of the text, sentence by sentence and in order')
  if (/[{}\\]/.test(bare)) faults.push('it holds a stray brace or backslash')
  if (/\p{N}/u.test(bare)) faults.push('it holds a digit; figures must be tokens')
  if (/[<>]|https?:|www\.|@/.test(bare) || HOST.test(bare)) faults.push('it holds markup, a link or an address')
  const allowedWords = new Set((rules.original.match(NUMBER_WORDS) ?? []).map((word) => word.toLowerCase()))
  for (const word of bare.match(NUMBER_WORDS) ?? [])
    if (!allowedWords.has(word.toLowerCase())) faults.push(`"${word}" is a figure in words`)
  for (const name of namesInside(bare))
    if (!rules.names.has(name)) faults.push(`"${name}" is a name that the answers do not hold`)
  const lower = ` ${bare.toLowerCase()} `
  for (const title of rules.otherTitles) if (lower.includes(` ${title} `)) faults.push(`"${title}" is not on the shortlist`)
  return faults
}

/** Each sentence keeps its figures in their order: a swapped pair would stand under each other's words. */
function sameFigures(text: Text, original: Text): boolean {
  const figures = (of: Text) =>
    of
      .split(/(?<=[.!?][”’")\]]*)\s+/)
      .map((sentence) => (sentence.match(/\{[^{}]*\}/g) ?? []).join(' '))
      .filter((tokens) => tokens !== '')
      .join('\n')
  return figures(text) === figures(original)
}

/** Capitalised words that do not begin a sentence; "I" and its forms are no names. */
export function namesInside(text: string): string[] {
  const words = text.matchAll(/(^|[.!?:]["”’)]*\s+|["“(]|\*\*?)?([\p{L}][\p{L}\p{M}'’-]*)/gu)
  return [...words]
    .filter((match) => match[1] === undefined && /^\p{Lu}/u.test(match[2] ?? ''))
    .map((match) => match[2] ?? '')
    .filter((word) => !/^I(['’]|$)/.test(word))
}
