import type { BaseEnv } from '../config.ts'
import type { Log } from '../log.ts'
import { kafkaSecurity } from '../tls.ts'
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
