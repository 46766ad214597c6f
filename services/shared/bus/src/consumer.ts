import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Tx } from '@waymark/kit/db'
import { decode } from '@waymark/kit/decode'
import { isDeletedUser } from '@waymark/kit/deleted-users'
import { AppError, HTTP_STATUS, isTimedOut, isTransient } from '@waymark/kit/errors'
import type { Log } from '@waymark/kit/log'
import type { Metrics } from '@waymark/kit/metrics'
import { enterTrace } from '@waymark/kit/tracing'
import type { Spans } from '@waymark/tracing/spans'
import type { EventBus, Message, Subscription } from './bus.ts'
import { deadLetter } from './dead-letters.ts'
import { type Envelope, envelope } from './envelope.ts'
import { handleOnce } from './inbox.ts'

/** One entry of a service's explicit list of what it listens to. */
export type EventHandler<T extends Tx> = { topic: string; type: string; handle: (context: EventContext<T>) => Promise<void> }
export type EventContext<T extends Tx> = { event: Envelope; tx: T; log: Log }

/** Pairs a payload (ts-proto message) with its handler: `on('waymark.game.v1', 'GameFinished', GameFinished, async (game, { tx }) => …)`. */
export function on<E, T extends Tx>(
  topic: string,
  type: string,
  payload: { fromJSON(data: unknown): E },
  handle: (data: E, context: EventContext<T>) => Promise<void>,
): EventHandler<T> {
  return { topic, type, handle: (context) => handle(payload.fromJSON(context.event.data), context) }
}

type ConsumerOptions<T extends Tx> = {
  /** Name of the group and of the inbox: the service's name. */
  name: string
  bus: EventBus
  db: Db<T>
  handlers: readonly EventHandler<T>[]
  log: Log
  metrics?: Metrics
  spans?: Spans | undefined
  attempts?: number
  backoffMs?: number
}

/** While the database or a service that is asked is away nothing is wrong with the message: wait about a minute before giving up. */
const AWAY_ATTEMPTS = 60

/**
 * Hands each event once to its handler, in one transaction with the inbox. A handler that throws is tried again a few times, then the
 * message is put aside with the reason and the next one gets its turn. An event without a handler here is skipped.
 */
export function createConsumer<T extends Tx>(options: ConsumerOptions<T>): { start(): Promise<void>; stop(): Promise<void> } {
  const { name, bus, db, log, metrics, spans, attempts = 5, backoffMs = 100 } = options
  const handlers = byTopicAndType(options.handlers)
  const topics = [...new Set(options.handlers.map(({ topic }) => topic))]
  const stopping = new AbortController()
  let subscription: Subscription | undefined

  async function receive(message: Message): Promise<void> {
    const type = await process(message)
    metrics?.events.inc({ topic: message.topic, type: type.type, outcome: type.outcome })
  }

  async function process(message: Message): Promise<{ type: string; outcome: string }> {
    let event: Envelope
    try {
      event = decode(envelope, JSON.parse(message.value))
    } catch (error) {
      await deadLetter(db, { consumer: name, message, error, attempts: 1 })
      log.error({ err: error, topic: message.topic }, 'message not decoded')
      return { type: 'unknown', outcome: 'dead' }
    }
    const handler = handlers.get(`${message.topic} ${event.type}`)
    if (!handler) return { type: event.type, outcome: 'ignored' }
    const span = {
      name: `${event.type} process`,
      kind: 'consumer' as const,
      attributes: { 'messaging.destination.name': message.topic },
    }
    const outcome = await enterTrace({ ...span, parent: event.traceparent, spans }, () =>
      tryHandling(handler, { event, message }),
    )
    if (outcome === 'handled') metrics?.eventDelay.observe(Math.max(0, Date.now() - Date.parse(event.occurredAt)) / 1000)
    return { type: event.type, outcome }
  }

  async function tryHandling(
    handler: EventHandler<T>,
    { event, message }: { event: Envelope; message: Message },
  ): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      try {
        const ran = await handleOnce(db, name, event, (tx) => handler.handle({ event, tx, log }))
        return ran ? 'handled' : 'repeated'
      } catch (error) {
        // Nothing is left to do for somebody who is gone; the event counts as handled, so that it is not tried again.
        if (isDeletedUser(error)) {
          await handleOnce(db, name, event, async () => undefined)
          return 'ignored'
        }
        if (attempt >= limitFor(error)) {
          await deadLetter(db, { consumer: name, message, event, error, attempts: attempt })
          log.error({ err: error, eventId: event.id, type: event.type, attempts: attempt }, 'event dead-lettered')
          return 'dead'
        }
        metrics?.events.inc({ topic: message.topic, type: event.type, outcome: 'retried' })
        // Stopping ends the wait with a throw: the bus keeps the message for the next start.
        await sleep(Math.min(backoffMs * 2 ** (attempt - 1), 1_000), undefined, { signal: stopping.signal })
      }
    }
  }

  /** What is wrong with the event itself stays wrong. */
  function limitFor(error: unknown): number {
    if (error instanceof AppError && HTTP_STATUS[error.code] < 500) return 1
    const away = error instanceof AppError ? error.code === 'unavailable' : isTransient(error)
    return away && !isTimedOut(error) ? Math.max(AWAY_ATTEMPTS, attempts) : attempts
  }

  return {
    async start() {
      if (topics.length > 0) subscription = await bus.subscribe({ topics, group: name, handler: receive })
    },
    async stop() {
      stopping.abort(new Error('the consumer is stopping'))
      await subscription?.close()
    },
  }
}

function byTopicAndType<T extends Tx>(list: readonly EventHandler<T>[]): Map<string, EventHandler<T>> {
  const handlers = new Map<string, EventHandler<T>>()
  for (const handler of list) {
    const key = `${handler.topic} ${handler.type}`
    if (handlers.has(key)) throw new Error(`event ${key} has two handlers`)
    handlers.set(key, handler)
  }
  return handlers
}
