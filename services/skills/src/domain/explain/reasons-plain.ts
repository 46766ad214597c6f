import { rowOfCode } from '../catalogue/row-of-code.ts'
import { LEADING, type Wish } from '../goals/goals.ts'
import { recordBar } from '../goals/verdicts/record-bar.ts'
import { apprenticePay } from '../reach/first-pay.ts'
import { commonness, FEW_NEAR, staysNear } from '../reach/near-people.ts'
import { payFloor } from '../reach/pay-floor.ts'
import { leads } from '../reach/ranks.ts'
import { lackedDegree } from '../reach/usual-degree.ts'
import { NOTICEABLE } from './activity-names.ts'
import { limitReasons } from './limit-reasons.ts'
import { dollars } from './money-words.ts'
import type { Reason, ReasonContext } from './reasons.ts'
import { studyBesideHours } from './study-hours.ts'
import { abroadFirst, leadFirst, underFloor } from './way-words.ts'
import { youWrote } from './whole-phrase.ts'

/**
 * What a counselor would not leave unsaid of a place: how long its study takes beside the hours that are given, that leading comes
 * before leading, what the first pay is, and which wish of the person the work breaks. These are always among the reasons shown.
 */
export function plainReasons(context: ReasonContext): Reason[] {
  return [
    ...hoursReasons(context),
    ...degreeReasons(context),
    ...postReasons(context),
    ...leadReasons(context),
    ...abroadReasons(context),
    ...medicalReasons(context),
    ...floorReasons(context),
    ...nearReasons(context),
    ...recordReasons(context),
    ...firstPayReasons(context),
    ...shiftReasons(context),
    ...brokenWishes(context),
    ...limitReasons(context),
  ]
}

function hoursReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const text = studyBesideHours(ranking, occupation)
  return text ? [{ kind: 'study_hours', text, sources: 'KY', size: -1.1 }] : []
}

function degreeReasons({ ranking: { person, standing }, occupation }: ReasonContext): Reason[] {
  const lacked = lackedDegree(person, occupation, standing.entries[occupation.index]!)
  if (!lacked) return []
  const who = lacked.usual === 'most' ? 'Most' : 'Many'
  const text = `${who} employers ask for a bachelor’s degree, which you do not hold: look for postings that take years of work in its place, and expect fewer of them.`
  return [{ kind: 'degree_usual', text, sources: 'OP', size: lacked.usual === 'most' ? -1.2 : -0.8 }]
}

function postReasons({ ranking: { standing }, occupation }: ReasonContext): Reason[] {
  const text = standing.entries[occupation.index]!.gate?.beside
  return text ? [{ kind: 'post_gate', text, sources: 'K', size: -0.8 }] : []
}

function leadReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const text = leadFirst(ranking, occupation)
  return text ? [{ kind: 'lead_first', text, sources: 'K', size: -1.05 }] : []
}

function abroadReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const text = abroadFirst(ranking, occupation)
  return text ? [{ kind: 'abroad', text, sources: 'K', size: -1.3 }] : []
}

/**
 * Work under a medical card, for whoever writes of a condition that its examiner looks at: 49 CFR 391.41 for commercial drivers,
 * 14 CFR 67 for pilots and controllers.
 */
function medicalReasons({ ranking: { goals, standing }, occupation }: ReasonContext): Reason[] {
  const { gate } = standing.entries[occupation.index]!
  const asks = gate && UNDER_MEDICAL_CARD.test([gate.license, gate.exam, gate.limit].join(' '))
  const written = asks ? goals.wishes.find(({ id, phrase }) => id === 'health' && EXAMINED.test(phrase)) : undefined
  if (!written) return []
  const text = `Its license goes with a medical card, and you wrote “${written.phrase}”: ask a certified medical examiner whether you would hold one before you pay for training.`
  return [{ kind: 'medical_card', text, sources: 'Y', size: -1.5 }]
}
const UNDER_MEDICAL_CARD = /medical card|\bcdl\b|commercial driver|first-class medical/i
const EXAMINED = /insulin|medical card|seizure|epilep|diabet|apnea|heart|low vision|glaucoma|blind|faint|vertigo/i

/** Nights and shifts of work, for who has none of them now; a wish against them has its own words. */
function shiftReasons({ engine: { base }, ranking: { person, goals }, occupation }: ReasonContext): Reason[] {
  const { present } = person
  const often = (code: string): boolean => (base.shifts.get(code) ?? 0) >= OFTEN
  if (!often(occupation.code) || (present && often(present.code)) || goals.wishes.some(({ id }) => id === 'no_nights')) return []
  return [{ kind: 'shifts', text: 'It often falls on nights or is done in shifts.', sources: 'K', size: -0.7 }]
}
/** Nights and shifts count as 1, evenings and weekends as .6. */
const OFTEN = 0.9

function floorReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const text = underFloor(ranking, occupation)
  return text ? [{ kind: 'under_floor', text, sources: 'WY', size: -1.4 }] : []
}

/** For who stays where they are: how few there are of such work in the state. */
function nearReasons({ engine: { base }, ranking: { goals, person }, occupation }: ReasonContext): Reason[] {
  const wish = staysNear(goals)
  const { share, inWords } = commonness(base.occupations)
  if (!wish || person.present?.code === occupation.code || (share(occupation) ?? FEW_NEAR) >= FEW_NEAR) return []
  const text = `${youWrote(goals, wish.phrase)}: only ${inWords(occupation)}, so look first whether there is a post near you.`
  return [{ kind: 'few_near', text, sources: 'WY', size: -1.2 }]
}

function recordReasons({ engine: { base }, ranking: { goals }, occupation }: ReasonContext): Reason[] {
  const text = recordBar(base, goals, occupation)
  return text ? [{ kind: 'record_bar', text, sources: 'K', size: -1.5 }] : []
}

function firstPayReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const { present, reach } = ranking.person
  if (present?.code === occupation.code) return []
  const reasons: Reason[] = []
  const commission = rowOfCode(engine.base.firstPay, occupation.code)
  if (commission) reasons.push({ kind: 'first_pay', text: commission, sources: 'K', size: -0.9 })
  const first = apprenticePay(ranking.standing, occupation)
  if (first) {
    const { floor, stated } = payFloor(ranking)
    const lower = reach.salaryCurrent > 0 && first.dollars < reach.salaryCurrent ? ', less than you earn now' : ''
    const below = stated && first.dollars < floor ? `, under the ${dollars(floor)} you need` : lower
    const text = `Apprentices usually start at about ${first.percent === 50 ? 'half' : `${first.percent} percent`} of a skilled worker’s pay, here about ${dollars(first.dollars)} a year${below}, and rise step by step.`
    reasons.push({ kind: 'first_pay', text, sources: 'WK', size: -0.9 })
  }
  return reasons
}

function brokenWishes({ ranking, occupation }: ReasonContext): Reason[] {
  const { wishes, left = [] } = ranking.goals
  const { code, activities } = occupation
  const own = ranking.person.present?.code === code
  const broken = wishes.flatMap((wish) => {
    const said = breaks(wish, occupation)
    return said ? [broke(youWrote(ranking.goals, wish.phrase), said)] : []
  })
  const driven = activities.find(({ id }) => id === DRIVING)?.share ?? 0
  const driver = left.find(({ phrase }) => /\bdriv|\broad\b/i.test(phrase))
  if (driver && driven >= NOTICEABLE && !own)
    broken.push(broke(youWrote(ranking.goals, driver.phrase), 'driving is a part of this work'))
  const leaves = left.find(({ groups }) =>
    groups.some((group) => (group === LEADING ? leads(occupation) : code.startsWith(group))),
  )
  if (leaves && leaves !== driver && !own) broken.push(broke(youWrote(ranking.goals, leaves.phrase), 'this work is of that kind'))
  return broken
}

const broke = (wish: string, said: string): Reason => ({
  kind: 'wish_broken',
  text: `${wish}: ${said}.`,
  sources: 'KY',
  size: -1.15,
})

/** What the work does that the wish asks it not to do; undefined where it keeps to it or nothing is published. */
function breaks({ id, values }: Wish, { code }: ReasonContext['occupation']): string | undefined {
  const value = values?.get(code)
  const limit = LIMITS[id]
  return limit && value !== undefined && value < limit.least ? limit.said : undefined
}

/** The same bounds as in the answers to wishes (domain/goals/answer-wishes.ts), so that place and answer agree. */
const LIMITS: Readonly<Record<string, { readonly least: number; readonly said: string }>> = {
  no_nights: { least: -0.4, said: 'this work often falls on nights, evenings or weekends' },
  home_at_night: { least: -0.4, said: 'this work often keeps people away overnight' },
  less_load: { least: -0.4, said: 'this work lifts, carries or stands a good deal' },
  seated: { least: -0.45, said: 'this work is on its feet for much of the day' },
  indoors: { least: -0.4, said: 'this work is outside for much of the day' },
  outdoors: { least: 0.4, said: 'this work is mostly inside' },
  remote: { least: 0.3, said: 'this work can rarely be done from home' },
  year_round: { least: -0.4, said: 'this work often stops for part of the year' },
  part_time: { least: 0.4, said: 'this work is mostly full time' },
  calmer: { least: 0.05, said: 'this work meets as much stress as most, or more' },
}

const DRIVING = '4.A.3.a.4.I01'

export const PLAIN_KINDS: ReadonlySet<string> = new Set([
  'study_hours',
  'degree_usual',
  'post_gate',
  'lead_first',
  'abroad',
  'under_floor',
  'few_near',
  'record_bar',
  'first_pay',
  'shifts',
  'wish_broken',
  'limit_ask',
  'limit_unknown',
])
