import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for a condition that other processes bring about; fails with `what` when it does not come. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limitMs = 40_000,
  everyMs = 25,
): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain for: ${what}`)
    await sleep(everyMs)
  }
}

/** Whether somebody answers there, and with success. */
export const answersOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
