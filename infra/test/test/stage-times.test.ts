import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { repoRoot } from '../../dev/places.ts'
import { findingLine, isFindingLine, isStepLine, stepLine } from '../../tools/say-step.ts'
import { rememberLength, usualLength } from '../stage-times.ts'

test('a stage says how long it took here the last time', () => {
  const folder = temporaryFolder('times')
  const file = join(folder, 'inner/seconds.json')
  const stage = { name: 'lint', limitMinutes: 10 }
  try {
    assert.equal(usualLength(stage, file), 'not timed here yet, ended after 10 minutes')
    rememberLength('lint', 41.6, file)
    rememberLength('journeys', 260, file)
    assert.equal(usualLength(stage, file), 'usually 42 s')
    assert.equal(usualLength({ ...stage, name: 'journeys' }, file), 'usually 4 minutes')
  } finally {
  }
})

test('a line that tells of a step is known again, and others are not', () => {
  assert.equal(isStepLine(stepLine('building k6 v1.8.1 from its source', 'usually five minutes, once')), true)
  assert.equal(isFindingLine(findingLine('gateway/plugins 9 of 10 killed')), true)
  for (const line of ['ℹ tests 3', '  ✔ is healthy (2 ms)', '✖ failed (3.2 ms) …']) {
    assert.equal(isStepLine(line) || isFindingLine(line), false, line)
  }
})

test('make names a stage and its usual length before it runs it', async () => {
  const run = join(import.meta.dirname, '../run.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', run, '--stage=proto lint'],
    {
      cwd: repoRoot,
    },
  )
  const lines = stdout.split('\n')
  const said = lines.findIndex((line) => /^ {2}proto lint \(.+\) …$/.test(line))
  assert.ok(said >= 0 && said < lines.findIndex((line) => line.startsWith('✔ proto lint')), stdout)
})
