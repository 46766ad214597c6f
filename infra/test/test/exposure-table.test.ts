import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { repoRoot } from '../../dev/places.ts'

test('the public table of AI exposure is what the engine serves', async () => {
  await promisify(execFile)(process.execPath, [
    join(repoRoot, 'services/shared/contracts/scripts/generate-exposure-table.ts'),
    '--check',
  ])
})
