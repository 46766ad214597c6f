import { measureMoveFeatures } from '../../importer/derive/table.ts'
import { openSources } from '../../importer/open-source.ts'
import type { Careers } from '../../src/data/careers.ts'
import { moveLikeness, SURVEY_SIZE } from '../../src/domain/matching/similarity.ts'
import { crossValidate, type UnitFeature } from './fit-moves.ts'
import { betweenUnits, judgeMoves, type ObservedMoves, readMoves, toBestMember } from './observed-moves.ts'
import { type Line, promisedLine } from './report.ts'

/** The shipped move model against observed moves; with the releases at hand also the model fitted anew, origins held out. */
export function measureMoves({ engine, similarity }: Careers, file: string, releases: string | undefined): Line[] {
  const { base, people } = engine
  const moves = readMoves(file, base, people)
  const plain = (what: string, score: Float64Array): Line => {
    const { ndcg, auc } = judgeMoves(moves, score)
    return { what, measured: `nDCG@10 ${ndcg.toFixed(3)}, AUC ${auc.toFixed(3)}`, promised: '' }
  }
  const likeness = betweenUnits(moves, (from, to) => moveLikeness(engine, from, to))
  const size = sizes(moves, people)
  const shipped = likeness.map((value, at) => value + SURVEY_SIZE * size[at]!)
  const lines = [
    plain('observed moves: size of the destination alone', size),
    plain('observed moves: all measures of likeness', betweenUnits(moves, similarity.byAll)),
    plain('observed moves: the shipped move model', shipped),
  ]
  if (!releases) return lines
  const { ndcg, auc } = judgeMoves(moves, crossValidate(moves, unitFeatures(moves, engine, releases)))
  const note = `${moves.origins.length} origins`
  return [
    ...lines,
    promisedLine(
      'engine-moves-order',
      `observed moves, origins held out (${note}): nDCG@10`,
      ndcg.toFixed(3),
      ndcg,
      { atLeast: 0.37, unit: '' },
      note,
    ),
    promisedLine(
      'engine-moves-auc',
      'observed moves, origins held out: AUC',
      auc.toFixed(3),
      auc,
      { atLeast: 0.84, unit: '' },
      note,
    ),
  ]
}

function unitFeatures(moves: ObservedMoves, { base, people }: Careers['engine'], releases: string): UnitFeature[] {
  const features = measureMoveFeatures(openSources(releases))
  const count = base.occupations.length
  const at = (values: Float64Array) => (from: number, to: number) => values[from * count + to]!
  const pay = Float64Array.from(base.occupations, ({ wages }) => Math.log(wages?.p50 || base.national.medianPay))
  const { length } = moves.units
  const own = (of: (a: string, b: string) => boolean): Float64Array =>
    Float64Array.from({ length: length ** 2 }, (_, pair) =>
      of(moves.units[Math.floor(pair / length)]!.code, moves.units[pair % length]!.code) ? 1 : 0,
    )
  const likeness = (values: Float64Array): UnitFeature => ({ values, likeness: true })
  const step = (values: Float64Array): UnitFeature => ({ values, likeness: false })
  return [
    ...[features.ratings, features.knowledge, features.interest].map((values) => likeness(betweenUnits(moves, at(values)))),
    ...[features.latentTask, features.activityGroup, features.title, features.tool].map((values) =>
      likeness(toBestMember(moves, at(values))),
    ),
    likeness(own((a, b) => a.slice(0, 4) === b.slice(0, 4))),
    ...[features.zoneUp, features.zoneDown, features.stepUp, features.stepDown].map((values) =>
      step(betweenUnits(moves, at(values))),
    ),
    step(betweenUnits(moves, (a, b) => Math.max(0, pay[b]! - pay[a]!))),
    step(betweenUnits(moves, (a, b) => Math.max(0, pay[a]! - pay[b]!))),
    step(sizes(moves, people)),
    step(own((_, b) => b.startsWith('11'))),
  ]
}

/** Logarithm of the people in the unit that a move leads to. */
function sizes({ units }: ObservedMoves, people: Float64Array): Float64Array {
  const size = units.map(({ members }) =>
    Math.log(
      Math.max(
        500,
        members.reduce((sum, { index }) => sum + people[index]!, 0),
      ),
    ),
  )
  return Float64Array.from({ length: units.length ** 2 }, (_, at) => size[at % units.length]!)
}
