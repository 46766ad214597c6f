import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Identity } from './start-identity.ts'

/** Runs a command of the service as its operator does, told what the running one is told: its exit code and all that it said. */
export function runCommand(identity: Identity, task: string, words: readonly string[]): Promise<{ code: number; said: string }> {
  const command = fileURLToPath(new URL(`../../src/tasks/${task}.ts`, import.meta.url))
  const given = Object.entries(identity.config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const env = { PATH: process.env.PATH, ...Object.fromEntries(given) }
  return new Promise((resolve) =>
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    ),
  )
}
