import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { UserSkillChanged } from '@waymark/proto/waymark/events/v1/events'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { HeldSkill } from '@waymark/proto/waymark/skills/v1/skills'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { withHeldSkills } from '../src/domain/held-skills.ts'
import { generateRecommendations } from '../src/use-cases/generate-recommendations.ts'
import { SETTLE_MS } from '../src/use-cases/request-refresh.ts'
import { basic } from './support/payloads.ts'
import { startService, type TestService, threeJobs } from './support/start-service.ts'

const python = HeldSkill.fromPartial({ skillId: 'python', name: 'Python', proficiencyLevel: 4, selfAssessed: true })
const sql = HeldSkill.fromPartial({ skillId: 'structured-query-language-sql', name: 'SQL', verified: true })

describe('held skills in a profile', () => {
  it('are claims on the scale of ten, newer than the same name in the assessment', () => {
    const written = [
      { name: 'python ', rating: 3, evidence: 'self' },
      { name: 'Excel', rating: 0, evidence: 'self' },
    ]
    const { skills } = withHeldSkills(Profile.fromPartial({ skills: written }), [sql, python])
    assert.deepEqual(skills, [
      { name: 'Excel', rating: 0, evidence: 'self' },
      { name: 'Python', rating: 8, evidence: 'self' },
      { name: 'SQL', rating: 0, evidence: 'quiz' },
    ])
  })

  it('give the same profile in whichever order they were added', () => {
    const profile = Profile.create()
    assert.deepEqual(withHeldSkills(profile, [python, sql]), withHeldSkills(profile, [sql, python]))
  })
})

describe('recommendations', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  async function assessed() {
    const { userId, headers } = await service.user()
    await call(service.app, routes.submitBasicAssessment, { body: basic({}), headers })
    await eventually('the first list', async () => ((await events(userId)).length === 1 ? true : undefined))
    return { userId, headers }
  }

  const events = async (userId: string) =>
    (
      await service.sql(`select data from outbox where key = $1 and type = 'RecommendationsGenerated' order by seq`, [userId])
    ).map(({ data }) => data)

  async function changeSkill(userId: string): Promise<void> {
    const id = randomUUID()
    const data = UserSkillChanged.toJSON(UserSkillChanged.fromPartial({ userId, skillId: 'python', proficiencyLevel: 4 }))
    const event = { id, type: 'UserSkillChanged', occurredAt: new Date().toISOString(), key: userId, data }
    await service.context.bus.publish([{ topic: 'waymark.skills.v1', key: userId, value: JSON.stringify(event) }])
    await eventually('the event is handled', async () =>
      (await service.sql('select 1 from inbox where event_id = $1', [id])).length > 0 ? true : undefined,
    )
  }

  const later = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
    service.clock.now = new Date(Date.now() + ms)
    try {
      return await work()
    } finally {
      service.clock.now = undefined
    }
  }

  it('are made again after skills change: once for many changes, from the skills held then', async () => {
    const { userId, headers } = await assessed()
    const other = await assessed()
    service.skills.behaviour.rank = (request) => {
      const { ranked, ...rest } = threeJobs()
      return { ...rest, ranked: request.profile?.skills.some(({ name }) => name === 'Python') ? ranked.slice(1) : ranked }
    }
    for (let change = 0; change < 5; change += 1) await changeSkill(userId)
    service.skills.held.set(userId, [python, sql])
    const asked = service.skills.asked.length
    await later(SETTLE_MS + 100, async () => {
      while (await generateRecommendations(service.context));
      return eventually('the new list', async () => ((await events(userId)).length === 2 ? true : undefined))
    })
    assert.equal(service.skills.asked.length, asked + 1)
    assert.deepEqual(
      service.skills.asked
        .at(-1)
        ?.profile?.skills.slice(-2)
        .map(({ name, rating }) => [name, rating]),
      [
        ['Python', 8],
        ['SQL', 0],
      ],
    )
    const list = (await call(service.app, routes.listRecommendations, { headers })).json
    assert.deepEqual(
      list.map(({ careerTitle }: { careerTitle: string }) => careerTitle),
      ['Nursing Instructors', 'Medical and Health Services Managers'],
    )
    assert.deepEqual(await events(userId), [
      { userId, count: 3 },
      { userId, count: 2, refreshed: true },
    ])
    assert.equal((await events(other.userId)).length, 1)
    service.skills.behaviour.rank = () => threeJobs()
  })

  it('wait a moment for more changes', async () => {
    const { userId } = await assessed()
    await changeSkill(userId)
    const [row] = await service.sql('select recommend_state, recommend_after from assessment where user_id = $1', [userId])
    assert.equal(row?.recommend_state, 'pending')
    assert.ok(row.recommend_after.getTime() > Date.now() + SETTLE_MS - 3_000)
    assert.ok(row.recommend_after.getTime() <= Date.now() + SETTLE_MS)
  })

  it('are made once more when a skill changes while the list is being made', async () => {
    const { userId } = await assessed()
    await changeSkill(userId)
    let changed = false
    service.skills.behaviour.rank = async () => {
      if (!changed) {
        changed = true
        await changeSkill(userId)
      }
      return threeJobs()
    }
    await later(SETTLE_MS + 100, () => generateRecommendations(service.context))
    const [row] = await service.sql('select recommend_state, recommend_after from assessment where user_id = $1', [userId])
    assert.equal(row?.recommend_state, 'pending')
    assert.equal((await events(userId)).length, 1)
    await later(3 * SETTLE_MS, async () => {
      while (await generateRecommendations(service.context));
      return eventually('the last list', async () => ((await events(userId)).length === 2 ? true : undefined))
    })
    service.skills.behaviour.rank = () => threeJobs()
  })

  it('are still made when a try that had begun before fails last', async () => {
    const { userId } = await assessed()
    await changeSkill(userId)
    // The last of its tries.
    await service.sql('update assessment set recommend_attempts = 29 where user_id = $1', [userId])
    service.skills.behaviour.rank = async () => {
      await changeSkill(userId)
      throw new Error('away')
    }
    const given = async () => (await service.sql('select recommend_state from assessment where user_id = $1', [userId]))[0]
    await later(SETTLE_MS + 100, () => generateRecommendations(service.context))
    service.skills.behaviour.rank = () => threeJobs()
    assert.deepEqual(await given(), { recommend_state: 'pending' })
    await later(3 * SETTLE_MS, async () => {
      while (await generateRecommendations(service.context));
      return eventually('the new list', async () => ((await events(userId)).length === 2 ? true : undefined))
    })
  })

  it('are not asked for by a person without an assessment', async () => {
    const userId = randomUUID()
    await changeSkill(userId)
    assert.deepEqual(await events(userId), [])
  })
})
