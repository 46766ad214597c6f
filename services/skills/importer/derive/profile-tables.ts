import { InputError, type Table } from '../open-source.ts'
import { SOURCES, type SourceName } from '../sources.ts'
import { isComplete, pivotRatings, type Ratings } from './ratings.ts'

export type ScaleName = keyof typeof SCALES
export type ProfileTables = Readonly<Record<ScaleName, Ratings>>

/** One scale of all occupations: row-major, in the order of the codes. */
export type Block = { readonly scale: ScaleName; readonly rows: Float64Array; readonly width: number }

/** Opens the rated scales. Fails when a table lacks elements, which mixes of releases do. */
export function readProfileTables(tables: Record<SourceName, Table>): ProfileTables {
  const read = SCALE_NAMES.map((scale) => {
    const { source, kind, count } = SCALES[scale]
    const table = pivotRatings(tables[source], kind)
    if (table.elements.length !== count) {
      const found = `${table.elements.length} of ${count} elements with scale "${kind}"`
      throw new InputError(`${SOURCES[source].file}: has ${found}. Use the ${SOURCES[source].edition} release, whole.`)
    }
    return [scale, table] as const
  })
  return Object.fromEntries(read) as ProfileTables
}

/** Whether people or experts rated the occupation on every scale. */
export function isRated(profiles: ProfileTables, code: string): boolean {
  return SCALE_NAMES.every((scale) => isComplete(profiles[scale], code))
}

/** One column a rating, in hundredths: 4.12 is 412. */
export function ratingRows(codes: readonly string[], blocks: readonly Block[], profiles: ProfileTables): string[][] {
  const heading = ['code', ...blocks.flatMap(({ scale }) => profiles[scale].elements.map(({ id }) => `${scale}.${id}`))]
  const rows = codes.map((code, index) => [
    code,
    ...blocks.flatMap(({ rows: all, width }) =>
      Array.from(all.subarray(index * width, (index + 1) * width), (value) => String(Math.round(value * 100))),
    ),
  ])
  return [heading, ...rows]
}

export function elementRows(profiles: ProfileTables): string[][] {
  return SCALE_NAMES.filter((scale) => !scale.endsWith('_level')).flatMap((scale) =>
    profiles[scale].elements.map(({ id, name }) => [scale, id, name]),
  )
}

/** Scales of the profiles: where they stand, how many elements a whole release has, and the ends of the scale. */
export const SCALES = {
  interest: { source: 'interests', kind: 'OI', count: 6, low: 1, high: 7 },
  value: { source: 'workValues', kind: 'EX', count: 6, low: 1, high: 7 },
  style: { source: 'workStyles', kind: 'IM', count: 16, low: 1, high: 5 },
  skill: { source: 'skills', kind: 'IM', count: 35, low: 1, high: 5 },
  skill_level: { source: 'skills', kind: 'LV', count: 35, low: 0, high: 7 },
  knowledge: { source: 'knowledge', kind: 'IM', count: 33, low: 1, high: 5 },
  knowledge_level: { source: 'knowledge', kind: 'LV', count: 33, low: 0, high: 7 },
} as const satisfies Record<string, { source: SourceName; kind: string; count: number; low: number; high: number }>

export const SCALE_NAMES = Object.keys(SCALES) as ScaleName[]
