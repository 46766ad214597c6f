import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { repoRoot } from '../../dev/places.ts'
import { readPdf } from '../../e2e/support/read-pdf.ts'

for (const [what, script] of [
  ['the files of the demo are what the services would answer', 'generate-demo-files.ts'],
  ['the public table of AI exposure is what the engine serves', 'generate-exposure-table.ts'],
] as const)
  test(what, async () => {
    await promisify(execFile)(process.execPath, [join(repoRoot, 'services/shared/contracts/scripts', script), '--check'])
  })

test('the sample report is a whole report, and says on its cover that it is a sample', async () => {
  const { pages } = await readPdf(new Uint8Array(readFileSync(join(repoRoot, 'frontend/public/demo/sample-report.pdf'))))
  assert.ok(pages.length >= 25 && pages.length <= 32, `${pages.length} pages`)
  assert.match(pages[0] ?? '', /Demo User, a sample/)
})
