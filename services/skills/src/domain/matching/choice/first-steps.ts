import { ASKED, type Goals } from '../../goals/goals.ts'
import type { Engine } from '../engine.ts'
import type { Standing } from '../standing.ts'

/** A post from which people grow into work that was asked for, and the words that asked. */
export type FirstStep = { readonly index: number; readonly phrase: string }

/**
 * Usual first steps toward work that was asked for and that is two years or more of study away: within half a year from here. In the order
 * of the table; a step once, for the first phrase that it leads to.
 */
export function firstSteps(
  { base }: Engine,
  { goals, standing }: { readonly goals: Goals; readonly standing: Standing },
): FirstStep[] {
  const steps = new Map<number, FirstStep>()
  for (const { phrase, codes } of goals.wanted) {
    const chief = codes[0] && base.indexOf.get(codes[0].code)
    // Whose own work is a way there needs no step in between.
    if (
      chief === undefined ||
      standing.asked[chief]! < ASKED ||
      !isFar(standing, chief) ||
      standing.entries[chief]!.how === 'related'
    )
      continue
    for (const code of base.firstSteps.get(codes[0]!.code) ?? []) {
      const index = base.indexOf.get(code)
      if (index !== undefined && standing.asked[index]! < ASKED && isNear(standing, index) && !steps.has(index))
        steps.set(index, { index, phrase })
    }
  }
  return [...steps.values()]
}

function isFar({ entries }: Standing, index: number): boolean {
  const { known, studyMonths, experienceMonths, paidMonths, how } = entries[index]!
  const before = studyMonths[0] + experienceMonths
  return how !== 'own' && (!known || before >= FAR || before + paidMonths[0] >= FAR_IN_ALL)
}

function isNear({ entries, place }: Standing, index: number): boolean {
  const { known, studyMonths, experienceMonths } = entries[index]!
  return known && studyMonths[0] <= NEAR && experienceMonths <= NEAR && !(place[index]! < LIKELY)
}

/** Months before the work, and with the paid training in it. */
const FAR = 24
const FAR_IN_ALL = 48
const NEAR = 6
/** Percentile of moves below which nobody goes there from the present work. */
const LIKELY = 0.6
