import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repoRoot } from '../dev/places.ts'
import { failFast } from '../dev/setup/fail-fast.mjs'
import { isFindingLine, isStepLine } from '../tools/say-step.ts'
import { type Counts, readNodeCounts, readVitestCounts } from './read-counts.ts'
import { type Stage, vitestReport } from './stages.ts'

export type Result = { stage: Stage; counts: Counts; seconds: number; problem?: string; output: string; log: string }

/** Runs one stage to its end, whatever happens in it; its whole output goes to a log of its own. */
export const runStage = async (stage: Stage): Promise<Result> => {
  const began = performance.now()
  const folder = join(repoRoot, '.cache/test')
  mkdirSync(folder, { recursive: true })
  const log = join(folder, `${stage.name.replaceAll(/[^a-z0-9]+/g, '-')}.log`)
  rmSync(vitestReport, { force: true })
  const { code, output } = await run(stage, log)
  const seconds = (performance.now() - began) / 1000
  return { stage, seconds, output, log, ...judge(stage, code, stage.reads === 'vitest' ? readReport() : output) }
}

const readReport = (): string => (existsSync(vitestReport) ? readFileSync(vitestReport, 'utf8') : '')

/** A stage fails when its command does, when a test failed or was skipped, and when there are test files but no test ran. */
export const judge = (stage: Stage, code: number | string, output: string): { counts: Counts; problem?: string } => {
  if (stage.reads === 'exit code') {
    const good = code === 0
    return {
      counts: { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 },
      problem: good ? undefined : `ended with ${code}`,
    }
  }
  const counts = stage.reads === 'vitest' ? readVitestCounts(output) : readNodeCounts(output)
  if (!counts) return { counts: { passed: 0, failed: 1, skipped: 0 }, problem: `ended with ${code} and told no result` }
  if (counts.failed > 0) return { counts, problem: `${counts.failed} failed` }
  if (code !== 0) return { counts: { ...counts, failed: 1 }, problem: `ended with ${code} although no test failed` }
  if (counts.skipped > 0) return { counts: { ...counts, failed: counts.skipped }, problem: `${counts.skipped} skipped` }
  if (counts.passed === 0) return { counts: { ...counts, failed: 1 }, problem: `ran no test of ${stage.files.length} files` }
  return { counts }
}

const run = (stage: Stage, log: string): Promise<{ code: number | string; output: string }> =>
  new Promise((resolve) => {
    const [command = '', ...args] = stage.command
    const file = createWriteStream(log)
    const chunks: Buffer[] = []
    const child = spawn(command, args, {
      cwd: stage.cwd ?? repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...testEnvironment(), TEST_FILE_MINUTES: String(stage.fileMinutes ?? 0) },
      detached: true,
    })
    const timer = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, stage.limitMinutes * 60_000)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        file.write(chunk)
      })
      // A tool that is built on first use takes minutes: who waits is told.
      createInterface({ input: stream }).on('line', (line) => isTold(line) && console.log(line))
    }
    child.once('error', (error) => chunks.push(Buffer.from(String(error))))
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      file.end()
      resolve({ code: code ?? signal ?? 'no exit code', output: Buffer.concat(chunks).toString('utf8') })
    })
  })

const isTold = (line: string): boolean => isStepLine(line) || isFindingLine(line)

/** A person's settings for `make up` must not reach the tests; how this machine reaches its package registries must. */
export const testEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => {
  const kept = Object.entries(env).filter(([name, value]) => value && (keptNames.has(name) || keptKinds.test(name)))
  return { ...failFast(Object.fromEntries(kept)), NODE_ENV: 'test', TZ: 'UTC', NO_COLOR: '1' }
}

const keptNames = new Set([
  ...['PATH', 'HOME', 'LANG', 'TMPDIR', 'CI', 'USER', 'CHROMIUM_PATH', 'TESTCONTAINERS', 'WAYMARK_OFFLINE_IMAGES'],
  ...['JAVA_HOME', 'JAVA_TOOL_OPTIONS', 'WHAT', 'AFRESH', 'CHAOS_SEED', 'CHAOS_REPORTS', 'SOAK_MINUTES'],
  // Certificates of a company's own.
  ...['NODE_EXTRA_CA_CERTS', 'NODE_USE_SYSTEM_CA', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'CURL_CA_BUNDLE', 'REQUESTS_CA_BUNDLE'],
  ...['GIT_SSL_CAINFO', 'DOCKER_HOST', 'DOCKER_CONFIG', 'DOCKER_CERT_PATH', 'DOCKER_TLS_VERIFY'],
])

/** Proxies in either spelling, and the settings of npm, pip, Go, Maven and the container engine. */
const keptKinds = /^((https?|all|no|ftp)_proxy|npm_config_.+|PIP_.+|GO[A-Z0-9]+|MAVEN_.+)$/i
