import { createKafkaBus } from '@waymark/kit/events/kafka'
import { startInfra } from '@waymark/kit/testing/infra'
import { pipelineSuite } from '../support/pipeline-suite.ts'
import { quietLog } from '../support/quiet-log.ts'

const infra = await startInfra({ postgres: true, kafka: true })
pipelineSuite({ kind: 'kafka', infra, create: () => createKafkaBus({ brokers: infra.kafkaBrokers, log: quietLog }) })
