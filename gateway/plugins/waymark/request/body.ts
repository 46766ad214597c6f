import type { IncomingMessage } from 'node:http'
import { type Check, type Refusal, whenEnded } from '../exchange.ts'
import type { BodyBudget } from './body-budget.ts'
import { throttleAddress } from './client-address.ts'
import { hasBody, tooLarge } from './framing.ts'

/** A body up to this size is read before it is passed on: a slow sender then holds no connection of a service. */
const readAhead = 65_536
const firstBytes = 4_096

/**
 * Reads the body into the exchange, unless its stated size makes it one to stream. A chunked body has no stated size, so it is
 * always read first: the service must not see one that is too large.
 */
export function bodyCheck(limit: number, budget: BodyBudget): Check {
  return (req, exchange) => {
    const stated = Number(req.headers['content-length'] ?? -1)
    if (!hasBody(req) || stated > readAhead) return undefined
    const address = throttleAddress(exchange.clientAddress)
    let reserved = 0
    whenEnded(exchange, () => budget.giveBack(address, reserved))
    const reserve = (bytes: number) => {
      const granted = budget.take(address, bytes)
      if (granted) reserved += bytes
      return granted
    }
    return readBody(req, { limit, stated, reserve }).then((read) => {
      if (!Buffer.isBuffer(read)) return read
      exchange.body = read
      return undefined
    })
  }
}

type Reading = { limit: number; stated: number; reserve: (bytes: number) => boolean }

/**
 * The whole body, or why it is not taken. Rejects when the client goes away. The bytes are gathered in one buffer that grows as
 * they come: a list of the pieces would cost a hundred times their size when they are sent byte by byte.
 */
function readBody(req: IncomingMessage, { limit, stated, reserve }: Reading): Promise<Buffer | Refusal> {
  return new Promise((resolve, reject) => {
    let gathered: Buffer = Buffer.alloc(0)
    let size = 0
    const refuse = (refusal: Refusal) => {
      req.off('data', onData)
      req.pause()
      gathered = Buffer.alloc(0)
      resolve(refusal)
    }
    const onData = (chunk: Buffer) => {
      const needed = size + chunk.length
      if (needed > limit) {
        refuse(tooLarge(limit))
        return
      }
      if (needed > gathered.length) {
        const room = Math.min(stated >= 0 ? stated : limit, Math.max(needed, gathered.length * 2, firstBytes))
        if (!reserve(room - gathered.length)) {
          refuse(noRoom)
          return
        }
        gathered = grown(gathered, room)
      }
      chunk.copy(gathered, size)
      size = needed
    }
    req.on('data', onData)
    req.once('end', () => resolve(gathered.subarray(0, size)))
    req.once('error', reject)
    req.once('close', () => reject(new Error('The client went away in the middle of its body.')))
  })
}

function grown(bytes: Buffer, room: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(room)
  bytes.copy(larger)
  return larger
}

const noRoom: Refusal = {
  status: 503,
  detail: 'There is more to receive than we can manage at the moment. Please try again shortly.',
  headers: { 'retry-after': '2' },
  close: true,
}
