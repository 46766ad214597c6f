import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { SkillDoors, SkillGaps } from '@waymark/contracts/models/skills/skill'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { call } from '@waymark/testing/http'
import { PERSONAS } from '../support/personas.ts'
import { startAssessment } from '../support/start-assessment.ts'
import { startService, type TestService } from '../support/start-service.ts'

const bookkeeper = PERSONAS.find(({ name }) => name === 'bookkeeper')!

describe('gaps and doors', () => {
  let assessment: Awaited<ReturnType<typeof startAssessment>>
  let service: TestService
  before(async () => {
    assessment = await startAssessment()
    service = await startService({ ASSESSMENT_GRPC_ADDR: `127.0.0.1:${assessment.port}` })
    // The first call opens the line to the sibling and compiles the engine: no test waits for that.
    await (await somebody(bookkeeper.profile)).doors()
  })
  after(async () => {
    await service.stop()
    await assessment.stop()
  })

  async function somebody(profile?: Profile) {
    const userId = randomUUID()
    if (profile) assessment.profiles.set(userId, profile)
    const headers = await service.as(userId)
    const get = (code: string) => call(service.app, routes.getSkillGaps, { headers, query: { occupation: code } })
    return {
      add: (skillId: string, proficiencyLevel?: number) =>
        call(service.app, routes.addUserSkill, { headers, body: { skillId, proficiencyLevel } }),
      get,
      gaps: async (code: string) => (await get(code)).json as SkillGaps,
      doors: async () => (await call(service.app, routes.listSkillDoors, { headers })).json as SkillDoors,
    }
  }

  it('compares an assessed person with an occupation: size, importance, hours', async () => {
    const person = await somebody(bookkeeper.profile)
    const { basis, occupation, gaps, assessmentAway } = await person.gaps('13-1041.00')
    assert.equal(basis, 'assessment')
    assert.equal(assessmentAway, undefined)
    assert.equal(occupation.title, 'Compliance Officers')
    const short = gaps.filter(({ state }) => state === 'short')
    assert.ok(short.length > 0)
    assert.equal(short[0]?.name, 'Law and Government')
    assert.ok(short[0].levelAsked! > short[0].levelHeld!)
    assert.ok(short[0].hoursHigh! > short[0].hoursLow!)
    for (const [at, gap] of short.slice(1).entries()) assert.ok(gap.size <= short[at]!.size, gap.name)
    const states = gaps.map(({ state }) => state)
    assert.deepEqual(
      states,
      [...states].sort((a, b) => ['short', 'unknown', 'met'].indexOf(a) - ['short', 'unknown', 'met'].indexOf(b)),
    )
  })

  it('goes by the held skills alone without an assessment, and names those that speak for a need', async () => {
    const person = await somebody()
    assert.equal((await person.gaps('13-2011.00')).basis, 'nothing')
    await person.add('accounting', 5)
    await person.add('microsoft-excel')
    await person.add('welding', 2)
    const { basis, gaps } = await person.gaps('13-2011.00')
    assert.equal(basis, 'skills')
    const economics = gaps.find(({ skillId }) => skillId === 'knowledge-economics-and-accounting')
    assert.deepEqual(economics?.coveredBy, [{ skillId: 'accounting', name: 'Accounting', proficiencyLevel: 5 }])
    const excel = gaps.find(({ skillId }) => skillId === 'microsoft-excel')
    assert.equal(excel?.state, 'met')
    assert.equal(excel.kind, 'tool')
    assert.ok(gaps.every(({ coveredBy }) => coveredBy.every(({ skillId }) => skillId !== 'welding')))
  })

  it('narrows a gap when the level rises', async () => {
    const person = await somebody(bookkeeper.profile)
    const size = async () => (await person.gaps('13-1041.00')).gaps.find(({ name }) => name === 'Law and Government')!.size
    const before = await size()
    await person.add('knowledge-law-and-government', 5)
    assert.ok((await size()) < before)
  })

  it('opens doors that are not held yet, each with examples', async () => {
    const person = await somebody(bookkeeper.profile)
    const { basis, doors } = await person.doors()
    assert.equal(basis, 'assessment')
    assert.ok(doors.length > 0)
    assert.ok(doors[0]!.opened > 0)
    for (const { skill, opened, askedBy = 0, examples } of doors) {
      assert.ok((opened > 0 || askedBy > 1) && examples.length > 0, skill.name)
      assert.ok(skill.description.length > 0)
    }
    for (const [at, { opened }] of doors.slice(1).entries()) assert.ok(opened <= doors[at]!.opened)
    await person.add(doors[0]!.skill.id, 3)
    assert.ok((await person.doors()).doors.every(({ skill }) => skill.id !== doors[0]!.skill.id))
  })

  it('names what the best directions ask for where no single skill opens a better-paid move', async () => {
    const developer = PERSONAS.find(({ name }) => name === 'software developer')!
    const { basis, doors } = await (await somebody(developer.profile)).doors()
    assert.equal(basis, 'assessment')
    assert.ok(doors.length >= 3)
    assert.ok(doors.every(({ opened, askedBy = 0 }) => opened > 0 || (askedBy > 1 && askedBy <= 10)))
  })

  it('names what most jobs ask for when nothing is known', async () => {
    const person = await somebody()
    const { basis, doors } = await person.doors()
    assert.equal(basis, 'nothing')
    assert.deepEqual(
      doors.map(({ opened }) => opened),
      [0, 0, 0],
    )
  })

  it('goes on, and says so, while the assessment is away', async () => {
    const person = await somebody(bookkeeper.profile)
    await person.add('accounting', 4)
    assessment.state.away = true
    try {
      const { basis, assessmentAway } = await person.gaps('13-1041.00')
      assert.equal(basis, 'skills')
      assert.equal(assessmentAway, true)
      assert.equal((await person.doors()).assessmentAway, true)
    } finally {
      assessment.state.away = false
    }
  })

  it('says what is wrong with a target', async () => {
    const person = await somebody()
    const missing = await person.get('')
    assert.equal(missing.status, 400)
    assert.equal(missing.json.errors[0].path, 'occupation')
    assert.equal((await person.get('nurse')).status, 400)
    assert.equal((await person.get('99-9999.00')).status, 404)
    for (const route of [routes.getSkillGaps, routes.listSkillDoors]) {
      const answer = await call(service.app, route, { query: { occupation: '13-1041.00' } })
      assert.equal(answer.status, 401)
      assert.equal(answer.json.title, 'Unauthorized')
    }
  })
})
