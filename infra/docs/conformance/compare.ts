import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../dev/places.ts'
import { clausesFile, hashOf } from './clauses.ts'
import { readRows } from './read-rows.ts'
import { wantedRows } from './read-spec.ts'

/** `make conformance SPEC=<file>`: is there a row for each clause of the specification, and no row for anything else? */
const write = process.argv.includes('--write')
const [file] = process.argv.slice(2).filter((argument) => argument !== '--write')
if (!file) {
  console.error('Which specification? make conformance SPEC=<file>')
  process.exit(2)
}
const wanted = wantedRows(readFileSync(file, 'utf8')).map(({ section, text }) => `${section}: ${text}`)
const rows = readRows(readFileSync(join(repoRoot, 'infra/docs/conformance.md'), 'utf8')).map(
  ({ section, clause }) => `${section}: ${clause}`,
)

// The specification is not in the repository: a hash of each clause is, so that no row can be dropped or reworded unnoticed.
if (write) writeFileSync(clausesFile, `${wanted.map(hashOf).toSorted().join('\n')}\n`)

const missing = without(wanted, rows)
const extra = without(rows, wanted)
for (const one of missing) console.log(`no row:    ${one}`)
for (const one of extra) console.log(`no clause: ${one}`)
console.log(`${wanted.length} clauses and quoted texts, ${rows.length} rows, ${missing.length} missing, ${extra.length} too many`)
process.exitCode = missing.length + extra.length > 0 ? 1 : 0

/** What of `all` is not in `others`, counting repeats. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1)
  return all.filter((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count <= 0
  })
}
