import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findReasons } from '../../../src/domain/explain/reasons.ts'
import { answerGoals } from '../../../src/domain/goals/answer-goals.ts'
import { ASKED } from '../../../src/domain/goals/goals.ts'
import { lackedDegree } from '../../../src/domain/reach/usual-degree.ts'
import { advise, drawn } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'

const { engine } = shippedCareers()
const { base } = engine
const at = (code: string): number => base.indexOf.get(code)!
const foreman = { current: '51-1011.00', education: 'high_school', yearsExperience: 18, salaryCurrent: 68_000 }

describe('a degree that most employers ask for', () => {
  it('closes what is not asked for to who has none, however near their work is', () => {
    assert.equal(advise(foreman).selection.refusals.get(at('13-1082.00'))?.rule, 'usual_degree')
    assert.equal(advise({ ...foreman, education: 'bachelors' }).selection.refusals.get(at('13-1082.00')), undefined)
  })

  it('is never unsaid of a place, and no idea of ours is told at once without it', () => {
    for (const { code } of drawn(base.occupations, 60, 'degrees')) {
      const ranking = advise({ current: code, education: 'high_school', yearsExperience: 10 })
      for (const index of ranking.ranked) {
        const lacked = lackedDegree(ranking.person, base.occupations[index]!, ranking.standing.entries[index]!)
        if (!lacked) continue
        const { against } = findReasons(engine, ranking, index)
        assert.ok(
          against.some(({ kind }) => kind === 'degree_usual'),
          `${code}: ${base.occupations[index]!.code}`,
        )
        const isRank = ranking.standing.entries[index]!.gate?.kind === 'rank'
        assert.ok(lacked.usual === 'many' || isRank || ranking.standing.asked[index]! >= ASKED, base.occupations[index]!.code)
      }
    }
  })

  it('is said in the answer to who asks, which is not yet', () => {
    const [answer] = answerGoals(engine, advise({ ...foreman, goal: 'project manager' }))
    assert.equal(answer!.answer, 'not_yet')
    assert.match(answer!.why, /usually asks for a bachelor’s degree, about 46 months of full-time study/)
    const [holder] = answerGoals(engine, advise({ ...foreman, education: 'bachelors', goal: 'project manager' }))
    assert.equal(holder!.answer, 'yes')
    assert.doesNotMatch(holder!.why, /bachelor’s degree/)
  })

  it('is one of several ways where years of the trade do as well, or where few of those in the work have it', () => {
    const of = (current: string, code: string) => {
      const { person, standing } = advise({ current, education: 'high_school', yearsExperience: 10 })
      return lackedDegree(person, base.occupations[at(code)]!, standing.entries[at(code)]!)?.usual
    }
    assert.equal(of('47-2111.00', '13-1051.00'), 'many')
    assert.equal(of('51-1011.00', '11-3051.00'), 'many')
    assert.equal(of('51-1011.00', '13-1082.00'), 'most')
    assert.equal(of('51-1011.00', '49-9041.00'), undefined)
  })

  it('is not told on top of the months that hold it', () => {
    const { person, standing } = advise({ current: '41-2011.00', education: 'high_school', yearsExperience: 5 })
    assert.equal(lackedDegree(person, base.occupations[at('17-2051.00')]!, standing.entries[at('17-2051.00')]!), undefined)
  })
})

describe('the hours that somebody gives', () => {
  const assistant = { current: '31-9092.00', education: 'bootcamp', yearsExperience: 4, monthsAvailable: 24 }

  it('stand in the answer as in the place', () => {
    const [answer] = answerGoals(engine, advise({ ...assistant, monthsAvailable: 36, learningHours: 5, goal: 'x-ray tech' }))
    assert.match(answer!.why, /about 22 to 26 months from where you stand/)
    assert.match(answer!.why, /At your 5 hours they become more than ten years/)
    assert.match(answer!.why, /Many hospitals and clinics pay part of the tuition/)
    const [full] = answerGoals(engine, advise({ ...assistant, monthsAvailable: 36, learningHours: 36, goal: 'x-ray tech' }))
    assert.doesNotMatch(full!.why, /hours/)
  })

  it('keep off what their study does not hold, unless it is asked for', () => {
    const ruleOf = (learningHours: number, goal?: string) =>
      advise({ ...assistant, learningHours, ...(goal ? { goal } : {}) }).selection.refusals.get(at('29-2061.00'))?.rule
    assert.equal(ruleOf(2), 'study_hours')
    assert.equal(ruleOf(20), undefined)
    assert.notEqual(ruleOf(2, 'LPN'), 'study_hours')
  })
})
