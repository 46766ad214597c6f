import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rung, SameWork, Setting } from '@waymark/contracts/models/advice/same-work'
import type { KeptSettings } from '../../domain/catalogue/figures.ts'
import { readTsv } from './read-tsv.ts'

/**
 * The next posts and the other settings of an occupation, by code, from `text/settings.tsv`: one row each, all of an occupation
 * together, in the order they are shown. All of it is our own reading. Throws with everything that is wrong: file, line, field, cure.
 */
export function loadSameWork(codes: { has(code: string): boolean }, folder: string): ReadonlyMap<string, SameWork> {
  const path = join(folder, 'settings.tsv')
  const faults: string[] = []
  const written = new Map<string, { rungs: Rung[]; settings: Setting[] }>()
  readRows(path).forEach(([code, kind, name, differs, opens], at) => {
    const row = { code: code!, kind: kind!, name: name!, differs: differs!, opens: opens! }
    const wrong = faultsOf(row, codes)
    faults.push(...wrong.map((what) => `${path}: line ${at + 2}: ${what}.`))
    if (wrong.length > 0) return
    const { rungs, settings } = written.get(row.code) ?? { rungs: [], settings: [] }
    if (row.kind === 'rung') rungs.push({ name: row.name, differs: row.differs, opens: row.opens })
    else settings.push({ name: row.name, differs: row.differs })
    written.set(row.code, { rungs, settings })
  })
  for (const [code, { rungs, settings }] of written) {
    if (rungs.length < 2 || rungs.length > 4) faults.push(`${path}: ${code}: rung: has ${rungs.length}. Give two to four.`)
    if (settings.length < 3 || settings.length > 4)
      faults.push(`${path}: ${code}: setting: has ${settings.length}. Give three or four.`)
  }
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nMend these rows, or restore the file from the repository.`)
  return written
}

/**
 * Settings of an occupation that mostly keep a wish which it breaks as a whole, by the wish and the beginning of the code, from
 * `text/kept-settings.tsv`: their names in a row. Throws with every row of no occupation, and where a code has two rows of one wish.
 */
export function loadKeptSettings(codes: ReadonlyMap<string, number>, folder: string): KeptSettings {
  const path = join(folder, 'kept-settings.tsv')
  const byWish = new Map<string, Map<string, string>>()
  const faults: string[] = []
  for (const [wish, starts, settings] of readTsv(readFileSync(path, 'utf8'), ['wish', 'codes', 'settings', 'source'])) {
    const rows = byWish.get(wish!) ?? new Map<string, string>()
    for (const from of starts!.split(' ')) {
      if (rows.has(from)) faults.push(`${path}: ${wish} ${from}: has two rows. Put them together.`)
      if (![...codes.keys()].some((code) => code.startsWith(from)))
        faults.push(`${path}: ${wish} ${from}: no occupation begins so. Correct or remove it.`)
      rows.set(from, settings!)
    }
    byWish.set(wish!, rows)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return byWish
}

type Row = {
  readonly code: string
  readonly kind: string
  readonly name: string
  readonly differs: string
  readonly opens: string
}

function readRows(path: string): string[][] {
  try {
    return readTsv(readFileSync(path, 'utf8'), ['code', 'kind', 'name', 'differs', 'opens'])
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}. Restore it from the repository.`)
  }
}

function faultsOf({ code, kind, name, differs, opens }: Row, codes: { has(code: string): boolean }): string[] {
  const faults: string[] = []
  if (!codes.has(code)) faults.push(`code: "${code}" is not in the table of occupations. Correct or remove the row`)
  if (kind !== 'rung' && kind !== 'setting') faults.push(`kind: is "${kind}". Write rung or setting`)
  faults.push(...lengthFaults('name', name, NAME), ...lengthFaults('differs', differs, SENTENCE))
  if (kind === 'rung') faults.push(...lengthFaults('opens', opens, SENTENCE))
  if (kind === 'setting' && opens !== '') faults.push('opens: stands for rungs alone. Leave it empty')
  return faults
}

function lengthFaults(field: string, text: string, { min, max }: { min: number; max: number }): string[] {
  if (text.length >= min && text.length <= max) return []
  return [`${field}: has ${text.length} characters. Write ${min} to ${max}`]
}

/** As much as fits two lines of a phone, or one line for a name. */
const NAME = { min: 4, max: 48 }
const SENTENCE = { min: 15, max: 130 }
