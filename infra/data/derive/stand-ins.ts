import type { Table } from '../open-source.ts'
import type { ActivityGroup } from './activities.ts'
import { getOrAdd } from './get-or-add.ts'

/** An occupation without a complete profile, and the one in the table whose work is most like it. */
export type StandIn = { readonly code: string; readonly standIn: string; readonly likeness: number }

/**
 * People in occupations without a complete profile still need a place in the table. The stand-in is the occupation of
 * the same major group whose work activities and tools are most alike (cosine, rare ones counting more).
 */
export function findStandIns(input: {
  readonly groups: ReadonlyMap<string, readonly ActivityGroup[]>
  readonly technologies: Table
  readonly all: readonly string[]
  readonly codes: ReadonlySet<string>
}): StandIn[] {
  const activities = new Map(
    [...input.groups].map(([code, groups]) => [code, new Map(groups.map(({ activity, share }) => [activity, Math.sqrt(share)]))]),
  )
  const tools = new Map<string, Map<string, number>>()
  for (const row of input.technologies.rows)
    getOrAdd(tools, row['O*NET-SOC Code']!, () => new Map<string, number>()).set(row.Example!, 1)
  const byActivity = unitVectors(activities)
  const byTool = unitVectors(tools)
  const likeness = (a: string, b: string): number =>
    0.6 * cosine(byActivity.get(a), byActivity.get(b)) + 0.4 * cosine(byTool.get(a), byTool.get(b))
  const result: StandIn[] = []
  for (const code of [...input.all].sort()) {
    if (input.codes.has(code) || !activities.has(code)) continue
    const chosen = CHOSEN[code]
    if (chosen !== undefined && input.codes.has(chosen)) {
      result.push({ code, standIn: chosen, likeness: likeness(code, chosen) })
      continue
    }
    let best: StandIn | undefined
    for (const candidate of input.codes) {
      if (candidate.slice(0, 2) !== code.slice(0, 2) || !candidate.endsWith('.00')) continue
      const value = likeness(code, candidate)
      if (!best || value > best.likeness) best = { code, standIn: candidate, likeness: value }
    }
    if (best) result.push(best)
  }
  return result
}

/** Our own choice where tasks and tools alone point to work that people would not call theirs. */
const CHOSEN: Readonly<Record<string, string>> = {
  '11-2032.00': '11-2021.00',
  '11-3013.01': '11-3012.00',
  '13-1082.00': '13-1111.00',
  '13-1199.07': '13-1041.00',
  '15-1252.00': '15-1251.00',
  '15-1299.04': '15-1212.00',
  '15-1299.05': '15-1212.00',
  '15-1299.06': '15-1212.00',
  '15-1299.07': '15-1251.00',
  '15-2051.00': '15-2041.00',
  '25-9042.00': '25-2011.00',
  '29-1212.00': '29-1215.00',
  '29-1214.00': '29-1215.00',
  '29-1242.00': '29-1215.00',
  '29-1243.00': '29-1215.00',
  '29-2036.00': '29-1124.00',
  '29-2042.00': '29-2061.00',
  '29-2043.00': '29-2061.00',
  '29-2072.00': '43-6013.00',
  '29-9021.00': '15-1211.00',
  '33-9094.00': '33-9091.00',
  '41-3091.00': '41-4012.00',
}

function unitVectors(rows: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, Map<string, number>> {
  const users = new Map<string, number>()
  for (const row of rows.values()) for (const key of row.keys()) users.set(key, (users.get(key) ?? 0) + 1)
  return new Map(
    [...rows].map(([code, row]) => {
      const weighted = [...row].map(([key, value]) => [key, value * Math.log(1 + rows.size / users.get(key)!)] as const)
      const length = Math.sqrt(weighted.reduce((sum, [, value]) => sum + value * value, 0))
      return [code, new Map(weighted.map(([key, value]) => [key, value / length]))]
    }),
  )
}

function cosine(a: ReadonlyMap<string, number> | undefined, b: ReadonlyMap<string, number> | undefined): number {
  if (!a || !b) return 0
  let sum = 0
  for (const [key, value] of a) sum += value * (b.get(key) ?? 0)
  return sum
}
