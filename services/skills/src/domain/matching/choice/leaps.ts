import type { OccupationFigures } from '../../catalogue/figures.ts'
import { ASKED } from '../../goals/goals.ts'
import type { Person } from '../../person/person.ts'
import { leads } from '../../reach/ranks.ts'
import type { Engine } from '../engine.ts'
import { isAskedRung } from '../next-rungs.ts'
import type { Standing } from '../standing.ts'

type Rows = { readonly [K in 'eligible' | 'close' | 'spare' | 'last']: readonly number[] }

/**
 * What was asked for, and of ideas of our own only what somebody is hired for: nothing that is a leap from the present work. Of people
 * whose work we do not know nobody can say that they pass the selection and the age limit of an academy.
 */
export function hireable<T extends Rows & { readonly person: Person; readonly standing: Standing }>(
  { base }: Engine,
  choice: T,
): T {
  const { asked, entries } = choice.standing
  const isFar = (index: number): boolean =>
    choice.person.present ? isLeap(base.occupations[index]!, choice) : entries[index]!.gate?.kind === 'academy'
  const open = (rows: readonly number[]): number[] =>
    rows.filter((index) => asked[index]! >= ASKED || isAskedRung(choice.standing, index) || !isFar(index))
  const { eligible, close, spare, last } = choice
  return {
    ...choice,
    eligible: open(eligible),
    close: choice.person.present ? open(close) : close,
    spare: open(spare),
    last: open(last),
  }
}

/**
 * Whether a move is one that nobody is hired for from here, however like the work is: a rank over people before the years that it is
 * reached by, or, for who has been at work for years, a middle of twice the present pay without anything learned for it.
 */
export function isLeap(
  occupation: Pick<OccupationFigures, 'code' | 'index' | 'wages'>,
  { person: { present, reach }, standing }: { person: Person; standing: Standing },
): boolean {
  if (!present) return false
  const { studyMonths, paidMonths, experienceMonths } = standing.entries[occupation.index]!
  if (leads(occupation) && experienceMonths > 0 && reach.yearsExperience < RANK_YEARS) return true
  const learns = studyMonths[0] >= LEARNED || paidMonths[0] >= LEARNED
  return (
    reach.salaryCurrent > 0 &&
    reach.yearsExperience >= SETTLED &&
    !learns &&
    (occupation.wages?.p50 ?? 0) > MOST_RAISE * reach.salaryCurrent
  )
}

/** Years of work after which a rank over people is within what one is hired for. */
const RANK_YEARS = 5
/** Years of work from which present pay tells what one is paid for. */
const SETTLED = 4
/** Share of the present pay that a move without schooling does not bring. */
const MOST_RAISE = 2
/** Months of study or of paid training that are more than a course. */
const LEARNED = 6
