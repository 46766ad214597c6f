import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gradeConfidence } from '../../src/domain/explain/confidence.ts'
import type { Ranking } from '../../src/domain/matching/rank.ts'
import { PARTS, type Part } from '../../src/domain/matching/weights.ts'

type Told = {
  missing?: readonly Part[]
  left?: number
  present?: object | null
  likely?: string
  wanted?: readonly { phrase: string; codes: readonly object[]; inside: boolean }[]
}

/** Ten places with the share of the redraws in which each stayed among the ten, the strongest first. */
const graded = (shares: readonly number[], { missing = [], left = 40, present = {}, wanted = [], likely = '' }: Told = {}) =>
  gradeConfidence({
    person: { ...(present && { present }) },
    standing: likely ? { likely: { title: likely } } : {},
    goals: { wanted, wishes: [] },
    selection: { eligible: Array.from({ length: left }, (_, place) => place) },
    weights: Object.fromEntries(PARTS.map((part) => [part, missing.includes(part) ? 0 : 0.2])),
    ranked: shares.map((_, place) => place),
    spread: { topTenShare: Float64Array.from(shares) },
  } as unknown as Ranking)

const FIRM = [1, 0.9, 0.8, 0.1]
const MOVES = 'he first places change when single answers change'

describe('how sure a list is', () => {
  it('is high with every part answered, three firm places and enough to choose from', () => {
    assert.deepEqual(graded(FIRM), {
      grade: 'high',
      reason: 'Chosen from 40 occupations; the first three hold when single answers change.',
    })
    assert.deepEqual(graded(FIRM, { left: 39 }), {
      grade: 'medium',
      reason: 'Only 39 occupations were left to choose from.',
    })
    assert.deepEqual(
      [10, 9].map((left) => graded(FIRM, { left }).grade),
      ['medium', 'low'],
    )
  })

  it('is less with first places that move, and low when all do', () => {
    assert.deepEqual(graded([1, 0.8, 0.79, 0.9]), { grade: 'medium', reason: `T${MOVES}.` })
    assert.deepEqual(graded([0.7, 0.79, 0.8, 0.9]), { grade: 'medium', reason: `T${MOVES}.` })
    assert.deepEqual(graded([0.7, 0.7, 0.79, 0.9]), { grade: 'low', reason: `T${MOVES}.` })
  })

  it('names what was not answered', () => {
    assert.deepEqual(graded(FIRM, { missing: ['style'] }), { grade: 'medium', reason: 'Work style is not answered.' })
    assert.equal(graded(FIRM, { missing: ['knowledge'] }).reason, 'Knowledge is not answered.')
    assert.equal(graded(FIRM, { missing: ['values'] }).reason, 'Values are not answered.')
    assert.equal(graded(FIRM, { missing: ['style', 'knowledge'] }).reason, 'Work style and knowledge are not answered.')
    assert.deepEqual(graded(FIRM, { missing: ['values', 'style'] }), {
      grade: 'medium',
      reason: 'Values and work style are not answered.',
    })
    assert.deepEqual(graded(FIRM, { missing: ['knowledge', 'skills', 'values'] }), {
      grade: 'low',
      reason: 'Skills, values and knowledge are not answered.',
    })
    assert.equal(graded(FIRM, { missing: ['interests'] }).grade, 'low')
  })

  it('names what lies outside the data: no present job, one that nobody rated, a goal that is no occupation', () => {
    assert.deepEqual(graded(FIRM, { present: null }), {
      grade: 'medium',
      reason: 'You chose no present occupation, so what you can carry over is not counted.',
    })
    assert.equal(
      graded(FIRM, { present: null, likely: 'Web Developers' }).reason,
      'You chose no present occupation; we took your words to mean work such as that of Web Developers.',
    )
    assert.deepEqual(graded(FIRM, { present: { estimated: true } }), {
      grade: 'medium',
      reason: 'Nobody rated your present occupation, so its profile is our estimate.',
    })
    const goal = (phrase: string, codes: object[], inside = false) => ({ phrase, codes, inside })
    const wanted = [goal('nurse', [{}]), goal('a higher post', [], true), goal('wizard', []), goal('knight', [])]
    assert.equal(graded(FIRM, { wanted }).reason, 'We found no occupation for “wizard”.')
    assert.equal(graded(FIRM, { wanted: wanted.slice(0, 2) }).grade, 'high')
  })

  it('names all doubts at once', () => {
    assert.equal(
      graded([0.7, 0.9, 0.9], { left: 12, missing: ['values'] }).reason,
      `Only 12 occupations were left to choose from; values are not answered; t${MOVES}.`,
    )
  })

  it('says of none left that there is none, and of no place that it could change', () => {
    assert.equal(graded([], { left: 0 }).reason, 'No occupation was left to choose from.')
  })

  it('is low, and says why, when nothing was answered', () => {
    const { grade, reason } = graded(FIRM, { missing: PARTS })
    assert.equal(grade, 'low')
    assert.match(reason, /^Nothing was answered .*growing work within your reach/)
  })
})
