import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ASKED } from '../../../src/domain/goals/goals.ts'
import { presentRanking } from '../../../src/grpc/present-ranking.ts'
import { codesOf } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'
import { rankGoal } from '../../support/rank-goal.ts'

const { engine, goals } = shippedCareers()
const { base } = engine

describe('a limit that somebody set', () => {
  it('keeps a rank over people away where only its field is asked for, and not where the rank is', () => {
    const field = codesOf(rankGoal('29-1141.00', 'Quality and patient safety; not management with direct reports.'))
    assert.ok(!field.includes('11-9111.00'), `${field}`)
    const rank = codesOf(rankGoal('29-1141.00', 'Clinic manager, but a small place; not managing people all day.'))
    assert.ok(rank.includes('11-9111.00'), `${rank}`)
  })

  it('keeps the own selling away, wherever it is done', () => {
    const ranking = rankGoal('41-2031.00', 'Interior design or something in health tech. No commission please.')
    assert.ok(!codesOf(ranking).includes('41-2031.00'), `${codesOf(ranking)}`)
    const answer = presentRanking(engine, ranking).goals.find(({ phrase }) => /health tech/.test(phrase))
    assert.equal(answer?.answer, 'no')
    assert.match(answer?.why ?? '', /you want to leave that behind: “No commission/)
  })

  it('chooses, of what words mean as much, the work that keeps it', () => {
    const text = 'Two shoulder surgeries, so I cannot lift. Maybe teaching at the academy.'
    const codes = codesOf(rankGoal('33-2011.00', text, { education: 'associates' }))
    assert.ok(codes.includes('25-1194.00') && !codes.includes('33-1021.00'), `${codes}`)
  })

  it('stands before the score: what breaks it by much comes behind what keeps it', () => {
    const { ranked, goals: read } = rankGoal('51-4041.00', 'My knees are shot. Estimator, roofer or drywall.', {
      education: 'high_school',
    })
    const load = read.wishes.find(({ id }) => id === 'less_load')!.values!
    const broken = ranked.map((index) => (load.get(base.occupations[index]!.code) ?? 0) <= -0.75)
    assert.deepEqual(
      broken,
      broken.toSorted((a, b) => Number(a) - Number(b)),
    )
    assert.ok(broken.includes(false) && broken.includes(true), `${broken}`)
  })
})

describe('who asks for work from home and names none', () => {
  const ORIGINS = ['51-2092.00', '37-2011.00', '35-3031.00', '43-4041.00', '41-2011.00', '31-1131.00', '53-7065.00', '47-2061.00']
  const remote = goals.wishValues('remote')!
  for (const current of ORIGINS)
    it(`is told of some from ${current}, and of nothing that is hardly ever done there`, () => {
      const ranking = rankGoal(current, 'Something I can do from home.', { education: 'high_school' })
      const codes = codesOf(ranking)
      assert.ok(codes.length >= 2, `${codes}`)
      for (const code of codes) assert.ok((remote.get(code) ?? -1) >= 0.25, `${code} ${remote.get(code)}`)
      assert.ok(ranking.ranked.every((index) => ranking.standing.asked[index]! < ASKED))
    })
})
