import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rank } from '../../../src/domain/matching/rank.ts'
import { shippedCareers } from '../../support/careers.ts'
import { profileOf } from '../../support/personas.ts'

const { engine } = shippedCareers()
const ORIGINS = ['51-1011.00', '43-1011.00', '41-1011.00', '53-1043.00', '11-9051.00', '43-5061.00', '35-1012.00', '11-1021.00']

it('the degree that employers usually ask for is named to whom years of work stand in for it', () => {
  let told = 0
  for (const current of ORIGINS)
    for (const education of ['high_school', 'associates']) {
      const reach = { yearsExperience: 15, education, salaryCurrent: 60_000, monthsAvailable: 24 }
      const profile = profileOf({ interests: [4, 3, 2, 3, 4, 3], current, reach })
      const { standing } = rank(engine, profile, { purpose: 'executive_transition', limit: 10, draws: 1 })
      for (const { index, code } of engine.base.occupations) {
        const { gate, how, missing } = standing.entries[index]!
        if (how === 'own' || how === 'same' || !/^bachelor's degree(?:, several fields)?$/i.test(gate?.program ?? '')) continue
        assert.ok(
          missing.some((clause) => /bachelor's degree/.test(clause)),
          `${current} ${education} ${code}`,
        )
        told += 1
      }
    }
  assert.ok(told > 100, `${told}`)
})
