import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { deriveTable } from './derive/table.ts'
import { composeManifest } from './manifest.ts'
import { InputError, openSources } from './open-source.ts'
import { writeAtomically } from './write-atomically.ts'

const USAGE = 'Usage: make data FROM=<folder>, the folder that holds onet-29.3, bls-oews, bls-projections and ai-exposure.'

/** Derives the table that ships from the public releases in a folder. Returns what was written, for the last line. */
export function importData(from: string, to: string): { files: number; bytes: number; occupations: number } {
  const tables = openSources(from)
  const { files, facts } = deriveTable(tables)
  const all = new Map([...files, ['manifest.json', composeManifest(tables, files, facts)]])
  writeAtomically(to, all)
  const bytes = [...all.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0)
  return { files: all.size, bytes, occupations: facts.occupations ?? 0 }
}

function main(): void {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  if (!values.from) fail(`No folder given. ${USAGE}`)
  const from = resolve(values.from)
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) fail(`${values.from} is not a folder. ${USAGE}`)
  const to = resolve(values.to ?? new URL('../../services/skills/data', import.meta.url).pathname)
  try {
    const { files, bytes, occupations } = importData(from, to)
    console.log(`${occupations} occupations written: ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    fail(`Nothing was written.\n${error.message}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (import.meta.main) main()
