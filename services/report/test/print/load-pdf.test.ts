import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { createPrintBrowser, type PrintBrowser } from '../../src/document/print/browser.ts'
import { preparePage } from '../../src/document/print/fit-pages.ts'
import { loadPdf } from '../../src/document/print/load-pdf.ts'
import { renderHtml } from '../../src/document/print/render-html.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

let browser: PrintBrowser
/** A report as Chromium writes it, and how often it laid one out for that. */
let printed: { pdf: Uint8Array; layouts: number }
const whole = (pdf: Uint8Array) => PDFDocument.load(pdf, { updateMetadata: false })

before(async () => {
  browser = createPrintBrowser({ executablePath: chromiumPath, tabs: 1 })
  printed = await print(renderHtml(composeReport(loadInput('renee'))).html)
})
after(() => browser.stop())

function print(html: string): Promise<{ pdf: Uint8Array; layouts: number }> {
  return browser.run(async (page) => {
    await preparePage(page)
    await page.setContent(html, { waitUntil: 'load' })
    const layouts = async () => {
      await page.evaluate('document.body.offsetHeight')
      return (await page.metrics()).LayoutCount ?? 0
    }
    const from = await layouts()
    const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true })
    return { pdf, layouts: (await layouts()) - from }
  })
}

/** Every object by its number: words of it, and the bytes of a stream. */
function objectsOf(doc: PDFDocument): Map<string, string> {
  return new Map(
    doc.context.enumerateIndirectObjects().map(([ref, object]) => {
      const stream = object instanceof PDFRawStream ? Buffer.from(object.contents).toString('latin1') : ''
      return [ref.toString(), object.toString() + stream]
    }),
  )
}

test('a file of which only a part was read is saved with every object as it was', async () => {
  const doc = await loadPdf(printed.pdf)
  const saved = await whole(await doc.save({ useObjectStreams: false }))
  assert.deepEqual(objectsOf(saved), objectsOf(await whole(printed.pdf)))
  assert.equal(saved.getPageCount(), doc.getPageCount())
})

test('what only tells how parts hang together is not read, and header cells are', async () => {
  const all = (doc: PDFDocument) => doc.context.enumerateIndirectObjects().map(([, object]) => object)
  const isPart = (object: unknown) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('StructElem')
  const read = all(await loadPdf(printed.pdf)).filter(isPart)
  const parts = all(await whole(printed.pdf)).filter(isPart)
  assert.ok(read.length > 100 && read.length < parts.length / 4, `${read.length} of ${parts.length}`)
  const isNamed = (object: unknown) => object instanceof PDFDict && (object.has(PDFName.of('ID')) || hasHeaders(object))
  assert.equal(read.filter(isNamed).length, parts.filter(isNamed).length)
})

function hasHeaders(element: PDFDict): boolean {
  const attributes = element.get(PDFName.of('A'))
  const list = attributes instanceof PDFArray ? attributes.asArray() : [attributes]
  return list.some((one) => one instanceof PDFDict && one.has(PDFName.of('Headers')))
}

test('words that look like the end of an object, or like a name, change nothing', async () => {
  const words = ['endobj', '/ID (x)', '/Headers [', '\\) (', 'stream', 'trailer', 'startxref 0 %%EOF', 'x'.repeat(6_000)]
  const figures = words.map(
    (word) =>
      `<h2>${word}</h2><img alt="${word}\n${word}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">`,
  )
  const { pdf } = await print(figures.join(''))
  const saved = await whole(await (await loadPdf(pdf)).save({ useObjectStreams: false }))
  assert.deepEqual(objectsOf(saved), objectsOf(await whole(pdf)))
})

test('a file of another form is read whole', async () => {
  const other = await (await whole(printed.pdf)).save({ useObjectStreams: true })
  assert.deepEqual(objectsOf(await loadPdf(other)), objectsOf(await whole(other)))
})

test('the cover does not have the report laid out twice for the paper', async () => {
  const html = renderHtml(composeReport(loadInput('renee'))).html
  const named = html.replace('@page :first {', '@page cover {').replace('.cover {', '.cover { page: cover;')
  assert.ok(named.includes('page: cover'))
  const before = await print(named)
  assert.ok(printed.layouts < before.layouts, `${printed.layouts} layouts, ${before.layouts} with a page of its own name`)
})
