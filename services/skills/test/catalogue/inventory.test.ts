import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { AnyRoute } from '@waymark/contracts/route'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import { call } from '@waymark/testing/http'
import { startService, type TestService } from '../support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

/** Somebody who is signed in, with an inventory of their own. */
async function somebody() {
  const userId = randomUUID()
  const headers = await service.as(userId)
  const ask = (route: AnyRoute, input: { skillId?: string; body?: unknown } = {}) =>
    call(service.app, route, {
      headers,
      ...(input.skillId === undefined ? {} : { params: { skillId: input.skillId } }),
      ...(input.body === undefined ? {} : { body: input.body }),
    })
  return {
    userId,
    ask,
    add: (skillId: string, proficiencyLevel?: number) => ask(routes.addUserSkill, { body: { skillId, proficiencyLevel } }),
    list: async () => (await ask(routes.listUserSkills)).json,
    events: async () =>
      (await service.sql(`select data from outbox where key = $1 order by seq`, [userId])).map(({ data }) => data),
  }
}

describe('the inventory over HTTP', () => {
  it('starts empty, and holds what was added, by name', async () => {
    const person = await somebody()
    assert.deepEqual(await person.list(), [])
    const added = await person.add('python', 4)
    assert.equal(added.status, 201)
    assert.equal(added.json.skillId, 'python')
    assert.equal(added.json.proficiencyLevel, 4)
    assert.equal(added.json.selfAssessed, true)
    assert.equal(added.json.verified, false)
    assert.equal(added.json.skill.category, 'Programming Languages')
    await person.add('javascript', 2)
    const list = await person.list()
    assert.deepEqual(
      list.map(({ skill }: { skill: { name: string } }) => skill.name),
      ['JavaScript', 'Python'],
    )
  })

  it('never forces a rating: without a level it is held as not rated', async () => {
    const person = await somebody()
    const added = await person.add('python')
    assert.equal(added.status, 201)
    assert.equal(added.json.proficiencyLevel, 0)
    assert.deepEqual(await person.events(), [{ userId: person.userId, skillId: 'python', unrated: true }])
  })

  it('changes the level, and tells of it once', async () => {
    const person = await somebody()
    await person.add('python')
    for (const level of [3, 3]) {
      const changed = await person.ask(routes.changeUserSkill, { skillId: 'python', body: { proficiencyLevel: level } })
      assert.equal(changed.status, 200)
      assert.equal(changed.json.proficiencyLevel, 3)
    }
    const [, ...changes] = await person.events()
    assert.deepEqual(changes, [{ userId: person.userId, skillId: 'python', proficiencyLevel: 3 }])
  })

  it('removes a skill; afterwards it can be added again', async () => {
    const person = await somebody()
    await person.add('python', 5)
    const removed = await person.ask(routes.removeUserSkill, { skillId: 'python' })
    assert.equal(removed.status, 200)
    assert.deepEqual(removed.json, { skillId: 'python', removed: true })
    assert.deepEqual(await person.list(), [])
    assert.deepEqual((await person.events()).at(-1), { userId: person.userId, skillId: 'python' })
    assert.equal((await person.ask(routes.removeUserSkill, { skillId: 'python' })).status, 404)
    assert.equal((await person.add('python', 1)).status, 201)
  })

  it('answers a held skill with 409, also when two adds come at once', async () => {
    const person = await somebody()
    const answers = await Promise.all([person.add('python', 2), person.add('python', 2)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    const refused = await person.add('python', 2)
    assert.equal(refused.status, 409)
    assert.equal(refused.json.detail, 'Python is already one of your skills.')
    assert.equal((await person.events()).length, 1)
  })

  it('says what is wrong with a level or a skill', async () => {
    const person = await somebody()
    for (const proficiencyLevel of [0, 6, 2.5, '3']) {
      const answer = await person.ask(routes.addUserSkill, { body: { skillId: 'python', proficiencyLevel } })
      assert.equal(answer.status, 400)
      assert.deepEqual(answer.json.errors, [{ path: 'proficiencyLevel', message: 'Please give a level from 1 to 5' }])
    }
    const empty = await person.ask(routes.addUserSkill, { body: {} })
    assert.deepEqual(empty.json.errors, [{ path: 'skillId', message: 'A skill is required' }])
    await person.add('python', 2)
    const unrated = await person.ask(routes.changeUserSkill, { skillId: 'python', body: {} })
    assert.equal(unrated.status, 400)
    assert.equal(unrated.json.errors[0].path, 'proficiencyLevel')
    const unknown = await person.add('basket-weaving-of-quanta', 3)
    assert.equal(unknown.status, 404)
    assert.equal(unknown.json.detail, 'There is no such skill in the catalog.')
  })

  it("shows and changes nothing of another person's", async () => {
    const owner = await somebody()
    const stranger = await somebody()
    await owner.add('python', 5)
    assert.deepEqual(await stranger.list(), [])
    const changed = await stranger.ask(routes.changeUserSkill, { skillId: 'python', body: { proficiencyLevel: 1 } })
    const unknown = await stranger.ask(routes.changeUserSkill, { skillId: 'not-a-skill', body: { proficiencyLevel: 1 } })
    const removed = await stranger.ask(routes.removeUserSkill, { skillId: 'python' })
    assert.deepEqual([changed.status, unknown.status, removed.status], [404, 404, 404])
    assert.equal((await owner.list())[0].proficiencyLevel, 5)
  })

  it('is for people who are signed in', async () => {
    for (const route of [routes.listUserSkills, routes.addUserSkill, routes.changeUserSkill, routes.removeUserSkill]) {
      const answer = await call(service.app, route, { params: { skillId: 'python' } })
      assert.equal(answer.status, 401)
      assert.equal(answer.json.title, 'Unauthorized')
    }
  })
})

describe('the inventory for siblings', () => {
  it('lists what a person holds, and nothing for anybody else', async () => {
    const person = await somebody()
    await person.add('python', 4)
    await person.add('javascript')
    const { skills } = await service.rpc.listUserSkills({ userId: person.userId })
    assert.deepEqual(
      skills.map(({ skillId, name, category, proficiencyLevel }) => ({ skillId, name, category, proficiencyLevel })),
      [
        { skillId: 'javascript', name: 'JavaScript', category: 'Programming Languages', proficiencyLevel: 0 },
        { skillId: 'python', name: 'Python', category: 'Programming Languages', proficiencyLevel: 4 },
      ],
    )
    for (const userId of [randomUUID(), 'nobody', '']) {
      assert.deepEqual((await service.rpc.listUserSkills({ userId })).skills, [])
    }
  })

  it('finds skills and occupations by what a person types', async () => {
    const python = await service.rpc.search({ query: 'pyth', limit: 3 })
    assert.deepEqual(python.skills[0], { id: 'python', title: 'Python', text: 'Programming Languages' })
    const nurse = await service.rpc.search({ query: 'registered nurse', limit: 2 })
    assert.equal(nurse.occupations[0]?.id, '29-1141.00')
    assert.ok(nurse.occupations.length <= 2)
    assert.deepEqual(await service.rpc.search({ query: ' ', limit: 0 }), { skills: [], occupations: [] })
  })

  it('exports all it holds about a person', async () => {
    const person = await somebody()
    await person.add('python', 4)
    await service.sql(
      `insert into skill_evidence (id, user_id, skill_id, kind, score, items, source_id) values ($1, $2, 'python', 'quiz', 0.8, 5, 'g')`,
      [randomUUID(), person.userId],
    )
    const { skills, evidence } = JSON.parse((await service.rpc.export({ userId: person.userId })).json)
    assert.equal(skills[0].name, 'Python')
    assert.equal(skills[0].proficiencyLevel, 4)
    assert.equal(evidence[0].score, 0.8)
  })

  it('a level that the person sets is their own word, whoever said it before', async () => {
    const person = await somebody()
    await person.add('python', 2)
    await service.sql('update user_skill set self_assessed = false where user_id = $1', [person.userId])
    const changed = await person.ask(routes.changeUserSkill, { skillId: 'python', body: { proficiencyLevel: 4 } })
    assert.deepEqual([changed.json.proficiencyLevel, changed.json.selfAssessed], [4, true])
  })
})
