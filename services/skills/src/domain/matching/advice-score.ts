import { clamp, standardiseOver } from '../figures/math.ts'
import type { Goals } from '../goals/goals.ts'
import type { Purpose } from '../person/purposes.ts'
import { leads } from '../reach/ranks.ts'
import { adviceWeights } from './advice-weights.ts'
import type { Engine } from './engine.ts'
import type { PartScores } from './part-scores.ts'
import { outlookScore, type Standing } from './standing.ts'

/** The two orders of one person: within and beside the own field, and for a real change, which interests must carry. */
export type AdviceScores = { readonly usual: Float64Array; readonly change: Float64Array }

/**
 * Scores for a drawing of the answers, of all occupations or of some rows. Without a part (what-ifs), the others are left as they
 * are.
 */
export type ScoreAdvice = (
  parts: PartScores,
  options?: { readonly without?: 'interests' | 'skills' | 'values'; readonly rows?: readonly number[] },
) => AdviceScores

/** Puts together what no redraw moves, and returns what scores a drawing of the answers. */
export function createAdviceScore(
  engine: Engine,
  input: { readonly purpose: Purpose; readonly standing: Standing; readonly goals: Goals; readonly present: boolean },
): ScoreAdvice {
  const { standing, present } = input
  const weights = adviceWeights(input.purpose, { evidence: standing.evidence, present })
  const fixed = fixedScores(engine, input)
  const moves = standing.transfer.map((value) => clamp(value, -2.5, 3))
  const none = new Float64Array(engine.count)
  const all = [...none.keys()]
  return (parts, { without, rows = all } = {}) => {
    const part = (name: 'interests' | 'skills' | 'values'): Float64Array => (without === name ? none : (parts[name] ?? none))
    const [interests, skills, values] = [part('interests'), part('skills'), part('values')]
    const usual = new Float64Array(engine.count)
    const change = new Float64Array(engine.count)
    for (const row of rows) {
      const liked = clamp(interests[row]!, -2.5, 2.5)
      // Own ratings and quizzes count a fifth beside what the present occupation says.
      const carried = present ? MOVE_SHARE * moves[row]! + (1 - MOVE_SHARE) * clamp(skills[row]!, -2.5, 2.5) : 0
      usual[row] =
        fixed[row]! +
        weights.transfer * carried +
        weights.skills * clamp(skills[row]!, -2.5, 2.5) +
        weights.interests * liked +
        weights.values * values[row]!
      change[row] = present ? fixed[row]! + 0.45 * liked + 0.25 * carried + 0.1 * values[row]! - CHANGE_COST : usual[row]!
    }
    return { usual, change }
  }
}

function fixedScores(
  engine: Engine,
  { purpose, standing, goals, present }: { purpose: Purpose; standing: Standing; goals: Goals; present: boolean },
): Float64Array {
  const weights = adviceWeights(purpose, { evidence: standing.evidence, present })
  const wished = new Set(goals.wishes.map(({ id }) => id))
  const payWeight = weights.pay * (wished.has('more_pay') ? 1.6 : 1)
  const exposed = exposureScores(engine)
  const reference = standing.reference || LEAST_REFERENCE
  // Study is what a beginner expects; who has work pays for it with years.
  const costWeight = present ? 0.5 : 0.2
  const study = wished.has('paid_while_learning') ? 2 : 1
  return Float64Array.from(engine.base.occupations, (occupation) => {
    const { index } = occupation
    const pay = standing.pay[index]!
    const [low, high] = standing.entries[index]!.studyMonths
    const cost = standing.cost[index]! + ((study - 1) * (low + high)) / 2
    let wish = wished.has('less_ai') ? -0.12 * clamp(exposed[index]!, -2, 2) : 0
    if (wished.has('lead') && leads(occupation)) wish += 0.2
    if (wished.has('paid_while_learning') && standing.entries[index]!.paidMonths[0] >= 12) wish += 0.4
    for (const { id, values } of goals.wishes) wish += (WISHES[id] ?? 0) * (values?.get(occupation.code) ?? 0)
    return (
      payWeight * (pay > 0 ? clamp(Math.log(pay / reference) / Math.log(1.35), -1.5, 1.2) : -0.5) +
      weights.outlook * outlookScore(occupation) +
      weights.goal * standing.goal[index]! +
      (present ? NAMED_MOVE * (standing.named?.[index] ?? 0) : 0) -
      weights.shelter * exposed[index]! +
      wish -
      (costWeight * Math.min(cost, 60)) / 24
    )
  })
}

/** Exposure to AI in standard deviations, from the middle of the lenses; 0 without a lens. */
function exposureScores(engine: Engine): Float64Array {
  const raw = Float64Array.from(engine.base.occupations, ({ exposure }) => (exposure.middle < 0 ? 50 : exposure.middle))
  return standardiseOver(raw, (row) => engine.base.occupations[row]!.ranked)
}

const MOVE_SHARE = 0.8
/** What a real change costs beyond its months: contacts, standing, being a beginner. */
const CHANGE_COST = 0.35
/** What it counts that counselors would name a move. */
const NAMED_MOVE = 0.5
const LEAST_REFERENCE = 30_000
/** How much a wish counts that an occupation meets or breaks fully. */
const WISHES: Readonly<Record<string, number>> = {
  no_nights: 0.35,
  home_at_night: 0.6,
  less_load: 0.5,
  seated: 0.5,
  calmer: 0.4,
  remote: 0.4,
  own_business: 0.35,
  summers: 0.3,
  indoors: 0.3,
  outdoors: 0.4,
  year_round: 0.4,
  salaried: 0.35,
  part_time: 0.3,
  teach: 0.3,
  no_driving: 0.5,
  hearing: 0.4,
  sight: 0.4,
  change_position: 0.5,
  no_kneeling: 0.5,
  less_noise: 0.5,
  one_at_a_time: 0.5,
  with_patients: 0.5,
  with_children: 0.5,
  with_elders: 0.5,
  with_animals: 0.5,
  with_people: 0.3,
  with_hands: 0.4,
  clean_air: 0.5,
  no_heat: 0.5,
  no_cold: 0.5,
  easy_hands: 0.5,
  less_typing: 0.4,
  less_phone: 0.4,
  less_talking: 0.5,
  no_presenting: 0.5,
}
