import type { Conditions } from '../wish-values.ts'
import { closesEvenings, type ToldHours } from './told-hours.ts'

/** How the usual hours of an occupation fit those that somebody told. */
export type HoursFit = {
  /** 0 usually kept, .5 a matter of the post and the shift, 1 usually not; undefined where nothing is published. */
  readonly against: number | undefined
  /** Parts of the day or week that come up and are closed to the person. */
  readonly parts: readonly string[]
  /** New people get the shifts that others leave. */
  readonly bids: boolean
}

export function hoursFit(told: ToldHours, code: string, conditions: Conditions | undefined): HoursFit {
  const bids = bySeniority(code) && closesSomething(told)
  const days = partDays(told)
  // Where the work runs in shifts there is a first one to ask for.
  const inShifts = (conditions?.nights ?? 0) > 0
  const known = days.flatMap(([part, words]) => {
    const value = conditions?.[part]
    return value === undefined ? [] : [{ words, value: inShifts && part !== 'weekends' ? Math.min(value, 0.5) : value }]
  })
  const short = isShortDay(told) && conditions?.partTime !== undefined ? shortDay(conditions) : undefined
  const values = [...known.map(({ value }) => value), ...(short === undefined ? [] : [short])]
  const against = values.length === 0 ? undefined : Math.max(...values, bids ? 0.5 : 0, startsLate(told) ? 0.5 : 0)
  const parts = known.filter(({ value }) => value > 0 && value === Math.max(...known.map((one) => one.value)))
  return { against, parts: [...parts.map(({ words }) => words), ...(short ? [WHOLE_DAY] : [])], bids }
}

/** What a person with these hours cannot work, with the key under which the schedules tell it. */
function partDays(told: ToldHours): (readonly ['early' | 'evenings' | 'weekends' | 'nights', string])[] {
  const { start = 0, end = Infinity, never } = told
  return [
    ...(start >= FIRST_START ? ([['early', 'early mornings']] as const) : []),
    ...(closesEvenings(told) || never.includes('Friday evening') ? ([['evenings', 'evenings']] as const) : []),
    ...(never.some((day) => day !== 'Friday evening') ? ([['weekends', 'weekends']] as const) : []),
    ...(closesEvenings(told) || end < Infinity || start > 0 ? ([['nights', 'nights']] as const) : []),
  ]
}

/** Whether anything but single appointments is closed. */
export const closesSomething = (told: ToldHours): boolean => partDays(told).length > 0 || isShortDay(told)

/** Whether a day of eight hours and a break does not fit between the times told. */
export const isShortDay = ({ start, end, part }: ToldHours): boolean =>
  part === 'mornings' || (end !== undefined && end - (start ?? EARLIEST) < EIGHT_HOURS)

/** Whether they cannot begin when most day work does; "9 to 5" is the usual day of an office. */
export const startsLate = ({ start = 0, end }: ToldHours): boolean => start > USUAL_START && end === undefined

/** Whether new people in it get the shifts that others leave. */
export const bySeniority = (code: string): boolean => BY_SENIORITY.test(code)

/** Work by the school year keeps to such a day, and of the rest what is often part time. */
function shortDay({ schoolYear = 0, partTime = 0 }: Conditions): number {
  if (schoolYear >= 0.5) return 0
  return partTime >= 0.5 ? 0.5 : 1
}

const WHOLE_DAY = 'whole days'
/** Minutes of the day, or for it. */
const FIRST_START = 6 * 60
const USUAL_START = 8 * 60 + 30
const EARLIEST = 6 * 60
const EIGHT_HOURS = 8 * 60
/**
 * Transit, railroads, airlines, postal routes, dispatchers, police, jails, firefighters, hospital nurses and plants that run day and night:
 * shifts and routes are picked by seniority. The handbook says so of pilots, flight attendants, railroads and inspectors in plants; of the
 * rest it is our reading of their usual contracts.
 */
const BY_SENIORITY =
  /^(?:53-3052|53-4|53-2011|53-2012|53-2021|53-2031|53-6032|43-505|43-5031|33-[123]|29-1141|29-2061|31-1131|29-204|29-1126|51-80|51-9061|53-3054)/
