import type { OccupationFigures } from '../catalogue/figures.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import type { Ranking } from '../matching/rank.ts'
import type { WishedMoves } from '../matching/wish-moves.ts'
import type { Reason, ReasonContext } from './reasons.ts'
import { youWrote } from './whole-phrase.ts'

/** What a wish that names no work calls for, in the person's own words, and what of it this work holds. */
export function calledReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const called = ranking.standing.called?.get(occupation.index)
  if (!called) return []
  const { what, answers } = HOLDS[called.kind](ranking, occupation)
  const said = ranking.goals.wishes.find(({ id }) => answers.includes(id))?.phrase
  const text =
    said === undefined ? `${what.charAt(0).toUpperCase()}${what.slice(1)}.` : `${youWrote(ranking.goals, said)}: ${what}.`
  return [{ kind: 'wish_called', text, sources: 'KY', size: 1.3 }]
}

/** The next rung of the own work, for who asks to rise or names nothing. */
export function rungReasons({ ranking: { goals, standing }, occupation }: ReasonContext): Reason[] {
  const { rungs } = standing
  if (!rungs?.rows.includes(occupation.index)) return []
  const text =
    rungs.phrase === undefined
      ? 'It is the next rung of the work that you do.'
      : `${youWrote(goals, rungs.phrase)}: this is the next rung of the work that you do.`
  return [{ kind: 'next_rung', text, sources: 'KY', size: rungs.phrase === undefined ? 0.7 : 1.25 }]
}

/** What is true of a place, and the wishes whose words it answers: none where it is a reason of its own. */
type Held = { readonly what: string; readonly answers: readonly string[] }

/** The own trade, or what lies next to it. */
function again({ person: { present }, standing }: Ranking, { index }: OccupationFigures): string {
  if (index === present?.index) return 'this is the work that you know, with a new employer'
  const { studyMonths } = standing.entries[index]!
  return studyMonths[1] === 0
    ? 'this lies next to the work that you know, and asks for no new schooling'
    : 'this lies next to the work that you know'
}

/** Only what is true of this place: no schooling before it, and less for the body. */
function easier({ goals, person: { present }, standing }: Ranking, { index, code }: OccupationFigures): Held {
  const { studyMonths, paidMonths } = standing.entries[index]!
  const load = goals.wishes.find((wish) => wish.load !== undefined)?.load
  const [there, own] = [load?.get(code), present && load?.get(present.code)]
  const lighter = there !== undefined && own !== undefined && there > own + LIGHTER
  const quick = studyMonths[1] === 0 && paidMonths[1] <= QUICKLY ? 'it is learned in weeks' : ''
  if (lighter) {
    const what = ['it is lighter for the body than your present work', quick].filter((one) => one !== '').join(', and ')
    return { what, answers: OF_THE_BODY }
  }
  return { what: quick || 'it is one of the steadier posts that people take late in their working life', answers: [] }
}

const HOLDS: Readonly<Record<WishedMoves, (ranking: Ranking, occupation: OccupationFigures) => Held>> = {
  again: (ranking, occupation) => ({ what: again(ranking, occupation), answers: ['work_soon'] }),
  easier,
  beside: () => ({
    what: 'people do this on their own account, or part of the week beside a business of their own',
    answers: ['own_business'],
  }),
  home: () => ({ what: 'many who do it work from home for a part of the week or all of it', answers: ['remote'] }),
  meaning: (_, { code }) => ({ what: rowOfCode(HELPS, code) ?? 'here you see whom your work helps', answers: ['meaning'] }),
  explain: () => ({ what: 'explaining is a large part of this work', answers: ['explain'] }),
}

/** Whom the work helps, by the beginning of a code. */
const HELPS: ReadonlyMap<string, string> = new Map([
  ['11-2033', 'you raise the money that a good cause lives on'],
  ['11-9151', 'you run services that people in need live by'],
  ['13-1082', 'nonprofits and public agencies need people who bring projects to an end'],
  ['13-1131', 'you raise the money that a good cause lives on'],
  ['13-1151', 'you help people learn what keeps them in work'],
  ['13-1199.05', 'you cut what a business wastes and spoils'],
  ['13-2031', 'you see to it that money of schools, towns or nonprofits goes where it is needed'],
  ['13-2071', 'you help people out of debt'],
  ['13-2072', 'you get families and small firms the loan that they need; community lenders do little else'],
  ['17-2081', 'you keep water and air clean for those who live there'],
  ['19-2041', 'you keep water and air clean for those who live there'],
  ['19-4042', 'you keep water and air clean for those who live there'],
  ['19-50', 'you keep people from getting hurt at work'],
  ['21-1012', 'you help young people find their way'],
  ['21-1091', 'you teach people how to stay well'],
  ['21-1092', 'you help people stay out of prison'],
  ['21-1093', 'you help people get the food, housing and care that they cannot get alone'],
  ['21-1094', 'you lead patients and families to the care that they need'],
  ['25-1194', 'you hand on a trade to those who begin'],
  ['25-2032', 'you hand on a trade to young people'],
  ['25-9031', 'what you prepare helps teachers to teach'],
  ['25-904', 'you help children who need more time than one teacher has'],
  ['29-2042', 'you are there when somebody is hurt or ill'],
  ['31-1131', 'you care for people who cannot care for themselves'],
  ['31-1133', 'you help people in a crisis of the mind through the day'],
  ['31-9093', 'what you clean and check keeps patients safe'],
  ['39-9032', 'you give children or older people something to look forward to'],
  ['39-9041', 'the people who live there turn to you first'],
  ['43-4061', 'you help people get the aid that they are due, such as Medicaid'],
  ['43-5031', 'you send help when somebody calls 911'],
  ['43-6013', 'worried patients meet you first'],
  ['47-4011', 'you keep people from getting hurt in their homes and at work'],
  ['51-8031', 'a whole town drinks what you clean'],
])

/** Wishes for less for the body, and not those for other hours. */
const OF_THE_BODY: readonly string[] = ['less_load', 'seated', 'calmer', 'health']

/** Difference of loads, of -1 to 1, that one feels. */
const LIGHTER = 0.1
/** Months of training on the job. */
const QUICKLY = 1
