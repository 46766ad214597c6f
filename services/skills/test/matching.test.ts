import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { asAppError } from '@waymark/kit/errors'
import { takeTurns } from '../src/take-turns.ts'
import { PERSONAS } from './support/personas.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

describe('what jobs asks', () => {
  it('gives every occupation the fit that a ranking prints', async () => {
    const { profile } = PERSONAS.find(({ name }) => name === 'bookkeeper')!
    const [{ fits, engineVersion }, ranking] = await Promise.all([
      service.rpc.fits({ profile, draws: 0 }),
      service.rpc.rank({ profile, purpose: 'basic', limit: 10, draws: 0 }),
    ])
    assert.equal(engineVersion, ranking.engineVersion)
    assert.equal(fits.length, 923)
    for (const { occupation, fit, fitLow, fitHigh } of ranking.ranked) {
      const same = fits.find(({ code }) => code === occupation?.code)
      assert.deepEqual(same, { code: occupation?.code, fit, fitLow, fitHigh })
    }
    assert.ok(fits.every(({ fit, fitLow, fitHigh }) => fitLow >= 1 && fitLow <= fit && fit <= fitHigh && fitHigh <= 99))
  })

  it('keeps small questions waiting for none of its long ones', async () => {
    const { profile } = PERSONAS.find(({ name }) => name === 'bookkeeper')!
    const ended: string[] = []
    const end = (what: string) => () => void ended.push(what)
    const long = [
      service.rpc.rank({ profile, purpose: 'basic', limit: 10, draws: 1000 }).then(end('rank')),
      service.rpc.fits({ profile, draws: 1000 }).then(end('fits')),
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
