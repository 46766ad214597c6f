import type { IncomingMessage } from 'node:http'
import type { Check, Refusal } from '../exchange.ts'

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

/** Reading has no body: no route takes one, and it would be held in memory for nothing. */
export const readWithoutBodyCheck: Check = (req) =>
  (req.method === 'GET' || req.method === 'HEAD') && hasBody(req) ? bodyOfARead : undefined

const bodyOfARead: Refusal = { status: 400, detail: 'A request that only reads has no body.', close: true }

export function hasBody(req: IncomingMessage): boolean {
  if (req.headers['transfer-encoding'] !== undefined) return true
  const stated = req.headers['content-length']
  return stated !== undefined && stated !== '0'
}

export function tooLarge(limit: number): Refusal {
  return { status: 413, detail: `The body of this request is larger than ${limit} bytes.`, close: true }
}
