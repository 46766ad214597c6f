import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { learnedOfItem, UNANSWERED } from '../src/domain/calibration.ts'
import { chooseItem } from '../src/domain/choose-item.ts'
import { ABANDONED_MS } from '../src/domain/clock.ts'
import { chanceOfRight, curveOf, information, LABELLED, UNKNOWN, updated } from '../src/domain/item-response.ts'
import { levelOf } from '../src/domain/levels.ts'
import { planGame } from '../src/domain/plan-game.ts'
import { recommend, type Standing } from '../src/domain/recommend.ts'
import { optionOrder } from '../src/domain/shuffle.ts'

const near = (value: number, wanted: number, by = 5e-5) => assert.ok(Math.abs(value - wanted) < by, `${value}, not ${wanted}`)

describe('the model, by its formulas', () => {
  it('has the chances of Birnbaum with c = .25 and D = 1.7', () => {
    // .25 + .75 / (1 + exp(-1.7 a (θ - b))), worked out by hand: exp(-1.7) = .18268, exp(-.85) = .42741.
    near(chanceOfRight(1, { location: 0.5, slope: 2 }), 0.8842)
    near(chanceOfRight(1, { location: 0.5, slope: 1 }), 0.7754)
    near(chanceOfRight(0, { location: 0.5, slope: 2 }), 0.3658)
  })

  it('has the information of Lord: D² a² (Q / P) ((P - c) / (1 - c))²', () => {
    // At its location P = .625: Q / P = .6 and ((P - c) / (1 - c))² = .25.
    near(information(0, { location: 0, slope: 1 }), 2.89 * 0.15)
    near(information(0, { location: 0, slope: 2 }), 4 * 2.89 * 0.15)
  })

  it('narrows the belief by an answer, but not by much', () => {
    for (const correct of [true, false]) {
      const { variance } = updated(UNKNOWN, { curve: curveOf(LABELLED.intermediate), correct })
      assert.ok(variance > 0.5 && variance < 0.95, String(variance))
    }
  })

  it('learns of a question from both answers in opposite directions', () => {
    const answer = { difficulty: 'intermediate', ability: { mean: 0, variance: 0.3 } } as const
    const first = UNANSWERED[0] ?? 0
    const after = (correct: boolean) => learnedOfItem(UNANSWERED, { ...answer, correct })[0] ?? 0
    // The first cell is the easiest location: a right answer speaks for it.
    assert.ok(after(true) > first && after(false) < first)
  })
})

describe('a level', () => {
  it('begins at its step', () => {
    assert.deepEqual([-1.21, -1.2, -0.41, -0.4, 0.39, 0.4, 1.19, 1.2].map(levelOf), [1, 2, 2, 3, 3, 4, 4, 5])
  })
})

describe('a game', () => {
  it('is over when its open question waits for half an hour', () => assert.equal(ABANDONED_MS, 1_800_000))

  it('asks even what would tell nothing', () => {
    const none: ReadonlySet<string> = new Set()
    const nothing = { right: new Float64Array(81), information: new Float64Array(81) }
    const [items, sets] = [[{ id: 'a' }], { recent: none, seen: none, overexposed: none }]
    assert.deepEqual(chooseItem({ items, curveOf: () => nothing, ability: UNKNOWN, random: () => 0, ...sets }), { id: 'a' })
  })

  it('has one question more in the categories of which least is known, whatever is drawn', () => {
    const doubts: Record<string, number> = { a: 0.2, b: 0.9, c: 0.5, d: 0.8 }
    for (let seed = 0; seed < 60; seed += 1) {
      let state = seed
      const random = () => {
        state = (state * 16_807 + 11) % 2_147_483_647
        return state / 2_147_483_647
      }
      const plan = planGame({ categories: ['a', 'b', 'c', 'd'], doubt: (category) => doubts[category] ?? 0, random })
      const counts = ['a', 'b', 'c', 'd'].map((category) => plan.filter((one) => one === category).length)
      assert.deepEqual(counts, [2, 3, 2, 3], `seed ${seed}`)
    }
  })

  it('keeps the order of its options over releases: a game that is open then is shown as before', () => {
    // Worked out apart from our code: FNV-1a of the text on an offset basis xor seed, mulberry32, Fisher and Yates from the end.
    const orders: [number, string, number[]][] = [
      [1, 'analytics-mean', [3, 0, 1, 2]],
      [2, 'analytics-mean', [3, 2, 1, 0]],
      [3, 'analytics-mean', [1, 3, 2, 0]],
      [1, 'sql-joins', [0, 2, 3, 1]],
      [4_242_424_242, 'sql-joins', [1, 3, 0, 2]],
      [-7, 'é', [0, 1, 3, 2]],
    ]
    for (const [seed, id, order] of orders) assert.deepEqual(optionOrder(seed, id), order, `${seed} ${id}`)
  })
})

describe('what to do next', () => {
  const standing = (given: Partial<Standing>): Standing => ({ category: 'analytics', correct: 2, total: 5, missed: [], ...given })
  const missed = (...skills: string[]) => skills.map((skill) => ({ skill, wrong: 1, total: 2 }))
  const settled = { mean: -0.5, answered: 20 }
  const advice = (standings: Standing[], game: { timeOuts?: number; practice?: boolean } = {}) =>
    recommend({ standings, timeOuts: 0, practice: false, ...game })

  it('names each category by what it stands for among skills', () => {
    const names = {
      technical: 'computers and electronics',
      communication: 'communication',
      leadership: 'team leadership',
      'problem-solving': 'critical thinking',
      creativity: 'creative thinking',
      analytics: 'data analysis',
    } as const
    for (const [category, name] of Object.entries(names))
      assert.deepEqual(advice([standing({ category: category as keyof typeof names, ability: settled })]), [
        `Practice ${name}: 2 of 5 right.`,
      ])
  })

  it('begins with the weakest category, and leaves out one that was not asked', () => {
    const found = advice([
      standing({ category: 'technical', correct: 3, total: 5, ability: settled, missed: missed('SQL joins') }),
      standing({ category: 'leadership', correct: 0, total: 0, ability: settled }),
      standing({ category: 'creativity', correct: 0, total: 3, ability: settled, missed: missed('Finding ideas') }),
      standing({ category: 'analytics', correct: 2, total: 4, ability: settled }),
    ])
    assert.deepEqual(found, [
      'Practice creative thinking: none of 3 right. Begin with finding ideas.',
      'Practice data analysis: 2 of 4 right.',
      'Practice computers and electronics: 3 of 5 right. Begin with SQL joins.',
    ])
  })

  it('names the strongest first among the strong, and what little was missed there', () => {
    const found = advice(
      [
        standing({ category: 'technical', correct: 4, missed: missed('Spreadsheets') }),
        standing({ category: 'leadership', correct: 5 }),
      ],
      { practice: true },
    )
    assert.deepEqual(found, [
      'Team leadership is a strong area: all 5 right.',
      'Computers and electronics is a strong area: 4 of 5 right. Only spreadsheets was missed.',
      'This game was for practice and changed no level. Play one without extra time when you want it to count.',
    ])
    const able = advice([standing({ correct: 4, ability: { mean: 1.3, answered: 25 } })])
    assert.deepEqual(able, [
      'Data analysis is a strong area: 4 of 5 right, Expert so far. If you rated it below level 5, think of raising it.',
    ])
  })

  it('says how many games settle a level, of the weakest category that needs one', () => {
    const last = (answered: number | undefined) =>
      advice([standing({ ability: answered === undefined ? undefined : { mean: 0, answered } })]).slice(1)
    const once = 'Play analytics once more with one other category: that settles its level.'
    const more = (games: string) => `Play analytics again: ${games} more games of two categories settle its level.`
    assert.deepEqual(last(undefined), [more('four')])
    assert.deepEqual(last(9), [more('three')])
    assert.deepEqual(last(10), [more('two')])
    assert.deepEqual(last(15), [once])
    assert.deepEqual(last(19), [once])
    assert.deepEqual(last(20), [])
    const two = advice([
      standing({ ability: settled }),
      standing({ category: 'technical', correct: 3 }),
      standing({ category: 'creativity', correct: 3 }),
    ])
    assert.deepEqual(two.slice(3), [more('four').replace('analytics', 'technical')])
  })

  it('names the clock from the second time out on, in words up to ten', () => {
    const clock = (timeOuts: number, practice = false) =>
      advice([standing({ ability: settled })], { timeOuts, practice }).filter((sentence) => sentence.includes('ran out of time'))
    assert.deepEqual(clock(1), [])
    const words = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
    words.forEach((word, index) => {
      const cure = 'If the clock is what stopped you, turn on extra time in the settings: such games are for practice.'
      assert.deepEqual(clock(index + 2), [`${word} questions ran out of time. ${cure}`])
    })
    assert.deepEqual(clock(2, true), [
      'Two questions ran out of time. Read the four options first, then the question again: it often shortens the search.',
    ])
  })

  it('is five sentences at most', () => {
    const categories = ['technical', 'communication', 'leadership', 'creativity'] as const
    const found = advice(
      categories.map((category) => standing({ category })),
      { timeOuts: 4 },
    )
    assert.equal(found.length, 5)
    assert.match(found[4] ?? '', /^Four questions ran out of time/)
  })
})
