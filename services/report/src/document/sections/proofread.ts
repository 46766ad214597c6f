import { parseText, type TextContext } from '../model/rich-text.ts'
import { KEY_SYMBOLS } from './blocks.ts'
import { collectStrings } from './compose-report.ts'
import type { SectionContent } from './section.ts'

/** Throws what setting the section on paper would throw: an unknown figure or symbol, a token without its end. */
export function proofread({ pages, facts }: SectionContent): void {
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  const context: TextContext = { fact: (id) => known.get(id), page: () => 1 }
  collectStrings(
    pages.map((page) => [page.headline, page.standfirst, page.blocks]),
    (text) => {
      for (const part of parseText(text, context))
        if (part.kind === 'symbol' && !KEY_SYMBOLS.some((symbol) => symbol === part.symbol))
          throw new Error(`Unknown symbol ${part.symbol}`)
    },
  )
}
