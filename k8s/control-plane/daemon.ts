import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export type DaemonOptions = {
  name: string
  program: string
  args: string[]
  /** Its output goes to `<name>.log` here. */
  folder: string
  env?: Record<string, string>
  cwd?: string
  stopGraceMs?: number
  /** What it gets when the process that started it is killed: KILL, because an API server without its etcd would never end. */
  orphanSignal?: 'KILL' | 'TERM'
}

/** One program that runs until it is stopped; it ends with the process that started it, however that ends. */
export class Daemon {
  readonly name: string
  readonly logFile: string
  private readonly child: ChildProcess
  private readonly stopGraceMs: number
  private readonly ended: Promise<void>
  /** How it ended; undefined while it runs. */
  exit: string | undefined
  /** It did not listen to SIGTERM and was made to end. */
  killed = false

  constructor(options: DaemonOptions) {
    this.name = options.name
    this.logFile = join(options.folder, `${options.name}.log`)
    this.stopGraceMs = options.stopGraceMs ?? 15_000
    const log = openSync(this.logFile, 'a', 0o600)
    this.child = spawn('setpriv', ['--pdeathsig', options.orphanSignal ?? 'KILL', '--', options.program, ...options.args], {
      cwd: options.cwd ?? options.folder,
      env: { PATH: process.env.PATH, HOME: options.folder, ...options.env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => {
        this.exit ??= error.message
        resolve()
      })
      this.child.once('exit', (code, signal) => {
        this.exit ??= signal ?? `exit code ${code}`
        resolve()
      })
    })
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  /** Resolves at the first call of `probe` that does not throw. */
  async ready(probe: () => Promise<unknown>, withinMs = 120_000): Promise<void> {
    const end = Date.now() + withinMs
    for (;;) {
      if (this.exit !== undefined) throw new Error(`${this.name} ended (${this.exit}):\n${this.tail()}`)
      const trouble = await probe().then(
        () => undefined,
        (error: unknown) => error as Error,
      )
      if (!trouble) return
      if (Date.now() > end) throw new Error(`${this.name} is not ready: ${trouble.message}\n${this.tail()}`, { cause: trouble })
      await delay(100)
    }
  }

  async stop(): Promise<void> {
    if (this.exit !== undefined) return
    this.child.kill('SIGTERM')
    const timer = setTimeout(() => {
      this.killed = true
      this.child.kill('SIGKILL')
    }, this.stopGraceMs)
    await this.ended
    clearTimeout(timer)
  }

  residentMiB(): number {
    try {
      const status = readFileSync(`/proc/${this.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
    } catch {
      return 0
    }
  }

  tail(lines = 15): string {
    return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  }
}
