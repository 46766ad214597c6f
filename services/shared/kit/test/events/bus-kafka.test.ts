import { after } from 'node:test'
import { createKafkaBus } from '@waymark/kit/events/kafka'
import { startInfra } from '@waymark/kit/testing/infra'
import { busSuite } from '../support/bus-suite.ts'
import { quietLog } from '../support/quiet-log.ts'

const infra = await startInfra({ kafka: true })
after(() => infra.stop())
busSuite({
  kind: 'kafka',
  where: infra.kafkaBrokers[0] ?? '',
  create: () => createKafkaBus({ brokers: infra.kafkaBrokers, log: quietLog }),
})
