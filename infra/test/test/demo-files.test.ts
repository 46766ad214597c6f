import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { repoRoot } from '../../dev/places.ts'
import { readPdf } from '../../e2e/support/read-pdf.ts'

test('the files of the demo are what the services would answer', async () => {
  await promisify(execFile)(process.execPath, [
    join(repoRoot, 'services/shared/contracts/scripts/generate-demo-files.ts'),
    '--check',
  ])
})

test('the sample report is a whole report, and says on its cover that it is a sample', async () => {
  const { pages } = await readPdf(new Uint8Array(readFileSync(join(repoRoot, 'frontend/public/demo/sample-report.pdf'))))
  assert.ok(pages.length >= 25 && pages.length <= 32, `${pages.length} pages`)
  assert.match(pages[0] ?? '', /Demo User, a sample/)
})
