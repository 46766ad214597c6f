import { readFileSync } from 'node:fs'
import { loadAnchors } from '../../src/data/knowledge-base/load.ts'
import { loadSkillWords } from '../../src/data/knowledge-base/load-skills.ts'
import type { KnowledgeBase, PairFigures, ScaleFamily, ScaleMatrix } from '../../src/domain/catalogue/figures.ts'
import { createEngine, type Engine } from '../../src/domain/matching/engine.ts'
import type { Gate } from '../../src/domain/reach/gate.ts'

/**
 * Eighty-five occupations and their tools, cut from the shipped table: what the engine makes of them takes milliseconds, where the
 * whole table takes seconds. Kept as a file, so that new figures of the shipped table change nothing here. Cut anew by
 * node services/skills/test/support/cut-small-table.ts
 */
export function smallTable(): KnowledgeBase {
  table ??= readTable(JSON.parse(readFileSync(SMALL_TABLE, 'utf8')) as StoredTable)
  return table
}

/** Built anew by each caller: what a test is about should be done within it. */
export function smallEngine(): Engine {
  return createEngine(smallTable(), loadAnchors())
}

/** An engine of a few occupations, for what looks at every pair of them many times. */
export function tinyEngine(): Engine {
  const small = smallTable()
  const occupations = small.occupations.slice(0, FEW)
  const firstRows = (rows: Float64Array): Float64Array => rows.slice(0, (rows.length / small.occupations.length) * FEW)
  const scale = (family: ScaleFamily): ScaleMatrix => ({ ...small.scales[family], rows: firstRows(small.scales[family].rows) })
  const tiny: KnowledgeBase = {
    ...small,
    occupations,
    pairs: firstPairs(small.pairs, small.occupations.length),
    scales: {
      interest: scale('interest'),
      value: scale('value'),
      style: scale('style'),
      skill: scale('skill'),
      knowledge: scale('knowledge'),
    },
    skillLevels: firstRows(small.skillLevels),
    knowledgeLevels: firstRows(small.knowledgeLevels),
  }
  return createEngine(tiny, loadAnchors())
}

function firstPairs({ ratings, all, moves }: PairFigures, count: number): PairFigures {
  const pairs = (FEW * (FEW - 1)) / 2
  return {
    ratings: ratings.slice(0, pairs),
    all: all.slice(0, pairs),
    moves: Uint8Array.from({ length: FEW * FEW }, (_, at) => moves[Math.floor(at / FEW) * count + (at % FEW)]!),
  }
}

const FEW = 20

export const SMALL_TABLE = new URL('../fixtures/small-table.json', import.meta.url)

/** The table without its maps and typed rows, which JSON does not know. */
export type StoredTable = Pick<
  KnowledgeBase,
  'edition' | 'occupations' | 'technologies' | 'skillEntries' | 'national' | 'thirds' | 'estimationErrors'
> & {
  readonly scales: Readonly<Record<ScaleFamily, Omit<ScaleMatrix, 'rows'> & { readonly rows: readonly number[] }>>
  readonly gates: readonly Gate[]
  readonly pairs: Readonly<Record<keyof PairFigures, readonly number[]>>
  readonly skillLevels: readonly number[]
  readonly knowledgeLevels: readonly number[]
  readonly activityLabels: readonly (readonly [string, string])[]
  /** Absent in a table that was cut before there were any. */
  readonly activityLikes?: readonly (readonly [string, readonly string[]])[]
}

function readTable(stored: StoredTable): KnowledgeBase {
  const { occupations, gates, pairs, scales } = stored
  const indexOf = new Map(occupations.map(({ code, index }) => [code, index]))
  const scale = (family: ScaleFamily): ScaleMatrix => ({ ...scales[family], rows: Float64Array.from(scales[family].rows) })
  return {
    ...stored,
    indexOf,
    gates: new Map(gates.map((gate) => [gate.code, gate])),
    notes: new Map(),
    felonyBars: new Map(),
    sameWork: new Map(),
    keptSettings: new Map(),
    lighterMoves: new Map(),
    nextRungs: new Map(),
    wishMoves: new Map(),
    firstSteps: new Map(),
    ownBusiness: new Map(),
    firstPay: new Map(),
    publicEmployers: new Map(),
    recordBars: new Map(),
    limitPosts: new Map(),
    gatePosts: [],
    shifts: new Map(),
    careerMoves: new Map(),
    pairs: {
      ratings: Uint16Array.from(pairs.ratings),
      all: Uint16Array.from(pairs.all),
      moves: Uint8Array.from(pairs.moves),
    },
    scales: {
      interest: scale('interest'),
      value: scale('value'),
      style: scale('style'),
      skill: scale('skill'),
      knowledge: scale('knowledge'),
    },
    ...loadSkillWords(),
    skillLevels: Float64Array.from(stored.skillLevels),
    knowledgeLevels: Float64Array.from(stored.knowledgeLevels),
    activityLabels: new Map(stored.activityLabels),
    activityLikes: new Map(stored.activityLikes ?? []),
    workWords: new Map(),
  }
}

let table: KnowledgeBase | undefined
