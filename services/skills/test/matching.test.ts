import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
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
    assert.equal(fits.length, 873)
    for (const { occupation, fit, fitLow, fitHigh } of ranking.ranked) {
      const same = fits.find(({ code }) => code === occupation?.code)
      assert.deepEqual(same, { code: occupation?.code, fit, fitLow, fitHigh })
    }
    assert.ok(fits.every(({ fit, fitLow, fitHigh }) => fitLow >= 1 && fitLow <= fit && fit <= fitHigh && fitHigh <= 99))
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
