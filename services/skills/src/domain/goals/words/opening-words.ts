import { leads } from '../../reach/ranks.ts'
import type { Wanted } from '../goals.ts'

/**
 * Takes away the present work where a text opens with its bare name and then asks for other work: "Millwright. I'd like to plan the
 * jobs." says what somebody is. Where nothing else is named, or the next sentence only adds to it, the name stays a goal. Who works with
 * the hands names that work in many ways, so that any of the same group is meant ("Extruder operator. An apprenticeship …").
 */
export function withoutOpening(wanted: readonly Wanted[], text: string, presentCode: string | undefined): readonly Wanted[] {
  const opening = OPENING.exec(text.trim())?.[0] ?? openingClause(text.trim(), wanted)
  if (opening === undefined || ASKS.test(opening) || presentCode === undefined) return wanted
  const group = BY_HAND.test(presentCode) ? presentCode.slice(0, 3) : undefined
  if (isList(text, opening) && !wanted.some((goal) => goal.inside && opening.includes(goal.phrase))) return wanted
  const isPresent = ({ inside, codes }: Wanted): boolean =>
    inside || (group !== undefined && codes[0]!.code.startsWith(group) && leads({ code: presentCode }) === leads(codes[0]!))
  const told = (goal: Wanted): boolean => opening.includes(goal.phrase) && isPresent(goal)
  return wanted.some((goal) => !goal.inside && !told(goal)) ? wanted.filter((goal) => !told(goal)) : wanted
}

/** "Payroll. Grants accountant. Tax office.": choices, one after the other. */
const isList = (text: string, opening: string): boolean =>
  text
    .slice(text.indexOf(opening) + opening.length)
    .split(/[.;!\n]/)
    .every((part) => part.trim().split(' ').length <= MOST_WORDS && !ASKS.test(part))
const MOST_WORDS = 3

/** "Realtor, market is dead. Want a salary.": the name before the first comma, where its sentence names no other work. */
function openingClause(text: string, wanted: readonly Wanted[]): string | undefined {
  const found = CLAUSE.exec(text)
  if (!found) return undefined
  const [, opening, rest] = found
  if (SEEKS.test(rest!)) return opening
  return !TELLS.test(rest!) || ASKS.test(rest!) || wanted.some(({ phrase }) => rest!.includes(phrase)) ? undefined : opening
}
const CLAUSE = /^([^,;:.!?\n]{3,60}),(?! (?:or|and|maybe|perhaps|also|otherwise|ideally)\b)([^.;!?\n]*)[.;!?\n](?=\s*\S)/i

/** "Surgical tech, thinking RN." */
const SEEKS = /^ (?:and )?(?:now |currently )?(?:thinking|looking|wants?|wanting|trying|hoping|wondering|considering|ready)\b/i
/** How long somebody has been it, or what is wrong with it. */
const TELLS = /\b(?:is|are|was|isn['’]?t|i['’]m|years?|yrs|done|tired|burned|burnt|dead|dying|slow)\b/i

/** A short first sentence without a comma, before one that does not go on with it. */
const OPENING = /^[^,.;:!?\n]{3,60}[.;!\n](?=\s*(?!(?:or|and|maybe|perhaps|also|otherwise|ideally)\b)\S)/i
/** Words that make a wish of a name of work. */
const ASKS =
  /\b(?:want|like|love|hope|wish|would|could|become|becoming|be|being|stay|keep|or|own|my|start|open|better|different|local|smaller|bigger|new|senior|lead|chief|head|with|without|no|not|for|somewhere|remote|part[- ]time|days|move|get|go|more|less|back|into|to|still|finish|learn)\b/i
/** Major groups of those who work with their hands, serve, sell and keep offices. */
const BY_HAND = /^(?:3[579]|4[13579]|5[13])-/
