import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sayStep } from '../../../infra/tools/say-step.ts'
import { loadKnowledgeBase } from '../src/data/knowledge-base/load.ts'
import { SHIPPED } from '../src/data/shipped.ts'
import { computeAnchors } from '../src/domain/matching/anchors.ts'
import { createEngine } from '../src/domain/matching/engine.ts'
import { deriveTable } from './derive/table.ts'
import { composeManifest } from './manifest.ts'
import { InputError, openSources } from './open-source.ts'
import { writeAtomically } from './write-atomically.ts'

const USAGE = 'Usage: make data FROM=<folder>, the folder that holds onet-29.3, bls-oews, bls-projections and ai-exposure.'

/** Derives the table that ships from the public releases in a folder. Returns what was written, for the last line. */
export function importData(from: string, to: string): { files: number; bytes: number; occupations: number } {
  const tables = openSources(from)
  const { files, facts } = deriveTable(tables)
  const table = new Map([...files, ['manifest.json', composeManifest(tables, files, facts)]])
  const all = writeAtomically(to, table, (draft) => new Map([['anchors.json', composeAnchors(draft)]]))
  const bytes = [...all.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0)
  return { files: all.size, bytes, occupations: facts.occupations ?? 0 }
}

/** The fixed points of the displayed percent depend on the whole table, so they are worked out from it. */
function composeAnchors(data: string): string {
  const base = loadKnowledgeBase({ data, text: SHIPPED.text })
  return `${JSON.stringify(computeAnchors(createEngine(base, { middle: [], own: [] })))}\n`
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  })
  const given = values.from ?? positionals[0]
  if (!given) fail(`No folder given. ${USAGE}`)
  const from = resolve(given)
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) fail(`${given} is not a folder. ${USAGE}`)
  const to = resolve(values.to ?? new URL('../data', import.meta.url).pathname)
  sayStep('reading the public releases and computing the tables', 'usually one to two minutes')
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
