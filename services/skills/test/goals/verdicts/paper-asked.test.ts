import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { alsoWords, paperAsked } from '../../../src/domain/goals/verdicts/paper-asked.ts'
import { rank } from '../../../src/domain/matching/rank.ts'
import { presentRanking } from '../../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../../support/careers.ts'
import { profileOf } from '../../support/personas.ts'

const { engine, goals } = shippedCareers()

describe('a paper of the own work', () => {
  for (const phrase of [
    'Get my CSP',
    'pass the PE exam',
    'finish my CDL',
    'getting a welding inspector certification',
    'sit for the boards',
  ])
    it(`is asked for in "${phrase}"`, () => assert.match(paperAsked(phrase) ?? '', /not a post/))

  for (const phrase of ['EHS manager', 'industrial hygiene', 'get my MBA', 'get my own shop', 'Get my IT job', 'get a union job'])
    it(`is not asked for in "${phrase}"`, () => assert.equal(paperAsked(phrase), undefined))

  it('is never said to be a post to apply for', () => {
    const text = 'Get my CSP and move up to EHS manager.'
    const profile = profileOf({
      interests: [3, 5, 3, 3, 3, 5],
      current: '19-5011.00',
      reach: { yearsExperience: 8, education: 'bachelors' },
    })
    const stated = readStatedGoals(goals, { text, removed: [] }, '19-5011.00')
    const { goals: answers } = presentRanking(
      engine,
      rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated }),
    )
    const [post] = answers
    assert.match(
      post?.why ?? '',
      /For “Get my CSP”: .*paper of the work you know, and not a post.*years of work, courses and exam/,
    )
    assert.doesNotMatch(post?.why ?? '', /same goes for “Get my CSP”/)
  })

  it('and posts beside it are told apart, whichever was written first', () => {
    assert.equal(alsoWords({ phrase: 'plant nurse', answer: 'inside' }, ['school nurse']), 'The same goes for “school nurse”.')
    assert.match(
      alsoWords({ phrase: 'lead engineer', answer: 'inside' }, ['bridges', 'pass the PE exam']),
      /^The same goes for “bridges”\. For “pass the PE exam”: It is a paper/,
    )
    assert.equal(
      alsoWords({ phrase: 'pass the PE exam', answer: 'inside' }, ['bridges']),
      'In the work that you know you also look for “bridges”.',
    )
    assert.equal(
      alsoWords({ phrase: 'accountant', answer: 'not_yet' }, ['pass the CPA exam']),
      'The same goes for “pass the CPA exam”.',
    )
  })
})
