import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Dispatcher } from 'undici'
import { sendProblem } from '../answer/problem.ts'
import { type Https, securityHeaders } from '../answer/security-headers.ts'
import type { Exchange, GatewayRequest, Refusal } from '../exchange.ts'
import type { Admission, Outcome } from './circuit-breaker.ts'
import { downstreamHeaders, type ForwardedFrom, upstreamHeaders } from './upstream-headers.ts'
import type { Upstream } from './upstreams.ts'

export type TransferSettings = {
  readonly https: Https
  readonly from: ForwardedFrom
  readonly connectRetryMs: number
  /** True while the gateway is going down: every answer then ends its connection. */
  readonly draining: () => boolean
}

type Options = {
  req: GatewayRequest
  res: ServerResponse
  exchange: Exchange
  upstream: Upstream
  /** The place at the service that was taken for it; given back at the end. */
  admission: Admission
  settings: TransferSettings
}

/**
 * One request on its way to a service and its answer on the way back, both as they come. The client going away ends the service's
 * work; the service breaking off cuts the client's connection, so that half an answer never looks whole.
 */
export class Transfer implements Dispatcher.DispatchHandler {
  readonly #req: GatewayRequest
  readonly #res: ServerResponse
  readonly #exchange: Exchange
  readonly #upstream: Upstream
  readonly #admission: Admission
  readonly #settings: TransferSettings
  #controller: Dispatcher.DispatchController | undefined
  #gone = false
  #decided = false
  #retries = 0
  #stated = -1

  constructor({ req, res, exchange, upstream, admission, settings }: Options) {
    this.#req = req
    this.#res = res
    this.#exchange = exchange
    this.#upstream = upstream
    this.#admission = admission
    this.#settings = settings
  }

  start(): void {
    this.#res.once('close', () => this.#onClosed())
    this.#dispatch()
  }

  /**
   * Ends an endless answer cleanly: what has been sent stands, the client comes back by itself. One that has not begun would hold
   * the end up, so it is a refusal.
   */
  finish(): void {
    this.#gone = true
    if (this.#res.headersSent) this.#res.end()
    else sendProblem(this.#req, this.#res, goingDown, this.#settings.https)
    this.#controller?.abort(new Error('The gateway is going down.'))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#gone) controller.abort(new Error('The client went away.'))
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return
    this.#decide('answered')
    const res = this.#res
    const seen = new Set<string>()
    const list = downstreamHeaders(headers, seen)
    const contentType = String(headers['content-type'] ?? '')
    list.push('x-request-id', this.#exchange.requestId, ...securityHeaders(contentType, this.#settings.https, seen))
    if (isLanding(this.#req.url!)) varyByCookie(list)
    if (this.#settings.draining()) list.push('connection', 'close')
    this.#stated = Number(headers['content-length'] ?? -1)
    res.writeHead(status, list as string[])
    if (contentType.startsWith('text/event-stream')) res.flushHeaders()
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const res = this.#res
    if (chunk.length === this.#stated) {
      // A text goes out in one write with the header before it, a buffer in two; latin1 keeps every byte.
      if (chunk.length <= oneWrite) res.end(chunk.toString('latin1'), 'latin1')
      else res.end(chunk)
      return
    }
    if (res.write(chunk)) return
    controller.pause()
    res.once('drain', () => controller.resume())
  }

  onResponseEnd(): void {
    if (!this.#res.writableEnded) this.#res.end()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#gone) return
    if (!this.#res.headersSent && this.#retryLater(error)) return
    this.#decide(timeouts.has(codeOf(error)) ? 'timed out' : 'neither')
    sendProblem(this.#req, this.#res, refusalFor(error), this.#settings.https)
  }

  #dispatch(): void {
    const exchange = this.#exchange
    const upstream = this.#upstream
    const headers = upstreamHeaders(this.#req, exchange, upstream.host, this.#settings.from)
    const body = exchange.body ?? (this.#streams() ? this.#req : null)
    const length = exchange.body ? String(exchange.body.length) : this.#req.headers['content-length']
    if (length !== undefined) headers.push('content-length', length)
    const options: Dispatcher.DispatchOptions = {
      path: this.#req.url!,
      method: this.#req.method as Dispatcher.HttpMethod,
      headers,
      body,
      // A stream of events is silent as long as nothing happens.
      bodyTimeout: exchange.target.stream ? 0 : undefined,
    }
    try {
      upstream.pool.dispatch(options, this)
    } catch {
      sendProblem(
        this.#req,
        this.#res,
        { status: 400, detail: 'The request cannot be passed on as it is.' },
        this.#settings.https,
      )
    }
  }

  #streams(): boolean {
    const stated = this.#req.headers['content-length']
    return stated !== undefined && stated !== '0'
  }

  #decide(outcome: Outcome): void {
    if (this.#decided) return
    this.#decided = true
    this.#upstream.decide(this.#admission, outcome)
  }

  #onClosed(): void {
    this.#decide('neither')
    this.#upstream.leave(this.#exchange.target.stream)
    if (this.#res.writableFinished) return
    this.#gone = true
    this.#controller?.abort(new Error('The client went away.'))
  }

  /**
   * Nothing was sent when the connection could not be made, so any request may be tried again: a service that restarts is not
   * noticed. A kept connection that the service closed at the same moment is tried once more for reads only.
   */
  #retryLater(error: Error): boolean {
    const replayable = this.#exchange.body !== undefined || !this.#streams()
    if (!replayable) return false
    const code = codeOf(error)
    const waited = 50 * 2 ** this.#retries
    const again = refused.has(code) && waited * 2 <= this.#settings.connectRetryMs
    const once = broken.has(code) && this.#retries === 0 && isRead(this.#req.method)
    if (!again && !once) return false
    this.#retries++
    this.#controller = undefined
    setTimeout(() => this.#gone || this.#dispatch(), once ? 0 : waited)
    return true
  }
}

const oneWrite = 16_384
const refused = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'])
/** Before an answer has begun; afterwards the service has shown that it is there. */
const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'])
const broken = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** The address that shows the landing page or the app, depending on a cookie. */
function isLanding(url: string): boolean {
  return url === '/' || url.startsWith('/?')
}

function varyByCookie(headers: (string | string[])[]): void {
  const at = headers.indexOf('vary')
  if (at === -1) headers.push('vary', 'Cookie')
  else if (!/\bcookie\b|\*/i.test(String(headers[at + 1]))) headers[at + 1] = `${headers[at + 1]}, Cookie`
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

const goingDown: Refusal = {
  status: 503,
  detail: 'This part of the site is being restarted. Please try again shortly.',
  headers: { 'retry-after': '1' },
  close: true,
}

function refusalFor(error: Error): Refusal {
  const code = codeOf(error)
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return { status: 504, detail: 'The service did not answer in time. Please try again.' }
  }
  return { status: 502, detail: 'The service cannot be reached at the moment. Please try again shortly.' }
}
