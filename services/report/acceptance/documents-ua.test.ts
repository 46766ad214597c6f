import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { resumeLayouts, resumePapers } from '@waymark/contracts/models/resume/resume'
import { emptyEntry } from '@waymark/contracts/models/resume/resume-sections'
import { chromiumPath } from '@waymark/testing/chromium'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { createPrintBrowser, type PrintBrowser } from '../src/document/print/browser.ts'
import { renderDocument } from '../src/use-cases/printing/render-document.ts'
import { HOSTILE, sampleResume, sampleSummary } from '../test/fixtures/documents.ts'
import { checkPdfUa } from './verapdf.ts'

let browser: PrintBrowser
let folder: string

before(() => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
  folder = temporaryFolder('documents-ua')
})

after(() => browser.stop())

test('résumés in every layout and paper, short, long and hostile, and career summaries are PDF/UA-1 files', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => ({
    text: `Checked ${index} pallets a day. `.repeat(6),
    origin: 'you' as const,
  }))
  const long = { work: Array.from({ length: 9 }, (_, index) => emptyEntry(`w${index}`, { title: 'Checker', lines })) }
  const odd = { work: HOSTILE.map((text, index) => emptyEntry(`w${index}`, { title: text.slice(0, 300), text })) }
  const bare = sampleSummary({
    directions: [],
    skills: [],
    skillsTotal: 0,
    assessedAt: undefined,
    nextStep: undefined,
    about: '',
    goals: '',
  })
  const documents: [kind: string, data: unknown][] = [
    ...resumeLayouts.flatMap((layout) =>
      resumePapers.map((paper): [string, unknown] => ['resume', sampleResume({ layout, paper })]),
    ),
    ...resumeLayouts.flatMap((layout) =>
      [long, odd].map((part): [string, unknown] => ['resume', sampleResume({ layout, ...part })]),
    ),
    ['career_summary', sampleSummary()],
    ['career_summary', bare],
  ]
  const files: string[] = []
  for (const [index, [kind, data]] of documents.entries()) {
    const createdAt = new Date('2026-11-21T09:30:00.000Z')
    const { pdf } = await renderDocument({ kind, dataJson: JSON.stringify(data), createdAt }, browser)
    const file = join(folder, `${kind}-${index}.pdf`)
    writeFileSync(file, pdf)
    files.push(file)
  }
  assert.deepEqual(
    checkPdfUa(files).filter((verdict) => !verdict.passed),
    [],
  )
})
