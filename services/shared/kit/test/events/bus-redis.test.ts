import { after } from 'node:test'
import { createRedisStreamsBus } from '@waymark/kit/events/redis-streams'
import { startInfra } from '@waymark/kit/testing/infra'
import { busSuite } from '../support/bus-suite.ts'
import { quietLog } from '../support/quiet-log.ts'

const infra = await startInfra({ redis: true })
after(() => infra.stop())
busSuite({ kind: 'redis', where: infra.redisUrl, create: () => createRedisStreamsBus({ url: infra.redisUrl, log: quietLog }) })
