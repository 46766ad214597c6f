import type { Note } from '@waymark/proto/waymark/skills/v1/occupation'

/** Kinds of employers as nouns that fit into a sentence, such as "community colleges"; what our notes say about them is left out. */
export function employerKinds(note: Note | undefined): string[] {
  return (note?.employers ?? [])
    .map(({ text }) => text.split(/[:(,;.]| where | with /)[0]!.trim())
    .filter((kind) => kind.length > 3 && kind.length <= LONGEST && !/\d/.test(kind) && !SENTENCE.test(kind))
    .map((kind) => (/^\p{Lu}{2}/u.test(kind) ? kind : kind.charAt(0).toLowerCase() + kind.slice(1)))
}

const LONGEST = 38
/** A verb makes it a sentence, and "on your own" is no employer. */
const SENTENCE = /\b(?:your|own|holds?|hires?|employs?|is|are|has|have|run|runs|take|takes|pay|pays|work|works|most|many|few)\b/i
