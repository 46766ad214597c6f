import type { Table } from '../open-source.ts'
import { publishedCodes } from './codes.ts'

/** Projections 2024-34 of one line item; persons a year where the tables print thousands. */
export type Projection = {
  readonly employment2024: number
  readonly employment2034: number
  readonly growthPercent: number
  readonly openings: number
  readonly separations: number | undefined
  readonly education: string
  readonly experience: string
  readonly training: string
}

export function readProjections(table: Table, separations: Table): ReadonlyMap<string, Projection> {
  const leaving = new Map(
    separations.rows.map((row) => [
      row['2024 National Employment Matrix code']!,
      thousands(row['Total occupational separations, 2024–34 annual average']),
    ]),
  )
  const rows = new Map<string, Projection>()
  for (const row of table.rows) {
    if (row['Occupation type'] !== 'Line item') continue
    const code = row['2024 National Employment Matrix code']!
    rows.set(code, {
      employment2024: thousands(row['Employment, 2024']) ?? 0,
      employment2034: thousands(row['Employment, 2034']) ?? 0,
      growthPercent: tenths(row['Employment change, percent, 2024–34']),
      openings: thousands(row['Occupational openings, 2024–34 annual average']) ?? 0,
      separations: leaving.get(code),
      education: words(row['Typical education needed for entry']),
      experience: words(row['Work experience in a related occupation']),
      training: words(row['Typical on-the-job training needed to attain competency in the occupation']),
    })
  }
  return rows
}

export function findProjection(
  rows: ReadonlyMap<string, Projection>,
  code: string,
): { code: string; row: Projection } | undefined {
  for (const candidate of publishedCodes(code)) {
    const row = rows.get(candidate)
    if (row) return { code: candidate, row }
  }
  return undefined
}

/** The tables print thousands with one decimal; workbooks store them as binary fractions such as 80.900000000000006. */
function thousands(cell: string | undefined): number | undefined {
  if (cell === undefined || !/^-?\d/.test(cell)) return undefined
  return Math.round(Number(cell) * 10) * 100
}

function tenths(cell: string | undefined): number {
  return Math.round(Number(cell) * 10) / 10
}

function words(cell: string | undefined): string {
  return cell === undefined || cell === '—' ? '' : cell
}
