import { Marked, type Tokens } from 'marked'
import { escapeText } from '../../lib/escape-text.ts'
import { barsFigure } from './bars-figure.ts'

export type Article = { html: string; contents: { id: string; title: string }[]; words: number }

/**
 * Our own Markdown as the markup of an article. Beside the usual: the first paragraph opens the text, every section has an address,
 * and a fenced block called `bars` is a chart.
 */
export function readArticle(markdown: string): Article {
  const contents: Article['contents'] = []
  const taken = new Set<string>()
  let opened = false
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const title = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = addressOf(title, taken)
        if (depth === 2) contents.push({ id, title })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const text = this.parser.parseInline(tokens)
        if (opened) return `<p>${text}</p>\n`
        opened = true
        return `<p class="first">${text}</p>\n`
      },
      list(token: Tokens.List) {
        const items = token.items.map((item) => `<li>${this.parser.parse(item.tokens, item.loose)}</li>`).join('\n')
        return token.ordered ? `<ol>${items}</ol>\n` : `<ul class="d">${items}</ul>\n`
      },
      code({ lang, text }: Tokens.Code) {
        if (lang !== 'bars') throw new Error(`an article has no use for a block called ${lang}`)
        return barsFigure(text)
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.split(' ')[0]}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
        // On a phone it scrolls sideways, which the keyboard must be able to do too.
        const label = `Table: ${token.header.map((cell) => cell.text).join(', ')}`
        return `<div class="table-wrap" role="region" tabindex="0" aria-label="${escapeText(label)}"><table><thead><tr>${cells(token.header, 'th scope="col"')}</tr></thead><tbody>${rows}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, contents, words: markdown.split(/\s+/).length }
}

/** An address within the page; a heading that stands there twice gets a number. */
function addressOf(title: string, taken: Set<string>): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  let address = plain
  for (let number = 2; taken.has(address); number += 1) address = `${plain}-${number}`
  taken.add(address)
  return address
}
