import { ASKED, type Goals } from '../../goals/goals.ts'
import type { Person } from '../../person/person.ts'
import type { Purpose } from '../../person/purposes.ts'
import { HURT_FLOOR, isHurt, payFloor, WELL_PAID, WELL_PAID_FLOOR } from '../../reach/pay-floor.ts'
import type { AdviceScores } from '../advice-score.ts'
import { NAMED_EARLY } from '../career-moves.ts'
import type { Engine } from '../engine.ts'
import type { Standing } from '../standing.ts'
import { BANDS, type Band } from './bands.ts'
import { createBasket } from './basket.ts'
import { ALIKE, breakage, limitsOf } from './broken-limits.ts'
import { leastFor, takesTooLong } from './called-places.ts'
import type { FirstStep } from './first-steps.ts'
import { hireable } from './leaps.ts'
import { leastPayOf } from './least-pay.ts'
import type { NearGoal } from './near-goals.ts'
import { scarcity } from './scarcity.ts'
import { takeAnswers, takeFirstSteps, takeGoals } from './take-goals.ts'
import { takeNear } from './take-near.ts'
import { takeRung } from './take-rung.ts'
import { wantsElsewhere, wantsIdeas } from './wants-ideas.ts'

export type Choice = {
  readonly person: Person
  readonly purpose: Purpose
  readonly goals: Goals
  readonly standing: Standing
  /** Places that no rule refuses, with the band of each. */
  readonly eligible: readonly number[]
  /** Of them what counselors name from here, and only our measure of the way speaks against. */
  readonly close: readonly number[]
  /** Of the usual first steps toward what was asked for, those that no rule but our measure of the way refuses. */
  readonly steps: readonly FirstStep[]
  /** Of what no rule refuses, what lies close to work that was asked for, the best known first. */
  readonly near: readonly NearGoal[]
  /** Places that only our own taste refuses, for a list that would be very short. */
  readonly spare: readonly number[]
  readonly last: readonly number[]
  readonly bandOf: (index: number) => Band
  /** Interests as answered or drawn, in standard deviations; undefined when not answered. */
  readonly liked: Float64Array | undefined
  readonly limit: number
}

/** The order of advice: a real change has its own. */
export function scoreOf({ usual, change }: AdviceScores, band: Band, index: number): number {
  return band === 'real_change' ? change[index]! : usual[index]!
}

/**
 * The places, best first: what was asked for and first steps toward it; where nothing of it is open, nothing was asked, or ideas are asked
 * for beside it, ideas of our own, the least number of each band, then by score up to the most of each. These are moves that counselors would name early, and that
 * pay more. Fewer than the limit when there is no more to advise: only a list of fewer than three is filled up.
 */
export function choosePlaces(engine: Engine, given: Choice, scores: AdviceScores): number[] {
  const choice = hireable(engine, given)
  const { eligible, bandOf, standing, liked } = choice
  const score = (index: number): number => scoreOf(scores, bandOf(index), index)
  // What breaks a limit of body or hours is told behind all that keeps it.
  const limits = limitsOf(choice.goals)
  const isBroken = (index: number): boolean =>
    breakage(limits, engine.base.occupations[index]!.code) > (standing.asked[index]! >= ASKED ? ALIKE : 0)
  // Who is out of work hears of their own trade before its neighbors.
  const own = standing.called ? choice.person.present?.index : undefined
  const sorted = (rows: readonly number[]): number[] =>
    bestFirst(rows, (index) => (index === own ? Number.POSITIVE_INFINITY : score(index) - (isBroken(index) ? BEHIND : 0)))
  const { least, most } = shares(choice)
  const basket = createBasket(engine, { ...choice, limit: mostPlaces(choice) })
  const asked = (index: number): boolean => standing.asked[index]! >= ASKED
  takeGoals(engine, choice, score, basket)
  const answers = takeAnswers(engine, choice, score, basket)
  takeFirstSteps(choice, basket)
  takeRung(choice, basket)
  const good = (index: number, band: Band): boolean =>
    band !== 'real_change' ||
    standing.named !== undefined ||
    asked(index) ||
    ((liked?.[index] ?? 0) >= 1.1 && score(index) >= GOOD_CHANGE)
  // Of all that we set beside work that was asked for and is open readers signed one place in ten: only what lies close to it stands there.
  const answersThem = (index: number): boolean => answers.has(index) || wantsElsewhere(choice)(index)
  if (basket.chosen.some(answersThem) && !wantsIdeas(engine, choice)) {
    const answering = sorted(basket.chosen)
    takeNear(choice, basket)
    return [...answering, ...basket.chosen.slice(answering.length)]
  }
  const scarce = scarcity(engine, choice)
  const worth = bestFirst(eligible.filter(worthNaming(engine, choice, score)), (index) => score(index) - scarce(index))
  const mostIdeas = standing.named ? MOST_IDEAS : Number.POSITIVE_INFINITY
  const takeIdea = (index: number): void => {
    if (basket.chosen.length < mostIdeas && basket.can(index)) basket.take(index)
  }
  if (own !== undefined && worth.includes(own)) takeIdea(own)
  BANDS.forEach((band, at) => {
    for (const index of worth)
      if (bandOf(index) === band && basket.inBand(band) < least[at]! && good(index, band)) takeIdea(index)
  })
  for (const index of worth) if (basket.inBand(bandOf(index)) < most[BANDS.indexOf(bandOf(index))]!) takeIdea(index)
  for (const index of worth) if (bandOf(index) !== 'real_change') takeIdea(index)
  // Of people whose work we do not know, and of whom no table speaks, what they name themselves stands alone.
  if (!choice.person.present && !standing.named && basket.chosen.length > 0) return sorted(basket.chosen)
  // Sorted only when needed: a ranking comes here once for each redraw of the answers.
  const holdsAsked = basket.chosen.some(answersThem)
  // Beside what a wish calls for the usual moves stand only where it calls for too little.
  const isCalled = basket.chosen.some((index) => standing.called?.has(index))
  for (const { rows, order = sorted, enough = DIRECTIONS } of fillings(engine, choice, holdsAsked)) {
    const least = holdsAsked || isCalled ? Math.min(FEWEST, enough) : enough
    if (basket.chosen.length >= least) continue
    for (const index of order(rows)) if (basket.chosen.length < least && basket.can(index)) basket.take(index)
  }
  return sorted(basket.chosen)
}

export type Asking = Pick<Choice, 'person' | 'goals' | 'standing' | 'eligible'>

/** Whether a place is named by itself, and not only to fill up a list: what was asked for, and the better ideas of ours. */
export function worthNaming(engine: Engine, choice: Asking, score: (index: number) => number): (index: number) => boolean {
  const { person, standing, eligible } = choice
  const leastPay = leastPayOf(choice)
  const isWantedAlone = eligible.some(wantsElsewhere(choice)) && !wantsIdeas(engine, choice)
  return (index) => {
    if (standing.asked[index]! >= ASKED) return true
    if (isWantedAlone) return false
    if (standing.named)
      return (
        standing.named[index]! >= NAMED_EARLY &&
        standing.pay[index]! >= leastFor(standing, index, leastPay) &&
        !takesTooLong(choice, index)
      )
    return !person.present || score(index) >= WORTH
  }
}

type Filling = {
  readonly rows: readonly number[]
  readonly order?: (rows: readonly number[]) => number[]
  readonly enough?: number
}

/**
 * What fills up a short list: what counselors name from here, as early as they name it; what lies near; then what is merely allowed.
 */
function* fillings(engine: Engine, choice: Choice, holdsAsked: boolean): Generator<Filling> {
  const { eligible, spare, last, standing } = choice
  const leastPay = leastPayOf(choice)
  const named = (index: number): number => standing.named?.[index] ?? 0
  const scarce = scarcity(engine, choice)
  const asNamed = (rows: readonly number[]): number[] => bestFirst(rows, (index) => named(index) - scarce(index))
  // What only fills up is soon within reach, and no great loss.
  const usualShare = standing.reference >= WELL_PAID ? WELL_PAID_FLOOR : LEAST_FILLING
  const share = isHurt(choice.goals) ? HURT_FLOOR : usualShare
  const usualFilling = Math.min(ALWAYS_WELL_PAID, share * standing.reference)
  const leastFilling = Math.max(usualFilling, LEAST_SHARE * standing.reference)
  const fits = (index: number): boolean =>
    standing.entries[index]!.studyMonths[0] + standing.entries[index]!.experienceMonths <= LONGEST_FILLING &&
    standing.entries[index]!.paidMonths[0] <= LONGEST_TRAINING &&
    standing.pay[index]! >=
      leastFor(standing, index, Math.min(leastPay, named(index) >= NAMED_EARLY ? usualFilling : leastFilling))
  // Beside what a wish calls for only what counselors name early from the work itself.
  const least = standing.called ? NAMED_BESIDE : Number.MIN_VALUE
  const known = eligible.filter((index) => named(index) >= least && fits(index))
  const close = choice.close.filter(fits)
  // Whose body no longer does the present work hears first of what is lighter, even for less.
  if (isHurt(choice.goals))
    for (const rows of [known, close]) yield { rows: rows.filter((index) => named(index) === 1), order: asNamed, enough: FEW }
  for (const rows of [known, close]) yield { rows: rows.filter((index) => standing.pay[index]! >= leastPay), order: asNamed }
  for (const rows of [known, close]) yield { rows, order: asNamed }
  // Beside what was asked for nothing stands that counselors would not name.
  if (holdsAsked && standing.named) return
  const people = (index: number): number => engine.base.occupations[index]!.outlook?.employment2024 ?? COMMON
  const near = (index: number): boolean =>
    standing.named === undefined ||
    (standing.place[index]! >= NEAR_PLACE && people(index) >= COMMON && standing.entries[index]!.experienceMonths === 0)
  // Who teaches one field at a college does not teach another.
  const lectures = choice.person.present?.code.startsWith(LECTURERS) ?? false
  const common = (index: number): boolean =>
    standing.named === undefined ||
    (people(index) >= FOUND_IN_CITIES && !(lectures && engine.base.occupations[index]!.code.startsWith(LECTURERS)))
  yield { rows: eligible.filter((index) => standing.field[index] && common(index) && fits(index)) }
  // Where counselors name moves, what is only near, or what a rule refuses, keeps a list from being very short.
  yield { rows: eligible.filter((index) => near(index) && fits(index)), enough: standing.named ? FEWEST : DIRECTIONS }
  // Of what counselors do not name nothing that is far off: a list of one, or of none, says so.
  // A floor that the person set is not given up for the sake of a longer list: what breaks it by more than a little stays off.
  const { floor, stated } = payFloor(choice)
  const affordable = last.filter((index) => !stated || standing.pay[index]! >= NEARLY * floor)
  // Of whose work is not known nothing below their floor or beyond their months is told.
  const all = choice.person.present ? [eligible, spare, affordable] : [eligible, spare]
  if (standing.named) for (const rows of all) yield { rows: rows.filter((index) => named(index) > 0), order: asNamed, enough: 1 }
  else for (const rows of all) yield { rows }
}

/** Each row is scored once; equal scores keep the order of the table. */
function bestFirst(rows: readonly number[], score: (index: number) => number): number[] {
  const scores = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) scores[at] = score(rows[at]!)
  return [...rows.keys()].sort((a, b) => scores[b]! - scores[a]! || rows[a]! - rows[b]!).map((at) => rows[at]!)
}

/**
 * Of people whose work we do not know we know little: of the ideas of our own for them readers signed the first few, and beside work that
 * they name themselves fewer.
 */
function mostPlaces({ limit, person, goals, standing }: Choice): number {
  if (person.present) return limit
  if (goals.wanted.length > 0) return Math.min(limit, Math.max(DIRECTIONS, 1 + goals.wanted.length))
  return Math.min(limit, standing.named ? FEW : FEW_BY_SKILLS)
}

function shares({ person, purpose, standing }: Choice): { least: readonly number[]; most: readonly number[] } {
  if (person.reach.yearsExperience < 3 && purpose !== 'executive_transition') return { least: [2, 3, 3], most: [4, 5, 4] }
  switch (purpose) {
    case 'career_change':
      return { least: [1, 3, 3], most: [3, 6, 5] }
    case 'executive_transition':
      return { least: [4, 2, 0], most: [7, 5, 2] }
    case 'ai_transition':
      return { least: [1, 3, 2], most: [3, 7, 4] }
    default:
      return { least: [3, 3, standing.evidence >= 0.8 ? 1 : 2], most: [6, 6, 3] }
  }
}

/** Percentile of moves from which a place lies near the present work. */
const NEAR_PLACE = 0.85
/** People in work that most towns have. */
const COMMON = 50_000
/** The same for work that larger towns have: few find a post as a sociologist. */
const FOUND_IN_CITIES = 20_000
const LECTURERS = '25-1'
/** Months of study and related work, and the share of present pay, for a place that only fills up. */
const LONGEST_FILLING = 18
const LEAST_FILLING = 0.8
/** Dollars a year that are well paid, whatever somebody earned before: most work pays less than that of a surgeon or a chief executive. */
const ALWAYS_WELL_PAID = 100_000
/** Share of the present pay below which nothing fills up that counselors do not name early, however well paid it is. */
const LEAST_SHARE = 0.5
/** Months of paid training: an apprenticeship or a residency is no place to fill up with. */
const LONGEST_TRAINING = 24
/** Weight of the first half of the moves of the work itself, which count half beside those of a wish. */
const NAMED_BESIDE = 0.37
/** Moves that counselors name, on one list. */
const MOST_IDEAS = 4
/** Share of a stated floor from which pay is as good as at it: published middles are rounded, and half earn more. */
const NEARLY = 0.97
/** Places of the shortest list. */
const FEWEST = 2
/** Places that a report describes in depth: a shorter list is filled up with the best of what is left. */
export const DIRECTIONS = 3
const FEW = 4
/** The same where their skills say more than their schooling. */
const FEW_BY_SKILLS = 6
const GOOD_CHANGE = 0.6
/** More than any two scores differ by. */
const BEHIND = 100
/** Score below which a place is not worth naming. */
const WORTH = 0.5
