import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { uuidv7 } from '@waymark/kit/ids'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { migratedColumns, modelledColumns } from '@waymark/testing/prisma-models'
import { bankOf } from '../src/data/load-bank.ts'
import type { PrismaClient } from '../src/generated/client.ts'
import { fillBank } from '../src/use-cases/fill-bank.ts'
import { startGame } from '../src/use-cases/start-game.ts'
import { rightOf, startService, type TestService } from './support/start-service.ts'

describe('game', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  it('is alive, ready and measured', async () => {
    assert.equal((await fetch(`${service.base}/healthz`)).status, 200)
    const ready = await fetch(`${service.base}/readyz`)
    assert.deepEqual([ready.status, await ready.json()], [200, { status: 'ready', checks: { database: 'ok' } }])
    assert.match(await (await fetch(`${service.base}/metrics`)).text(), /http_request_duration_seconds/)
  })

  it('has a model for every column that its migrations make', async () => {
    const modelled = modelledColumns(new URL('../prisma/schema.prisma', import.meta.url))
    assert.equal(new Set(modelled.map(({ table }) => table)).size, 5)
    assert.deepEqual(modelled, await migratedColumns(service.databaseUrl, 'game'))
  })

  it('fills the table of questions once, follows changes, and retires what vanished', async () => {
    const { db, bank } = service.context
    const count = () => db.item.count({ where: { retiredAt: null } })
    assert.equal(await count(), bank.items.length)
    assert.deepEqual(await fillBank(db, bank), { written: 0, retired: 0 })
    const [first, ...others] = bank.items
    assert.ok(first)
    assert.deepEqual(await fillBank(db, bankOf(others)), { written: 0, retired: 1 })
    assert.ok((await db.item.findUniqueOrThrow({ where: { id: first.id } })).retiredAt)
    const reworded = bankOf([{ ...first, question: 'Reworded?', correct: 3 }, ...others])
    assert.deepEqual(await fillBank(db, reworded), { written: 1, retired: 0 })
    const row = await db.item.findUniqueOrThrow({ where: { id: first.id } })
    assert.deepEqual([row.question, row.correctOption, row.retiredAt], ['Reworded?', 3, null])
    assert.deepEqual(
      await Promise.all([fillBank(db, bank), fillBank(db, bank)]).then((runs) => runs.map(({ written }) => written).sort()),
      [0, 1],
    )
    assert.equal(await count(), bank.items.length)
  })

  it('tells siblings how many games were finished and how well, and all that it holds', async () => {
    const ann = await service.player()
    assert.deepEqual(await service.rpc.summary({ userId: ann.userId }), { games: 0, bestScore: 0, lastScore: 0 })
    await ann.play(await ann.start(), rightOf)
    service.pass(60)
    await ann.play(await ann.start(), (question) => (question.category === 'technical' ? rightOf(question) : -1))
    service.pass(60)
    await ann.start()
    assert.deepEqual(await service.rpc.summary({ userId: ann.userId }), { games: 2, bestScore: 100, lastScore: 50 })
    const held = JSON.parse((await service.rpc.export({ userId: ann.userId })).json)
    assert.equal(held.games.length, 3)
    assert.deepEqual(
      held.abilities.map(({ category, answered }: { category: string; answered: number }) => [category, answered]),
      [
        ['analytics', 10],
        ['technical', 10],
      ],
    )
    const [, second, open] = held.games
    assert.equal(second.score, 50)
    assert.equal(second.answers.length, 10)
    assert.ok(second.answers.every((a: { correct: boolean; answer: string | null }) => a.correct === (a.answer !== null)))
    assert.deepEqual([open.finishedAt, open.answers.length, open.answers[0].answer], [null, 1, null])
    assert.doesNotMatch(JSON.stringify(held), /correct_?option/i)
    const nobody = await service.rpc.export({ userId: 'nobody' })
    assert.equal(nobody.json, 'null')
    assert.deepEqual(await service.rpc.summary({ userId: 'nobody' }), { games: 0, bestScore: 0, lastScore: 0 })
  })

  it('erases a person who is gone, and nobody else', async () => {
    const { db, bus } = service.context
    const [gone, stays] = [uuidv7(), uuidv7()]
    await fill(db, gone)
    await fill(db, stays)
    const ones = Array(3).fill(1)
    assert.deepEqual(await count(db, gone), ones)
    const value = JSON.stringify({
      id: uuidv7(),
      type: 'UserDeleted',
      occurredAt: new Date().toISOString(),
      key: gone,
      data: UserDeleted.toJSON({ userId: gone }),
    })
    await bus.publish([{ topic: 'waymark.identity.v1', key: gone, value }])
    for (let tries = 0; tries < 250 && (await count(db, gone)).some((n) => n > 0); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.deepEqual(await count(db, gone), Array(3).fill(0))
    assert.deepEqual(await count(db, stays), ones)
    assert.equal(await db.item.count({ where: { id: 'sql-1' } }), 1)
    // A page that was open elsewhere: what it starts now would never be erased.
    await assert.rejects(startGame(service.context, { userId: gone, categories: ['technical', 'analytics'], extraTime: false }))
    assert.deepEqual(await count(db, gone), Array(3).fill(0))
  })
})

async function fill(db: PrismaClient, userId: string): Promise<void> {
  const now = new Date()
  const item = { category: 'technical', difficulty: 'beginner', skill: 'SQL', question: 'Which?', explanation: 'That one.' }
  const key = { options: ['a', 'b', 'c', 'd'], correctOption: 2 }
  await db.item.upsert({ where: { id: 'sql-1' }, create: { id: 'sql-1', ...item, ...key }, update: {} })
  const answers = { create: [{ position: 1, itemId: 'sql-1', issuedAt: now, answeredAt: now, choice: 2, correct: true }] }
  await db.game.create({
    data: { id: uuidv7(), userId, categories: ['technical', 'analytics'], plan: [], seed: 1, startedAt: now, answers },
  })
  await db.ability.create({ data: { userId, category: 'technical', mean: 0.4, variance: 0.8, updatedAt: now } })
}

function count(db: PrismaClient, userId: string): Promise<number[]> {
  return Promise.all([
    db.game.count({ where: { userId } }),
    db.answer.count({ where: { game: { userId } } }),
    db.ability.count({ where: { userId } }),
  ])
}
