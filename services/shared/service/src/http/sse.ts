import { once } from 'node:events'
import { type Context, type Hijacked, hijacked } from './context.ts'

/** When the browser comes back after a break, and how often it is told that the stream is still there. */
const RETRY_MS = 2_000
const HEARTBEAT_MS = 15_000

type SseEvent = { id?: string; event?: string; data: unknown }

type Sse = {
  /** What the browser saw last, when it comes back after a break. */
  lastEventId: string | undefined
  /** Resolves when the socket can take more; never rejects: after the end it does nothing. */
  send(event: SseEvent): Promise<void>
  /** Aborted when the client goes away or the service stops. */
  signal: AbortSignal
}

/**
 * Answers with a stream of server-sent events for as long as `run` runs or the client stays:
 * `return streamEvents(ctx, async (sse) => { … await sse.send({ id, event, data }) … })`.
 */
export async function streamEvents(context: Context, run: (sse: Sse) => Promise<void>): Promise<Hijacked> {
  const { reply, request, signal, log } = context
  const socket = reply.raw
  reply.hijack()
  if (signal.aborted) {
    socket.end()
    return hijacked
  }
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': context.requestId,
  }
  socket.writeHead(200, headers)
  socket.write(`retry: ${RETRY_MS}\n\n`)

  const heartbeat = setInterval(() => socket.write(': still here\n\n'), HEARTBEAT_MS)
  const last = request.headers['last-event-id']
  const sse: Sse = {
    lastEventId: typeof last === 'string' && last !== '' ? last : undefined,
    signal,
    async send(event) {
      if (signal.aborted || socket.write(format(event))) return
      // A slow reader slows its own stream down, not our memory up.
      await once(socket, 'drain', { signal }).catch(() => undefined)
    },
  }
  try {
    await Promise.race([run(sse), aborted(signal)])
  } catch (err) {
    // The status is long sent; the browser comes back by itself with Last-Event-ID.
    if (!signal.aborted) log.error({ err, requestId: context.requestId }, 'event stream failed')
  } finally {
    clearInterval(heartbeat)
    socket.end()
  }
  return hijacked
}

function format({ id, event, data }: SseEvent): string {
  const lines = JSON.stringify(data).split('\n')
  const head = [id === undefined ? '' : `id: ${oneLine(id)}\n`, event === undefined ? '' : `event: ${oneLine(event)}\n`]
  return `${head.join('')}${lines.map((line) => `data: ${line}\n`).join('')}\n`
}

function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]/g, ' ')
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
