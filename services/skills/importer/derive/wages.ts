import type { Table } from '../open-source.ts'
import { publishedCodes, socCode } from './codes.ts'

/**
 * National wages of one edition as the table carries them: whole US dollars a year, "" where the release prints no
 * annual figure, and "239200+" where it prints "#" (at or above the limit of that edition).
 */
export type WageRow = {
  readonly employment: string
  readonly mean: string
  /** 10th, 25th, 50th, 75th and 90th percentile. */
  readonly percentiles: readonly string[]
}

/** Detailed occupations of one edition, by six-digit code. */
export function readWages(table: Table, year: number): ReadonlyMap<string, WageRow> {
  const limit = year < 2022 ? 208_000 : 239_200
  const rows = new Map<string, WageRow>()
  for (const row of table.rows) {
    if (row.O_GROUP !== 'detailed') continue
    rows.set(row.OCC_CODE!, {
      employment: figure(row.TOT_EMP, limit),
      mean: figure(row.A_MEAN, limit),
      percentiles: [row.A_PCT10, row.A_PCT25, row.A_MEDIAN, row.A_PCT75, row.A_PCT90].map((cell) => figure(cell, limit)),
    })
  }
  return rows
}

/** Where an occupation's wages come from: its own code, or the nearest parent that the release prints. */
export function findWages<T>(rows: ReadonlyMap<string, T>, code: string): { code: string; row: T; own: boolean } | undefined {
  for (const candidate of publishedCodes(code)) {
    const row = rows.get(candidate)
    if (row) return { code: candidate, row, own: code.endsWith('.00') && candidate === socCode(code) }
  }
  return undefined
}

/** "*" and "**" mean that no estimate is published. The limits stand on the field descriptions of each edition. */
function figure(cell: string | undefined, limit: number): string {
  if (cell === '#') return `${limit}+`
  return cell !== undefined && /^\d/.test(cell) ? String(Math.round(Number(cell))) : ''
}
