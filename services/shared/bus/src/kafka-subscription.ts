import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@waymark/kit/log'
import { explainConnection } from '@waymark/kit/tls'
import type { Admin, Consumer, EachMessagePayload, Kafka } from 'kafkajs'
import { atMost } from './at-most.ts'
import { type MessageHandler, PARTITIONS, type Subscription } from './bus.ts'

const HEARTBEAT_MS = 2_000
const WATCH_MS = 15_000
const RESTART_MS = 1_000
const LEAVE_MS = 5_000

type Options = {
  kafka: Kafka
  admin: Admin
  topics: readonly string[]
  group: string
  handler: MessageHandler
  log: Log
  /** Connects and makes the topics; may fail while the broker is away. */
  prepare: () => Promise<void>
}

/**
 * A group member that comes back: kafkajs sometimes stops consuming without a word, or crashes for good. So a fresh consumer is made
 * when the old one crashed, and when twice in a row there was work in its partitions and its offsets did not move.
 */
export function subscribeKafka(options: Options): Subscription {
  const { group, log } = options
  let closed = false
  let member: Member | undefined
  let before: Progress | undefined
  let missedChecks = 0
  let starting: Promise<void> | undefined
  let closing: Promise<void> | undefined
  restart('first')
  const watchdog = setInterval(
    () => void checkProgress().catch((err) => log.debug({ err, group }, 'consumer lag unknown')),
    WATCH_MS,
  )

  async function checkProgress(): Promise<void> {
    if (!member) return
    const now = await progressOf(options, member.partitions())
    const stuck = now.lag > 0 && now.position === before?.position && member.active() === 0
    before = now
    missedChecks = stuck ? missedChecks + 1 : 0
    if (missedChecks >= 2) restart('silent')
  }

  function restart(reason: 'first' | 'crashed' | 'silent'): void {
    if (closed || starting) return
    missedChecks = 0
    if (reason !== 'first') log.warn({ group, reason }, 'consumer restarted')
    starting = again().finally(() => {
      starting = undefined
    })
  }

  async function again(): Promise<void> {
    await member?.leave()
    while (!closed) {
      try {
        await options.prepare()
        let crashed = false
        member = await join(options, () => {
          crashed = true
          restart('crashed')
        })
        if (closed) await member.leave()
        // What crashed before it was in place is not started by its crash.
        if (closed || !crashed) return
        await member.leave()
      } catch (err) {
        log.warn({ err, group }, `consumer start failed: ${explainConnection(err)}`)
        if (!closed) await sleep(RESTART_MS)
      }
    }
  }

  return {
    close() {
      closed = true
      clearInterval(watchdog)
      // What is still starting leaves as soon as it has started.
      closing ??= atMost(LEAVE_MS, Promise.all([starting, member?.leave()]))
      return closing
    },
  }
}

async function join(options: Options, onCrash: () => void): Promise<Member> {
  const { kafka, topics, group, handler } = options
  const consumer = kafka.consumer({
    groupId: group,
    sessionTimeout: 10_000,
    // How long the others wait for a member that may be dead.
    rebalanceTimeout: 15_000,
    heartbeatInterval: HEARTBEAT_MS,
    maxWaitTimeInMs: 250,
    allowAutoTopicCreation: false,
    // It would go on starting again after it was told to leave; a fresh member is made here instead.
    retry: { restartOnFailure: async () => false },
  })
  let active = 0
  let assigned: Record<string, number[]> = {}
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    assigned = payload.memberAssignment
  })
  consumer.on(consumer.events.CRASH, onCrash)

  async function work({ topic, message, heartbeat }: EachMessagePayload): Promise<void> {
    active += 1
    // A long handler must not look like a dead member.
    const beat = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT_MS)
    try {
      await handler({ topic, key: message.key?.toString() ?? '', value: message.value?.toString() ?? '' })
    } finally {
      clearInterval(beat)
      active -= 1
    }
  }

  await start(consumer, topics, work)
  let left: Promise<void> | undefined
  return {
    active: () => active,
    partitions: () => assigned,
    leave() {
      left ??= atMost(LEAVE_MS, consumer.disconnect())
      return left
    },
  }
}

async function start(
  consumer: Consumer,
  topics: readonly string[],
  eachMessage: (payload: EachMessagePayload) => Promise<void>,
): Promise<void> {
  await consumer.connect()
  await consumer.subscribe({ topics: [...topics], fromBeginning: true })
  // An offset is committed after its message was handled, soon but not one by one: what a crash repeats, the inbox drops.
  await consumer.run({
    autoCommitInterval: 500,
    autoCommitThreshold: 50,
    partitionsConsumedConcurrently: PARTITIONS,
    eachMessage,
  })
}

/** How far the group has come in these partitions, and how much waits there. */
async function progressOf({ admin, group }: Options, partitions: Record<string, number[]>): Promise<Progress> {
  let lag = 0n
  let position = 0n
  for (const [topic, own] of Object.entries(partitions)) {
    const ends = await admin.fetchTopicOffsets(topic)
    const [committed] = await admin.fetchOffsets({ groupId: group, topics: [topic] })
    for (const { partition, high, low } of ends.filter((end) => own.includes(end.partition))) {
      const offset = BigInt(committed?.partitions.find((entry) => entry.partition === partition)?.offset ?? -1)
      const at = offset < 0n ? BigInt(low) : offset
      lag += BigInt(high) - at
      position += at
    }
  }
  return { lag, position }
}

type Progress = { lag: bigint; position: bigint }
type Member = { active(): number; partitions(): Record<string, number[]>; leave(): Promise<void> }
