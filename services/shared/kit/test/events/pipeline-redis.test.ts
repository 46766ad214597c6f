import { createRedisStreamsBus } from '@waymark/kit/events/redis-streams'
import { startInfra } from '@waymark/kit/testing/infra'
import { pipelineSuite } from '../support/pipeline-suite.ts'
import { quietLog } from '../support/quiet-log.ts'

const infra = await startInfra({ postgres: true, redis: true })
pipelineSuite({ kind: 'redis', infra, create: () => createRedisStreamsBus({ url: infra.redisUrl, log: quietLog }) })
