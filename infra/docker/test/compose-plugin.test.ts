import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { composeFor } from '../compose.ts'

test('whoever calls compose sees to it first that docker has one', async (context) => {
  const folder = temporaryFolder('docker')
  const calls = join(folder, 'calls')
  const { PATH } = process.env
  context.after(() => {
    process.env.PATH = PATH
  })
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho "$*" >> ${calls}\necho "Docker Compose version v2.40.3"\n`, {
    mode: 0o755,
  })
  process.env.PATH = `${folder}:${PATH}`

  await composeFor({ project: 'mine' })(['ps'])

  const [first, second] = readFileSync(calls, 'utf8').trim().split('\n')
  assert.equal(first, 'compose version')
  assert.match(second ?? '', /^compose .*--project-name mine ps$/)
})
