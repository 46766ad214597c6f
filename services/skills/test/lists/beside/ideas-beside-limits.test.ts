import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ASKED } from '../../../src/domain/goals/goals.ts'
import { TOO_HEAVY } from '../../../src/domain/goals/wants-less.ts'
import { rank } from '../../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../../support/careers.ts'
import { profileOf } from '../../support/personas.ts'

const { engine, goals } = shippedCareers()
const ORIGINS = ['53-7065.00', '53-7062.00', '43-5071.00', '35-2014.00', '31-1131.00', '37-2011.00', '51-2092.00', '41-2031.00']

type OwnReach = { education?: string; salaryCurrent?: number }

function rankingOf(current: string, text: string, reach: OwnReach = {}) {
  const profile = profileOf({
    interests: [5, 3, 2, 3, 3, 4],
    current,
    reach: { yearsExperience: 8, education: 'high_school', salaryCurrent: 36_000, monthsAvailable: 12, ...reach },
  })
  const stated = readStatedGoals(goals, { text, removed: [] }, current)
  return rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated })
}

const listOf = (current: string, text: string): readonly number[] => rankingOf(current, text).ranked

function ideasOf(current: string, text: string, reach?: OwnReach): string[] {
  const { ranked, standing, selection } = rankingOf(current, text, reach)
  const isStep = (index: number): boolean => selection.steps.some((step) => step.index === index)
  return ranked
    .filter((index) => standing.asked[index]! < ASKED && !isStep(index))
    .map((index) => engine.base.occupations[index]!.code)
}

describe('ideas beside work that is asked for', () => {
  it('stand there where all of it breaks a limit of the body, and keep that limit', () => {
    const load = goals.wishValues('less_load')!
    const helped = ORIGINS.filter((code) => ideasOf(code, 'my back is done. maybe electrician').length > 0)
    assert.ok(helped.length >= ORIGINS.length / 2, `${helped}`)
    for (const code of helped)
      for (const idea of ideasOf(code, 'my back is done. maybe electrician'))
        assert.ok((load.get(idea) ?? 0) > TOO_HEAVY, `${code} ${idea}`)
  })

  it('stand there nowhere else: without the limit, or beside work that keeps it', () => {
    for (const code of ORIGINS) {
      assert.deepEqual(ideasOf(code, 'maybe electrician'), [], code)
      assert.deepEqual(ideasOf(code, 'my back is done. maybe medical coder, dispatcher or electrician'), [], code)
    }
  })

  it('stand there where the words name no occupation, or only a part of the work', () => {
    for (const [code, text] of [
      ['25-2022.00', 'not sure teaching is me, I like the kids'],
      ['25-9042.00', 'still want kids around'],
      ['17-2141.00', 'a calmer place, teach some'],
    ] as const)
      assert.ok(ideasOf(code, text, { education: 'bachelors', salaryCurrent: 40_000 }).length > 0, code)
  })
})

it('the own work is not asked for again where it is what hurts', () => {
  const codes = (text: string) => listOf('49-2098.00', text).map((index) => engine.base.occupations[index]!.code)
  assert.ok(!codes('shoulder surgery, no more ladders. fire alarm inspector').includes('49-2098.00'))
  assert.ok(codes('fire alarm inspector').includes('49-2098.00'))
})
