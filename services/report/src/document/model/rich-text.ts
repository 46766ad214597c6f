import type { Fact } from './fact-table.ts'
import { formatFact } from './format-fact.ts'
import { orderLetters } from './sources.ts'

/**
 * Running text of a section. Plain words plus:
 *   {fact.id}    a figure; its source mark follows at the end of the sentence
 *   {fact.id!}   the figure alone (a table or chart head carries the mark)
 *   {^OY}        a mark for words that rest on a source without a figure
 *   {page:id}    the number of a page; on a screen, its title as a link
 *   {sym:you}    a symbol of the chart key
 *   **bold**  *italic*
 * A backslash takes the next character as it is: use plain() for words that are not ours.
 */
export type Text = string

export type Inline =
  | { kind: 'text'; text: string; bold: boolean; italic: boolean }
  | { kind: 'mark'; letters: string }
  | { kind: 'symbol'; symbol: string }
  | { kind: 'link'; page: string; text: string }

export interface TextContext {
  fact(id: string): Fact | undefined
  page(id: string): number | undefined
  /** On a screen, where pages have no numbers: what a {page:id} leads to. */
  link?(id: string): { page: string; text: string } | undefined
}

/** Words from outside (answers, titles) as markup that prints them unchanged, and that turns no word of ours around. */
export function plain(words: string): Text {
  return isolated(words.replace(/[\\{}*]/g, '\\$&'))
}

/** Where words begin and end whose direction is their own: FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
export const ISOLATE = { from: '\u2068', to: '\u2069' } as const

/** Words from outside within a line that is no markup: those of a right-to-left script would pull the commas around them to the wrong side. */
export function isolated(words: string): string {
  if (!RIGHT_TO_LEFT.test(words)) return words
  const article = ARTICLE.exec(words)?.[0] ?? ''
  return `${article}${ISOLATE.from}${words.slice(article.length)}${ISOLATE.to}`
}

/** Set before their words by us: within the marks its letters would give the direction. */
const ARTICLE = /^(?:an?|the) /

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin, by the blocks that Unicode keeps for them. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

export function parseText(text: Text, context: TextContext): Inline[] {
  const out: Inline[] = []
  const pending = new Set<string>()
  let bold = false
  let italic = false
  let run = ''

  const flush = () => {
    if (run) out.push({ kind: 'text', text: run, bold, italic })
    run = ''
  }
  const mark = () => {
    if (pending.size === 0) return
    flush()
    out.push({ kind: 'mark', letters: orderLetters(pending).join('') })
    pending.clear()
  }

  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (char === '\\') {
      run += text[++at] ?? ''
      continue
    }
    if (char === '{') {
      const end = text.indexOf('}', at)
      if (end < 0) throw new Error(`Open token in "${text.slice(at, at + 40)}"`)
      const name = text.slice(at + 1, end)
      if (name.startsWith('sym:')) {
        flush()
        out.push({ kind: 'symbol', symbol: name.slice(4) })
        at = end
        continue
      }
      const link = name.startsWith('page:') ? context.link?.(name.slice(5)) : undefined
      if (link) {
        flush()
        out.push({ kind: 'link', ...link })
        at = end
        continue
      }
      run += token(name, context, pending)
      at = end
      if (name.startsWith('^') && /[.!?][”’")\]]*$/.test(run)) mark()
      continue
    }
    // A star between letters is one of O*NET's.
    if (char === '*' && !(/[A-Za-z]/.test(text[at - 1] ?? '') && /[A-Z]/.test(text[at + 1] ?? ''))) {
      flush()
      if (text[at + 1] === '*') {
        bold = !bold
        at++
      } else italic = !italic
      continue
    }
    run += char
    if (endsSentence(text, at)) {
      const closing = /^[”’")\]]+/.exec(text.slice(at + 1))?.[0] ?? ''
      run += closing
      at += closing.length
      mark()
    }
  }
  mark()
  flush()
  return out
}

/** The words alone, without marks: for the outline, alt texts and search. */
export function plainText(text: Text, context: TextContext): string {
  return parseText(text, context)
    .map((part) => (part.kind === 'text' || part.kind === 'link' ? part.text : ''))
    .join('')
}

export function lettersIn(text: Text, context: TextContext): string {
  return parseText(text, context)
    .map((part) => (part.kind === 'mark' ? part.letters : ''))
    .join('')
}

/** Ids of the facts that a text names. */
export function factsIn(text: Text): string[] {
  const words = text.replace(/\\./g, '')
  return [...words.matchAll(/\{([A-Za-z0-9_.-]+)!?\}/g)].map((match) => match[1]!)
}

function token(name: string, context: TextContext, pending: Set<string>): string {
  if (name.startsWith('^')) {
    for (const letter of name.slice(1)) pending.add(letter)
    return ''
  }
  if (name.startsWith('page:')) return String(context.page(name.slice(5)) ?? '–')
  const bare = name.endsWith('!')
  const fact = context.fact(bare ? name.slice(0, -1) : name)
  if (!fact) throw new Error(`Unknown fact {${name}}`)
  if (!bare) for (const letter of fact.source) pending.add(letter)
  return formatFact(fact.value, fact.unit)
}

function endsSentence(text: string, at: number): boolean {
  if (!/[.!?]/.test(text[at]!)) return false
  return /^[”’")\]]*(\*\*|\*)?(\s|$)/.test(text.slice(at + 1))
}
