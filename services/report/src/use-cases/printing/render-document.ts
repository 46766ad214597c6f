import { careerSummary } from '@waymark/contracts/models/identity/career-summary'
import { resumeDocument } from '@waymark/contracts/models/resume/resume'
import { check } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type * as t from 'io-ts'
import { printable } from '../../document/model/prepare-input.ts'
import { makeAccessible } from '../../document/print/accessible-pdf.ts'
import type { PrintBrowser } from '../../document/print/browser.ts'
import type { DocumentPage } from '../../document/print/document-page.ts'
import { resumePage } from './resume-page.ts'
import { summaryPage } from './summary-page.ts'

/** A résumé of thirty pages is a mistake, and a way to keep a browser busy. */
const MAX_PAGES = 30

export type DocumentRequest = { kind: string; dataJson: string; createdAt: Date }

/**
 * Prints a person's document as a tagged PDF. `bad_request` for data that does not fit its kind or takes too many pages, which the
 * layout tells before anything is printed. Ends when `signal` aborts: nothing is printed for a caller who has left.
 */
export async function renderDocument(
  { kind, dataJson, createdAt }: DocumentRequest,
  browser: PrintBrowser,
  signal?: AbortSignal,
): Promise<{ pdf: Uint8Array; pages: number }> {
  return printDocument(pageOf(kind, parse(dataJson)), browser, { createdAt, identity: `${kind} ${dataJson}`, signal })
}

/** Prints a page as a tagged PDF. `identity` decides the file's id: the same page of the same identity gives the same bytes. */
export async function printDocument(
  page: DocumentPage,
  browser: PrintBrowser,
  { createdAt, identity, signal }: { createdAt: Date; identity: string; signal?: AbortSignal | undefined },
): Promise<{ pdf: Uint8Array; pages: number }> {
  const printed = await browser.run(async (tab) => {
    await tab.setViewport({ width: page.widthPx, height: 985 })
    await tab.emulateMediaType('print')
    await tab.setContent(page.html, { waitUntil: 'load', timeout: 15_000 })
    if (page.fitPx) await tab.evaluate(fitScript(page.fitPx))
    // Where pages break space is lost, never won: so many it takes at the least.
    const height = (await tab.evaluate('document.documentElement.scrollHeight')) as number
    refuseBeyondLimit(Math.ceil(height / page.pagePx))
    return tab.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true, timeout: 15_000 })
  }, signal)
  signal?.throwIfAborted()
  const { pdf, pages } = await makeAccessible(printed, {
    title: page.title,
    author: page.author,
    createdAt: createdAt.toISOString(),
    identity,
    outline: page.headings.map((heading) => ({ printed: heading, title: heading })),
    linkText: (address) => (address.startsWith('mailto:') ? `Write to ${address.slice(7)}` : `Open ${address}`),
  })
  refuseBeyondLimit(pages)
  return { pdf, pages }
}

function refuseBeyondLimit(pages: number): void {
  if (pages <= MAX_PAGES) return
  throw new AppError('bad_request', `This would take ${pages} pages. Please shorten it to ${MAX_PAGES} or fewer.`)
}

function pageOf(kind: string, data: unknown): DocumentPage {
  if (kind === 'resume') return resumePage(decoded(resumeDocument, data))
  if (kind === 'career_summary') return summaryPage(decoded(careerSummary, data))
  throw new AppError('bad_request', 'The kind of document must be resume or career_summary.')
}

function decoded<A>(codec: t.Type<A, unknown, unknown>, data: unknown): A {
  const result = check(codec, data)
  if (result.ok) return drawable(result.value)
  const [first] = result.errors
  throw new AppError('bad_request', `${first?.path}: ${first?.message}`, { errors: result.errors })
}

/** Every text without the characters that no typeface can draw: one of them makes the file fail PDF/UA. */
function drawable<T>(value: T): T {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return one.split('\n').map(printable).join('\n')
    if (Array.isArray(one)) return one.map(walk)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(value) as T
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new AppError('bad_request', 'The data of a document must be JSON.')
  }
}

/** Each sheet is promised to be one page: what is too long is set smaller, down to the size of a footnote. */
function fitScript(height: number): string {
  return `(() => {
    for (const sheet of document.querySelectorAll('.sheet')) {
      let zoom = 1
      while (sheet.getBoundingClientRect().height > ${height} && zoom > .62) {
        zoom -= .02
        sheet.style.zoom = zoom
      }
    }
  })()`
}
