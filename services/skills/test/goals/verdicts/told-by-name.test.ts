import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { presentRanking } from '../../../src/grpc/present-ranking.ts'
import { advise } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'

const { engine } = shippedCareers()
const answerTo = (id: string, told: Parameters<typeof advise>[0]) =>
  presentRanking(engine, advise({ yearsExperience: 6, salaryCurrent: 48_000, ...told })).wishes.find((wish) => wish.id === id)

describe('a condition of which no table tells', () => {
  for (const [id, current, words, said] of [
    ['noncompete', '41-3091.00', 'My noncompete runs until June.', /employment lawyer/],
    ['private_address', '43-4051.00', 'I have a restraining order against my husband.', /address confidentiality program/],
    ['leaving_service', '55-3016.00', 'I am active duty and getting out of the Army next spring.', /SkillBridge/],
  ] as const)
    it(`is answered by name with whom to ask: ${id}`, () => {
      const wish = answerTo(id, { current, goal: 'office work', beside: [words] })
      assert.equal(wish?.answer, 'unknown')
      assert.match(wish!.why, said)
      assert.equal(wish!.source, '')
    })
})

describe('a public or nonprofit employer', () => {
  for (const [id, goal] of [
    ['loans', 'School teacher or librarian. I need to stay PSLF eligible.'],
    ['nonprofit', 'School teacher or librarian, for a nonprofit.'],
  ] as const)
    it(`is told by the work of the list: ${id}`, () => {
      const wish = answerTo(id, { current: '25-9042.00', education: 'bachelors', goal })
      assert.equal(wish?.answer, 'partly')
      assert.match(wish!.why, /: public schools are the largest employer, with \d+ percent of the jobs\./)
      assert.match(wish!.source, /Occupational Outlook Handbook/)
    })

  it('is a share that the handbook prints, of an occupation that is known', () => {
    const { publicEmployers, indexOf } = engine.base
    assert.ok(publicEmployers.size >= 100)
    for (const [code, text] of publicEmployers) {
      assert.ok(indexOf.has(code), code)
      const share = Number(/with (\d+) percent of the jobs\.$/.exec(text)?.[1])
      assert.ok(share > 0 && share <= 100, text)
    }
  })
})
