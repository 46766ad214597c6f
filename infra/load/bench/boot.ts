import { setTimeout as sleep } from 'node:timers/promises'
import { startStack, type TestStack } from '../../dev/test-stack.ts'
import { record } from '../../tools/figures.ts'
import { processesUnder, rootsOf, sharedOutMiB } from '../run/process-tree.ts'

/**
 * How long `make up` takes with everything installed, on an empty run directory and on one with data, and what all its processes
 * hold in memory. PSS counts a shared page once; RSS counts it for each process.
 */
const boots: { what: string; seconds: number }[] = []
const first = await timed('empty run directory, with the seeded report', () => startStack())
// After the start, when caches are filled and garbage is collected as it will be.
await sleep(5_000)
const memory = memoryOf(first)
await first.stop({ keepData: true })
const again = await timed('with data', () => startStack({ runDir: first.runDir }))
await again.stop()

const all = { name: 'all', pss: sum(memory.map(({ pss }) => pss)), rss: sum(memory.map(({ rss }) => rss)) }
console.log('\nmake up, packages installed')
console.table(boots)
record('boot-seconds', boots[0]?.seconds ?? Number.NaN, { atMost: 60, unit: 's' }, `with data ${boots[1]?.seconds} s`)
record('boot-memory-gib', all.pss / 1024, { atMost: 2.5, unit: 'GiB' }, `PSS; ${Math.round(all.rss)} MiB RSS`)
console.table(
  [...memory, all].map(({ pss, rss, ...rest }) => ({ ...rest, 'PSS MiB': Math.round(pss), 'RSS MiB': Math.round(rss) })),
)

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  boots.push({ what, seconds: Math.round((performance.now() - began) / 100) / 10 })
  return result
}

function memoryOf(stack: TestStack) {
  return [...processesUnder(rootsOf(stack))]
    .map(([name, processes]) => ({
      name,
      processes: processes.length,
      pss: sum(processes.map(({ pid }) => sharedOutMiB(pid))),
      rss: sum(processes.map(({ resident }) => resident)),
    }))
    .sort((left, right) => right.pss - left.pss)
}

function sum(figures: number[]): number {
  return figures.reduce((total, one) => total + one, 0)
}
