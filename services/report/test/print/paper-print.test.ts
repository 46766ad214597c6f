import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import { createPrintBrowser, type PrintBrowser } from '../../src/document/print/browser.ts'
import { renderReport } from '../../src/document/print/render-report.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { hostileInput } from '../fixtures/hostile-input.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { bookmarkFaults } from '../support/bookmark-faults.ts'

/** Height of the text area and the most that may stay empty at its foot, in millimeters. */
const TEXT_HEIGHT = 260.5
const MOST_FOOT = 30

let browser: PrintBrowser
let server: Server
let port: number
const asked: string[] = []

before(async () => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

after(async () => {
  await browser.stop()
  server.close()
})

for (const type of REPORT_TYPES) {
  for (const name of ['renee', 'sparse'] as const) {
    test(`${type} of ${name} prints: each page filled, none cut, contents right`, async () => {
      const contents = composeReport(loadInput(name, type))
      const report = await renderReport(contents, browser)
      assert.ok(report.pages >= 25 && report.pages <= 32)
      assert.ok(report.pdf.length < 5 * 1024 * 1024, `${report.pdf.length} bytes`)
      for (const fit of report.fits) {
        const foot = (1 - fit.filled) * TEXT_HEIGHT
        assert.ok(foot <= MOST_FOOT, `${fit.id} ends ${foot} mm above its foot`)
        assert.ok(fit.zoom >= 0.88, `${fit.id} was set at ${fit.zoom}`)
      }
      assert.equal(report.outline.filter((entry) => entry.level === 1).length, report.pages)
      assert.deepEqual(bookmarkFaults(contents, report.outline), [])
      assert.ok(report.outline.length > report.pages + 60)
    })
  }
}

test('no two files have the same ID', async () => {
  const ids = new Set<string>()
  for (const reportId of ['018f2c00-0000-7000-8000-00000000000a', '018f2c00-0000-7000-8000-00000000000b']) {
    const contents = composeReport({ ...loadInput('sparse'), reportId })
    const { pdf } = await renderReport(contents, browser)
    const file = Buffer.from(pdf).toString('latin1')
    ids.add(/\/ID\s*\[\s*<([0-9A-F]{32})>/.exec(file)?.[1] ?? 'none')
  }
  assert.equal(ids.size, 2)
  assert.ok(!ids.has('none'))
})

test('the same contents give the same bytes', async () => {
  const contents = composeReport(loadInput('renee'))
  const [one, other] = [await renderReport(contents, browser), await renderReport(contents, browser)]
  assert.deepEqual(Buffer.from(one.pdf), Buffer.from(other.pdf))
})

test('title, language, tags, dates and embedded fonts', async () => {
  const { pdf } = await renderReport(composeReport(loadInput('renee')), browser)
  const doc = await PDFDocument.load(pdf, { updateMetadata: false })
  assert.equal(doc.getTitle(), 'Career Deep Dive report for Renee Calloway')
  assert.equal(doc.getCreationDate()?.toISOString(), '2026-11-21T09:30:00.000Z')
  assert.equal(doc.catalog.lookup(PDFName.of('Lang'))?.toString(), '(en-US)')
  assert.ok(doc.catalog.lookup(PDFName.of('StructTreeRoot')) instanceof PDFDict)
  const dicts = [...doc.context.enumerateIndirectObjects()]
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
  // Outlined text (a halo in a chart) is drawn by glyph procedures, which are in the file by nature.
  const fonts = dicts.filter((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('CIDFontType2'))
  assert.ok(fonts.length > 3)
  for (const font of fonts) {
    assert.match(String(font.get(PDFName.of('BaseFont'))), /Besley|HankenGrotesk|NotoSans/)
    assert.ok(font.lookup(PDFName.of('FontDescriptor'), PDFDict).has(PDFName.of('FontFile2')))
  }
})

test('hostile answers: printed as words, nothing is asked of the network', async () => {
  const report = await renderReport(composeReport(hostileInput(port)), browser)
  assert.equal(report.pages, 28)
  assert.deepEqual(asked, [])
})

test('a document that tries to reach out or to run is cut off', async () => {
  const attempts = [
    '<img src="http://127.0.0.1:PORT/img">',
    '<script>fetch("http://127.0.0.1:PORT/js")</script>',
    '<meta http-equiv="refresh" content="0;url=http://127.0.0.1:PORT/meta">',
    '<link rel="prefetch" href="http://127.0.0.1:PORT/prefetch">',
    '<iframe src="file:///etc/passwd"></iframe>',
    '<style>@import url(http://127.0.0.1:PORT/css)</style>',
    '<object data="http://127.0.0.1:PORT/object"></object>',
  ]
  await browser.run(async (page) => {
    await page.setContent(attempts.join('').replaceAll('PORT', String(port)), { waitUntil: 'load' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    return page.pdf()
  })
  assert.deepEqual(asked, [])
})

test('a tab is used again, empty: nothing of one document is in the next, and the walls still stand', async () => {
  const single = createPrintBrowser({ executablePath: chromiumPath, tabs: 1 })
  try {
    const first = await single.run(async (page) => {
      await page.setContent('<title>Secret</title><p id="secret">words of somebody else</p>')
      return page
    })
    const { same, left } = await single.run(async (page) => ({ same: page === first, left: await page.content() }))
    assert.ok(same)
    assert.equal(left, '<html><head></head><body></body></html>')
    await single.run(async (page) => {
      await page.setContent(`<img src="http://127.0.0.1:${port}/img"><script>fetch("http://127.0.0.1:${port}/js")</script>`)
      return page.pdf()
    })
    assert.deepEqual(asked, [])
    await assert.rejects(
      single.run(async () => {
        throw new Error('this one failed')
      }),
      /this one failed/,
    )
    assert.equal(await single.run(async (page) => page === first), false, 'a tab whose job failed is given up')
  } finally {
    await single.stop()
  }
})

test('a browser that hangs is killed, and the next report prints in a new one', async () => {
  const impatient = createPrintBrowser({
    executablePath: chromiumPath,
    jobTimeoutMs: 8_000,
    maxJobs: 2,
  })
  try {
    await assert.rejects(
      impatient.run(() => new Promise(() => undefined)),
      /longer than 8000 ms/,
    )
    for (let job = 0; job < 3; job++) {
      const pdf = await impatient.run(async (page) => {
        await page.setContent('<p>words</p>')
        return page.pdf()
      })
      assert.ok(pdf.length > 500)
    }
  } finally {
    await impatient.stop()
    await impatient.stop()
  }
  await assert.rejects(
    impatient.run(async () => 1),
    /stopped/,
  )
})
