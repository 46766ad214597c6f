import { createHash } from 'node:crypto'
import type { Db, Tx } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { storable } from '@waymark/kit/storable'
import { currentTrace, traceIdOf } from '@waymark/kit/tracing'
import type { EventBus, Message } from './bus.ts'
import type { Envelope } from './envelope.ts'
import { appendEvent } from './outbox.ts'
import { DEAD_LETTERS } from './topics.ts'

export type DeadLetter = {
  id: string
  consumer: string
  topic: string
  key: string
  envelope: unknown
  error: string
  attempts: number
  trace_id: string | null
  created_at: Date
  replayed_at: Date | null
}

/** Puts a message aside with the reason, and says so on a topic for whoever watches. One that comes back after a replay and fails again is open again. */
export async function deadLetter(
  db: Db,
  entry: { consumer: string; message: Message; event?: Envelope; error: unknown; attempts: number },
): Promise<void> {
  const { consumer, message, error, attempts } = entry
  // A foreign publisher may have sent what no column can hold; a message that cannot even be put aside would come again for ever.
  const { event, key, reason, text } = storable({
    event: entry.event,
    key: message.key,
    reason: describe(error),
    text: message.value,
  })
  const eventId = event?.id ?? createHash('sha256').update(message.value).digest('hex')
  const envelope = JSON.stringify(event ?? text)
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into dead_letter (id, consumer, event_id, topic, key, envelope, error, attempts, trace_id)
      values (${uuidv7()}::uuid, ${consumer}, ${eventId}, ${message.topic}, ${key}, ${envelope}::jsonb, ${reason}, ${attempts}::int,
        ${traceIdOf(event?.traceparent) ?? currentTrace()?.traceId ?? null})
      on conflict (consumer, event_id) do update
      set error = excluded.error, attempts = dead_letter.attempts + excluded.attempts, replayed_at = null,
        created_at = excluded.created_at`
    await appendEvent(tx, {
      topic: DEAD_LETTERS,
      key,
      type: 'EventPutAside',
      data: { consumer, eventId, topic: message.topic, attempts, reason: reason.split('\n')[0], envelope: JSON.parse(envelope) },
    })
  })
}

/** Those that were not replayed yet, the oldest hundred. */
export async function listDeadLetters(tx: Tx): Promise<DeadLetter[]> {
  return tx.$queryRaw<DeadLetter[]>`select * from dead_letter where replayed_at is null order by created_at limit 100`
}

/** Puts the message back on its topic. Whoever had handled it drops it as a repeat; the consumer that failed gets another try. */
export async function replayDeadLetter(db: Db, bus: EventBus, id: string): Promise<DeadLetter> {
  return db.$transaction(async (tx) => {
    const [letter] = await tx.$queryRaw<DeadLetter[]>`
      update dead_letter set replayed_at = now() where id = ${id}::uuid returning *`
    if (!letter) throw new AppError('not_found', `There is no dead letter ${id}.`)
    const value = typeof letter.envelope === 'string' ? letter.envelope : JSON.stringify(letter.envelope)
    await bus.publish([{ topic: letter.topic, key: letter.key, value }])
    return letter
  })
}

function describe(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.slice(0, 4_000)
}
