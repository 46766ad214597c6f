import type { Table } from '../open-source.ts'
import type { SourceName } from '../sources.ts'
import { type Measures, measureLikeness } from './likeness/measures.ts'
import { createFiller } from './likeness/profiles.ts'
import { type Block, isRated, type ProfileTables, SCALE_NAMES, SCALES, type ScaleName } from './profile-tables.ts'
import { isComplete } from './ratings.ts'

export type FilledProfiles = {
  readonly blocks: readonly Block[]
  /** Mean absolute leave-one-out error of the scales that had to be estimated, in units of the scale. */
  readonly errors: Readonly<Partial<Record<ScaleName, number>>>
  readonly measures: Measures
}

/** All scales of all codes, what nobody rated estimated from how alike the work is to work that was rated. */
export function fillProfiles(
  tables: Record<SourceName, Table>,
  input: { readonly codes: readonly string[]; readonly zones: readonly number[]; readonly profiles: ProfileTables },
): FilledProfiles {
  const { codes, zones, profiles } = input
  const read = (scale: ScaleName): Block => {
    const { elements, byCode } = profiles[scale]
    const rows = Float64Array.from(codes.flatMap((code) => elements.map(({ id }) => byCode.get(code)?.get(id) ?? 0)))
    return { scale, rows, width: elements.length }
  }
  const interests = read('interest')
  const measures = measureLikeness(tables, codes, interests.rows)
  const rated = codes.map((code) => isRated(profiles, code))
  const fill = createFiller({ codes, zones, interests: interests.rows, measures }, rated)
  const errors: Partial<Record<ScaleName, number>> = {}
  const blocks = SCALE_NAMES.map((scale) => {
    const block = read(scale)
    if (scale === 'interest') return block
    const { low, high } = SCALES[scale]
    const filled = fill({ ...block, low, high })
    errors[scale] = filled.error
    // A scale that was rated stays as it was, even where another scale of the occupation is missing.
    codes.forEach((code, index) => {
      if (isComplete(profiles[scale], code)) return
      block.rows.set(filled.rows.subarray(index * block.width, (index + 1) * block.width), index * block.width)
    })
    return block
  })
  return { blocks, errors, measures }
}
