import { renderHtml } from '../../../src/document/print/render-html.ts'
import type { RenderedReport } from '../../../src/document/print/render-report.ts'
import type { ReportContents } from '../../../src/document/sections/section.ts'
import { bookmarkFaults } from '../../support/bookmark-faults.ts'
import { wordsOf } from '../../support/printed-words.ts'
import { faultsInTags } from '../../support/read-tags.ts'

/** Height of the text area and the most that may stay empty at its foot, in millimeters. */
const TEXT_HEIGHT = 260.5
const MOST_FOOT = 30
const LEAST_PAGES = 25
const MOST_PAGES = 32
const MOST_BYTES = 5 * 1024 * 1024
/** Smaller letters than this share of the designed size are hard to read. */
const LEAST_ZOOM = 0.85

/**
 * What is wrong with a printed report, in words; empty when nothing is: its length and size, each page's foot and scale, bookmarks,
 * the numbers of the contents, tags, fonts, and dots that stand for words left out. `written` is all that the person wrote.
 */
export async function printFaults(contents: ReportContents, report: RenderedReport, written: string): Promise<string[]> {
  const printed = wordsOf(report.pdf)
  const faults: string[] = []
  if (report.pages < LEAST_PAGES || report.pages > MOST_PAGES) faults.push(`${report.pages} pages`)
  if (report.pdf.length > MOST_BYTES) faults.push(`${report.pdf.length} bytes`)
  for (const { id, filled, zoom } of report.fits) {
    const foot = (1 - filled) * TEXT_HEIGHT
    if (foot > MOST_FOOT) faults.push(`${id} ends ${foot.toFixed(0)} mm above its foot`)
    if (zoom < LEAST_ZOOM) faults.push(`${id} is set at ${zoom}`)
  }
  const dots = count(printed, /…|\.{3}/g)
  if (dots > 0 && !/…|\.{3}/.test(written)) faults.push(`${dots} times … in print`)
  if (printed.includes('\uFFFD')) faults.push('a character that no typeface draws')
  return [
    ...faults,
    ...contentsFaults(contents, printed),
    ...bookmarkFaults(contents, report.outline),
    ...(await faultsInTags(report.pdf)),
  ]
}

/** Each entry of the contents has the number of the page that its bookmark leads to. */
function contentsFaults(contents: ReportContents, printed: string): string[] {
  const sheets = printed.split('\f')
  const { pages } = renderHtml(contents)
  const listed = sheets[pages.findIndex(({ id }) => id === 'contents')]?.replace(/\s+/g, ' ') ?? ''
  return pages.flatMap(({ id, contentsTitle }, index) => {
    if (id === 'cover' || id === 'contents' || listed.includes(` ${contentsTitle} ${index + 1} `)) return []
    return [`the contents do not say that “${contentsTitle}” is on page ${index + 1}`]
  })
}

const count = (text: string, what: RegExp) => [...text.matchAll(what)].length
