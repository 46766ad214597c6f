import { setTimeout as sleep } from 'node:timers/promises'
import type { Admin } from 'kafkajs'
import { topicOf, topicSettings } from './topics.ts'

const LED_MS = 15_000

export async function missingTopics(admin: Admin, names: readonly string[]): Promise<string[]> {
  const existing = new Set(await admin.listTopics())
  return names.filter((name) => !existing.has(name))
}

/** Answers the topics it made. Two processes at once do no harm: the slower one finds the topic there. */
export async function createMissing(admin: Admin, names: readonly string[], replicas: number): Promise<string[]> {
  const created: string[] = []
  const missing = await missingTopics(admin, names)
  for (const name of missing) {
    const { configs: _, ...settings } = topicSettings(topicOf(name), replicas)
    // The client's own wait for leaders fails when the broker has not heard of the new topic yet.
    if (await admin.createTopics({ waitForLeaders: false, topics: [settings] })) created.push(name)
  }
  if (missing.length > 0) await untilLed(admin, missing)
  return created
}

async function untilLed(admin: Admin, names: readonly string[]): Promise<void> {
  await soon(async () => {
    const { topics } = await admin.fetchTopicMetadata({ topics: [...names] })
    const led = topics.every(({ partitions }) => partitions.every(({ leader }) => leader >= 0))
    if (!led) throw new Error(`no leader for the partitions of ${names.join(', ')}`)
  })
}

/** A new topic is known to every broker, and led, a moment after its making: until then one of them says that there is none. */
export async function soon<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + LED_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(100)
    }
  }
}
