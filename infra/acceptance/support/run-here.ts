import { execFile } from 'node:child_process'
import { repoRoot } from '../../dev/places.ts'

/** Runs a command in the repository as a person would, with nothing of this process's settings: how it ended and all that it said. */
export function runHere(program: string, args: string[], own: Record<string, string>): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...own }
  return new Promise((resolve) =>
    execFile(program, args, { cwd: repoRoot, env, timeout: 600_000, maxBuffer: 64e6 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, said: `${stdout}${stderr}` }),
    ),
  )
}
