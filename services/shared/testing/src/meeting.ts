import { setTimeout as delay } from 'node:timers/promises'

/** Rows of a statement in the database where the two meet. */
type Ask = (text: string) => Promise<unknown[]>
/** A transaction that stops before its nth statement, in the place of the one that is given. */
export type Stopping = <T extends object>(tx: T) => T

const PATIENCE_MS = 3_000
const WAITING = `
  select 1 from pg_locks held join pg_stat_activity who using (pid) where not held.granted and who.datname = current_database()`

/**
 * Lets two transactions meet without luck: `first` does its statements but the last ones, from the nth on (from 0), `second` begins and
 * goes as far as it can, until it has ended or waits for a lock, and then `first` goes on. Two that wait for each other's rows end in a
 * deadlock each time. Answers how both ended; `met` is false, and `second` was not begun, when `first` has no nth statement.
 */
export async function meetAt<A, B>(
  nth: number,
  { ask, first, second }: { ask: Ask; first: (stopping: Stopping) => Promise<A>; second: () => Promise<B> },
): Promise<{ met: boolean; first: PromiseSettledResult<A>; second: PromiseSettledResult<B | undefined> }> {
  let begun: Promise<B> | undefined
  const meet = async () => {
    begun = second()
    await endedOrWaiting(begun, ask)
  }
  const [ended] = await Promise.allSettled([first((tx) => stopped(tx, { nth, meet, done: 0 }))])
  const [other] = await Promise.allSettled([begun])
  return { met: begun !== undefined, first: ended, second: other }
}

/** What ended in a deadlock, in words; empty when nothing did. */
export function deadlocksIn(...ends: readonly PromiseSettledResult<unknown>[]): string[] {
  return ends
    .flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
    .filter((words) => /deadlock|40P01/.test(words))
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
