import { ASKED } from '../goals/goals.ts'
import type { Ranking } from '../matching/rank.ts'

/**
 * What a place in the present work is called: the post that the person asked for, in their words ("CFO", "Commercial lending"), and not
 * the title that they hold already. '' for other occupations, and where nothing of the kind was asked for.
 */
export function postName({ goals, person: { present } }: Ranking, code: string): string {
  if (!present || code.slice(0, 7) !== present.code.slice(0, 7)) return ''
  const asked = goals.wanted.filter(({ codes }) => codes.some((one) => one.code === code && one.weight >= ASKED))
  const inside = asked.filter((one) => one.inside)
  const names = (inside.length > 0 ? inside : asked).map(({ phrase }) => nameOf(phrase))
  return names.find((name) => name !== ELSEWHERE) ?? names[0] ?? ''
}

function nameOf(phrase: string): string {
  const words = phrase.replace(OPENING, '').trim()
  if (OWN_BUSINESS.test(words)) return 'A business of your own'
  if (!words || ON_OTHER_TERMS.test(words) || words.length > LONGEST) return ELSEWHERE
  if (PLACED.test(words)) return `Your work ${words}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ELSEWHERE = 'Your work in another place'
/** Words before what is named: "or training", "something in a hospital", "become a CFO". */
const OPENING =
  /^(?:(?:or|and|to|maybe|perhaps|even|just|be|become|becoming|being|get|getting|an?|the|work|working|jobs?|something|anything) )+/i
const OWN_BUSINESS =
  /\b(?:my|our) own\b|^own (?!er\b)|\bself-employ|\bfreelanc|\b(?:start|open|run|buy)\w* (?:an?|my|our|the) (?:\w+ )?(?:business|firm|company|shop|practice|studio|agency)\b/i
/** How it is to go on, and no post: "same kind of work", "stay in it", "somewhere smaller". */
const ON_OTHER_TERMS =
  /^(?:same|stay|keep|remain|stick|continue|some|another|other|different|back|return|my|what|go|move|mov|like)|\b(?:it|this|that|same)$/i
const PLACED = /^(?:in|at|with|for|from|on) /i
const LONGEST = 48
