import { usStates } from '@waymark/contracts/models/skills/us-states'
import { InputError, type Row, type Table } from '../open-source.ts'
import { SOURCES } from '../sources.ts'

/**
 * Wages by state as the service reads them: `state-wages.json` says which row of a state belongs to which occupation, and
 * `state-wages.bin` holds the figures, state by state and row by row: mean, 10th, 25th, 50th, 75th and 90th percentile in whole US
 * dollars a year, then persons. 0 = not published; the highest number stands for "at or above the limit".
 */
export function stateWageFiles(
  tables: { readonly wages: Table; readonly names: Table },
  wageCodes: readonly string[],
): [string, string | Buffer][] {
  const postal = postalCodes(tables.names)
  const printed = new Map(tables.wages.rows.map((row) => [`${postal.get(row.state_fips!) ?? row.state_fips} ${row.soc}`, row]))
  const codes = [TOTAL, ...new Set(wageCodes.filter((code) => code !== '').sort())]
  const rows = wageCodes.map((code) => codes.indexOf(code))
  const states = usStates.map(([code]) => code)
  const missing = states.filter((state) => !printed.has(`${state} ${TOTAL}`))
  if (missing.length > 0)
    throw new InputError(
      `${SOURCES.stateWages.file}: has no row for all occupations (${TOTAL}) of ${missing.join(', ')}. Use the ${SOURCES.stateWages.edition} release, whole.`,
    )
  const bytes = Buffer.alloc(states.length * codes.length * COLUMNS.length * 4)
  let at = 0
  for (const state of states)
    for (const code of codes) for (const value of figures(printed.get(`${state} ${code}`))) at = bytes.writeUInt32LE(value, at)
  const head = { year: 2025, limit: LIMIT, states, codes, rows }
  return [
    ['state-wages.json', `${JSON.stringify(head)}\n`],
    ['state-wages.bin', bytes],
  ]
}

function postalCodes({ rows }: Table): ReadonlyMap<string, string> {
  const byName = new Map<string, string>(usStates.map(([code, name]) => [name, code]))
  return new Map(rows.flatMap(({ state_fips: fips, state }) => (byName.has(state!) ? [[fips!, byName.get(state!)!]] : [])))
}

function figures(row: Row | undefined): number[] {
  return COLUMNS.map((column) => {
    const cell = row?.[column] ?? ''
    if (cell.startsWith('>=')) return AT_OR_ABOVE
    return cell === '' ? 0 : Math.round(Number(cell))
  })
}

const TOTAL = '00-0000'
/** US dollars a year from which on the release prints no figure. */
const LIMIT = 239_200
const AT_OR_ABOVE = 0xffff_ffff
const COLUMNS = ['annual_mean', 'annual_p10', 'annual_p25', 'annual_median', 'annual_p75', 'annual_p90', 'employment'] as const
