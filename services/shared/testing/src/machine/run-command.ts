import { type ExecFileOptions, execFile } from 'node:child_process'

export type Outcome = { code: number; output: string }

/** Runs a program to its end: how it ended and all that it said. */
export function runCommand(program: string, args: readonly string[], options: ExecFileOptions): Promise<Outcome> {
  return new Promise((resolve) =>
    execFile(program, args, { timeout: 600_000, maxBuffer: 64e6, ...options }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, output: `${stdout}${stderr}` || (error?.message ?? '') }),
    ),
  )
}
