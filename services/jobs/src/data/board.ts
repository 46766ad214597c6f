import { MUST_WEIGHT } from '../domain/match.ts'

/** A posting as the board keeps it: small numbers only. */
export type BoardRow = {
  readonly no: number
  readonly occupationCode: string
  readonly mustSkills: readonly number[]
  readonly niceSkills: readonly number[]
  /** Milliseconds. */
  readonly postedAt: number
  readonly open: boolean
}

/** What of a person is compared. `fits` by occupation code; `held` are skill numbers. */
export type Asked = {
  readonly fits: ReadonlyMap<string, { readonly fit: number }>
  readonly held: ReadonlySet<number>
  /** Whether anything is known of the person's skills, even one that no posting asks for. */
  readonly skillsKnown: boolean
}

export type Best = { readonly no: number; readonly score: number }

export type Board = {
  readonly put: (rows: Iterable<BoardRow>) => void
  /** The open postings with the highest scores, and how many stand at `countFrom` or above. */
  readonly best: (asked: Asked, limit: number, countFrom?: number) => { readonly best: Best[]; readonly count: number }
  readonly size: () => number
}

/**
 * All open postings side by side in arrays of numbers: a match compares every one of them, exactly, in a few milliseconds per
 * 100,000. It holds what everybody may see and nothing of any person.
 */
export function createBoard(): Board {
  const slotOf = new Map<number, number>()
  const occupationOf = new Map<string, number>([['', 0]])
  let numbers = new Int32Array(START)
  let occupations = new Uint16Array(START)
  let posted = new Float64Array(START)
  // Where a posting's skills begin in the pool; must-haves first, then nice-to-haves. A closed posting has -1.
  let starts = new Int32Array(START)
  let musts = new Uint8Array(START)
  let nices = new Uint8Array(START)
  let pool = new Int32Array(START * 8)
  // Places of postings that have closed: the next new ones stand there, or the arrays would grow for as long as the process runs.
  const free: number[] = []
  let count = 0
  let used = 0
  let unused = 0

  function put(rows: Iterable<BoardRow>): void {
    for (const row of rows) {
      const known = slotOf.get(row.no)
      if (known === undefined && !row.open) continue
      const place = known ?? free.pop() ?? count++
      if (known !== undefined) unused += musts[place]! + nices[place]!
      if (count > numbers.length) growRows()
      if (row.open) {
        slotOf.set(row.no, place)
        numbers[place] = row.no
        write(place, row)
      } else {
        slotOf.delete(row.no)
        starts[place] = CLOSED
        free.push(place)
      }
    }
    if (unused > used / 2 && unused > START) compact()
  }

  function write(place: number, row: BoardRow): void {
    const must = row.mustSkills.slice(0, MOST_SKILLS)
    const nice = row.niceSkills.slice(0, MOST_SKILLS)
    if (used + must.length + nice.length > pool.length) pool = grown(pool, new Int32Array(pool.length * 2))
    starts[place] = used
    musts[place] = must.length
    nices[place] = nice.length
    pool.set(must, used)
    pool.set(nice, used + must.length)
    used += must.length + nice.length
    occupations[place] = numberOf(row.occupationCode)
    posted[place] = row.postedAt
  }

  function numberOf(code: string): number {
    const known = occupationOf.get(code)
    if (known !== undefined) return known
    occupationOf.set(code, occupationOf.size)
    return occupationOf.size - 1
  }

  function growRows(): void {
    const size = numbers.length * 2
    numbers = grown(numbers, new Int32Array(size))
    occupations = grown(occupations, new Uint16Array(size))
    posted = grown(posted, new Float64Array(size))
    starts = grown(starts, new Int32Array(size))
    musts = grown(musts, new Uint8Array(size))
    nices = grown(nices, new Uint8Array(size))
  }

  /** Changed postings leave their former skills behind in the pool. */
  function compact(): void {
    const packed = new Int32Array(pool.length)
    let at = 0
    for (let place = 0; place < count; place += 1) {
      const start = starts[place]!
      if (start < 0) continue
      const length = musts[place]! + nices[place]!
      packed.set(pool.subarray(start, start + length), at)
      starts[place] = at
      at += length
    }
    pool = packed
    used = at
    unused = 0
  }

  function best({ fits, held, skillsKnown }: Asked, limit: number, countFrom = Number.POSITIVE_INFINITY) {
    const fitOf = new Float64Array(occupationOf.size).fill(-1)
    for (const [code, number] of occupationOf) fitOf[number] = fits.get(code)?.fit ?? -1
    const has = flagsOf(held)
    const top = createTop(limit, (a, b) => posted[b]! - posted[a]! || numbers[a]! - numbers[b]!)
    let counted = 0
    for (let place = 0; place < count; place += 1) {
      const start = starts[place]!
      if (start < 0) continue
      const fit = fitOf[occupations[place]!]!
      // Of a person of whom both halves are known only whole matches are recommended.
      if (fits.size > 0 && fit < 0) continue
      let score = fit
      if (skillsKnown) {
        const middle = start + musts[place]!
        const end = middle + nices[place]!
        if (end === start) continue
        let covered = 0
        for (let at = start; at < middle; at += 1) covered += MUST_WEIGHT * (has[pool[at]!] ?? 0)
        for (let at = middle; at < end; at += 1) covered += has[pool[at]!] ?? 0
        const coverage = (100 * covered) / (MUST_WEIGHT * musts[place]! + nices[place]!)
        score = fit < 0 ? coverage : fit / 2 + coverage / 2
      }
      if (score <= 0) continue
      if (score >= countFrom) counted += 1
      top.offer(place, score)
    }
    return { best: top.list().map(({ place, score }) => ({ no: numbers[place]!, score })), count: counted }
  }

  return { put, best, size: () => slotOf.size }
}

/** The best few of many, in order; equal scores by `order`. */
function createTop(limit: number, order: (a: number, b: number) => number) {
  const kept: { place: number; score: number }[] = []
  const before = (a: { place: number; score: number }, b: { place: number; score: number }): boolean =>
    a.score > b.score || (a.score === b.score && order(a.place, b.place) < 0)
  return {
    offer(place: number, score: number): void {
      const last = kept[kept.length - 1]
      if (kept.length >= limit && last && score < last.score) return
      const one = { place, score }
      if (kept.length >= limit && last && !before(one, last)) return
      let at = kept.length
      while (at > 0 && before(one, kept[at - 1]!)) at -= 1
      kept.splice(at, 0, one)
      if (kept.length > limit) kept.pop()
    },
    list: () => kept,
  }
}

function flagsOf(held: ReadonlySet<number>): Uint8Array {
  const flags = new Uint8Array(Math.max(0, ...held) + 1)
  for (const no of held) flags[no] = 1
  return flags
}

function grown<T extends Int32Array | Uint16Array | Uint8Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}

const START = 1024
const CLOSED = -1
/** A posting lists at most 40; a byte counts them. */
const MOST_SKILLS = 127
