import { createRedisStreamsBus } from '@waymark/bus/redis-streams'
import { startInfra } from '@waymark/testing/infra'
import { quietLog } from '@waymark/testing/quiet-log'
import { pipelineSuite } from './support/pipeline-suite.ts'

const infra = await startInfra({ postgres: true, redis: true })
pipelineSuite({ kind: 'redis', infra, create: () => createRedisStreamsBus({ url: infra.redisUrl, log: quietLog }) })
