import type { Table } from '../open-source.ts'
import { getOrAdd } from './get-or-add.ts'

/** Percent of workers (or of analysts' answers) by required level of education: twelve levels, lowest first. */
export function readEducation(table: Table): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>()
  for (const row of table.rows) {
    if (row['Scale ID'] !== 'RL') continue
    const shares = getOrAdd(rows, row['O*NET-SOC Code']!, () => new Array<number>(LEVELS).fill(0))
    const level = Number(row.Category)
    if (level >= 1 && level <= LEVELS) shares[level - 1] = Number(row['Data Value'])
  }
  return rows
}

const LEVELS = 12
