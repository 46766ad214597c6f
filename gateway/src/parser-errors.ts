import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { problemBody } from '../plugins/waymark/answer/problem.ts'
import { type Https, securityHeaders } from '../plugins/waymark/answer/security-headers.ts'
import type { GatewayMetrics } from '../plugins/waymark/metrics.ts'

type Options = { log: Logger; metrics: GatewayMetrics; https: Https }

/** Answers what never became a request: headers that are too long, too slow or not HTTP. The connection ends with it. */
export function answerParserErrors({ log, metrics, https }: Options) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const answer = answerFor(error.code)
    if (!answer || !socket.writable) {
      socket.destroy()
      return
    }
    if (hasAnswerBegun(socket)) {
      finish(socket)
      return
    }
    const requestId = randomUUID()
    const client = (socket as Socket).remoteAddress
    metrics.parserError(answer.status)
    log.info({ requestId, status: answer.status, code: error.code, client }, 'malformed request')
    const body = problemBody(answer.status, answer.detail, requestId)
    const headers = [
      'content-type',
      'application/problem+json',
      'content-length',
      String(Buffer.byteLength(body)),
      'connection',
      'close',
    ]
    headers.push('x-request-id', requestId, ...securityHeaders('application/problem+json', https))
    let head = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n`
    for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
    finish(socket, `${head}\r\n${body}`)
  }
}

/** Sends what is to be sent. The client's rest is thrown away for a moment: closing on unread bytes would reset the answer. */
function finish(socket: Duplex, last?: string): void {
  socket.end(last)
  socket.resume()
  setTimeout(() => socket.destroy(), 1_000).unref()
}

function answerFor(code: string | undefined): { status: number; detail: string } | undefined {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, detail: 'The header of this request is too large.' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, detail: 'The request did not arrive in time.' }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return { status: 413, detail: 'The body of this request is too large.' }
  if (code?.startsWith('HPE_')) return { status: 400, detail: 'The request is not valid HTTP.' }
  return undefined
}

/** Node keeps the answer in progress on the socket; its own handler for such errors looks at the same field. */
function hasAnswerBegun(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true
}
