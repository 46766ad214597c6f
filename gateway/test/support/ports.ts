import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** An address that refuses: the first port of all, which no test and no system hands out. */
export const NOBODY = 'http://127.0.0.1:1'

/**
 * A port that nobody listens on, below those that the system hands out by itself: between this look and its use it is not given
 * to somebody else.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? found(false) : failed(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => found(true)))
  })
}

/**
 * How long a test waits for what should come: long, as the machine may be busy. Where mutants are judged it mostly waits for what never
 * comes, and a test that fails by mistake is asked again.
 */
export const patienceMs = process.env.GATEWAY_IN_PROCESS === 'true' ? 2_000 : 120_000

/** For what takes its own time before a test can go on: a server starts, a lost connection is dialled again. */
export const longPatienceMs = 120_000

/** Asks again until it holds; a test's patience, not its measure. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, ms = patienceMs): Promise<void> {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`)
    await new Promise((wake) => setTimeout(wake, 25))
  }
}
