/** Colours of print. Blaze is the reader, in every chart, and nothing else. */
export const C = {
  ink: '#16302A',
  ink2: '#4E6159',
  ink3: '#5E7068',
  line: '#D9DFD4',
  spruce: '#1C5B4C',
  deep: '#123D33',
  moss: '#58A28B',
  paleMoss: '#B9D3C7',
  mist: '#D5E6DD',
  sunk: '#E8ECE3',
  grey: '#9AA8A0',
  paleGrey: '#C4CEC6',
  faintGrey: '#D7DCD9',
  blaze: '#F4BE1E',
  paleBlaze: '#F6D98C',
  larch: '#C0881D',
  rust: '#952F1B',
  white: '#FFFFFF',
} as const

/** Text widths are estimated, not measured: average advance of the text face, in em. */
export function textWidth(text: string, size: number, weight = 400): number {
  let em = 0
  for (const char of text) em += advance(char)
  return em * size * (weight >= 600 ? 1.045 : 1)
}

function advance(char: string): number {
  if ("ijl.,:;|!’'".includes(char)) return 0.25
  if ('ftr() -'.includes(char)) return 0.34
  if ('mwMW'.includes(char)) return 0.85
  if (/[A-Z$%]/.test(char)) return 0.66
  if (/[0-9]/.test(char)) return 0.57
  if (/\p{M}|\p{Cf}|\p{Emoji_Modifier}/u.test(char)) return 0
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff01-\uff60]/u.test(char))
    return 1.1
  return 0.54
}
