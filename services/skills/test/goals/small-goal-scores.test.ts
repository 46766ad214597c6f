import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import { answerGoals } from '../../src/domain/goals/answer-goals.ts'
import { askedWeights, type Goals, goalScores, NO_GOALS } from '../../src/domain/goals/goals.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Ranking } from '../../src/domain/matching/rank.ts'

describe('what was asked for', () => {
  const titles = ['Nurses', 'Nurse Practitioners', 'Actors']
  const codes = ['29-1141.00', '29-1171.00', '27-2011.00']
  const base = {
    occupations: titles.map((title, index) => ({ index, title, code: codes[index], entry: { education: '' }, education: [] })),
    indexOf: new Map(codes.map((code, index) => [code, index])),
    ownBusiness: new Map([['27-', { need: 'It needs a permit.', source: 'The city' }]]),
  }
  const engine = { base, count: 3 } as unknown as Engine
  const asked = (...list: [string, number][]) => ({
    phrase: 'this',
    inside: false,
    codes: list.map(([code, weight]) => ({ code, weight })),
  })
  type Way = { study?: number; experience?: number; missing?: string[]; known?: boolean }
  type More = { present?: string; rule?: string; refused?: number[]; ways?: Way[]; ranked?: number[]; wishes?: Goals['wishes'] }
  const answer = (wanted: ReturnType<typeof asked>, more: More = {}) =>
    answerGoals(engine, {
      goals: { wanted: [wanted], wishes: more.wishes ?? [] },
      ranked: more.ranked ?? [],
      person: {
        reach: NO_REACH,
        ...(more.present && {
          present: { code: more.present, index: base.indexOf.get(more.present) ?? 0, entry: { education: '' }, education: [] },
        }),
      },
      selection: {
        refusals: new Map(
          (more.refused ?? []).map((index) => [index, { rule: more.rule ?? '', why: 'It is Closed.', opens: 'Wait.' }]),
        ),
      },
      standing: {
        entries: codes.map((_, index) => {
          const { study = 0, experience = 0, missing = [], known = true } = more.ways?.[index] ?? {}
          return { studyMonths: [study, study], paidMonths: [0, 0], experienceMonths: experience, missing, known }
        }),
      },
    } as unknown as Ranking)[0]!

  it('weighs most where it was asked for most', () => {
    const goals = { wishes: [], wanted: [asked([codes[0]!, 0.4], ['99-9999.00', 1]), asked([codes[0]!, 0.7], [codes[2]!, 1])] }
    assert.deepEqual([...askedWeights(engine, goals)], [0.7, 0, 1])
    assert.deepEqual([[...askedWeights(engine, NO_GOALS)], NO_GOALS.wishes], [[0, 0, 0], []])
  })

  it('is answered by months: up to three is now', () => {
    const near = asked([codes[0]!, 1])
    assert.deepEqual(answer(near, { ways: [{ study: 2, experience: 1, missing: ['the exam: a', 'b', 'c'] }] }), {
      phrase: 'this',
      codes: [codes[0]],
      answer: 'yes',
      why: 'Nurses is within reach now. Usually asked for: a; b.',
      about: 0,
    })
    assert.deepEqual(answer(near, { ways: [{ study: 2, experience: 2 }] }), {
      phrase: 'this',
      codes: [codes[0]],
      answer: 'not_yet',
      why: 'Nurses takes about 4 months from where you stand.',
      about: 0,
    })
    assert.deepEqual(answer(near, { ways: [{ known: false }] }), {
      phrase: 'this',
      codes: [codes[0]],
      answer: 'not_yet',
      why: 'Nurses: how long it takes to get in is not known. Ask somebody who does the work.',
      about: 0,
    })
    assert.equal(
      answer(near, { ways: [{ study: 4, missing: ['a'] }] }).why,
      'Nurses takes about 4 months from where you stand. You need a.',
    )
  })

  it('is answered by what the words mean first of all: by what is on the list of it, then by the nearest', () => {
    const three = asked([codes[2]!, 0.7], [codes[0]!, 0.9], [codes[1]!, 1])
    const ways = [{ study: 9 }, { study: 20 }, {}]
    const about = (ranked: number[], more: More = {}) => answer(three, { ways, ranked, ...more }).about
    assert.deepEqual([about([]), about([1, 0]), about([1]), about([2]), about([2, 1])], [0, 0, 1, 0, 1])
    // Within three months all are near: then the better place on the list.
    const soon = { ways: [{ study: 3 }, { study: 1 }] }
    assert.deepEqual([about([0, 1], soon), about([1, 0], soon), about([0, 1], { ways: [{ study: 4 }, {}] })], [0, 1, 1])
    // A short list is filled up with what a rule of taste refuses: the answer says what speaks against it.
    const against = answer(asked([codes[0]!, 1]), { refused: [0], ranked: [0], ways: [{ missing: ['a'] }] })
    assert.deepEqual(
      [against.answer, against.why],
      ['yes', 'Nurses is within reach now. Usually asked for: a. But it is Closed.'],
    )
    assert.match(
      answer(asked([codes[0]!, 1]), { refused: [0], ranked: [0], ways }).why,
      /from where you stand\. But it is Closed\.$/,
    )
    // What is refused is no meaning to choose from.
    assert.deepEqual([about([], { refused: [0] }), about([0], { refused: [1] })], [1, 0])
    // Where what is meant first is refused, the answer says so, and names what is open instead.
    const closed = answer(three, { refused: [0, 1] })
    assert.deepEqual(
      [closed.answer, closed.about, closed.why],
      ['no', 1, 'Nurse Practitioners: it is Closed. Wait. Nearest to it and open: Actors.'],
    )
    assert.equal(answer(three, { refused: [1] }).about, 0)
    for (const rule of ['reach_time', 'usual_time', 'reach_entry', 'reach_zone'])
      assert.equal(answer(three, { refused: [0, 1], rule }).answer, 'not_yet', rule)
    // The work one is in is no refusal: the rest is answered by itself.
    assert.equal(answer(three, { refused: [0, 1], rule: 'not_present' }).about, 2)
    assert.equal(answer(asked([codes[1]!, 1], [codes[0]!, 0.89]), { ways }).about, 1)
    // Of equally near ones what is meant more, then the first of the table.
    assert.equal(answer(asked([codes[0]!, 0.9], [codes[1]!, 1])).about, 1)
    assert.equal(answer(asked([codes[1]!, 1], [codes[0]!, 1])).about, 0)
  })

  it('is a business of one’s own in the work that somebody knows', () => {
    const own = { ...asked([codes[0]!, 1]), phrase: 'start my own firm', inside: true }
    const told = (shares: [string, number][] | undefined, present = '29-1141.00', id = 'own_business') =>
      answer(own, {
        ...(present === '' ? {} : { present }),
        refused: [0],
        wishes: [{ id, phrase: 'own firm', ...(shares && { values: new Map(shares) }) }],
      })
    const start = 'That is the work you are in, in a business of your own.'
    const rest = 'of 100 who do it work for themselves: find the first customers before you give up a wage.'
    const NAME_IT =
      'So the shop may be in something else: name what customers would pay you for (flowers, repairs, sewing, dogs, signs), and we answer for that work by name.'
    assert.deepEqual(
      [...[1, 0.38, 0.01, 0].map((share) => told([['29-1141.00', share]])), told([]), told(undefined)].map(({ why }) => why),
      [
        `${start} A quarter or more of those who do it work for themselves.`,
        `${start} About 10 ${rest}`,
        `${start} Fewer than 1 ${rest} ${NAME_IT}`,
        start,
        start,
        start,
      ],
    )
    assert.deepEqual([told([]).answer, told([]).about], ['inside', 0])
    assert.equal(told([], '27-2011.00').why, `${start} It needs a permit.`)
    const unknown = answer(
      { ...own, codes: [{ code: codes[0]!, weight: 0.6 }] },
      { refused: [0], wishes: [{ id: 'own_business', phrase: 'own firm' }] },
    )
    assert.deepEqual(
      [unknown.answer, unknown.about, unknown.why],
      ['not_yet', undefined, 'A business of your own begins with work that you know. Tell us which, and we answer for it.'],
    )
    // Work that is named is answered, with what is in the way.
    assert.equal(told([], '').why, 'Nurses: it is Closed. Wait.')
    assert.match(told([], '29-1141.00', 'lead').why, /^It is a post in the work you do now/)
    // Words that the wish does not cover are answered by themselves, and so is work that is open.
    assert.match(
      answer({ ...own, phrase: 'bake' }, { present: '29-1141.00', wishes: [{ id: 'own_business', phrase: 'own firm' }] }).why,
      /counted under/,
    )
    assert.equal(answer({ ...own, inside: false }, { wishes: [{ id: 'own_business', phrase: 'own firm' }] }).answer, 'yes')
  })

  it('is answered by the nearest that is open, or by why the most wanted is not', () => {
    const both = asked([codes[0]!, 0.95], [codes[1]!, 1], [codes[2]!, 0.49])
    const ways = [{ study: 9 }, { study: 20 }]
    assert.deepEqual(
      [answer(both, { ways }).why, answer(both, { ways }).codes],
      ['Nurses takes about 9 months from where you stand.', [codes[1], codes[0]]],
    )
    assert.match(answer(both, { ways, refused: [0] }).why, /^Nurse Practitioners takes about 20 months/)
    const closed = answer(both, { refused: [0, 1] })
    assert.deepEqual([closed.why, closed.about], ['Nurse Practitioners: it is Closed. Wait.', 1])
    assert.deepEqual([answer(both, { ways, refused: [0] }).about, answer(asked()).about], [1, undefined])
    assert.deepEqual(
      [asked(), asked([codes[2]!, 0.49]), asked(['99-9999.00', 1])].map((goal) => [answer(goal).answer, answer(goal).why]),
      Array.from({ length: 3 }, () => ['no', 'We found no occupation that these words mean.']),
    )
    assert.deepEqual(answer(asked(['99-9999.00', 1], [codes[2]!, 0.5])).codes, [codes[2]])
  })

  it('is the present work when the phrase or the code says so', () => {
    const own = asked([codes[0]!, 1])
    assert.deepEqual(
      [answer(own, { present: '29-1141.03', refused: [0] })].map(({ answer: kind, why }) => [kind, why]),
      [['inside', 'It is a post in the work you do now, counted under Nurses: you can apply as you are.']],
    )
    assert.equal(answer(own, { present: '29-1141.03', refused: [0] }).about, 0)
    assert.equal(answer(own, { present: '29-1141.03' }).answer, 'yes')
    assert.equal(answer(own, { refused: [0] }).answer, 'no')
    assert.equal(answer(own, { present: '29-1171.00', refused: [0] }).answer, 'no')
    assert.equal(answer({ ...asked(), inside: true }, { present: '29-1171.00' }).answer, 'inside')
    assert.equal(answer({ ...asked(), inside: true }).answer, 'no')
  })
})

describe('what is like what was asked for', () => {
  const COUNT = 11
  /** The nearer the place, the more alike. */
  const engineOf = (unranked: readonly number[] = []): Engine => {
    const pairs = Array.from({ length: COUNT }, (_, row) =>
      Array.from({ length: row }, (_, column) => 60_000 - 100 * (row - column)),
    )
    const occupations = Array.from({ length: COUNT }, (_, index) => ({ index, ranked: !unranked.includes(index) }))
    const base = { pairs: { all: Uint16Array.from(pairs.flat()) }, occupations }
    return { base, count: COUNT, levels: [], people: occupations.map(() => 1) } as unknown as Engine
  }
  const scores = (asked: Readonly<Record<number, number>>, unranked?: readonly number[]) => {
    const weights = Float64Array.from({ length: COUNT }, (_, index) => asked[index] ?? 0)
    return [...goalScores(engineOf(unranked), weights)].map((score) => Number(score.toFixed(3)))
  }

  it('is worth a third of it at most, the less the less alike, for eight neighbors', () => {
    assert.deepEqual(scores({ 0: 0.8 }), [0.8, 0.257, 0.233, 0.21, 0.187, 0.163, 0.14, 0.117, 0.093, 0, 0])
    assert.deepEqual(
      scores({}),
      Array.from({ length: COUNT }, () => 0),
    )
  })

  it('keeps what is worth more, and is nothing where no advice is given', () => {
    assert.deepEqual(scores({ 0: 0.8, 1: 0.1, 2: 0.9 }, [3, 4]).slice(0, 6), [0.8, 0.289, 0.9, 0, 0, 0.184])
  })
})
