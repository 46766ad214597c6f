import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { EntryFromHere } from '@waymark/contracts/models/advice/entry'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { call } from '@waymark/testing/http'
import { PERSONAS } from '../support/personas.ts'
import { startAssessment } from '../support/start-assessment.ts'
import { startService, type TestService } from '../support/start-service.ts'

const bookkeeper = PERSONAS.find(({ name }) => name === 'bookkeeper')!.profile
const nurse: Profile = {
  ...bookkeeper,
  currentOccupation: '29-1141.00',
  reach: { ...bookkeeper.reach!, yearsExperience: 9, education: 'bachelors' },
}

describe('the way into an occupation from where a person stands', () => {
  let assessment: Awaited<ReturnType<typeof startAssessment>>
  let service: TestService
  before(async () => {
    assessment = await startAssessment()
    service = await startService({ ASSESSMENT_GRPC_ADDR: `127.0.0.1:${assessment.port}` })
  })
  after(async () => {
    await service.stop()
    await assessment.stop()
  })

  async function ways(profile?: Profile) {
    const userId = randomUUID()
    if (profile) assessment.profiles.set(userId, profile)
    const headers = await service.as(userId)
    return (code: string) => call(service.app, routes.getOccupationEntry, { headers, params: { code } })
  }
  const read = async (profile: Profile | undefined, code: string) => (await (await ways(profile))(code)).json as EntryFromHere

  it('names the standing, the months and what is missing', async () => {
    const { standing, entry } = await read(nurse, '29-1292.00')
    assert.deepEqual(standing, {
      occupation: { code: '29-1141.00', title: 'Registered Nurses' },
      years: 9,
      education: 'bachelors',
    })
    assert.ok(entry!.months!.low >= 12, JSON.stringify(entry))
    assert.ok(entry!.missing.length > 0)
    assert.deepEqual([entry!.gate!.kind, entry!.how !== 'own'], ['license', true])
  })

  it('differs by who asks, and the own occupation is entered at once', async () => {
    const own = await read(nurse, '29-1141.00')
    assert.deepEqual([own.entry!.how, own.entry!.months, own.entry!.missing], ['own', { low: 0, high: 0 }, []])
    const clerk = await read(bookkeeper, '29-1141.00')
    assert.equal(clerk.entry!.how, 'outside')
    assert.ok(clerk.entry!.months!.low >= 12)
  })

  it('counts as the ranking does', async () => {
    const { ranked } = await service.rpc.rank({ profile: nurse, purpose: 'career_deep_dive', limit: 10, draws: 1 })
    for (const { occupation, entry } of ranked) {
      const { studyLow, experience, known } = entry!
      const here = await read(nurse, occupation!.code)
      assert.equal(here.entry!.months?.low, known ? studyLow + experience : undefined, occupation!.title)
    }
  })

  it('is empty without an assessment, and for members only', async () => {
    assert.deepEqual(await read(undefined, '29-1292.00'), {})
    assert.equal((await call(service.app, routes.getOccupationEntry, { params: { code: '29-1292.00' } })).status, 401)
    const ask = await ways(nurse)
    assert.deepEqual([(await ask('nurse')).status, (await ask('99-9999.00')).status], [400, 404])
  })
})
