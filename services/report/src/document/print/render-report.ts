import type { ReportContents } from '../sections/section.ts'
import { makeAccessible, type OutlineEntry } from './accessible-pdf.ts'
import type { PrintBrowser } from './browser.ts'
import { fitPages, type PageFit, preparePage, UnprintablePages } from './fit-pages.ts'
import { renderHtml } from './render-html.ts'

export interface RenderedReport {
  pdf: Uint8Array
  pages: number
  outline: OutlineEntry[]
  fits: PageFit[]
}

/** Prints stored contents. Pure but for the browser: the same contents give the same bytes. */
export async function renderReport(
  contents: ReportContents,
  browser: PrintBrowser,
  signal?: AbortSignal,
): Promise<RenderedReport> {
  const document = renderHtml(contents)
  const printed = await browser.run(async (page) => {
    await preparePage(page)
    await page.setContent(document.html, { waitUntil: 'load', timeout: 20_000 })
    const fits = await fitPages(page)
    const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true, timeout: 20_000 })
    return { pdf, fits }
  }, signal)
  const finished = await makeAccessible(printed.pdf, {
    title: document.title,
    createdAt: contents.createdAt,
    identity: contents.reportId,
    outline: document.headings,
  })
  if (finished.pages !== document.pages.length) {
    throw new Error(`${document.pages.length} pages were laid out, ${finished.pages} were printed`)
  }
  checkOutline(document.pages, finished.outline)
  return { ...finished, fits: printed.fits }
}

/** The contents are numbered by the order of sections: each printed headline must stand on that page. */
function checkOutline(pages: { id: string; headline: string }[], outline: OutlineEntry[]): void {
  const bare = (text: string) => text.replace(/[\s\u00a0]/g, '')
  const problems = pages.flatMap((page, index) => {
    const entry = outline.find((candidate) => candidate.page === index + 1 && candidate.level === 1)
    if (entry && bare(entry.title).endsWith(bare(page.headline))) return []
    return [{ pageId: page.id, what: `should be "${page.headline}", the outline says "${entry?.title ?? 'nothing'}"` }]
  })
  if (problems.length > 0) throw new UnprintablePages(problems)
}
