import { rowOfCode } from '../catalogue/row-of-code.ts'
import { LEADING, type Wish } from '../goals/goals.ts'
import { holdsLicense } from '../reach/held-credentials.ts'
import { leads } from '../reach/ranks.ts'
import { NOTICEABLE } from './activity-names.ts'
import { dollars } from './money-words.ts'
import type { Reason, ReasonContext } from './reasons.ts'

/**
 * What a counselor would not leave unsaid of a place: how long its study takes beside the hours that are given, that leading comes
 * before leading, what the first pay is, and which wish of the person the work breaks. These are always among the reasons shown.
 */
export function plainReasons(context: ReasonContext): Reason[] {
  return [...hoursReasons(context), ...leadReasons(context), ...firstPayReasons(context), ...brokenWishes(context)]
}

/**
 * Hours of study a week that "full time" means: 12 semester hours (34 CFR 668.2), each of them one hour of class and two of homework
 * (34 CFR 600.2).
 */
const FULL_TIME_HOURS = 36
/** Below these a full-time program is out of reach. */
const NEARLY_FULL_TIME = 30
/** Months of study from which a course is a program. */
const PROGRAM_MONTHS = 3

function hoursReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const { learningHours } = ranking.person.reach
  const { gate, studyMonths, known } = ranking.standing.entries[occupation.index]!
  if (!known || studyMonths[0] < PROGRAM_MONTHS || gate?.kind === 'apprenticeship') return []
  if (!(learningHours > 0) || learningHours >= NEARLY_FULL_TIME) return []
  if (gate && holdsLicense(gate, ranking.person.claims)) return []
  if (learningHours < 1) {
    const text = `The months of study are full time, about ${FULL_TIME_HOURS} hours a week, and you have none to give for now.`
    return [{ kind: 'study_hours', text, sources: 'KY', size: -1.1 }]
  }
  const [low, high] = studyMonths.map((months) => (months * FULL_TIME_HOURS) / learningHours) as [number, number]
  const clinical = CLINICAL.test(occupation.code) ? ' Clinical hours are often by day, whatever the program is called.' : ''
  const text = `The months of study are full time, about ${FULL_TIME_HOURS} hours a week. At your ${learningHours} hours they become ${stretched(low, high)}: ask for evening or part-time programs and how long they take.${clinical}`
  return [{ kind: 'study_hours', text, sources: 'KY', size: -1.1 }]
}

/** Programs with hours at the bedside or the chair. */
const CLINICAL = /^(?:29-(?!2072|9)|31-(?:2|909[127]))/

function stretched(low: number, high: number): string {
  if (low > TEN_YEARS) return 'more than ten years'
  if (high < 24) return range(Math.round(low), Math.round(high), 'months')
  return range(Math.max(1, Math.round(low / 12)), Math.round(high / 12), 'years')
}

/** Months. */
const TEN_YEARS = 120

const range = (low: number, high: number, unit: string): string => `about ${low === high ? high : `${low} to ${high}`} ${unit}`

function leadReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const { present } = ranking.person
  if (!present || leads(present) || !leads(occupation) || OWNERS.test(occupation.code)) return []
  const step = occupation.code.startsWith('11-') ? 'a project, a budget or a small team' : 'a shift or a crew'
  const text = `It leads people, and your present work does not: run ${step} first, and have results to show before you apply.`
  return [{ kind: 'lead_first', text, sources: 'K', size: -1.05 }]
}

/** Farmers lead what they own, and legislators are elected. */
const OWNERS = /^11-(?:1031|9013)/

function firstPayReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const { present, reach } = ranking.person
  if (present?.code === occupation.code) return []
  const reasons: Reason[] = []
  const commission = rowOfCode(engine.base.firstPay, occupation.code)
  if (commission) reasons.push({ kind: 'first_pay', text: commission, sources: 'K', size: -0.9 })
  const { gate, paidMonths, known } = ranking.standing.entries[occupation.index]!
  const middle = occupation.wages?.p50 ?? 0
  const percent = gate?.pay.kind === 'paid' ? gate.pay.percent?.[0] : undefined
  if (known && gate?.kind === 'apprenticeship' && percent && paidMonths[1] >= LONG_APPRENTICESHIP && middle > 0) {
    const first = (middle * percent) / 100
    const below = reach.salaryCurrent > 0 && first < reach.salaryCurrent ? ', less than you earn now' : ''
    const text = `Apprentices usually start at about ${percent === 50 ? 'half' : `${percent} percent`} of a skilled worker’s pay, here about ${dollars(roundedPay(first))} a year${below}, and rise step by step.`
    reasons.push({ kind: 'first_pay', text, sources: 'WK', size: -0.9 })
  }
  return reasons
}

const roundedPay = (pay: number): number => 1000 * Math.round(pay / 1000)
/** Months of paid learning from which the first pay lies far below the middle. */
const LONG_APPRENTICESHIP = 24
function brokenWishes({ ranking, occupation }: ReasonContext): Reason[] {
  const { wishes, left = [] } = ranking.goals
  const { code, activities } = occupation
  const own = ranking.person.present?.code === code
  const broken = wishes.flatMap((wish) => {
    const said = breaks(wish, occupation)
    return said ? [broke(wish.phrase, said)] : []
  })
  const driven = activities.find(({ id }) => id === DRIVING)?.share ?? 0
  const driver = left.find(({ phrase }) => /\bdriv|\broad\b/i.test(phrase)) ?? wishes.find(({ id }) => id === 'no_driving')
  if (driver && driven >= NOTICEABLE && !own) broken.push(broke(driver.phrase, 'driving is a part of this work'))
  const leaves = left.find(({ groups }) =>
    groups.some((group) => (group === LEADING ? leads(occupation) : code.startsWith(group))),
  )
  if (leaves && leaves !== driver && !own) broken.push(broke(leaves.phrase, 'this work is of that kind'))
  return broken
}

const broke = (phrase: string, said: string): Reason => ({
  kind: 'wish_broken',
  text: `You wrote “${phrase}”: ${said}.`,
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

export const PLAIN_KINDS: ReadonlySet<string> = new Set(['study_hours', 'lead_first', 'first_pay', 'wish_broken'])
