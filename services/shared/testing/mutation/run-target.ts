import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { passOn } from './progress.ts'
import type { Target } from './targets.ts'

export type Mutant = { file: string; line: number; mutator: string; replacement: string; text: string; status: string }

type Report = {
  files: Record<
    string,
    {
      source: string
      mutants: { mutatorName: string; replacement?: string; status: string; location: { start: { line: number } } }[]
    }
  >
}

/** Runs Stryker over one target in the working copy; what it prints goes to this process's own output. */
export const runTarget = async (target: Target, copy: string, concurrency: number): Promise<Mutant[]> => {
  const report = join(copy, 'mutation-report.json')
  for (const old of [report, join(copy, 'warm-times.json')]) rmSync(old, { force: true })
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(settings(target, concurrency)))
  const code = await stryker(copy, target)
  if (!existsSync(report)) throw new Error(`Stryker ended with ${code} and wrote no report for ${target.name}`)
  return read(JSON.parse(readFileSync(report, 'utf8')) as Report)
}

const settings = (target: Target, concurrency: number) => ({
  // The copy is thrown away; a sandbox inside it would link the workspaces back to files without mutants.
  inPlace: true,
  mutate: target.mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: target.ignoreStatic ?? false,
  concurrency,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'mutation-report.json' },
  warnings: { slow: false },
  ...(target.config ? onVitest(target.config) : WARM),
})

/**
 * A test that waits too long is ended by the runner itself; this is for loops without an end. Modules that were loaded anew stay in memory:
 * after some hundred mutants a new process costs less than they do.
 */
const WARM = {
  testRunner: 'warm',
  plugins: ['./services/shared/testing/src/warm/runner.ts'],
  timeoutMS: 15_000,
  // A survivor runs its tests twice.
  timeoutFactor: 3,
  maxTestRunnerReuse: 500,
}

/** The tests are listed: looking for those that import a mutated file costs more than running them. */
const onVitest = (configFile: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile, related: false },
  timeoutMS: 20_000,
})

const stryker = (copy: string, target: Target): Promise<number | string> =>
  new Promise((resolve, reject) => {
    const program = join(copy, 'node_modules/@stryker-mutator/core/bin/stryker.js')
    const child = spawn(process.execPath, [program, 'run', 'stryker.config.json'], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'inherit'],
      // The gateway's tests start it in a process of its own otherwise, where no mutant is.
      env: { ...process.env, MUTATION_TESTS: target.tests.join(','), GATEWAY_IN_PROCESS: 'true' },
    })
    passOn(child.stdout, target.name)
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no exit code'))
  })

const read = (report: Report): Mutant[] =>
  Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.map(({ mutatorName, replacement, status, location }) => ({
      file,
      line: location.start.line,
      mutator: mutatorName,
      replacement: replacement ?? '',
      text: (lines[location.start.line - 1] ?? '').trim(),
      status,
    }))
  })
