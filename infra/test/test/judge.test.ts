import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { readNodeCounts, readVitestCounts } from '../read-counts.ts'
import { judge } from '../run-stage.ts'
import { allStages, type Stage } from '../stages.ts'

const folder = temporaryFolder('judge')

const stage: Stage = { name: 'a', command: [], files: ['a.test.ts'], reads: 'node tests', limitMinutes: 1 }

const runNode = (source: string) => {
  const file = join(folder, 'sample.test.mjs')
  writeFileSync(file, `import { test } from 'node:test'\n${source}`)
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=spec', file], { encoding: 'utf8', env })
  return { code: status ?? 1, output: stdout }
}

test('counts what the runner says', () => {
  const { code, output } = runNode(`test('a', () => {}); test('b', () => {}); test('c', () => { throw new Error('no') })`)
  assert.deepEqual(readNodeCounts(output), { passed: 2, failed: 1, skipped: 0 })
  assert.equal(judge(stage, code, output).problem, '1 failed')
})

test('a skipped test is a failure', () => {
  const { code, output } = runNode(`test('a', () => {}); test('b', { skip: true }, () => {})`)
  assert.equal(code, 0)
  assert.deepEqual(judge(stage, code, output), { counts: { passed: 1, failed: 1, skipped: 1 }, problem: '1 skipped' })
})

test('a stage with test files that ran no test has failed', () => {
  const none = 'ℹ tests 0\nℹ pass 0\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\n'
  assert.equal(judge(stage, 0, none).counts.failed, 1)
  assert.match(judge(stage, 0, none).problem ?? '', /ran no test of 1 files/)
})

test('a runner that died without a word has failed, and so has one whose exit code contradicts its counts', () => {
  assert.equal(judge(stage, 'SIGKILL', 'half a li').counts.failed, 1)
  assert.equal(judge(stage, 1, 'ℹ pass 3\nℹ fail 0\nℹ cancelled 0\n').counts.failed, 1)
})

test('a failed check counts as one', () => {
  assert.deepEqual(judge({ ...stage, reads: 'exit code' }, 1, '').counts, { passed: 0, failed: 1, skipped: 0 })
})

test('reads the report of Vitest', () => {
  assert.deepEqual(readVitestCounts('{"numPassedTests":7,"numFailedTests":1,"numPendingTests":2,"numTodoTests":0}'), {
    passed: 7,
    failed: 1,
    skipped: 2,
  })
  assert.equal(readVitestCounts(''), undefined)
})

test('every test file of the repository belongs to exactly one stage', () => {
  const named = allStages().flatMap(({ name, files }) => files.map((file) => (name === 'frontend' ? `frontend/${file}` : file)))
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '../../..'),
  })
  const existing = stdout.trim().split('\n').filter(Boolean)
  assert.deepEqual(named.toSorted(), existing.toSorted())
})

test('a file that never ends is ended, named and a failure, and the others are told', () => {
  const quick = join(folder, 'quick.test.mjs')
  const endless = join(folder, 'endless.test.mjs')
  writeFileSync(quick, `import { test } from 'node:test'\ntest('a', () => {})`)
  writeFileSync(endless, `import { test } from 'node:test'\ntest('b', () => {})\nsetInterval(() => {}, 1000)`)
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const limit = fileURLToPath(new URL('../file-limit.mjs', import.meta.url))
  const { status, stdout } = spawnSync(
    process.execPath,
    [`--import=${limit}`, '--test', '--test-reporter=spec', endless, quick],
    { encoding: 'utf8', env: { ...env, TEST_FILE_MINUTES: '0.05' }, timeout: 60_000 },
  )
  assert.match(stdout, /endless\.test\.mjs did not end within 0\.05 minutes; open: .*Timeout/)
  const { counts, problem } = judge(stage, status ?? 1, stdout)
  assert.deepEqual({ ...counts, problem }, { passed: 2, failed: 1, skipped: 0, problem: '1 failed' })
})
