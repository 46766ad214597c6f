import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { EventBus, Message } from '@waymark/bus/bus'
import { until } from '@waymark/testing/wait'

export type BusUnderTest = { kind: 'redis' | 'kafka'; where: string; create: () => Promise<EventBus> }

/** What every adapter promises; run on each of them against the real broker. */
export function busSuite(under: BusUnderTest): void {
  const buses: EventBus[] = []
  const newBus = async () => {
    const bus = await under.create()
    buses.push(bus)
    return bus
  }
  const names = () => ({ topic: `waymark.t${randomBytes(4).toString('hex')}.v1`, group: `g${randomBytes(4).toString('hex')}` })

  describe(`the bus on ${under.kind}`, () => {
    after(() => Promise.all(buses.map((bus) => bus.close())))

    test('keeps the order of each key and gives every message', async () => {
      const { topic, group } = names()
      const bus = await newBus()
      const seen: Message[] = []
      await bus.subscribe({ topics: [topic], group, handler: async (message) => void seen.push(message) })
      const sent = numbered(topic, { keys: 20, each: 30 })
      for (let at = 0; at < sent.length; at += 50) await bus.publish(sent.slice(at, at + 50))
      await until('all messages', () => valuesOf(seen).size >= sent.length)
      for (const [key, values] of byKey(seen)) assert.deepEqual(distinct(values), byKey(sent).get(key))
    })

    test('gives a message again when its handler throws, before any later one of its key', async () => {
      const { topic, group } = names()
      const bus = await newBus()
      const seen: string[] = []
      await bus.subscribe({
        topics: [topic],
        group,
        handler: async ({ value }) => {
          seen.push(value)
          if (value === '2' && seen.filter((one) => one === '2').length < 3) throw new Error('not yet')
        },
      })
      await bus.publish(['1', '2', '3', '4'].map((value) => ({ topic, key: 'k', value })))
      await until('the last message', () => seen.includes('4'))
      assert.deepEqual(seen, ['1', '2', '2', '2', '3', '4'])
    })

    test('gives every group everything, also what was published before the group came', async () => {
      const { topic } = names()
      const bus = await newBus()
      const seen = { early: new Set<string>(), late: new Set<string>() }
      await bus.subscribe({ topics: [topic], group: names().group, handler: async ({ value }) => void seen.early.add(value) })
      await bus.publish(numbered(topic, { keys: 10, each: 2 }))
      await until('the early group', () => seen.early.size === 20)
      await bus.subscribe({ topics: [topic], group: names().group, handler: async ({ value }) => void seen.late.add(value) })
      await until('the late group', () => seen.late.size === 20)
    })

    test('lets the members of a group share the work, and one that leaves hands over its part', async () => {
      const { topic, group } = names()
      const [first, second] = [await newBus(), await newBus()]
      const seen: (Message & { by: number })[] = []
      const take = (by: number) => async (message: Message) => void seen.push({ ...message, by })
      await first.subscribe({ topics: [topic], group, handler: take(1) })
      const leaving = await second.subscribe({ topics: [topic], group, handler: take(2) })
      let round = 0
      const publishRound = () => first.publish(numbered(topic, { keys: 24, each: 1, from: round++ }))
      await until('both to take part in one round', async () => {
        const start = seen.length
        await publishRound()
        await until('the round', () => seen.length >= start + 24)
        return new Set(seen.slice(start).map(({ by }) => by)).size === 2
      })
      await leaving.close()
      const start = seen.length
      await publishRound()
      await until('the round after', () => keysOf(seen.slice(start)).size === 24)
      assert.ok(seen.slice(start).every(({ by }) => by === 1))
      for (const [key, values] of byKey(seen))
        assert.deepEqual(
          distinct(values),
          Array.from({ length: round }, (_, n) => `${key}:${n}`),
        )
    })

    test('gives what a killed member had not finished to another', async () => {
      const { topic, group } = names()
      const bus = await newBus()
      await bus.publish([
        { topic, key: 'k', value: 'unfinished' },
        { topic, key: 'k', value: 'next' },
      ])
      const script = fileURLToPath(new URL('./bus-member.ts', import.meta.url))
      const member = spawn(process.execPath, [script, under.kind, under.where, topic, group], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = await once(member.stdout, 'data')
      assert.equal(String(line).trim(), 'unfinished')
      member.kill('SIGKILL')
      await once(member, 'exit')
      const seen: string[] = []
      await bus.subscribe({ topics: [topic], group, handler: async ({ value }) => void seen.push(value) })
      await until('both messages', () => seen.length >= 2)
      assert.deepEqual(seen, ['unfinished', 'next'])
    })

    test('says whether the broker is there', async () => {
      await (await newBus()).check()
    })
  })
}

function numbered(topic: string, { keys, each, from = 0 }: { keys: number; each: number; from?: number }): Message[] {
  return Array.from({ length: keys * each }, (_, i) => {
    const key = `key-${i % keys}`
    return { topic, key, value: `${key}:${from + Math.floor(i / keys)}` }
  })
}

function byKey(messages: readonly Message[]): Map<string, string[]> {
  const groups = Map.groupBy(messages, ({ key }) => key)
  return new Map([...groups].map(([key, list]) => [key, list.map(({ value }) => value)]))
}

function keysOf(messages: readonly Message[]): Set<string> {
  return new Set(messages.map(({ key }) => key))
}

function valuesOf(messages: readonly Message[]): Set<string> {
  return new Set(messages.map(({ value }) => value))
}

/** At least once: a producer's retry or a hand-over may repeat messages; their first occurrences are in order. */
function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}
