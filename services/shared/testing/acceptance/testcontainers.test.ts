import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { ensureBaseImages } from '../../../../infra/docker/base-images/build.ts'
import { imageOf, imageSettings } from '../../../../infra/docker/base-images/names.ts'
import { docker } from '../../../../infra/docker/docker.ts'
import { type Engine, ensureEngine } from '../../../../infra/docker/engine.ts'
import { readNodeCounts } from '../../../../infra/test/read-counts.ts'

const IMAGES = ['apache/kafka:4.1.1', 'postgres:18', 'redis:8', 'testcontainers/ryuk:0.14.0']
const OURS = ['--filter', 'label=org.testcontainers=true']
/** For one test file; hanging, it would keep all of them from being told about. */
const PATIENCE = '--test-timeout=900000'
/** The guard of the test servers waits 5 s for another test file, the reaper 10 s for another test run. */
const GONE_WITHIN_MS = 45_000

/** The component tests of the kit, on the very images that the product runs with, instead of on processes of this machine. */
describe('the kit on servers in containers', () => {
  let engine: Engine
  before(async () => {
    engine = await ensureEngine()
    await ensureBaseImages(IMAGES)
  })
  after(() => engine?.release())

  test('every test passes, on containers of all four images, and none of them stays', async () => {
    const began = await engineTime()
    const { output, seconds } = await runSharedTests()
    const counts = readNodeCounts(output)
    assert.ok(counts, `told no result: ${output.slice(-2_000)}`)
    const containers = await startedSince(began)
    console.log(`${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(0)} s on ${containers.length} containers`)
    assert.deepEqual({ failed: counts.failed, skipped: counts.skipped }, { failed: 0, skipped: 0 }, output.slice(-8_000))
    assert.ok(counts.passed >= 50, `only ${counts.passed} tests ran`)
    assert.deepEqual(
      [...new Set(containers)].sort(),
      IMAGES.map((image) => imageOf(image)),
    )
    await untilNoneStays()
  })
})

async function runSharedTests(): Promise<{ output: string; seconds: number }> {
  const began = performance.now()
  const files = globSync('services/shared/{kit,bus,service,testing}/test/**/*.test.ts', { cwd: repoRoot }).sort()
  const flags = ['--disable-warning=ExperimentalWarning', '--test', '--test-concurrency=2', '--test-reporter=spec', PATIENCE]
  // A test runner within another would talk to the outer one in its own language.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const call = promisify(execFile)('node', [...flags, ...files], {
    cwd: repoRoot,
    env: { ...env, ...imageSettings(), TESTCONTAINERS: '1' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { stdout, stderr } = await call.catch((failed: { stdout: string; stderr: string }) => failed)
  return { output: `${stderr}${stdout}`, seconds: (performance.now() - began) / 1000 }
}

/** The engine's own clock, which need not be this machine's. */
async function engineTime(): Promise<string> {
  return (await docker(['info', '--format', '{{.SystemTime}}'])).trim()
}

async function startedSince(began: string): Promise<string[]> {
  const filters = ['--filter', 'type=container', '--filter', 'event=start', ...OURS]
  const told = await docker(['events', '--since', began, '--until', await engineTime(), ...filters, '--format', '{{.From}}'])
  return told.split('\n').filter(Boolean)
}

async function untilNoneStays(): Promise<void> {
  const until = Date.now() + GONE_WITHIN_MS
  for (;;) {
    const left = (await docker(['ps', '--all', ...OURS, '--format', '{{.Image}} {{.Names}}'])).trim()
    if (left === '') return
    if (Date.now() > until) throw new Error(`containers stayed behind:\n${left}`)
    await sleep(500)
  }
}
