import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@waymark/kit/log'
import type { KafkaSecurity } from '@waymark/kit/tls'
import { Kafka, type LogEntry, logLevel, Partitioners } from 'kafkajs'
import { atMost } from './at-most.ts'
import type { EventBus, Subscription } from './bus.ts'
import { createMissing } from './ensure-topics.ts'
import { subscribeKafka } from './kafka-subscription.ts'

const CLOSE_MS = 5_000
/** Waits between the tries to send: a partition has a new leader, or a new topic its first, within this time or the relay comes again. */
const SEND_AGAIN_MS = [100, 200, 400, 800, 1_600]

type KafkaOptions = {
  brokers: readonly string[]
  log: Log
  /** Copies of a topic made here: 1 on one broker, 3 in a cluster (topics that exist are left as they are). */
  replicas?: number
  /** TLS and who we are to the brokers; none of both when it is left out. */
  security?: KafkaSecurity
}

/** The bus between machines. Acks from all replicas, one partition per key, offsets committed after the work. No transactions. */
export async function createKafkaBus(options: KafkaOptions): Promise<EventBus> {
  const { log } = options
  const kafka = new Kafka({
    clientId: 'waymark',
    brokers: [...options.brokers],
    ...options.security,
    logCreator: () => (entry) => forward(log, entry),
    logLevel: logLevel.WARN,
    // Short waits: a broker that is back is found within seconds; whoever asked tries again anyway.
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
  })
  const admin = kafka.admin()
  // One request at a time: a retried batch must not overtake. No retry inside, it drops messages without an error: the client skips each
  // broker that has answered once, also when that broker has meanwhile become the leader of the partition that failed.
  const producer = kafka.producer({
    retry: { retries: 0 },
    createPartitioner: Partitioners.DefaultPartitioner,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
  })
  const known = new Set<string>()
  const subscriptions = new Set<Subscription>()
  let connected: Promise<unknown> | undefined
  let closing: Promise<void> | undefined

  /** At the first use, and again after a failure: a service also starts while the broker is away. */
  function connect(): Promise<unknown> {
    connected ??= Promise.all([admin.connect(), producer.connect()]).catch((error) => {
      connected = undefined
      throw error
    })
    return connected
  }

  async function ensureTopics(topics: readonly string[]): Promise<void> {
    await connect()
    const missing = topics.filter((topic) => !known.has(topic))
    if (missing.length === 0) return
    await createMissing(admin, missing, options.replicas ?? 1)
    for (const topic of missing) known.add(topic)
  }

  /** All of it again until all of it is acknowledged by one try: what is sent twice, the inbox drops. Throws what the last try threw. */
  async function sendWhole(send: () => Promise<unknown>): Promise<void> {
    for (let tried = 0; ; tried += 1) {
      try {
        await send()
        return
      } catch (error) {
        const wait = SEND_AGAIN_MS[tried]
        if (closing || wait === undefined || !passes(error)) throw error
        await sleep(wait)
      }
    }
  }

  return {
    async publish(messages) {
      if (messages.length === 0) return
      const byTopic = Map.groupBy(messages, ({ topic }) => topic)
      await ensureTopics([...byTopic.keys()])
      const topicMessages = [...byTopic].map(([topic, list]) => ({
        topic,
        messages: list.map(({ key, value }) => ({ key, value })),
      }))
      await sendWhole(() => producer.sendBatch({ acks: -1, topicMessages }))
    },

    async subscribe({ topics, group, handler }) {
      const subscription = subscribeKafka({ kafka, admin, topics, group, handler, log, prepare: () => ensureTopics(topics) })
      subscriptions.add(subscription)
      return subscription
    },

    // Kafka keeps what it has acknowledged.
    ensureNotReset: async () => undefined,

    async check() {
      await connect()
      await admin.describeCluster()
    },

    close() {
      closing ??= (async () => {
        await Promise.all([...subscriptions].map((subscription) => subscription.close()))
        await atMost(CLOSE_MS, Promise.all([producer.disconnect(), admin.disconnect()]))
      })()
      return closing
    },
  }
}

/** Whether another try may go better: a message that is too large stays so. The client wraps the reason when it has no try left. */
function passes(error: unknown): boolean {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (reason as { retriable?: boolean } | undefined)?.retriable !== false
}

/** The client says the same of every attempt while a broker is away; relay and subscription say it once. */
function forward(log: Log, { namespace, log: { message, timestamp: _, logger: __, ...rest } }: LogEntry): void {
  log.debug({ kafka: namespace, ...rest }, message)
}
