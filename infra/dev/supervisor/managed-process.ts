import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LogWriter } from './log-writer.ts'
import { findMarked, processMark, signal, stackMark } from './process-table.ts'

/** What is needed to run one process; `processes.ts` makes these from its table. */
export type Launch = {
  name: string
  /** Put before everything else, to become another user. */
  prefix: string[]
  command: string
  args: string[]
  env: Record<string, string>
  cwd: string
  ports: Record<string, number>
  /** Resolves when the process does its work; throws while it does not. */
  probe: () => Promise<void>
  /** How it is asked to end, and how long it may take. */
  stopSignal: NodeJS.Signals
  stopGraceMs: number
}

export type ProcessState = 'starting' | 'healthy' | 'unhealthy' | 'restarting' | 'crash loop' | 'stopped'

const firstDelayMs = 250
const longestDelayMs = 10_000
const loopAfterExits = 4
const usualPace = { startingMs: 150, runningMs: 5_000 }

/** One supervised process: started again with growing pauses, its output sent to the log, its orphans removed. */
export class ManagedProcess {
  readonly launch: Launch
  state: ProcessState = 'stopped'
  restarts = 0
  lastExit: string | undefined
  private child: ChildProcess | undefined
  private readonly mark: string
  private readonly log: LogWriter
  private readonly onChange: () => void
  private readonly pace: typeof usualPace
  private quickExits = 0
  private stopping = false
  private watcher: Promise<void> | undefined

  constructor(options: { launch: Launch; mark: string; log: LogWriter; onChange: () => void; pace?: typeof usualPace }) {
    this.launch = options.launch
    this.mark = options.mark
    this.log = options.log
    this.onChange = options.onChange
    this.pace = options.pace ?? usualPace
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  start(): void {
    this.stopping = false
    this.spawnOnce()
    this.watcher ??= this.watchHealth()
  }

  /** Resolves at the first healthy answer; rejects once the process is in a crash loop or the time is over. */
  async ready(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs
    while (this.state !== 'healthy') {
      if (this.state === 'crash loop') throw new Error(`${this.launch.name} keeps ending (${this.lastExit})`)
      if (Date.now() > deadline) throw new Error(`${this.launch.name} did not become ready within ${timeoutMs / 1000} s`)
      await sleep(50)
    }
  }

  async stop(): Promise<void> {
    this.stopping = true
    const child = this.child
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      signal(child.pid, this.launch.stopSignal)
      const timer = setTimeout(() => {
        this.log.note(`${this.launch.name} did not end within ${this.launch.stopGraceMs / 1000} s and is killed`)
        if (child.pid) signal(child.pid, 'SIGKILL')
      }, this.launch.stopGraceMs)
      await ended
      clearTimeout(timer)
    }
    // A killed process is gone a moment after the signal: whoever waits for the stop must find nothing left.
    while (this.removeOrphans() > 0) await sleep(20)
    this.become('stopped')
    await this.watcher
    this.watcher = undefined
  }

  private spawnOnce(): void {
    const { name, prefix, command, args, env, cwd } = this.launch
    this.become(this.quickExits >= loopAfterExits ? 'crash loop' : 'starting')
    // The kernel signals the child when the launcher dies; the guard ends what does not listen.
    // It comes last before the command, because a change of user clears it.
    const [program = '', ...bound] = [
      ...prefix,
      'setpriv',
      '--pdeathsig',
      this.launch.stopSignal.slice(3),
      '--',
      command,
      ...args,
    ]
    const startedAt = Date.now()
    const child = spawn(program, bound, {
      cwd,
      env: { ...env, [stackMark]: this.mark, [processMark]: name },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.child = child
    this.log.follow(name, child.stdout)
    this.log.follow(name, child.stderr)
    child.once('error', (error) => this.log.note(`${name} cannot be started: ${error.message}`))
    child.once('exit', (code, signalName) => {
      if (this.child !== child) return
      this.child = undefined
      this.lastExit = signalName ? `signal ${signalName}` : `exit code ${code}`
      if (!this.stopping) void this.restart(Date.now() - startedAt)
    })
    this.onChange()
  }

  private async restart(livedMs: number): Promise<void> {
    this.removeOrphans()
    this.quickExits = livedMs > 30_000 ? 1 : this.quickExits + 1
    this.become(this.quickExits >= loopAfterExits ? 'crash loop' : 'restarting')
    const pause = Math.min(firstDelayMs * 2 ** (this.quickExits - 1), longestDelayMs)
    this.log.note(`${this.launch.name} ended (${this.lastExit}); started again in ${pause} ms`)
    await sleep(pause)
    if (this.stopping) return
    this.restarts += 1
    this.spawnOnce()
  }

  private async watchHealth(): Promise<void> {
    let misses = 0
    while (!this.stopping) {
      const child = this.child
      const answered = child ? await this.answers() : false
      if (this.stopping) return
      if (answered && child === this.child) {
        misses = 0
        this.become('healthy')
      }
      if (!answered && this.state === 'healthy' && ++misses >= 3) this.become('unhealthy')
      await this.pause(this.state === 'healthy' ? this.pace.runningMs : this.pace.startingMs)
    }
  }

  /** Ends early when the state changes, so that neither stop nor a restart waits for the long pause. */
  private async pause(ms: number): Promise<void> {
    const { state } = this
    const deadline = Date.now() + ms
    while (Date.now() < deadline && !this.stopping && this.state === state) await sleep(Math.min(100, ms))
  }

  private async answers(): Promise<boolean> {
    try {
      await this.launch.probe()
      return true
    } catch {
      return false
    }
  }

  /** A killed worker leaves its browser behind in a group of its own. Returns how many were still there. */
  private removeOrphans(): number {
    const mine = [`${stackMark}=${this.mark}`, `${processMark}=${this.launch.name}`]
    const orphans = findMarked((environment) => mine.every((entry) => environment.includes(entry)))
    const left = orphans.filter((pid) => pid !== this.child?.pid)
    for (const pid of left) signal(pid, 'SIGKILL')
    return left.length
  }

  private become(state: ProcessState): void {
    if (this.state === state) return
    this.state = state
    this.onChange()
  }
}
