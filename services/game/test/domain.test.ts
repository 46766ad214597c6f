import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BankItem } from '../src/domain/bank-item.ts'
import { learnedOfItem, parametersOf, UNANSWERED } from '../src/domain/calibration.ts'
import { chooseItem } from '../src/domain/choose-item.ts'
import { isLate, secondsLeft } from '../src/domain/clock.ts'
import {
  type Ability,
  chanceOfRight,
  curveOf,
  information,
  LABELLED,
  reliabilityOf,
  UNKNOWN,
  updated,
  weightsOf,
} from '../src/domain/item-response.ts'
import { isStrong, levelOf, percentOf } from '../src/domain/levels.ts'
import { planGame } from '../src/domain/plan-game.ts'
import { recommend, type Standing } from '../src/domain/recommend.ts'
import { optionOrder } from '../src/domain/shuffle.ts'
import { fixtureBank } from './support/fixture-bank.ts'

const at0 = LABELLED.intermediate
const curves = { beginner: curveOf(LABELLED.beginner), intermediate: curveOf(at0), advanced: curveOf(LABELLED.advanced) }

describe('the model of a question', () => {
  it('gives a guesser a quarter, an expert nearly all, and the middle between them', () => {
    assert.ok(Math.abs(chanceOfRight(-8, at0) - 0.25) < 1e-4)
    assert.ok(Math.abs(chanceOfRight(8, at0) - 1) < 1e-4)
    assert.equal(chanceOfRight(0.3, { location: 0.3, slope: 1 }), 0.625)
  })

  it('tells most a little above its location, as guessing says', () => {
    // Lord (1980): the maximum lies ln((1 + sqrt(1 + 8c)) / 2) / (1.7 a) above the location: 0.18 for c = .25, a = 1.
    const points = Array.from({ length: 401 }, (_, index) => index / 100 - 2)
    const best = points.reduce((kept, point) => (information(point, at0) > information(kept, at0) ? point : kept))
    assert.ok(Math.abs(best - 0.18) <= 0.011, String(best))
  })

  it('believes more after a right answer, less after a wrong one, and is surer after both', () => {
    const right = updated(UNKNOWN, { curve: curves.intermediate, correct: true })
    const wrong = updated(UNKNOWN, { curve: curves.intermediate, correct: false })
    assert.ok(right.mean > 0.2 && wrong.mean < -0.2)
    assert.ok(right.variance < 1 && wrong.variance < 1)
    const easy = updated(UNKNOWN, { curve: curves.beginner, correct: true })
    assert.ok(easy.mean < right.mean, 'an easy right answer shows less')
    assert.ok(-wrong.mean > right.mean, 'a right answer may be a guess, a wrong one hardly')
  })

  it('is never so sure that nothing could change its mind', () => {
    let belief: Ability = UNKNOWN
    for (let n = 0; n < 300; n += 1) belief = updated(belief, { curve: curves.intermediate, correct: n % 8 < 5 })
    const before = belief.mean
    for (let n = 0; n < 20; n += 1) belief = updated(belief, { curve: curves.advanced, correct: true })
    assert.ok(belief.mean > before + 0.6, `${before} to ${belief.mean}`)
    assert.ok(reliabilityOf(belief) > 0.9 && reliabilityOf(UNKNOWN) === 0)
  })

  it('holds a belief as weights that sum to one', () => {
    const weights = weightsOf({ mean: -1.5, variance: 0.3 })
    assert.ok(Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1) < 1e-12)
  })
})

describe('calibrating a question', () => {
  const believed = (chance: (ability: number) => number, players: number) => {
    let cells = UNANSWERED
    for (let player = 0; player < players; player += 1) {
      const ability = { mean: ((player % 41) - 20) / 10, variance: 0.3 }
      // Every player stands for many: the share of right answers is as the chance says.
      const correct = ((player * 7919) % 1000) / 1000 < chance(ability.mean)
      cells = learnedOfItem(cells, { difficulty: 'intermediate', ability, correct })
    }
    return parametersOf(cells, 'intermediate')
  }

  it('begins where the label says', () => {
    const { location, slope } = parametersOf(UNANSWERED, 'advanced')
    assert.ok(Math.abs(location - 1) < 1e-9 && Math.abs(slope - 1) < 1e-9)
  })

  it('moves to where the answers say, as far as the label allows', () => {
    const harder = believed((ability) => chanceOfRight(ability, { location: 0.25, slope: 1 }), 2000)
    assert.ok(harder.location > 0.12 && harder.location < 0.26, String(harder.location))
    const easier = believed((ability) => chanceOfRight(ability, { location: -0.25, slope: 1 }), 2000)
    assert.ok(easier.location < -0.12 && easier.location > -0.26, String(easier.location))
    assert.ok(believed(() => 0, 2000).location <= 0.2501, 'nobody can push a question off its label')
  })
})

describe('choosing a question', () => {
  const items = fixtureBank().of('technical')
  const none: ReadonlySet<string> = new Set()
  const choose = (given: Partial<Parameters<typeof chooseItem<BankItem>>[0]> = {}) =>
    chooseItem({
      items,
      curveOf: ({ difficulty }) => curves[difficulty],
      ability: UNKNOWN,
      recent: none,
      seen: none,
      overexposed: none,
      random: () => 0.5,
      ...given,
    })

  it('follows the person: hard for the able, easy for the others', () => {
    assert.equal(choose()?.difficulty, 'intermediate')
    assert.equal(choose({ ability: { mean: 1.6, variance: 0.2 } })?.difficulty, 'advanced')
    assert.equal(choose({ ability: { mean: -1.6, variance: 0.2 } })?.difficulty, 'beginner')
  })

  it('draws among equals', () => {
    const drawn = new Set(Array.from({ length: 100 }, (_, index) => choose({ random: () => index / 100 })?.id))
    assert.equal(drawn.size, 20)
  })

  it('leaves out what was asked of late and what is shown too often, and prefers what is new', () => {
    const idsOf = (difficulty: string, from = 0) =>
      new Set(
        items
          .filter((item) => item.difficulty === difficulty)
          .slice(from)
          .map(({ id }) => id),
      )
    const middle = idsOf('intermediate', 1)
    assert.equal(choose({ recent: middle })?.id, 'technical-intermediate-1')
    assert.equal(choose({ overexposed: middle })?.id, 'technical-intermediate-1')
    assert.equal(choose({ seen: middle })?.id, 'technical-intermediate-1')
    assert.notEqual(choose({ recent: idsOf('intermediate') })?.difficulty, 'intermediate')
    const all = new Set(items.map(({ id }) => id))
    assert.equal(choose({ overexposed: all })?.difficulty, 'intermediate', 'better shown often than no question')
    assert.equal(choose({ recent: all }), undefined)
  })
})

describe('the plan of a game', () => {
  const plan = (categories: string[], doubt: (category: string) => number = () => 1) =>
    planGame({ categories, doubt, random: Math.random })
  const counts = (list: string[], of: string[]) => of.map((category) => list.filter((entry) => entry === category).length)

  it('asks ten questions, each category as often as any other or once more', () => {
    assert.deepEqual(counts(plan(['a', 'b']), ['a', 'b']), [5, 5])
    assert.deepEqual(counts(plan(['a', 'b', 'c']), ['a', 'b', 'c']).sort(), [3, 3, 4])
    assert.deepEqual(counts(plan(['a', 'b', 'c', 'd']), ['a', 'b', 'c', 'd']).sort(), [2, 2, 3, 3])
  })

  it('gives the one more to where least is known', () => {
    assert.deepEqual(
      counts(
        plan(['a', 'b', 'c'], (category) => (category === 'b' ? 0.9 : 0.3)),
        ['a', 'b', 'c'],
      ),
      [3, 4, 3],
    )
  })

  it('shows options in every order, the same each time for the same game', () => {
    const orders = new Set(Array.from({ length: 2000 }, (_, seed) => optionOrder(seed, 'analytics-mean').join('')))
    assert.equal(orders.size, 24)
    assert.deepEqual(optionOrder(5, 'analytics-mean'), optionOrder(5, 'analytics-mean'))
    const firsts = [0, 1, 2, 3].map(
      (place) => Array.from({ length: 4000 }, (_, s) => optionOrder(s, 'x')[0]).filter((p) => p === place).length,
    )
    for (const count of firsts) assert.ok(count > 880 && count < 1120, String(count))
  })
})

describe('the clock', () => {
  const issuedAt = new Date('2026-03-02T09:00:00Z')
  const after = (seconds: number, extraTime = false) => ({
    issuedAt,
    now: new Date(issuedAt.getTime() + seconds * 1000),
    extraTime,
  })

  it('takes answers for 40 s, for 80 s with extra time', () => {
    assert.deepEqual(
      [isLate(after(40)), isLate(after(40.001)), isLate(after(80, true)), isLate(after(80.001, true))],
      [false, true, false, true],
    )
  })

  it('shows 30 s, or 60, from the end of the review before', () => {
    assert.deepEqual(
      [0, 3, 4, 32.5, 33, 99].map((s) => secondsLeft(after(s))),
      [30, 30, 29, 0, 0, 0],
    )
    assert.deepEqual(
      [3, 33, 63].map((s) => secondsLeft(after(s, true))),
      [60, 30, 0],
    )
  })
})

describe('levels and words', () => {
  it('has five levels around the middle, and strong areas from 70 percent', () => {
    assert.deepEqual([-2, -0.8, 0, 0.8, 2].map(levelOf), [1, 2, 3, 4, 5])
    assert.deepEqual(
      [isStrong({ correct: 7, total: 10 }), isStrong({ correct: 2, total: 3 }), isStrong({ correct: 0, total: 0 })],
      [true, false, false],
    )
    assert.deepEqual([percentOf({ correct: 2, total: 3 }), percentOf({ correct: 0, total: 0 })], [67, 0])
  })

  const standing = (given: Partial<Standing>): Standing => ({ category: 'analytics', correct: 2, total: 5, missed: [], ...given })

  it('recommends what was missed by name, what is strong, and what settles a level', () => {
    const sentences = recommend({
      standings: [
        standing({
          missed: [
            { skill: 'Probability', wrong: 2, total: 2 },
            { skill: 'Charts', wrong: 1, total: 2 },
          ],
          ability: { mean: -0.5, answered: 5 },
        }),
        standing({ category: 'communication', correct: 5, ability: { mean: 0.9, answered: 5 } }),
      ],
      timeOuts: 0,
      practice: false,
    })
    assert.deepEqual(sentences, [
      'Practice data analysis: 2 of 5 right. Begin with probability, then charts.',
      'Communication is a strong area: all 5 right, Advanced so far. If you rated it below level 4, think of raising it.',
      'Play analytics again: three more games of two categories settle its level.',
    ])
  })

  it('names the clock when it was the clock, and says when a game was for practice', () => {
    const timed = recommend({ standings: [standing({})], timeOuts: 3, practice: false })
    assert.ok(timed.some((sentence) => /^Three questions ran out of time.+extra time/.test(sentence)))
    const practice = recommend({ standings: [standing({ correct: 5 })], timeOuts: 2, practice: true })
    assert.match(practice.at(-1) ?? '', /for practice and changed no level/)
    assert.ok(!practice.some((sentence) => /turn on extra time|settle/.test(sentence)))
  })

  it('does not ask for games that would settle what is settled', () => {
    const done = recommend({ standings: [standing({ ability: { mean: 0, answered: 22 } })], timeOuts: 0, practice: false })
    assert.ok(!done.some((sentence) => /settle/.test(sentence)))
  })
})
