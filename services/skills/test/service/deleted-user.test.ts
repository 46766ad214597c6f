import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { replayDeadLetter } from '@waymark/bus/dead-letters'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import { isDeletedUser, markUserDeleted } from '@waymark/kit/deleted-users'
import { GameFinished, UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { call } from '@waymark/testing/http'
import { recordProject } from '../../src/use-cases/record-project.ts'
import { startService, type TestService } from '../support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

async function publish(topic: string, type: string, key: string, data: unknown): Promise<string> {
  const event = { id: randomUUID(), type, occurredAt: new Date().toISOString(), key, data }
  await service.bus.publish([{ topic, key, value: JSON.stringify(event) }])
  return event.id
}

async function handled(id: string): Promise<void> {
  const until = Date.now() + 20_000
  while ((await service.sql('select 1 from inbox where event_id = $1', [id])).length === 0) {
    assert.ok(Date.now() < until, 'the event was not handled')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const gameOf = (userId: string) =>
  GameFinished.toJSON(
    GameFinished.fromPartial({ userId, gameId: randomUUID(), results: [{ category: 'analytics', correct: 4, total: 5 }] }),
  )
const rowsOf = async (userId: string) =>
  (
    await service.sql(
      'select skill_id from user_skill where user_id = $1 union all select skill_id from skill_evidence where user_id = $1',
      [userId],
    )
  ).length

test('after an account was deleted no door writes for it again', async () => {
  const userId = randomUUID()
  const headers = await service.as(userId)
  const add = (skillId: string) => call(service.app, routes.addUserSkill, { headers, body: { skillId, proficiencyLevel: 3 } })
  assert.equal((await add('python')).status, 201)
  await handled(await publish('waymark.game.v1', 'GameFinished', userId, gameOf(userId)))
  assert.ok((await rowsOf(userId)) > 1)

  await handled(await publish('waymark.identity.v1', 'UserDeleted', userId, UserDeleted.toJSON({ userId })))
  assert.equal(await rowsOf(userId), 0)

  const late = await add('data-analysis')
  assert.deepEqual([late.status, late.json.detail], [401, 'This account has been deleted.'])
  await assert.rejects(
    service.rpc.recordProject({ userId, projectId: randomUUID(), skillNames: ['Python'] }),
    /This account has been deleted/,
  )
  // Topics have no order among each other: a game that ended before may be heard of after.
  await handled(await publish('waymark.game.v1', 'GameFinished', userId, gameOf(userId)))
  assert.equal(await rowsOf(userId), 0)
})

test('a dead letter that is replayed after the deletion brings nothing back, and is done with', async () => {
  const userId = randomUUID()
  const event = {
    id: randomUUID(),
    type: 'GameFinished',
    occurredAt: new Date().toISOString(),
    key: userId,
    data: gameOf(userId),
  }
  const [letter] = await service.sql(
    `insert into dead_letter (id, consumer, event_id, topic, key, envelope, error, attempts)
     values ($1, 'skills', $2, 'waymark.game.v1', $3, $4, 'for the test', 5) returning id`,
    [randomUUID(), event.id, userId, JSON.stringify(event)],
  )
  await handled(await publish('waymark.identity.v1', 'UserDeleted', userId, UserDeleted.toJSON({ userId })))
  await replayDeadLetter(service.db, service.bus, letter.id)
  await handled(event.id)
  assert.equal(await rowsOf(userId), 0)
  assert.equal((await service.sql('select 1 from dead_letter where replayed_at is null')).length, 0)
})

test('a person who is erased while a project of theirs is read is gone, and neither has to begin again', async () => {
  const { db } = service.context
  for (let round = 0; round < 20; round++) {
    const project = { userId: randomUUID(), projectId: randomUUID() }
    await service.rpc.recordProject({ ...project, skillNames: ['Python', 'SQL'] })
    assert.ok((await rowsOf(project.userId)) > 0)
    const erase = db.$transaction(async (tx) => {
      await markUserDeleted(tx, project.userId)
      await new Promise((resolve) => setTimeout(resolve, 5 * round))
      await tx.skillEvidence.deleteMany({ where: { userId: project.userId } })
    })
    const record = db.$transaction((tx) => recordProject(service.context, tx, { ...project, skillIds: ['data-analysis'] }))
    const [erased, recorded] = await Promise.allSettled([erase, record])
    assert.equal(erased.status, 'fulfilled', erased.status === 'rejected' ? String(erased.reason) : '')
    if (recorded.status === 'rejected') assert.ok(isDeletedUser(recorded.reason), String(recorded.reason))
    assert.equal(await rowsOf(project.userId), 0)
  }
})
