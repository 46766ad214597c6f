import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { Limit, type RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { basic, detailed } from './support/payloads.ts'
import { advisedJobs, startService, type TestService, threeJobs } from './support/start-service.ts'

const PAY = { id: 'pay', from: 77_000, to: 64_000 }
const WISH = { id: 'wish-no_nights', takesBack: 'no_nights' }

describe('a limit of the list', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  const limited = () => ({
    ...advisedJobs(),
    limits: [PAY, WISH].map((easing) => Limit.fromPartial({ label: `Limit ${easing.id}`, refused: 3, opens: [], easing })),
  })
  type Headers = Record<string, string>
  const advice = async (headers: Headers) => (await call(service.app, routes.getRecommendationAdvice, { headers })).json
  const tried = (headers: Headers, id: string) => call(service.app, routes.tryLimit, { headers, params: { id } })
  const eased = (headers: Headers, id: string) => call(service.app, routes.easeLimit, { headers, params: { id } })
  const list = async (headers: Headers) => (await call(service.app, routes.listRecommendations, { headers })).json

  async function assessed() {
    service.skills.behaviour.rank = limited
    const person = await service.user()
    await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers: person.headers })
    const made = await eventually('advice', async () => {
      const found = await advice(person.headers)
      return found.createdAt ? found : undefined
    })
    return { ...person, made }
  }

  it('says how it may be eased', async () => {
    const { made } = await assessed()
    assert.deepEqual(
      made.limits.map(({ easing }: { easing: object }) => easing),
      [PAY, WISH],
    )
  })

  it('is tried on the answers that the list was made from, and nothing is stored', async () => {
    const { headers, userId } = await assessed()
    const before = { list: await list(headers), advice: await advice(headers) }
    service.skills.behaviour.rank = () => ({ ...threeJobs(), ranked: threeJobs().ranked.toReversed(), candidates: 70 })
    const { status, json } = await tried(headers, 'pay')
    assert.equal(status, 200)
    assert.deepEqual([json.label, json.easing, json.candidates], ['Limit pay', PAY, 70])
    const codes = json.recommendations.map(({ occupationCode }: { occupationCode: string }) => occupationCode)
    assert.deepEqual(codes, ['11-9111.00', '25-1072.00', '29-1141.00'])
    const { profile, purpose, limit } = service.skills.asked.at(-1)!
    const { profile: stored } = await service.rpc.getProfile({ userId })
    assert.deepEqual([profile?.reach, purpose, limit], [{ ...stored!.reach, leastPay: 64_000 }, 'career_change', 10])
    await tried(headers, 'wish-no_nights')
    assert.deepEqual(service.skills.asked.at(-1)?.profile?.goals?.removed, ['no_nights'])
    assert.deepEqual({ list: await list(headers), advice: await advice(headers) }, before)
    assert.equal(stored?.reach?.leastPay, undefined)
  })

  it('is eased in the answers, and a new list follows', async () => {
    const { headers, userId, made } = await assessed()
    service.skills.behaviour.rank = () => threeJobs()
    const { status, json } = await eased(headers, 'pay')
    assert.deepEqual([status, json.status], [202, 'started'])
    await eventually('a new list', async () => ((await advice(headers)).createdAt !== made.createdAt ? true : undefined))
    assert.equal(service.skills.asked.at(-1)?.profile?.reach?.leastPay, 64_000)
    const { profile, rankedProfile, assessmentId } = await service.rpc.getProfile({ userId })
    assert.deepEqual([profile?.reach?.leastPay, rankedProfile?.reach?.leastPay, assessmentId], [64_000, 64_000, json.id])
    // The new list offers what it offers: the old name may be gone.
    assert.equal((await eased(headers, 'pay')).status, 404)
  })

  it('is not eased where newer answers wait for their list', async () => {
    const { headers, userId } = await assessed()
    const { promise, resolve } = Promise.withResolvers<RankResponse>()
    service.skills.behaviour.rank = () => promise
    await call(service.app, routes.submitBasicAssessment, { body: basic(), headers })
    const { status, json } = await eased(headers, 'pay')
    assert.equal(status, 409)
    assert.match(json.detail, /newer answers/)
    resolve(threeJobs())
    const { profile } = await service.rpc.getProfile({ userId })
    assert.equal(profile?.reach?.leastPay, undefined)
  })

  it('is nobody else’s, and one that the list does not have is not found', async () => {
    const { headers } = await assessed()
    const other = await service.user()
    for (const ask of [tried, eased]) {
      const { status, json } = await ask(headers, 'months')
      assert.deepEqual([status, json.detail], [404, 'Your list has no such limit to ease. Please load it again.'])
      assert.equal((await ask(other.headers, 'pay')).status, 404)
      assert.equal((await ask({}, 'pay')).status, 401)
    }
  })
})
