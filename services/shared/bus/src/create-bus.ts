import type { BaseEnv } from '@waymark/kit/config'
import type { Log } from '@waymark/kit/log'
import { kafkaSecurity } from '@waymark/kit/tls'
import type { EventBus } from './bus.ts'
import { createKafkaBus } from './kafka.ts'
import { createRedisStreamsBus } from './redis-streams.ts'

/** The bus that the configuration names. */
export function createBus(
  config: Pick<BaseEnv, 'BUS' | 'REDIS_URL' | 'KAFKA_BROKERS'> & Partial<BaseEnv>,
  log: Log,
): Promise<EventBus> {
  if (config.BUS === 'kafka')
    return createKafkaBus({
      ...{ brokers: config.KAFKA_BROKERS, replicas: config.KAFKA_REPLICAS, security: kafkaSecurity(config), log },
    })
  return createRedisStreamsBus({ url: config.REDIS_URL, caFile: config.REDIS_CA_FILE, log })
}
