import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startStack } from '../../dev/test-stack.ts'
import { record } from '../../tools/figures.ts'

/**
 * How long `make up` takes with everything installed, on an empty run directory and on one with data, and what all its processes
 * hold in memory. PSS counts a shared page once; RSS counts it for each process.
 */
const promised = { seconds: 60, gib: 2.5 }
type Memory = { name: string; processes: number; pss: number; rss: number }

const boots: { what: string; seconds: number }[] = []
const first = await timed('empty run directory, with the seeded report', () => startStack())
const memory = await settledMemory(first.state()?.pid ?? 0)
await first.stop({ keepData: true })
const again = await timed('with data', () => startStack({ runDir: first.runDir }))
await again.stop()

console.log(`\nmake up, packages installed (promise: at most ${promised.seconds} s, ${promised.gib} GiB for all processes)`)
console.table(boots)
record('boot-seconds', boots[0]?.seconds ?? Number.NaN, { atMost: 60, unit: 's' }, `with data ${boots[1]?.seconds} s`)
record('boot-memory-gib', sumOf(memory).pss / 1024 / 1024, { atMost: 2.5, unit: 'GiB' }, `PSS; ${mib(sumOf(memory).rss)} MiB RSS`)
console.table([...memory, sumOf(memory)].map(({ pss, rss, ...rest }) => ({ ...rest, 'PSS MiB': mib(pss), 'RSS MiB': mib(rss) })))

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  boots.push({ what, seconds: Math.round((performance.now() - began) / 100) / 10 })
  return result
}

/** After the start, when caches are filled and garbage is collected as it will be. */
async function settledMemory(launcher: number): Promise<Memory[]> {
  await sleep(5_000)
  const groups = new Map<string, Memory>()
  for (const pid of withDescendants(launcher)) {
    const { pss, rss } = memoryOf(pid)
    const name = nameOf(pid)
    const group = groups.get(name) ?? { name, processes: 0, pss: 0, rss: 0 }
    groups.set(name, { name, processes: group.processes + 1, pss: group.pss + pss, rss: group.rss + rss })
  }
  return [...groups.values()].sort((left, right) => right.pss - left.pss)
}

function withDescendants(launcher: number): number[] {
  const all = new Set([launcher])
  const everyone = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  for (let grew = true; grew; ) {
    const before = all.size
    for (const entry of everyone) {
      const parent = Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${entry}/status`))?.[1] ?? 0)
      if (all.has(parent)) all.add(Number(entry))
    }
    grew = all.size > before
  }
  return [...all]
}

function nameOf(pid: number): string {
  const own = /WAYMARK_PROCESS=([^\0]+)/.exec(read(`/proc/${pid}/environ`))?.[1]
  const command = read(`/proc/${pid}/cmdline`)
  if (/chrom/.test(command.split('\0')[0] ?? '')) return 'chromium'
  if (command.startsWith('postgres')) return 'postgres'
  if (own) return own
  return command.includes('guard.sh') ? 'guard' : 'launcher'
}

function memoryOf(pid: number): { pss: number; rss: number } {
  const text = read(`/proc/${pid}/smaps_rollup`)
  const kib = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { pss: kib('Pss'), rss: kib('Rss') }
}

function sumOf(groups: Memory[]): Memory {
  const add = (key: 'processes' | 'pss' | 'rss') => groups.reduce((sum, group) => sum + group[key], 0)
  return { name: 'all', processes: add('processes'), pss: add('pss'), rss: add('rss') }
}

function mib(kib: number): number {
  return Math.round(kib / 1024)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
