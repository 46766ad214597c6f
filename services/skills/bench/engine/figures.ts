import { join } from 'node:path'
import { openSource, type Row } from '../../importer/open-source.ts'
import { SOURCES } from '../../importer/sources.ts'
import type { Careers } from '../../src/data/careers.ts'
import { presentOccupation } from '../../src/grpc/present-occupation.ts'
import { type Line, promisedLine } from './report.ts'

/**
 * Every wage, growth and openings figure that is served, against the cell of the release: read anew here and compared by
 * value, for all occupations with figures of their own.
 */
export function measureFigures({ engine: { base } }: Careers, folder: string): Line[] {
  const wages = rowsByCode(folder, 'wages2024', (row) => (row.O_GROUP === 'detailed' ? row.OCC_CODE : undefined))
  const projections = rowsByCode(folder, 'projections', (row) =>
    row['Occupation type'] === 'Line item' ? row['2024 National Employment Matrix code'] : undefined,
  )
  let compared = 0
  const wrong: string[] = []
  const expect = (code: string, what: string, served: number, cell: string | undefined, unit: number): void => {
    compared += 1
    const printed = cell === '#' ? CAP : cell === '*' || cell === '**' ? 0 : Number(cell) * unit
    if (Math.abs(served - printed) > 1e-6 * Math.max(1, printed)) wrong.push(`${code} ${what}: served ${served}, printed ${cell}`)
  }
  for (const occupation of base.occupations) {
    const { code, wages: pay, outlook } = presentOccupation(base, occupation, { full: false })
    const soc = code.slice(0, 7)
    const wage = occupation.ownWages ? wages.get(soc) : undefined
    if (wage && pay) {
      expect(code, 'p10', pay.p10, wage.A_PCT10, 1)
      expect(code, 'p25', pay.p25, wage.A_PCT25, 1)
      expect(code, 'median', pay.median, wage.A_MEDIAN, 1)
      expect(code, 'p75', pay.p75, wage.A_PCT75, 1)
      expect(code, 'p90', pay.p90, wage.A_PCT90, 1)
    }
    const projection = projections.get(soc)
    if (projection && outlook) {
      expect(code, 'growth', outlook.growthPercent, projection['Employment change, percent, 2024–34'], 1)
      expect(code, 'openings', outlook.openingsPerYear, projection['Occupational openings, 2024–34 annual average'], 1000)
    }
  }
  for (const line of wrong.slice(0, 10)) console.log(line)
  const share = (100 * (compared - wrong.length)) / compared
  const what = `figures served against their source (${compared.toLocaleString('en-US')})`
  return [
    promisedLine(
      'engine-figures-equal',
      what,
      `${share.toFixed(2)} % equal`,
      share,
      { atLeast: 100, unit: '%' },
      `${compared} figures`,
    ),
  ]
}

function rowsByCode(
  folder: string,
  name: 'wages2024' | 'projections',
  codeOf: (row: Row) => string | undefined,
): Map<string, Row> {
  const source = SOURCES[name]
  const rows = new Map<string, Row>()
  for (const row of openSource(join(folder), source).rows) {
    const code = codeOf(row)
    if (code) rows.set(code, row)
  }
  return rows
}

/** "#": at or above this, May 2024. */
const CAP = 239_200
