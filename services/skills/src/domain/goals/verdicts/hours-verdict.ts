import type { OccupationFigures } from '../../catalogue/figures.ts'
import { listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'
import { clockWords } from '../hours/clock.ts'
import { closesSomething, type HoursFit, hoursFit, isShortDay, startsLate } from '../hours/hours-fit.ts'
import type { ToldHours } from '../hours/told-hours.ts'
import { placesAsked } from './places-asked.ts'

/** Which places keep to the hours and days that were told, which are a matter of the shift, and which usually do not. */
export function hoursVerdict({ base }: Engine, ranking: Ranking, { id, label = '', phrase }: Wish): WishAnswer[] {
  const { hours, conditions } = ranking.goals
  if (!hours) return []
  const places = placesAsked({ base }, ranking)
  const fits = places.map((place) => ({ place, fit: hoursFit(hours, place.code, conditions?.get(place.code)) }))
  const closes = closesSomething(hours)
  const of = (keep: (fit: HoursFit) => boolean): Fitted[] => (closes ? fits.filter(({ fit }) => keep(fit)) : [])
  const good = of(({ against }) => against !== undefined && against < 0.5)
  const ask = of(({ against = 0 }) => against >= 0.5 && against < 1)
  const bad = of(({ against = 0 }) => against >= 1)
  const open = of(({ against }) => against === undefined)
  const bids = of((fit) => fit.bids)
  const why = [
    closes ? `You told ${toldWords(hours)}.` : '',
    good.length > 0 ? `${titles(good)} usually keep to that.` : '',
    ...byParts(ask.filter(({ fit }) => !fit.bids || fit.parts.length > 0)).map(
      ([parts, some]) =>
        `In ${titles(some)} it depends on the post${parts ? `: ${parts} come up` : ''}. Ask which hours the newest person works.`,
    ),
    ...byParts(bad).map(
      ([parts, some]) => `In ${titles(some)} it usually cannot be kept: ${parts || 'other hours'} are part of the work.`,
    ),
    bidWords(bids.map(({ place }) => place.title)),
    open.length > 0 ? `For ${titles(open)} nothing is published: ask the employer.` : '',
    closes ? dayWords(hours) : '',
    closes && startsLate(hours)
      ? `Most day work starts by 8 or 9 AM: ask for ${clockWords(hours.start!)} before you accept, and get it in writing.`
      : '',
    hours.off.length > 0 ? offWords(hours.off) : '',
    places.length === 0 && closes ? 'No place is on your list, so there is nothing to check it against.' : '',
  ]
  return [
    {
      ...{ id, label, phrase },
      answer:
        good.length > 0
          ? good.length < places.length
            ? 'partly'
            : 'yes'
          : ask.length > 0
            ? 'partly'
            : bad.length > 0
              ? 'no'
              : 'unknown',
      why: why.filter(Boolean).join(' '),
      source: closes ? 'BLS Occupational Outlook Handbook, work schedules' : '',
    },
  ]
}

/** That new people get the shifts that others leave; '' for none. */
export function bidWords(titles: readonly string[]): string {
  if (titles.length === 0) return ''
  return `In ${listWords(titles)} shifts go by seniority where there is a union or a roster: newcomers get early, late and split ones, at times for years. Ask how long until a fixed day shift before you give notice.`
}

type Fitted = { readonly place: OccupationFigures; readonly fit: HoursFit }
const titles = (some: readonly Fitted[]): string => listWords(some.map(({ place }) => place.title))

/** Places that the same parts of the day or week speak against, together. */
function byParts(some: readonly Fitted[]): (readonly [string, Fitted[]])[] {
  const groups = Map.groupBy(some, ({ fit }) => listWords(fit.parts))
  return [...groups]
}

/** "no Sunday and 6:30 AM to 6 PM". */
function toldWords({ never, start, end, part }: ToldHours): string {
  const days = never.length > 0 ? [`no ${never.join(' or ')}`] : []
  const times =
    start !== undefined && end !== undefined
      ? [`${clockWords(start)} to ${clockWords(end)}`]
      : start !== undefined
        ? [`nothing before ${clockWords(start)}`]
        : end !== undefined
          ? [`out by ${clockWords(end)}`]
          : []
  const parts = part === 'mornings' ? ['mornings only'] : part === 'days' ? ['days only'] : []
  return listWords([...days, ...times, ...parts])
}

/** Where no full day fits in, or only one that starts early. */
function dayWords(hours: ToldHours): string {
  const { start, end, part } = hours
  if (isShortDay(hours)) return 'A full day of eight hours does not fit into that: look for part time, or for a post at a school.'
  if (start !== undefined || part !== undefined || end === undefined || end > EARLY_END) return ''
  return `A full day that ends by ${clockWords(end)} starts by ${clockWords(end - FULL_DAY)}: ask for the first shift.`
}
const EARLY_END = 16 * 60 + 30
const FULL_DAY = 8 * 60 + 30

function offWords(off: readonly string[]): string {
  const said = listWords(off.map((phrase) => `“${phrase}”`))
  return `To keep ${said} free is no matter of the occupation: name it as a fixed appointment when you get the offer, offer the hour back on another day, and ask to have it in writing.`
}
