import { rowOfCode } from '../../catalogue/row-of-code.ts'
import { ASKED, type Goals, isLoose } from '../../goals/goals.ts'
import { KEPT } from '../../goals/verdicts/kept-wishes.ts'
import type { Person } from '../../person/person.ts'
import { leads } from '../../reach/ranks.ts'
import type { Engine } from '../engine.ts'
import type { Standing } from '../standing.ts'
import type { Band } from './bands.ts'
import { isAllPurpose } from './basket.ts'
import { breakage, limitsOf } from './broken-limits.ts'

/** Work that nobody asked for and that lies close to work that was, with the words that asked for that. */
export type NearGoal = { readonly index: number; readonly phrase: string }

type Asking = {
  readonly goals: Goals
  readonly standing: Standing
  readonly person: Person
  readonly bandOf: (index: number) => Band
}

/**
 * Of the moves that counselors name both from where the person stands and from work that was asked for by name, those that cost a year at
 * most and no pay, are no real change, go against no wish, keep it as well as the work asked for does, and break no limit of body or hours. The best
 * known first; an occupation once, for the words it lies closest to.
 */
export function nearGoals(engine: Engine, asking: Asking): NearGoal[] {
  const { goals, standing, person } = asking
  const { base } = engine
  const { named } = standing
  if (!person.present || !named) return []
  const near = new Map<number, NearGoal & { readonly weight: number }>()
  for (const { phrase, codes } of goals.wanted.filter((goal) => !goal.inside && !isLoose(goal))) {
    const goal = codes[0]!.code
    const row = rowOfCode(base.careerMoves, goal) ?? []
    for (const [at, code] of row.entries()) {
      const index = base.indexOf.get(code)
      if (index === undefined) continue
      const weight = named[index]! + 1 - (0.5 * at) / row.length
      if (weight > (near.get(index)?.weight ?? 0) && fitsBeside(engine, asking, { index, goal }))
        near.set(index, { index, phrase, weight })
    }
  }
  return [...near.values()]
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ index, phrase }) => ({ index, phrase }))
}

function fitsBeside(engine: Engine, asking: Asking, { index, goal }: { readonly index: number; readonly goal: string }): boolean {
  const { base } = engine
  const { goals, standing, person, bandOf } = asking
  const occupation = base.occupations[index]!
  const { code } = occupation
  const { known, studyMonths, experienceMonths, paidMonths } = standing.entries[index]!
  const isNew = leads(occupation) && !person.reach.leads && person.reach.yearsExperience < RANK_YEARS
  return (
    standing.named![index]! > 0 &&
    standing.asked[index]! < ASKED &&
    index !== person.present?.index &&
    !isAllPurpose(code) &&
    !code.startsWith(PROJECTS) &&
    !isNew &&
    known &&
    bandOf(index) !== 'real_change' &&
    studyMonths[0] + experienceMonths <= LONGEST &&
    paidMonths[0] < LONGEST_TRAINING &&
    standing.pay[index]! >= standing.reference &&
    breakage(limitsOf(goals), code) === 0 &&
    goals.wishes.every(
      (wish) => TOLD_BY_GOALS.has(wish.id) || KEPT[wish.id]?.keeps(asking, occupation, wish, engine) !== false,
    ) &&
    goals.wishes.every(
      ({ values }) => !values || (values.get(code) ?? UNPUBLISHED) >= Math.min(KEPT_WELL, Math.max(0, values.get(goal) ?? 0)),
    )
  )
}

/** Months of study and related work, and of paid training, that an idea nobody asked for costs at most. */
const LONGEST = 12
const LONGEST_TRAINING = 12
/** Project management: counselors name it from everywhere, and it stands close to everything. */
const PROJECTS = '13-1082'
/** Years of work from which somebody who has not led is told of leading unasked. */
const RANK_YEARS = 5
/** Wishes that the words of a goal are read as too: what lies close to teaching need not teach. */
const TOLD_BY_GOALS: ReadonlySet<string> = new Set(['teach', 'lead'])
/** Below every value of a wish: of this work nothing is published. */
const UNPUBLISHED = -2
/** Value of a wish from which work keeps it well. */
const KEPT_WELL = 0.5
