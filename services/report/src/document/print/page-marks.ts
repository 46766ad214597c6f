import { type Inline, parseText, type Text, type TextContext } from '../model/rich-text.ts'
import type { SourceLetter } from '../model/sources.ts'

/** Marks that a page has printed already. */
export type PageMarks = Set<string>

/** Where the words stand: a label of a chart or table speaks for the figures below it, running text only for its own. */
export type MarkPlace = 'prose' | 'label'

/**
 * The words as they are set, with the marks that help: a letter stands behind a figure, the first time that a page takes one from
 * that source. The page's foot spells its letters out; more of them read like typing errors.
 */
export function markedOnce(text: Text, context: TextContext, { marks, place }: { marks: PageMarks; place: MarkPlace }): Inline[] {
  let words = ''
  return parseText(text, context).flatMap((part): Inline[] => {
    if (part.kind === 'symbol' || part.kind === 'link') return [part]
    if (part.kind === 'text') {
      words += part.text
      return [part]
    }
    const figure = place === 'label' || /\d/.test(words)
    words = ''
    const letters = figure ? [...part.letters].filter((letter) => !marks.has(letter)) : []
    for (const letter of letters) if (!ALWAYS.has(letter)) marks.add(letter)
    return letters.length > 0 ? [{ ...part, letters: letters.join('') }] : []
  })
}

/** Our own estimates are named as such each time: nobody should take one for a figure from a table. */
const ALWAYS: ReadonlySet<string> = new Set<SourceLetter>(['E'])
