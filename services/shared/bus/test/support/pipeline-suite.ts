import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { EventBus } from '@waymark/bus/bus'
import { listDeadLetters, replayDeadLetter } from '@waymark/bus/dead-letters'
import { DEAD_LETTERS } from '@waymark/bus/topics'
import type { Infra } from '@waymark/testing/infra'
import { until } from '@waymark/testing/wait'
import { closeAll, createPipeline } from './pipeline.ts'

/** From a committed change to its effect elsewhere, on either bus. */
export function pipelineSuite(under: { kind: string; infra: Infra; create: () => Promise<EventBus> }): void {
  describe(`events over ${under.kind}`, () => {
    test('what was committed has its effect once and in order, what was rolled back has none', async (context) => {
      const bus = await under.create()
      const pipeline = await createPipeline(under.infra, { sourceBus: bus, sinkBus: bus })
      const consumer = pipeline.consumer()
      context.after(() => closeAll(consumer, bus, pipeline))
      pipeline.relay.start()
      await consumer.start()
      for (let n = 0; n < 100; n++) await pipeline.append(`key-${n % 5}`, n)
      const failing = pipeline.db.source.$transaction(async (tx) => {
        await tx.$executeRaw`
          insert into outbox (id, topic, key, type, data)
          values (gen_random_uuid(), ${pipeline.topic}, 'key-0', 'NumberMade', '{"n":999}')`
        throw new Error('no')
      })
      await assert.rejects(failing, /no/)
      await pipeline.append('key-0', 100)
      await until('the last effect', async () => (await pipeline.effects()).some(({ n }) => n === 100))
      await until('all effects', async () => (await pipeline.effects()).length >= 101)
      const effects = await pipeline.effects()
      assert.equal(effects.length, 101)
      for (const list of Map.groupBy(effects, ({ key }) => key).values()) {
        const numbers = list.map(({ n }) => n)
        assert.deepEqual(
          numbers,
          [...numbers].sort((a, b) => a - b),
        )
      }
    })

    test('a poisoned event is put aside with the reason, the next ones pass, and a replay gives it another try', async (context) => {
      const bus = await under.create()
      const pipeline = await createPipeline(under.infra, { sourceBus: bus, sinkBus: bus })
      let cured = false
      const consumer = pipeline.consumer(async (event) => {
        if (event.event.key === 'poison' && !cured) throw new Error('this one hurts')
        await pipeline.note(event)
      })
      context.after(() => closeAll(consumer, bus, pipeline))
      await bus.publish([{ topic: pipeline.topic, key: 'k', value: 'no json \0' }])
      const poison = await pipeline.append('poison', 1)
      await pipeline.append('poison', 2).then(() => pipeline.append('k', 3))
      pipeline.relay.start()
      await consumer.start()
      const letters = () => pipeline.db.sink.$transaction((tx) => listDeadLetters(tx))
      await until('effects and dead letters', async () => (await pipeline.effects()).length >= 1 && (await letters()).length >= 3)
      assert.deepEqual(
        (await pipeline.effects()).map(({ n }) => n),
        [3],
      )
      const [unreadable, first] = [
        (await letters()).find(({ key }) => key === 'k'),
        (await letters()).find(({ key }) => key === 'poison'),
      ]
      assert.match(unreadable?.error ?? '', /JSON/)
      assert.match(JSON.stringify(first?.envelope), new RegExp(poison))
      assert.match(first?.error ?? '', /this one hurts/)
      assert.equal(first?.attempts, 3)
      assert.match(first?.trace_id ?? '', /^[0-9a-f]{32}$/)

      const { rows: told } = await pipeline.pools.sink.query('select key, type, data from outbox where topic = $1 order by seq', [
        DEAD_LETTERS,
      ])
      assert.deepEqual(told.map(({ key, type, data }) => [key, type, data.consumer, data.topic, data.attempts]).toSorted(), [
        ['k', 'EventPutAside', pipeline.sink, pipeline.topic, 1],
        ['poison', 'EventPutAside', pipeline.sink, pipeline.topic, 3],
        ['poison', 'EventPutAside', pipeline.sink, pipeline.topic, 3],
      ])
      assert.deepEqual(told.find(({ data }) => data.eventId === poison)?.data.reason, 'Error: this one hurts')

      cured = true
      await replayDeadLetter(pipeline.db.sink, bus, first?.id ?? '')
      await until('the replayed effect', async () => (await pipeline.effects()).some(({ event_id }) => event_id === poison))
      assert.equal((await letters()).length, 2)
    })

    test('a consumer that fails for a while loses nothing and does nothing twice', async (context) => {
      const bus = await under.create()
      const pipeline = await createPipeline(under.infra, { sourceBus: bus, sinkBus: bus })
      const failed = new Set<string>()
      const consumer = pipeline.consumer(async (event) => {
        await pipeline.note(event)
        // The first time, after the effect: the transaction must take it back.
        if (failed.has(event.event.id)) return
        failed.add(event.event.id)
        throw new Error('the first time')
      })
      context.after(() => closeAll(consumer, bus, pipeline))
      for (let n = 0; n < 30; n++) await pipeline.append(`key-${n % 3}`, n)
      pipeline.relay.start()
      await consumer.start()
      await until('all effects', async () => (await pipeline.effects()).length >= 30)
      const effects = await pipeline.effects()
      assert.equal(new Set(effects.map(({ n }) => n)).size, 30)
      assert.equal(effects.length, 30)
    })
    after(() => under.infra.stop())
  })
}
