import { ASKED, FIRM, isLoose } from '../../goals/goals.ts'
import type { Engine } from '../engine.ts'
import type { Basket } from './basket.ts'
import { ALIKE, breakage, limitsOf } from './broken-limits.ts'
import type { Choice } from './choose.ts'
import { takeTrades } from './open-trades.ts'

/**
 * The best of each phrase, or of the trades some of them, at most five in all, then a second of each up to six: as much what the words
 * mean as the first, of another group, paid better than the present work, and no more than two years away, since others were signed by few readers.
 * What is open now is never left out for their number: an answer says so, and the list holds it.
 */
export function takeGoals(
  engine: Engine,
  { goals, eligible, standing }: Pick<Choice, 'goals' | 'eligible' | 'standing'>,
  score: (index: number) => number,
  basket: Basket,
): void {
  const open = new Set(eligible)
  const groupOf = (index: number): string => engine.base.occupations[index]!.code.slice(0, 4)
  const study = (index: number): number => standing.entries[index]!.studyMonths[0]
  // The rung in between: near by what is held, clearly shorter, and clearly better paid than the present work.
  const isRungToward = (index: number, held: readonly { readonly index: number }[]): boolean =>
    standing.entries[index]!.how === 'related' &&
    standing.pay[index]! >= RUNG_PAY * standing.reference &&
    held.every((other) => study(index) > 0 && study(index) <= RUNG_STUDY * study(other.index))
  for (const [round, most] of [5, 6, MOST_OPEN].entries()) {
    for (const { codes } of goals.wanted.filter((goal) => !isLoose(goal))) {
      const places = codes.flatMap(({ code, weight }) => {
        const index = engine.base.indexOf.get(code)
        return index !== undefined && open.has(index) && standing.asked[index]! >= ASKED
          ? [{ index, weight, value: weight + 0.35 * score(index) }]
          : []
      })
      // A meaning far behind the chief one does not stand for the phrase.
      const chief = Math.max(0, ...codes.map(({ weight }) => weight))
      takeTrades(places, { chief, standing, basket, most })
      const held = places.filter(({ index, weight }) => basket.has(index) && weight >= chief - LESS_MEANT)
      if (held.length > (round === SECOND ? 1 : 0)) continue
      const better = (index: number): boolean =>
        standing.pay[index]! >= WORTH_A_CHANGE * standing.reference &&
        standing.entries[index]!.studyMonths[0] + standing.entries[index]!.experienceMonths <= LONGEST_SECOND &&
        held.every((other) => groupOf(other.index) !== groupOf(index))
      const left = places.filter(
        ({ index, weight }) =>
          !basket.has(index) &&
          (round <= SECOND || isOpenNow(standing, index)) &&
          (held.length === 0 || (weight >= FIRM ? better(index) : isRungToward(index, held))),
      )
      // However well the person fits another meaning: what the words mean most comes first.
      const meant = Math.max(0, ...left.map(({ weight }) => weight)) - AS_MUCH_MEANT
      const best = leastBreaking(
        engine,
        goals,
        left.filter(({ weight }) => weight >= meant),
      ).sort((a, b) => b.value - a.value)[0]
      // The first of a phrase may be a speciality beside another of its code: who names two of them hears of both.
      if (best && basket.chosen.length < most && basket.can(best.index, round !== SECOND)) basket.take(best.index)
    }
  }
}

/**
 * What an answer tells is within reach now, where nothing else of the phrase is on the list: the words name several kinds of work ("plant
 * operator"), or their chief meaning is refused. The meaning that the words have most of all; of equals the one that fits best.
 */
export function takeAnswers(
  engine: Engine,
  { goals, eligible, standing, person }: Pick<Choice, 'goals' | 'eligible' | 'standing' | 'person'>,
  score: (index: number) => number,
  basket: Basket,
): ReadonlySet<number> {
  const open = new Set(eligible)
  const taken = new Set<number>()
  for (const { codes, inside } of goals.wanted) {
    const places = codes.flatMap(({ code, weight }) => {
      const index = engine.base.indexOf.get(code)
      return index !== undefined && weight >= ANSWERED && index !== person.present?.index ? [{ index, weight }] : []
    })
    if (inside || places.some(({ index }) => basket.has(index))) continue
    const left = places.filter(({ index }) => open.has(index) && isOpenNow(standing, index))
    const meant = Math.max(0, ...left.map(({ weight }) => weight)) - AS_MUCH_MEANT
    const best = leastBreaking(
      engine,
      goals,
      left.filter(({ weight }) => weight >= meant),
    ).sort((a, b) => b.weight + 0.35 * score(b.index) - (a.weight + 0.35 * score(a.index)))[0]
    if (!best || basket.chosen.length >= MOST_OPEN || !basket.can(best.index, true)) continue
    basket.take(best.index)
    taken.add(best.index)
  }
  return taken
}

/** Of what words mean as much, what keeps the limits of body and hours, or goes beyond them least: no burning house for two bad shoulders. */
function leastBreaking<T extends { readonly index: number }>(
  { base }: Engine,
  goals: Choice['goals'],
  places: readonly T[],
): T[] {
  const limits = limitsOf(goals)
  const broken = ({ index }: T): number => breakage(limits, base.occupations[index]!.code)
  const least = Math.min(...places.map(broken))
  return places.filter((place) => broken(place) <= least + ALIKE)
}

function isOpenNow({ entries }: Pick<Choice, 'standing'>['standing'], index: number): boolean {
  const { known, studyMonths, experienceMonths } = entries[index]!
  return known && studyMonths[0] + experienceMonths <= OPEN_NOW
}

/** Beside work that is years away, the nearest first step toward it that costs little pay, for two phrases at most. */
export function takeFirstSteps({ steps, standing }: Pick<Choice, 'steps' | 'standing'>, basket: Basket): void {
  const led = new Set<string>()
  for (const { index, phrase } of steps) {
    if (led.size >= MOST_STEPS) return
    // Nobody studies for a step that pays what they have.
    const least = standing.entries[index]!.studyMonths[0] > 0 ? WORTH_A_CHANGE : STEP_PAY
    if (led.has(phrase) || !basket.can(index) || standing.pay[index]! < least * standing.reference) continue
    basket.take(index)
    led.add(phrase)
  }
}

/** Weight from which a meaning of words that name several kinds of work stands for them. */
const ANSWERED = 0.6
/** The round in which a phrase may hold a second place. */
const SECOND = 1
/** Months up to which an answer says "within reach now", and the most places that such answers fill. */
const OPEN_NOW = 3
const MOST_OPEN = 8
const MOST_STEPS = 2
/** Share of the present pay that a first step brings at least. */
const STEP_PAY = 0.9
/** Weights further apart are a chief meaning and a lesser one. */
const LESS_MEANT = 0.15
/** Weights that differ by no more mean as much. */
const AS_MUCH_MEANT = 0.1
/** Months of study and related work that the second meaning of a phrase may ask. */
const LONGEST_SECOND = 24
/** Share of the present pay that a rung brings, and of the study toward the work itself that it takes at most. */
const RUNG_PAY = 1.2
const RUNG_STUDY = 0.75
/** Share of the present pay from which a place is worth a change. */
export const WORTH_A_CHANGE = 1.05
