import { quantile } from '../figures/math.ts'
import { createRandom } from '../figures/random.ts'
import { ASKED } from '../goals/goals.ts'
import type { ScoreAdvice } from './advice-score.ts'
import { anchoredPercent } from './anchors.ts'
import { type Choice, choosePlaces } from './choice/choose.ts'
import { createDrawer } from './drawing.ts'
import type { Engine } from './engine.ts'
import { combineAt, type Drawing, type PartScales, sampleOf, scorePartsAt } from './part-scores.ts'
import type { Part } from './weights.ts'

type RedrawOptions = {
  readonly draws: number
  /** Ranges are asked of every occupation, not of those alone that a list may hold. */
  readonly everyRange?: boolean
}

/** Where the redraws put an occupation. */
export type Spread = {
  /** The middle 80 % of an occupation's percents. */
  readonly range: (index: number) => { readonly low: number; readonly high: number }
  readonly topTenShare: Float64Array
}

/** Draws the answers anew, a pause after each: what a list would hold, and where each fit would lie. */
export function* redrawAll(
  engine: Engine,
  input: {
    choice: Omit<Choice, 'liked'>
    likest: readonly number[]
    weights: Readonly<Record<Part, number>>
    pattern: number
    technology: Float64Array | undefined
    scales: PartScales
    options: RedrawOptions
    scoreAdvice: ScoreAdvice
    seed: string
  },
): Generator<void, Spread> {
  const { choice, weights, pattern, technology, scales, options, scoreAdvice } = input
  const draws = Math.max(1, options.draws)
  const random = createRandom(input.seed)
  const draw = createDrawer(engine, choice.person)
  const drawings: Drawing[] = []
  /** For the few that were refused and are looked at all the same. */
  const fitsAt = (index: number): number[] => {
    const place = Int32Array.of(index)
    const looked = { ...scored, rows: union(place, sample) }
    return drawings.map(
      (drawing) => combineAt(scorePartsAt(engine, drawing, technology, looked), weights, place, new Float64Array(1))[0]!,
    )
  }
  const times = new Float64Array(engine.count)
  const rows = [...choice.eligible, ...choice.close, ...choice.steps.map(({ index }) => index), ...choice.spare, ...choice.last]
  const shown = placesToShow(engine, { ...input, ...choice })
  const sample = sampleOf(engine)
  const scored = { rows: union(shown, sample), sample, scales }
  const fits = new Float64Array(shown.length * draws)
  const columnOf = new Map(Array.from(shown, (row, column) => [row, column]))
  for (let at = 0; at < draws; at += 1) {
    const drawing = draw(random)
    drawings.push(drawing)
    const parts = scorePartsAt(engine, drawing, technology, scored)
    combineAt(parts, weights, shown, fits.subarray(at * shown.length))
    const places = choosePlaces(engine, { ...choice, limit: TOP, liked: parts.interests }, scoreAdvice(parts, { rows }))
    for (const index of places) times[index]! += 1
    yield
  }
  return {
    range: (index) => {
      const column = columnOf.get(index)
      const drawn = column === undefined ? fitsAt(index) : drawings.map((_, at) => fits[at * shown.length + column]!)
      const sorted = Float64Array.from(drawn).sort()
      const at = (share: number): number => anchoredPercent(engine.anchors, pattern, quantile(sorted, share))
      return { low: at(0.1), high: at(0.9) }
    },
    topTenShare: times.map((count) => count / draws),
  }
}

/** Of the long reserve for short lists, the redraws score what the list as answered has a use for. */
export function withoutUnused<Kept extends Pick<Choice, 'close' | 'spare' | 'last'>>(
  choice: Kept,
  chosen: ReadonlySet<number>,
): Kept {
  const used = (rows: readonly number[]): readonly number[] => (rows.some((row) => chosen.has(row)) ? rows : [])
  return { ...choice, close: used(choice.close), spare: used(choice.spare), last: used(choice.last) }
}

type Shown = Omit<Choice, 'liked'> & { readonly likest: readonly number[]; readonly options: RedrawOptions }

/** What a list may hold or name, from the present occupation and what counselors say to what is likest; all, where all are wanted. */
function placesToShow(engine: Engine, { eligible, close, spare, last, likest, standing, person, options }: Shown): Int32Array {
  const { occupations } = engine.base
  const own = person.present?.code.slice(0, 7)
  const named = occupations.filter(
    ({ index, code }) =>
      options.everyRange ||
      (own !== undefined && code.startsWith(own)) ||
      standing.asked[index]! >= ASKED ||
      (standing.named?.[index] ?? 0) > 0,
  )
  return Int32Array.from(new Set([...eligible, ...close, ...spare, ...last, ...likest, ...named.map(({ index }) => index)]))
}

const union = (one: Int32Array, other: Int32Array): Int32Array => Int32Array.from(new Set([...one, ...other]))

/** The length of the list in which an occupation is counted. */
const TOP = 10
