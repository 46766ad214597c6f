import { randomUUID } from 'node:crypto'
import { createKafkaBus } from '@waymark/bus/kafka'
import { createRedisStreamsBus } from '@waymark/bus/redis-streams'
import { createLog } from '@waymark/kit/log'
import type { TestStack } from '../../dev/test-stack.ts'

/** The key of messages that a fault put on the bus and that are no events. */
export const POISON = 'poison-of-the-fault-run'
/** Who listens to the topic that is poisoned, each of whom puts the message aside. */
export const poisoned = ['assessment', 'identity', 'learning']

/** Sends what is no event over the bus of a stack, and gives its text. */
export async function poisonBus(stack: TestStack, bus: 'redis' | 'kafka'): Promise<string> {
  const log = createLog({ service: 'poison', level: 'silent' })
  const open =
    bus === 'kafka'
      ? createKafkaBus({ brokers: [stack.url('kafka', 'broker').replace('http://', '')], log })
      : createRedisStreamsBus({ url: redisUrl(stack), log })
  const connected = await open
  const value = `{"not": "an event", "${randomUUID()}`
  await connected.publish([{ topic: 'waymark.skills.v1', key: POISON, value }])
  await connected.close()
  return value
}

/** Of the Redis that the stack runs itself. */
export function redisUrl(stack: TestStack): string {
  const { redisPassword } = stack.secrets()
  return stack.url('redis', 'redis').replace('http://', `redis://:${redisPassword}@`)
}
