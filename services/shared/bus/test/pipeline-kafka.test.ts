import { createKafkaBus } from '@waymark/bus/kafka'
import { startInfra } from '@waymark/testing/infra'
import { quietLog } from '@waymark/testing/quiet-log'
import { pipelineSuite } from './support/pipeline-suite.ts'

const infra = await startInfra({ postgres: true, kafka: true })
pipelineSuite({ kind: 'kafka', infra, create: () => createKafkaBus({ brokers: infra.kafkaBrokers, log: quietLog }) })
