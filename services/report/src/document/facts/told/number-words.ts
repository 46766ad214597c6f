const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TENS: Readonly<Record<string, number>> = { fifteen: 15, eighteen: 18, twenty: 20, 'twenty-four': 24, thirty: 30, forty: 40 }

/** A number in figures or, up to twelve and for the usual larger ones, in words; 0 where it is none. */
export function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word.replace(/,/g, ''))
  const at = WORDS.indexOf(word.toLowerCase())
  return at > 0 ? at : (TENS[word.toLowerCase()] ?? 0)
}
