import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import { GameFinished, ProjectChanged } from '@waymark/proto/waymark/events/v1/events'
import { call } from '@waymark/testing/http'
import { isVerified } from '../../src/domain/person/quiz-evidence.ts'
import { startService, type TestService } from '../support/start-service.ts'

describe('the rule for a verified skill', () => {
  const quiz = (right: number, items: number) => ({ kind: 'quiz', score: right / items, items })
  const RULE = [
    { what: 'four of five', games: [quiz(4, 5)], verified: true },
    { what: 'seven of ten', games: [quiz(3, 5), quiz(4, 5)], verified: true },
    { what: 'three of three is too little', games: [quiz(3, 3)], verified: false },
    { what: 'two small games add up', games: [quiz(3, 3), quiz(2, 2)], verified: true },
    { what: 'three of five', games: [quiz(3, 5)], verified: false },
    { what: 'the newest ten answers count', games: [quiz(1, 5), quiz(2, 5), quiz(5, 5)], verified: false },
    { what: 'older games do not', games: [quiz(5, 5), quiz(4, 5), quiz(0, 5)], verified: true },
    { what: 'nothing', games: [], verified: false },
    { what: 'a project', games: [{ kind: 'project', score: null, items: null }], verified: false },
  ]
  for (const { what, games, verified } of RULE) it(`${what}: ${verified}`, () => assert.equal(isVerified(games), verified))
})

describe('evidence', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  async function somebody() {
    const userId = randomUUID()
    const headers = await service.as(userId)
    const add = (skillId: string) => call(service.app, routes.addUserSkill, { headers, body: { skillId, proficiencyLevel: 3 } })
    const skill = async (skillId: string) =>
      (await call(service.app, routes.listUserSkills, { headers })).json.find(
        (one: { skillId: string }) => one.skillId === skillId,
      )
    return { userId, add, skill }
  }

  /** Publishes a finished game, and waits until it was handled. */
  function play(userId: string, game: Partial<GameFinished>, id = randomUUID(), times = 1): Promise<void> {
    const data = GameFinished.toJSON(GameFinished.fromPartial({ userId, gameId: randomUUID(), ...game }))
    return publish('waymark.game.v1', 'GameFinished', userId, data, { id, times })
  }

  async function publish(
    topic: string,
    type: string,
    key: string,
    data: unknown,
    { id = randomUUID(), times = 1 } = {},
  ): Promise<void> {
    const event = { id, type, occurredAt: new Date().toISOString(), key, data }
    for (let at = 0; at < times; at += 1) await service.bus.publish([{ topic, key, value: JSON.stringify(event) }])
    const until = Date.now() + 10_000
    while ((await service.sql('select 1 from inbox where event_id = $1', [id])).length === 0) {
      assert.ok(Date.now() < until, 'the event was not handled')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('a strong game verifies the held skills of its category, and tells the siblings', async () => {
    const person = await somebody()
    await person.add('data-analysis')
    await person.add('python')
    await play(person.userId, { results: [{ category: 'analytics', correct: 4, total: 5, level: 4, reliability: 0.6 }] })
    const shown = await person.skill('data-analysis')
    assert.equal(shown.verified, true)
    assert.equal(shown.proficiencyLevel, 3)
    assert.equal(shown.evidence.length, 1)
    assert.equal(shown.evidence[0].kind, 'quiz')
    assert.equal(shown.evidence[0].score, 0.8)
    assert.equal(shown.evidence[0].items, 5)
    assert.deepEqual((await person.skill('python')).evidence, [])
    const events = await service.sql('select data from outbox where key = $1 order by seq desc limit 1', [person.userId])
    assert.deepEqual(events[0]?.data, { userId: person.userId, skillId: 'data-analysis', proficiencyLevel: 3, evidence: true })
  })

  it('a game played before counts when the skill is added', async () => {
    const person = await somebody()
    await play(person.userId, { results: [{ category: 'leadership', correct: 5, total: 5, level: 5, reliability: 0.6 }] })
    const added = await person.add('team-leadership')
    assert.equal(added.json.verified, true)
    assert.equal(added.json.evidence.length, 1)
  })

  it('a game with extra time shows nothing, and a repeated event adds nothing', async () => {
    const person = await somebody()
    await person.add('statistics')
    const results = [{ category: 'analytics', correct: 5, total: 5, level: 0, reliability: 0 }]
    await play(person.userId, { results, practice: true })
    assert.deepEqual((await person.skill('statistics')).evidence, [])
    await play(
      person.userId,
      { results: [{ category: 'analytics', correct: 1, total: 5, level: 1, reliability: 0.5 }] },
      randomUUID(),
      3,
    )
    const shown = await person.skill('statistics')
    assert.equal(shown.evidence.length, 1)
    assert.equal(shown.verified, false)
  })

  it('a later weak game takes the mark away', async () => {
    const person = await somebody()
    await person.add('statistics')
    const game = (correct: number) => ({ results: [{ category: 'analytics', correct, total: 10, level: 3, reliability: 0.7 }] })
    await play(person.userId, game(9))
    assert.equal((await person.skill('statistics')).verified, true)
    await play(person.userId, game(3))
    assert.equal((await person.skill('statistics')).verified, false)
  })

  it('a project shows what the events of its saves say, in their order', async () => {
    const person = await somebody()
    await person.add('python')
    const tell = async (skillIds: string[]) => {
      const data = ProjectChanged.toJSON({ userId: person.userId, projectId: randomUUID(), skillIds })
      return publish('waymark.identity.v1', 'ProjectChanged', person.userId, { ...(data as object), projectId: 'p2' })
    }
    await tell(['react'])
    await tell(['python', 'zzz', 'react'])
    const shown = async () =>
      (await service.sql('select skill_id from skill_evidence where user_id = $1 order by 1', [person.userId])).map(
        ({ skill_id }) => skill_id,
      )
    assert.deepEqual(await shown(), ['python', 'react'])
    await tell([])
    assert.deepEqual(await shown(), [])
  })

  it('a project shows the skills it names, until it names others or none', async () => {
    const person = await somebody()
    await person.add('python')
    const record = (skillNames: string[]) => service.rpc.recordProject({ userId: person.userId, projectId: 'p1', skillNames })
    assert.deepEqual((await record(['Python (primary)', 'reactjs', 'zzz', 'python 3'])).skillIds, ['python', 'react'])
    assert.deepEqual(
      (await person.skill('python')).evidence.map(({ kind }: { kind: string }) => kind),
      ['project'],
    )
    await record(['React'])
    assert.deepEqual((await person.skill('python')).evidence, [])
    await record([])
    const left = await service.sql('select 1 from skill_evidence where user_id = $1', [person.userId])
    assert.deepEqual(left, [])
    await assert.rejects(service.rpc.recordProject({ userId: 'nobody', projectId: 'p', skillNames: [] }), /owner/)
  })
})
