import { after } from 'node:test'
import { createRedisStreamsBus } from '@waymark/bus/redis-streams'
import { startInfra } from '@waymark/testing/infra'
import { quietLog } from '@waymark/testing/quiet-log'
import { busSuite } from './support/bus-suite.ts'

const infra = await startInfra({ redis: true })
after(() => infra.stop())
busSuite({ kind: 'redis', where: infra.redisUrl, create: () => createRedisStreamsBus({ url: infra.redisUrl, log: quietLog }) })
