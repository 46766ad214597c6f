import type { IncomingMessage } from 'node:http'
import type { Check, Refusal } from './exchange.ts'

/**
 * What Node's parser lets pass and a second parser could read otherwise. The parser itself refuses Content-Length together with
 * Transfer-Encoding, repeated lengths, folded headers, bare line feeds and spaces before colons.
 */
export const framingCheck: Check = (req) => {
  const coding = req.headers['transfer-encoding']
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || req.httpVersionMinor === 0)) return badFraming
  const raw = req.rawHeaders
  let hosts = 0
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1 ? badFraming : undefined
}

const badFraming: Refusal = { status: 400, detail: 'The request is framed in an ambiguous way.', close: true }

/** Refuses a body whose stated size is over the limit, before any of it is read. */
export function sizeCheck(limit: number): Check {
  return (req) => (Number(req.headers['content-length'] ?? 0) > limit ? tooLarge(limit) : undefined)
}

/** A body up to this size is read before it is passed on: a slow sender then holds no connection of a service. */
const readAhead = 65_536

/**
 * Reads the body into the exchange, unless its stated size makes it one to stream. A chunked body has no stated size, so it is
 * always read first: the service must not see one that is too large.
 */
export function bodyCheck(limit: number): Check {
  return (req, exchange) => {
    if (!hasBody(req) || Number(req.headers['content-length'] ?? 0) > readAhead) return undefined
    return readBody(req, limit).then((body) => {
      exchange.body = body
      return body ? undefined : tooLarge(limit)
    })
  }
}

export function hasBody(req: IncomingMessage): boolean {
  if (req.headers['transfer-encoding'] !== undefined) return true
  const stated = req.headers['content-length']
  return stated !== undefined && stated !== '0'
}

/** The whole body; undefined when it grows over the limit. Rejects when the client goes away. */
function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) {
        chunks.push(chunk)
        return
      }
      req.off('data', onData)
      req.pause()
      resolve(undefined)
    }
    req.on('data', onData)
    req.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    req.once('error', reject)
    req.once('close', () => reject(new Error('The client went away in the middle of its body.')))
  })
}

function tooLarge(limit: number): Refusal {
  return { status: 413, detail: `The body of this request is larger than ${limit} bytes.`, close: true }
}
