import type { OutlineEntry } from '../../src/document/print/accessible-pdf.ts'
import { renderHtml } from '../../src/document/print/render-html.ts'
import type { ReportContents } from '../../src/document/sections/section.ts'

/** Where a bookmark does not read as the heading it leads to does, spaces and all; that of a page has the section before it. */
export function bookmarkFaults(contents: ReportContents, outline: readonly OutlineEntry[]): string[] {
  const { html, pages } = renderHtml(contents)
  const first = outline.filter(({ level }) => level === 1)
  const faults = pages.flatMap(({ kicker, headline }, index) => {
    const [entry, wanted] = [first[index], `${kicker}: ${headline}`]
    if (entry?.title === wanted && entry.page === index + 1) return []
    return [`page ${index + 1} is “${wanted}”, its bookmark is “${entry?.title}” on page ${entry?.page}`]
  })
  if (first.length !== pages.length) faults.push(`${first.length} bookmarks for ${pages.length} pages`)
  const headings = headingsOf(html)
  const smaller = outline.filter(({ level }) => level > 1)
  return [
    ...faults,
    ...smaller.filter(({ title }) => !headings.has(title)).map(({ title }) => `no heading reads “${title}”`),
    ...smaller.filter(({ page }) => page === 0).map(({ title }) => `“${title}” leads nowhere`),
  ]
}

function headingsOf(html: string): Set<string> {
  const text = html
    .replace(/<sup>.*?<\/sup>/g, '')
    .replace(/<\/?(?:bdi|b|i|span[^>]*)>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)))
  return new Set(text.split('\n').map((line) => line.trim()))
}
