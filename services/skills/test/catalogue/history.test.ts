import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import { uuidv7 } from '@waymark/kit/ids'
import { AssessmentCompleted } from '@waymark/proto/waymark/events/v1/events'
import { call } from '@waymark/testing/http'
import { skillsOfJob } from '../../src/domain/catalogue/job-skills.ts'
import { occupation, shippedCareers } from '../support/careers.ts'
import { startService, type TestService } from '../support/start-service.ts'

describe('skills of a job', () => {
  const of = (code: string) => skillsOfJob(shippedCareers().engine, occupation(code).index)

  it('are the tools its employers ask for, what it rates high, and its own practices', () => {
    const nurse = of('29-1141.00')
    for (const id of ['triage', 'skill-active-listening', 'knowledge-medicine-and-dentistry']) assert.ok(nurse.includes(id), id)
    for (const id of ['welding', 'python', 'knowledge-fine-arts']) assert.ok(!nurse.includes(id), id)
    const tester = of('15-1253.00')
    for (const id of ['unit-testing', 'selenium', 'structured-query-language-sql']) assert.ok(tester.includes(id), id)
  })

  it('are some of every occupation that we rank', () => {
    const { engine } = shippedCareers()
    for (const { index, ranked, title } of engine.base.occupations)
      if (ranked) assert.ok(skillsOfJob(engine, index).length <= 120, title)
  })
})

describe('work history', () => {
  let service: TestService
  before(async () => {
    // Nobody answers there: what is needed is in the event.
    service = await startService({ ASSESSMENT_GRPC_ADDR: '127.0.0.1:1' })
  })
  after(() => service.stop())

  /** Takes an assessment that names a present job, and waits until the news of it was handled. */
  async function assess(userId: string, occupationCode: string, years: number, assessmentId = uuidv7()): Promise<void> {
    const id = randomUUID()
    const history = { occupationCode, years }
    const data = AssessmentCompleted.toJSON({ assessmentId, userId, assessmentType: 'basic_career', history })
    const event = { id, type: 'AssessmentCompleted', occurredAt: new Date().toISOString(), key: id, data }
    await service.bus.publish([{ topic: 'waymark.assessment.v1', key: id, value: JSON.stringify(event) }])
    const until = Date.now() + 10_000
    while ((await service.sql('select 1 from inbox where event_id = $1', [id])).length === 0) {
      assert.ok(Date.now() < until, 'the event was not handled')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async function shows(userId: string, skillId: string): Promise<unknown[]> {
    const headers = await service.as(userId)
    const list = (await call(service.app, routes.listUserSkills, { headers })).json as { skillId: string; evidence: unknown[] }[]
    return list.find((one) => one.skillId === skillId)?.evidence ?? []
  }

  it('shows the skills of the present job with its years, and a new assessment replaces it', async () => {
    const userId = randomUUID()
    const headers = await service.as(userId)
    for (const skillId of ['selenium', 'welding'])
      await call(service.app, routes.addUserSkill, { headers, body: { skillId, proficiencyLevel: 4 } })
    await assess(userId, '15-1253.00', 6.5)
    const [job] = (await shows(userId, 'selenium')) as { kind: string; years: number; score?: number }[]
    assert.deepEqual([job?.kind, job?.years, job?.score], ['history', 6, undefined])
    assert.deepEqual(await shows(userId, 'welding'), [])
    const earlier = uuidv7()
    await assess(userId, '51-4121.00', 3)
    assert.deepEqual(await shows(userId, 'selenium'), [])
    assert.equal((await shows(userId, 'welding')).length, 1)
    // An event that was put aside and comes late.
    await assess(userId, '15-1253.00', 6, earlier)
    assert.deepEqual(await shows(userId, 'selenium'), [])
  })

  it('shows nothing by a job that is not named or is new', async () => {
    const userId = randomUUID()
    await assess(userId, '', 10)
    await assess(userId, '15-1253.00', 0)
    assert.deepEqual(await service.sql('select 1 from skill_evidence where user_id = $1', [userId]), [])
  })
})
