import { keySymbol } from '../charts/parts/symbols.ts'
import type { Inline, Text, TextContext } from '../model/rich-text.ts'
import { escapeHtml } from '../print/escape-html.ts'
import { type MarkPlace, markedOnce, type PageMarks } from '../print/page-marks.ts'
import { KEY_SYMBOLS } from '../sections/blocks.ts'
import { inlineSymbol } from './inline-svg.ts'

/** Running text as HTML of a screen: as on paper, with links where paper has page numbers. */
export function screenText(text: Text, context: TextContext, set: { marks: PageMarks; place: MarkPlace }): string {
  return markedOnce(text, context, set).map(inline).join('')
}

function inline(part: Inline): string {
  switch (part.kind) {
    case 'mark':
      return `<sup>${escapeHtml(part.letters)}</sup>`
    case 'symbol': {
      const symbol = KEY_SYMBOLS.find((known) => known === part.symbol)
      if (!symbol) throw new Error(`Unknown symbol ${part.symbol}`)
      return inlineSymbol(keySymbol(symbol))
    }
    case 'link':
      return pageLink(part)
    case 'text': {
      const words = escapeHtml(part.text)
      const italic = part.italic ? `<i>${words}</i>` : words
      return part.bold ? `<b>${italic}</b>` : italic
    }
  }
}

export function pageLink({ page, text }: { page: string; text: string }): string {
  return `<a href="#${encodeURIComponent(page)}">“${escapeHtml(text)}”</a>`
}
