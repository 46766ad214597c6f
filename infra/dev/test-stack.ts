import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, runCommand } from '@waymark/testing/machine/run-command'
import { placesOf, repoRoot } from './places.ts'
import { environmentOf } from './process-environment.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { type Endpoints, readEndpoints, readState, type StackState } from './state-file.ts'

/** What can be asked of a stack that runs. */
export type RunningStack = {
  runDir: string
  readonly endpoints: Endpoints
  state: () => StackState | undefined
  pid: (process: string) => number
  url: (process: string, port?: string) => string
  /** What a process was started with. */
  environment: (process: string) => Record<string, string>
  secrets: () => Partial<Secrets>
  /** The superuser's. */
  databaseUrl: (database?: string) => string
  command: (name: string, ...args: string[]) => Promise<Outcome>
}

/** `keepData` for a test that starts another stack on the same run directory. */
export type TestStack = RunningStack & { stop: (options?: { keepData?: boolean }) => Promise<void> }

export const runningStack = (env: { WAYMARK_RUN_DIR: string } & Record<string, string>): RunningStack => {
  const places = placesOf(env)
  const state = () => readState(places.state)
  const find = (name: string) => {
    const found = state()?.processes.find((one) => one.name === name)
    if (!found) throw new Error(`no process ${name}`)
    return found
  }
  return {
    runDir: env.WAYMARK_RUN_DIR,
    get endpoints() {
      const found = readEndpoints(places.endpoints)
      if (!found) throw new Error('the stack does not run')
      return found
    },
    state,
    pid: (name) => find(name).pid ?? 0,
    url: (name, port = 'http') => `http://127.0.0.1:${find(name).ports[port]}`,
    environment: (name) => environmentOf(find(name).pid ?? 0),
    secrets: () => readSecrets(places.secrets),
    databaseUrl: (database = 'waymark') =>
      `postgres://postgres:${readSecrets(places.secrets).postgresPassword}@127.0.0.1:${find('postgres').ports.sql}/${database}`,
    command: (name, ...args) => localCommand(name, args, env),
  }
}

/**
 * A whole stack of its own for journeys, faults and benches: fresh data, free ports, gone after `stop()`.
 * Pass the run directory of an earlier one to find its data again.
 */
export const startStack = async (options: { env?: Record<string, string>; runDir?: string } = {}): Promise<TestStack> => {
  const runDir = options.runDir ?? mkdtempSync(join(tmpdir(), 'waymark-stack-'))
  const env = {
    WAYMARK_RUN_DIR: runDir,
    WAYMARK_ENV_FILE: join(runDir, 'no.env'),
    WAYMARK_ENDS_WITH: String(process.pid),
    ...options.env,
  }
  const down = () => localCommand('down', [], env)
  const started = await localCommand('up', [], env)
  if (started.code !== 0) {
    await down()
    throw new Error(`the stack did not start:\n${started.output}`)
  }
  const stop = async ({ keepData = false } = {}) => {
    await down()
    if (!keepData) rmSync(runDir, { recursive: true, force: true })
  }
  return { ...runningStack(env), stop }
}

/** Settings of a stack whose gateway throttles none of these: `unthrottled('READ', 'WRITE')`. */
export const unthrottled = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`WM_THROTTLE_${name}`, 'off']))

/** Runs one of the commands as `make` does; those for any Node by their file. */
export const localCommand = (name: string, args: string[], env: Record<string, string>): Promise<Outcome> => {
  const file = join(import.meta.dirname, name.endsWith('.mjs') ? name : `commands/${name}.ts`)
  return runHere(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], env)
}

/** Runs a program in the repository as a person would, with nothing of this process's settings. */
export const runHere = (program: string, args: string[], env: Record<string, string>): Promise<Outcome> =>
  runCommand(program, args, { cwd: repoRoot, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } })
