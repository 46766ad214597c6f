import { after } from 'node:test'
import { createKafkaBus } from '@waymark/bus/kafka'
import { startInfra } from '@waymark/testing/infra'
import { quietLog } from '@waymark/testing/quiet-log'
import { busSuite } from './support/bus-suite.ts'

const infra = await startInfra({ kafka: true })
after(() => infra.stop())
busSuite({
  kind: 'kafka',
  where: infra.kafkaBrokers[0] ?? '',
  create: () => createKafkaBus({ brokers: infra.kafkaBrokers, log: quietLog }),
})
