import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './run-target.ts'

/** What a run over one target found, and of what: see fingerprint.ts. */
export type KeptResult = { fingerprint: string; minutes: number; mutants: Mutant[] }

const fileOf = (folder: string, target: string): string => join(folder, `${target.replaceAll(/[^\w-]+/g, '-')}.json`)

/** A whole run takes hours: what each target gave is kept, so that a run goes on where the last one was ended. */
export const keepResult = (folder: string, target: string, result: KeptResult): void => {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(folder, target)
  writeFileSync(`${file}.new`, JSON.stringify(result))
  renameSync(`${file}.new`, file)
}

export const readResult = (folder: string, target: string): KeptResult | undefined => {
  const file = fileOf(folder, target)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptResult) : undefined
}
