import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'

/** Rows of a statement in the database where the two meet. */
type Ask = (text: string) => Promise<unknown[]>
/** Gives what stands in the place of a transaction: it stops before a statement. */
export type Stopping = <T extends object>(tx: T) => T

/** A writer and an erasure of the same rows, and what is made anew for each of their meetings. */
export type Meeting<Of> = {
  ready: () => Promise<Of>
  write: (of: Of) => Promise<unknown>
  /** All in one transaction, which is handed through `stopping`. */
  erase: (of: Of, stopping: Stopping) => Promise<unknown>
  /** Rows that should be gone in the end. */
  left: (of: Of) => Promise<unknown[]>
}
/** Where the writer takes its transactions from, for as long as it writes. */
type Place = { db: object }

const PATIENCE_MS = 3_000
const WAITING = `
  select 1 from pg_locks held join pg_stat_activity who using (pid) where not held.granted and who.datname = current_database()`

/**
 * Lets a writer and an erasure meet at each of their statements, without luck: one of them does what comes before a statement, the other
 * begins and goes as far as it can, until it has ended or waits for a lock, and then the first goes on. Two that take the same rows in two
 * orders end in a deadlock each time. Asserts that the erasure is done at its first try, that the writer has something to say to its
 * caller (an answer of 5xx is none), and that nothing is left.
 */
export async function assertMeetings<Of>(ask: Ask, place: Place, { ready, write, erase, left }: Meeting<Of>): Promise<void> {
  const both = {
    'the erasure stopped': (of: Of, nth: number) =>
      meetAt(nth, ask, { first: (stopping) => erase(of, stopping), second: () => write(of) }),
    'the writer stopped': async (of: Of, nth: number) => {
      const {
        first: writer,
        second: erasure,
        met,
      } = await meetAt(nth, ask, {
        first: (stopping) => stoppingAt(place, stopping, () => write(of)),
        second: () => erase(of, (tx) => tx),
      })
      return { first: erasure, second: writer, met }
    },
  }
  for (const [how, meet] of Object.entries(both))
    for (let nth = 0, met = true; met; nth++) {
      const of = await ready()
      const ends = await meet(of, nth)
      met = ends.met
      if (!met) break
      const where = `${how} before statement ${nth}`
      assert.deepEqual(deadlocksIn(ends.first, ends.second), [], where)
      assert.equal(ends.first.status, 'fulfilled', `${where}: ${reasonOf(ends.first)}`)
      const answer = ends.second.status === 'fulfilled' ? ends.second.value : undefined
      if (typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'number')
        assert.ok(answer.status < 500, `${where}: ${'text' in answer ? String(answer.text) : answer.status}`)
      assert.deepEqual(await left(of), [], where)
    }
}

type Ends = { met: boolean; first: PromiseSettledResult<unknown>; second: PromiseSettledResult<unknown> }

/** `met` is false, and `second` was not begun, when `first` has no nth statement (from 0). */
async function meetAt(
  nth: number,
  ask: Ask,
  { first, second }: { first: (stopping: Stopping) => Promise<unknown>; second: () => Promise<unknown> },
): Promise<Ends> {
  let begun: Promise<unknown> | undefined
  const stop: Stop = {
    nth,
    done: 0,
    async meet() {
      begun = second()
      await endedOrWaiting(begun, ask)
    },
  }
  const [ended] = await Promise.allSettled([first((tx) => stopped(tx, stop))])
  const [other] = await Promise.allSettled([begun])
  return { met: begun !== undefined, first: ended, second: other }
}

type Stop = { nth: number; meet: () => Promise<void>; done: number }

/** Counts the statements of the transaction itself (`$executeRaw`) and of its tables (`tx.note.deleteMany`). */
function stopped<T extends object>(target: T, stop: Stop): T {
  return new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name)
      if (typeof value === 'object' && value !== null) return stopped(value, stop)
      if (typeof value !== 'function' || typeof name !== 'string' || name === 'then') return value
      return async (...given: unknown[]) => {
        if (stop.done++ === stop.nth) await stop.meet()
        return Reflect.apply(value, of, given) as unknown
      }
    },
  })
}

async function stoppingAt<T>(place: Place, stopping: Stopping, work: () => Promise<T>): Promise<T> {
  const { db } = place
  place.db = withTransactions(db, stopping)
  try {
    return await work()
  } finally {
    place.db = db
  }
}

/** The same database, only that its transactions stop. */
export function withTransactions<D extends object>(db: D, stopping: Stopping): D {
  return new Proxy(db, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name)
      if (typeof value !== 'function') return value
      if (name !== '$transaction') return value.bind(of) as unknown
      return (work: (tx: object) => Promise<unknown>, ...options: unknown[]) =>
        Reflect.apply(value, of, [(tx: object) => work(stopping(tx)), ...options]) as unknown
    },
  })
}

async function endedOrWaiting(work: Promise<unknown>, ask: Ask): Promise<void> {
  let ended = false
  void work
    .catch(() => undefined)
    .finally(() => {
      ended = true
    })
  for (const until = Date.now() + PATIENCE_MS; !ended && Date.now() < until; await delay(5))
    if ((await ask(WAITING)).length > 0) return
}

function deadlocksIn(...ends: readonly PromiseSettledResult<unknown>[]): string[] {
  return ends.map(reasonOf).filter((words) => /deadlock|40P01/.test(words))
}

function reasonOf(end: PromiseSettledResult<unknown>): string {
  return end.status === 'rejected' ? String(end.reason) : ''
}
