import { processesUnder } from '../run/process-tree.ts'

/** MiB of the processes of one name: what they hold themselves, and all that is resident. */
export type Memory = { held: number; resident: number }
export type MemorySample = { minute: number; memory: Map<string, Memory> }

/** How the memory of one process went: MiB at the floor of the first and the last window, and MiB an hour over all of them. */
export type Trend = { name: string; first: number; last: number; slope: number; bound: number }

/** Minutes of a window, of which the lowest sample counts: what garbage collections and finished tabs give back is no growth. */
const WINDOW = 5

/** MiB an hour that count as flat: a tenth of what a process holds, and 8 for a small one, whose floor moves by pages. */
const flat = (held: number): number => Math.max(8, held / 10)

/**
 * What the processes of a stack hold now. "Held" is anonymous and shared memory. The program files of a process are left out, as the
 * kernel takes them back, and so are PostgreSQL's shared buffers: they are of a fixed size, and each session counts those that it has
 * touched.
 */
export function readMemory(roots: ReadonlyMap<number, string>): Map<string, Memory> {
  const held = (name: string, anonymous: number, shared: number) => anonymous + (name === 'postgres' ? 0 : shared)
  const add = (name: string) => (sum: Memory, one: { anonymous: number; shared: number; resident: number }) => ({
    held: sum.held + held(name, one.anonymous, one.shared),
    resident: sum.resident + one.resident,
  })
  return new Map(
    [...processesUnder(roots)].map(([name, processes]) => [name, processes.reduce(add(name), { held: 0, resident: 0 })]),
  )
}

/**
 * The trend of each process over the minutes after `from` (one that was away in more than a tenth of the samples has none; a browser
 * is started afresh now and then): the median of the slopes between the floors
 * of all pairs of windows (Theil and Sen), which one odd window does not move.
 */
export function trendsOf(samples: readonly MemorySample[], from: number): Trend[] {
  const late = samples.filter(({ minute }) => minute >= from)
  const seen = Map.groupBy(
    late.flatMap(({ minute, memory }) => [...memory].map(([name, { held }]) => ({ name, minute: minute - from, held }))),
    ({ name }) => name,
  )
  const steady = [...seen].filter(([, points]) => points.length >= late.length * 0.9)
  return steady
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, points]) => {
      const floors = floorsOf(points)
      const [first = Number.NaN, last = Number.NaN] = [floors.at(0)?.held, floors.at(-1)?.held]
      const slopes = floors.flatMap((one, at) =>
        floors.slice(at + 1).map((other) => ((other.held - one.held) / (other.minute - one.minute)) * 60),
      )
      return { name, first, last, slope: median(slopes), bound: flat(first) }
    })
}

/** Without two whole windows there is no slope, and what is not a number is not flat. */
export const isFlat = ({ slope, bound }: Trend): boolean => slope <= bound

function floorsOf(points: readonly { minute: number; held: number }[]): { minute: number; held: number }[] {
  return [...Map.groupBy(points, ({ minute }) => Math.floor(minute / WINDOW))].map(([window, inside]) => ({
    minute: window * WINDOW,
    held: Math.min(...inside.map(({ held }) => held)),
  }))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}
