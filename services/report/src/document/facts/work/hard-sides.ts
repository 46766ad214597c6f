import type { Note, NoteFact } from '@waymark/proto/waymark/skills/v1/occupation'

/**
 * The hard sides of a note that somebody in the work can speak of. How many such jobs there will be is one of the notes' facts too, and
 * no question about a worst day: it stands on the pages on figures.
 */
export function hardSides(note: Pick<Note, 'hard'> | undefined): NoteFact[] {
  return (note?.hard ?? []).filter(({ text, source }) => source !== 'P' && !OF_THE_MARKET.test(text))
}

const OF_THE_MARKET =
  /\b(?:these|such) jobs\b.*\b20[2-4]\d\b|\b(?:by|to) 20[2-4]\d\b|\bfewer of these jobs\b|\bonly about [\d,]+ people\b/i
