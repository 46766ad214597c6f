import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OccupationNote, occupationNote } from '@waymark/contracts/models/skills/occupation-note'
import { check } from '@waymark/kit/decode'

/**
 * The notes on occupations, one JSON file each (`text/notes/29-1141.00.json`), by code. Throws with everything that is wrong: file,
 * field and cure.
 */
export function loadNotes(codes: { has(code: string): boolean }, folder: string): ReadonlyMap<string, OccupationNote> {
  const notes = new Map<string, OccupationNote>()
  const faults: string[] = []
  for (const file of readdirSync(folder).sort()) {
    const { note, wrong } = readNote(join(folder, file))
    if (note && `${note.code}.json` !== file) wrong.push(`code: is ${note.code}. Name the file after its code`)
    if (note && !codes.has(note.code))
      wrong.push(`code: ${note.code} is not in the table of occupations. Correct or remove the note`)
    if (note) notes.set(note.code, note)
    faults.push(...wrong.map((what) => `${join(folder, file)}: ${what}.`))
  }
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nMend these fields, or restore the files from the repository.`)
  return notes
}

function readNote(path: string): { note?: OccupationNote; wrong: string[] } {
  let written: unknown
  try {
    written = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return { wrong: [`is not JSON (${error instanceof Error ? error.message : error})`] }
  }
  const checked = check(occupationNote, written)
  if (checked.ok) return { note: checked.value, wrong: unsorted(checked.value) }
  return { wrong: checked.errors.map(({ path: field, message }) => `${field || 'the whole'}: ${message}`) }
}

/** Titles stand in the order of how often they were filed; those without a count come last. */
function unsorted({ titles }: OccupationNote): string[] {
  return titles.flatMap(({ filings = 0, source }, at) => {
    if ((source === 'L') !== filings > 0) return [`titles.${at}.filings: Please give it for source L, and for no other`]
    if (at > 0 && filings > (titles[at - 1]!.filings ?? 0)) return [`titles.${at}: Please sort by filings, most first`]
    return []
  })
}
