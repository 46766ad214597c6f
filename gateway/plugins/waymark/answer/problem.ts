import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { GatewayRequest, Refusal } from '../exchange.ts'
import { linkRefusalPage } from './link-refusal-page.ts'
import { type Https, securityHeaders } from './security-headers.ts'

const lingerMs = 2_000
const lingerBytes = 16 * 1_048_576

/** RFC 9457 problem details as the services write them too. */
export function problemBody(status: number, detail: string, requestId: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, requestId })
}

/** Answers with a problem. Safe to call when the answer has begun: then the connection is cut, so that nobody takes half for whole. */
export function sendProblem(req: GatewayRequest, res: ServerResponse, refusal: Refusal, https: Https): void {
  if (req.exchange) req.exchange.refusal = refusal
  if (res.headersSent) {
    res.destroy()
    return
  }
  const requestId = req.exchange?.requestId ?? randomUUID()
  const page = linkRefusalPage(req, refusal)
  const body = page?.html ?? problemBody(refusal.status, refusal.detail, requestId)
  const type = page ? 'text/html; charset=utf-8' : 'application/problem+json'
  const headers = ['content-type', type, 'content-length', String(Buffer.byteLength(body))]
  headers.push('cache-control', 'no-store', 'x-request-id', requestId)
  const own = { ...refusal.headers, ...page?.headers }
  headers.push(...securityHeaders(type, https, new Set(Object.keys(own))))
  for (const [name, value] of Object.entries(own)) headers.push(name, value)
  if (refusal.close) headers.push('connection', 'close')
  res.writeHead(refusal.status, headers)
  if (!refusal.close || req.complete) {
    res.end(body)
    return
  }
  // An answer to HEAD has no body whose writing would send the head.
  res.flushHeaders()
  res.write(body)
  lingerThenEnd(req, res)
}

/**
 * Closing a socket with unread bytes resets it, and the client may lose the answer it was sent. So the rest of the body is read
 * and thrown away for a moment; the client has the whole answer already (Content-Length).
 */
function lingerThenEnd(req: GatewayRequest, res: ServerResponse): void {
  let left = lingerBytes
  const end = () => {
    clearTimeout(timer)
    res.end()
  }
  const timer = setTimeout(end, lingerMs)
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) end()
  })
  req.once('end', end)
  req.once('error', end)
}
