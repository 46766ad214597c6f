import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import pg from 'pg'
import type { Consumer, Machine } from '../result/measured.ts'

/** Clock ticks a second and bytes a page: the same on every Linux that Node runs on. */
const TICKS = 100
const PAGE = 4096
const EVERY_MS = 1_000
const LOOK_INSIDE_EVERY = 4

export type Watched = {
  /** The processes whose children are counted with them. */
  roots: ReadonlyMap<number, string>
  /** One page with the metrics of all services. */
  metrics: string | undefined
  database: string | undefined
}

type Row = { pid: number; parent: number; ticks: number; bytes: number; command: string; born: string }
type Sample = { at: number; cores: Map<string, number>; bytes: Map<string, number>; busy: number }

/** Watches what the machine's processors do while a run goes on. */
export class Sampler {
  private readonly watched: Watched
  private readonly roots: Map<number, string>
  private readonly samples: Sample[] = []
  private readonly lag = new Map<string, number>()
  private readonly pools = new Map<string, number>()
  private readonly timer: NodeJS.Timeout
  private before = new Map<string, number>()
  private stat = readStat()
  private at = performance.now()
  private turns = 0

  constructor(watched: Watched) {
    this.watched = watched
    this.roots = new Map(watched.roots)
    this.before = ticksOf(readRows())
    this.timer = setInterval(() => this.sample(), EVERY_MS)
  }

  /** The load generator itself shares the processors: it is shown like everything else. */
  add(pid: number, name: string): void {
    this.roots.set(pid, name)
  }

  private sample(): void {
    const rows = readRows()
    const now = performance.now()
    const seconds = (now - this.at) / 1_000
    const stat = readStat()
    const names = nameAll(rows, this.roots)
    const cores = new Map<string, number>()
    const bytes = new Map<string, number>()
    for (const { pid, born, ticks, bytes: held } of rows) {
      const name = names.get(pid)
      if (!name) continue
      // A process that was not there a second ago has used all its time since.
      const used = (ticks - (this.before.get(`${pid} ${born}`) ?? 0)) / TICKS / seconds
      cores.set(name, (cores.get(name) ?? 0) + used)
      bytes.set(name, (bytes.get(name) ?? 0) + held)
    }
    const all = stat.all - this.stat.all
    const busy = all === 0 ? 0 : ((stat.busy - this.stat.busy) / all) * cpus().length
    this.samples.push({ at: Date.now(), cores, bytes, busy })
    this.before = ticksOf(rows)
    this.stat = stat
    this.at = now
    this.turns += 1
    if (this.turns % LOOK_INSIDE_EVERY === 0) void Promise.allSettled([this.readLag(), this.readPools()])
  }

  private async readLag(): Promise<void> {
    if (!this.watched.metrics) return
    const answer = await fetch(this.watched.metrics, { signal: AbortSignal.timeout(3_000) })
    for (const [, labels = '', value] of (await answer.text()).matchAll(/^nodejs_eventloop_lag_p99_seconds\{(.*)\} (\S+)$/gm)) {
      const name = /process="([^"]+)"/.exec(labels)?.[1] ?? ''
      this.lag.set(name, Math.max(this.lag.get(name) ?? 0, Number(value) * 1_000))
    }
  }

  private async readPools(): Promise<void> {
    if (!this.watched.database) return
    const client = new pg.Client({ connectionString: this.watched.database, connectionTimeoutMillis: 2_000 })
    await client.connect()
    try {
      const { rows } = await client.query<{ name: string; busy: number }>(
        `select application_name as name, count(*)::int as busy from pg_stat_activity
         where state <> 'idle' and application_name <> '' and pid <> pg_backend_pid() group by 1`,
      )
      for (const { name, busy } of rows) this.pools.set(name, Math.max(this.pools.get(name) ?? 0, busy))
    } finally {
      await client.end()
    }
  }

  /** What was seen between two times (Unix milliseconds): the seconds under full load, without start and drain. */
  stop(from: number, to: number): Machine {
    clearInterval(this.timer)
    const seen = this.samples.filter(({ at }) => at >= from && at <= to + EVERY_MS)
    const names = [...new Set(this.samples.flatMap(({ cores }) => [...cores.keys()]))]
    const mean = (values: number[]) => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length)
    const consumers = names
      .map((name): Consumer => {
        const perSecond = seen.map(({ cores }) => cores.get(name) ?? 0)
        return {
          name,
          cores: mean(perSecond),
          perSecond,
          memoryFirst: seen[0]?.bytes.get(name) ?? 0,
          memoryLast: seen.at(-1)?.bytes.get(name) ?? 0,
        }
      })
      .sort((a, b) => b.cores - a.cores)
    const busy = mean(seen.map((one) => one.busy))
    return {
      cores: cpus().length,
      busy,
      others: Math.max(0, busy - consumers.reduce((sum, one) => sum + one.cores, 0)),
      consumers,
      lag: [...this.lag].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms),
      pools: [...this.pools].map(([name, count]) => ({ name, busy: count, size: 10 })).sort((a, b) => b.busy - a.busy),
    }
  }
}

/** Every process under one of the roots, by the root's name; browsers are shown apart from the process that starts them. */
export function nameAll(rows: readonly Pick<Row, 'pid' | 'parent' | 'command'>[], roots: ReadonlyMap<number, string>) {
  const byPid = new Map(rows.map((row) => [row.pid, row]))
  const names = new Map<number, string>()
  for (const { pid } of rows) {
    let browser = false
    for (let at = byPid.get(pid); at; at = byPid.get(at.parent)) {
      browser ||= /chrom/.test(at.command)
      const root = roots.get(at.pid)
      if (!root) continue
      names.set(pid, browser ? 'chromium' : root)
      break
    }
  }
  return names
}

function readRows(): Row[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        return []
      }
    })
}

/** `pid (command) state ppid …`: the command may hold spaces and brackets. */
export function parseStat(line: string): Row {
  const end = line.lastIndexOf(')')
  const rest = line.slice(end + 2).split(' ')
  return {
    pid: Number(line.slice(0, line.indexOf(' '))),
    command: line.slice(line.indexOf('(') + 1, end),
    parent: Number(rest[1]),
    ticks: Number(rest[11]) + Number(rest[12]),
    born: rest[19] ?? '',
    bytes: Number(rest[21]) * PAGE,
  }
}

const ticksOf = (rows: readonly Row[]): Map<string, number> =>
  new Map(rows.map(({ pid, born, ticks }) => [`${pid} ${born}`, ticks]))

function readStat(): { all: number; busy: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0, steal = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const all = user + nice + system + idle + wait + irq + soft + steal
  return { all, busy: all - idle - wait }
}
