import { ASKED } from '../../goals/goals.ts'
import type { Person } from '../../person/person.ts'
import type { Engine } from '../engine.ts'
import type { Standing } from '../standing.ts'
import type { Band } from './bands.ts'

type Filled = {
  readonly person: Person
  readonly standing: Standing
  readonly bandOf: (index: number) => Band
  readonly limit: number
}

export type Basket = ReturnType<typeof createBasket>

/** What is chosen so far, and whether one more of a kind would be too many. */
export function createBasket(engine: Engine, { person: { present, reach }, standing, bandOf, limit }: Filled) {
  const chosen: number[] = []
  const bands = new Map<Band, number>()
  const codeOf = (index: number): string => engine.base.occupations[index]!.code
  const group = present?.code.slice(0, 4)
  const asked = (index: number): boolean => standing.asked[index]! >= ASKED
  // The neighbors of a trade are alike, and all of them are meant.
  const isCalled = (index: number): boolean => standing.called?.has(index) === true
  const own = present?.wages?.p50 ?? 0
  const sideways = (index: number): boolean =>
    codeOf(index).slice(0, 4) === group &&
    standing.pay[index]! < 1.1 * Math.max(standing.reference, own) &&
    !asked(index) &&
    !isCalled(index)
  const long = (index: number): boolean => standing.entries[index]!.studyMonths[0] >= LONG && !asked(index)
  const count = (keep: (index: number) => boolean): number => chosen.filter(keep).length
  return {
    chosen,
    has: (index: number): boolean => chosen.includes(index),
    inBand: (band: Band): number => bands.get(band) ?? 0,
    /** `beside` = the first that some words of the person mean: however many of its kind stand on the list. */
    can: (index: number, beside = false): boolean => {
      if (chosen.length >= limit || chosen.includes(index)) return false
      const code = codeOf(index)
      const mostOfGroup = code.slice(0, 4) === group && reach.yearsExperience >= 3 ? OWN_GROUP : 3
      return (
        (beside ||
          (count((other) => codeOf(other).slice(0, 7) === code.slice(0, 7)) === 0 &&
            count((other) => codeOf(other).slice(0, 4) === code.slice(0, 4)) < mostOfGroup &&
            count((other) => codeOf(other).slice(0, 6) === code.slice(0, 6)) < (isCalled(index) ? 3 : 2))) &&
        !(sideways(index) && count(sideways) >= 2) &&
        !(long(index) && count(long) >= 2) &&
        !(isAllPurpose(code) && !asked(index) && count((other) => isAllPurpose(codeOf(other))) >= 2)
      )
    },
    take: (index: number): void => {
      chosen.push(index)
      bands.set(bandOf(index), (bands.get(bandOf(index)) ?? 0) + 1)
    },
  }
}

/** Months of study of which few places may ask. */
const LONG = 18
/** Places of the own group for who has been there for some years. */
const OWN_GROUP = 5
/**
 * Whether an occupation is one of the large ones that people move to from everywhere, true and dull: operations managers, consultants, market research,
 * compliance, and selling services, goods, insurance, securities and financial advice.
 */
export const isAllPurpose = (code: string): boolean => ALL_PURPOSE.test(code)
const ALL_PURPOSE = /^(?:11-1021|13-1111|13-1161|13-1041|13-2052|41-30|41-4012)/
