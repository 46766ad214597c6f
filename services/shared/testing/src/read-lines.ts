import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/**
 * Calls `onLine` with each line of a stream. A broken stream ends its lines and no more: readline emits the stream's error once more,
 * on an interface that nobody listens to, and that would end the process.
 */
export function readLines(input: Readable, onLine: (line: string) => void): void {
  createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    .on('line', onLine)
    .on('error', () => undefined)
}
