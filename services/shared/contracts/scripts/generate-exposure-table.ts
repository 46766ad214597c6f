import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { presentPage } from '../../../skills/src/http/present-page.ts'

/**
 * Writes the hundred occupations with most workers, their four exposure ranks and their outlook, for the page that reads whole
 * without a server; with --check it only says whether the committed table is the same.
 */
const MOST = 100
const FEWEST_LENSES = 3
const tableFile = resolve(import.meta.dirname, '../../../../frontend/content/exposure.json')

const { base } = createCareers().engine
const rows = base.occupations
  .filter(({ ranked, ownWages, lenses }) => ranked && ownWages && lenses.length >= FEWEST_LENSES)
  .map((occupation) => presentPage(base, occupation))
  .filter(({ outlook }) => outlook.employment2024 && outlook.growth && outlook.openings)
  .sort((a, b) => (b.outlook.employment2024?.value ?? 0) - (a.outlook.employment2024?.value ?? 0))
  .slice(0, MOST)
  .map(({ code, title, exposures, exposureAgreement, outlook, wages }) => ({
    code,
    title,
    ranks: Object.fromEntries(exposures.map(({ lens, percentile }) => [lens, percentile])),
    agreement: exposureAgreement,
    growth: outlook.growth?.value,
    openings: outlook.openings?.value,
    medianPay: wages.median?.value,
  }))

const table = `${JSON.stringify(rows, null, 2)}\n`
const same = readOr(tableFile) === table
if (!process.argv.includes('--check')) writeFileSync(tableFile, table)
else if (!same)
  throw new Error(
    'frontend/content/exposure.json is out of date: node services/shared/contracts/scripts/generate-exposure-table.ts',
  )

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
