import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { asAppError } from '@waymark/kit/errors'
import { takeTurns } from '../../src/grpc/take-turns.ts'
import { PERSONAS } from '../support/personas.ts'
import { startService, type TestService } from '../support/start-service.ts'

const BOOKKEEPER = PERSONAS.find(({ name }) => name === 'bookkeeper')!.profile
const NURSE = '29-1141.00'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

describe('what jobs asks', () => {
  it('gives every occupation the fit that a ranking prints', async () => {
    const [{ fits, engineVersion }, ranking] = await Promise.all([
      service.rpc.fits({ profile: BOOKKEEPER, draws: 0 }),
      service.rpc.rank({ profile: BOOKKEEPER, purpose: 'basic', limit: 10, draws: 0 }),
    ])
    assert.equal(engineVersion, ranking.engineVersion)
    assert.equal(fits.length, 923)
    for (const { occupation, fit, fitLow, fitHigh } of ranking.ranked) {
      const same = fits.find(({ code }) => code === occupation?.code)!
      assert.deepEqual([same.fit, same.fitLow, same.fitHigh], [fit, fitLow, fitHigh])
    }
    assert.ok(fits.every(({ fit, fitLow, fitHigh }) => fitLow >= 1 && fitLow <= fit && fit <= fitHigh && fitHigh <= 99))
  })

  it('says what is left before an occupation, as its page does', async () => {
    const { fits } = await service.rpc.fits({ profile: BOOKKEEPER, draws: 1 })
    const { missing, studyLow, studyHigh, experience } = (await service.rpc.gap({ profile: BOOKKEEPER, code: NURSE })).entry!
    const license = missing.find((clause) => clause.startsWith('the license:'))
    assert.match(license!, /license/)
    const left = { step: license, monthsLow: studyLow + experience, monthsHigh: studyHigh + experience }
    assert.deepEqual(fits.find(({ code }) => code === NURSE)?.left, left)
    const nurse = await service.rpc.fits({ profile: { ...BOOKKEEPER, currentOccupation: NURSE }, draws: 1 })
    const own = nurse.fits.find(({ code }) => code === NURSE)!
    assert.deepEqual([own.left, own.refusedWhy, own.refusedForPay], [undefined, undefined, false])
  })

  it('says which limit of the person an occupation breaks, with the pay of their state', async () => {
    const limited = (goals: string, state = '') => ({
      ...BOOKKEEPER,
      goals: { text: goals, removed: [], beside: [] },
      reach: { ...BOOKKEEPER.reach!, payFloorShare: 1, salaryCurrent: 60_000, state },
    })
    const read = async (goals: string, state?: string) => {
      const { fits } = await service.rpc.fits({ profile: limited(goals, state), draws: 1 })
      return new Map(fits.map(({ code, refusedWhy, refusedForPay }) => [code, [refusedWhy, refusedForPay]]))
    }
    const free = await read('')
    assert.deepEqual(free.get(NURSE), [undefined, false])
    assert.deepEqual(free.get('35-3023.00'), ['Outside your limits: Pay at least $60,000', true])
    const atNight = await read('no night shifts')
    assert.deepEqual(atNight.get(NURSE), ['Outside your limits: No night, shift or weekend work', false])
    const ohio = await read('', 'OH')
    const differ = [...free].filter(([code, [why]]) => ohio.get(code)![0] !== why)
    assert.ok(differ.length > 0, 'an occupation that reaches the floor in the nation and not in Ohio, or the other way round')
  })

  it('keeps small questions waiting for none of its long ones', async () => {
    const ended: string[] = []
    const end = (what: string) => () => void ended.push(what)
    const long = [
      service.rpc.rank({ profile: BOOKKEEPER, purpose: 'basic', limit: 10, draws: 1000 }).then(end('rank')),
      service.rpc.fits({ profile: BOOKKEEPER, draws: 1000 }).then(end('fits')),
    ]
    const small = service.rpc.resolveTitle({ title: 'nurse', limit: 3 }).then(end('title'))
    await Promise.all([...long, small])
    assert.equal(ended[0], 'title')
  })

  it('does not finish what nobody waits for any more', async () => {
    const gone = new AbortController()
    let steps = 0
    function* endless(): Generator<void, never> {
      for (;;) {
        if (++steps === 3) gone.abort(new Error('the caller gave up'))
        yield
      }
    }
    await assert.rejects(takeTurns(endless(), gone.signal), (error) => asAppError(error).code === 'unavailable')
    const until = steps
    await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(steps, until)
  })

  it('knows no fit of somebody who answered nothing', async () => {
    assert.deepEqual((await service.rpc.fits({ profile: undefined, draws: 0 })).fits, [])
  })

  it('lists the catalogue under the ids that people hold', async () => {
    const { skills } = await service.rpc.listSkillNames({})
    assert.ok(skills.length >= 200)
    assert.equal(new Set(skills.map(({ id }) => id)).size, skills.length)
    assert.ok(skills.some(({ id, name }) => id === 'python' && name === 'Python'))
  })
})
