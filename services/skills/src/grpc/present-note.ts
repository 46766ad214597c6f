import type { OccupationNote } from '@waymark/contracts/models/skills/occupation-note'
import type { Note } from '@waymark/proto/waymark/skills/v1/occupation'

/** A note on the wire; a title that nobody counted has 0 filings. */
export function presentNote({ code: _, titles, ...note }: OccupationNote): Note {
  return { ...note, titles: titles.map(({ title, source, filings = 0 }) => ({ title, source, filings })) }
}
