import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reason, ReasonContext } from '../../src/domain/explain/reasons.ts'
import { goalReasons, interestReasons, styleReasons, valueReasons } from '../../src/domain/explain/reasons-person.ts'

const NAMES = ['Building', 'Thinking', 'Creating', 'Helping', 'Leading', 'Organizing', 'Lifting', 'Counting']
const named = (length: number, prefix = '2.A') =>
  NAMES.slice(0, length).map((name, at) => ({ id: `${prefix}.${at}`, key: '', name }))
const kinds = (reasons: readonly Reason[]): string[] => reasons.map(({ kind }) => kind)
const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

/** A person's z scores on one family of scales against one job's ratings; everything was asked unless `items` says otherwise. */
const scaled = (family: 'interest' | 'value' | 'style', z: readonly number[], job: readonly number[], items = z.map(() => 1)) =>
  ({
    engine: {
      base: {
        scales: { [family]: { elements: named(z.length), rows: Float64Array.of(...job.map(() => 0), ...job) } },
        activityLabels: new Map(),
        activityLikes: new Map(),
      },
    },
    ranking: { person: { [`${family}s`]: { z: Float64Array.from(z), items: Int32Array.from(items) } } },
    occupation: { index: 1, estimated: false, activities: [] },
  }) as unknown as ReasonContext

/** The same of somebody who puts the scale with this key first. */
const keyed = (family: 'interest' | 'value', key: string, job: readonly number[]): ReasonContext => {
  const context = scaled(family, [2, 0], job)
  const { scales } = context.engine.base
  const elements = [{ id: key, key, name: key }, ...scales[family].elements.slice(1)]
  const engine = { base: { ...context.engine.base, scales: { ...scales, [family]: { ...scales[family], elements } } } }
  return { ...context, engine } as unknown as ReasonContext
}

const nobody = {
  engine: { base: {} },
  ranking: { person: {}, goals: { wanted: [], wishes: [] }, selection: { steps: [], near: [] } },
  occupation: { index: 0, activities: [] },
} as unknown as ReasonContext
/** The same of an occupation whose ratings are our estimate. */
const estimated = (context: ReasonContext): ReasonContext => ({
  ...context,
  occupation: { ...context.occupation, estimated: true },
})

describe('reasons of goals', () => {
  const asked = (...weights: number[]) => {
    const wanted = weights.map((weight, at) => ({
      phrase: `goal ${at}`,
      inside: false,
      codes: [
        { code: '15-1252.00', weight },
        { code: '29-1141.00', weight: 1 },
      ],
    }))
    const ranking = { person: {}, goals: { wanted, wishes: [] }, selection: { steps: [], near: [] } }
    return goalReasons({ ...nobody, ranking, occupation: { code: '15-1252.00' } } as unknown as ReasonContext)
  }

  it('name every phrase that asked for the occupation, from half the weight on', () => {
    assert.deepEqual(asked(0.5, 0.49, 1), [
      {
        kind: 'goal_met',
        text: 'You asked for “goal 0” and “goal 2”, and this work is an answer to it.',
        sources: 'Y',
        size: 1.4,
      },
    ])
    assert.deepEqual([asked(0.49), asked(), goalReasons(nobody)], [[], [], []])
  })
})

describe('reasons of interests', () => {
  const likes = (
    z: readonly number[],
    job: readonly number[],
    activities: readonly string[] = [],
    { share = 0.1, ...more }: { share?: number; tasks?: number } = {},
  ) => {
    const context = scaled('interest', z, job)
    const labels = new Map([
      ['a', 'watering plants'],
      ['b', 'selling plants'],
      ['c', 'counting plants'],
    ])
    const named = context.engine.base.scales.interest.elements.map((element, at) => ({ ...element, key: `${at}` }))
    const interest = { ...context.engine.base.scales.interest, elements: named }
    const going = new Map([
      ['a', ['0']],
      ['b', ['0', '1']],
      ['c', ['2']],
    ])
    return interestReasons({
      ...context,
      engine: { base: { ...context.engine.base, scales: { interest }, activityLabels: labels, activityLikes: going } },
      occupation: { ...context.occupation, activities: activities.map((id) => ({ id, tasks: 2, share, ...more })) },
    } as unknown as ReasonContext)
  }

  it('name those of the two strongest that the work asks for, from four of seven on', () => {
    assert.deepEqual(likes([2, 1, 0.5, -1], [4, 4, 7, 3]), [
      {
        kind: 'interest_match',
        text: 'You say you like Building and Thinking, and this work asks for it.',
        sources: 'OY',
        size: 1.2,
      },
    ])
    const [one] = likes([2, 1, 0.5, -1], [4, 3.9, 7, 3])
    assert.equal(one?.text, 'You say you like Building, and this work asks for it.')
    near(one?.size, 0.9)
    assert.deepEqual(kinds(likes([2, 1, 0.5, -1], [3.9, 3.9, 7, 3])), [])
    assert.equal(
      likes([0.5, 2, 1, -1], [7, 4, 4.5, 3])[0]?.text,
      'You say you like Thinking and Creating, and this work asks for it.',
    )
    // What is second, but not liked more than the average, is not said to be liked.
    assert.equal(likes([2, 0, -0.5, -1], [4, 7, 3, 3])[0]?.text, 'You say you like Building, and this work asks for it.')
  })

  it('say what of the work goes with the interest, and name only what does', () => {
    const text = (...activities: string[]) => likes([2, 1], [4, 3], activities)[0]?.text
    assert.equal(text('nameless', 'b', 'a', 'c'), 'Much of it is selling plants and watering plants; you say you like Building.')
    assert.equal(text('c', 'a'), 'Part of it is watering plants; you say you like Building.')
    assert.equal(text('nameless'), 'You say you like Building, and this work asks for it.')
    // What does not go with it does not speak for it.
    assert.equal(text('c'), undefined)
    assert.equal(likes([2, 1], [4, 4], ['a'])[0]?.text, 'Part of it is watering plants; you say you like Building.')
    assert.equal(likes([2, 1], [4, 4], ['b'])[0]?.text, 'Part of it is selling plants; you say you like Building and Thinking.')
  })

  it('let no single task and no small part of the work stand for it', () => {
    assert.equal(likes([2, 1], [4, 3], ['b'], { tasks: 1 })[0]?.text, 'You say you like Building, and this work asks for it.')
    assert.equal(likes([2, 1], [4, 3], ['b'], { share: 0.039 })[0]?.text, 'You say you like Building, and this work asks for it.')
    assert.match(likes([2, 1], [4, 3], ['b'], { share: 0.04 })[0]!.text, /^Part of it is selling plants;/)
  })

  it('call the work mostly something only where most of what can be named is that', () => {
    const clash = (...activities: string[]) => likes([0.5, -0.6, 0], [3, 6, 3.5], activities).map(({ text }) => text)
    assert.deepEqual(clash('b'), ['It is mostly Thinking, which you like less than other things.'])
    assert.deepEqual(clash('b', 'a', 'c'), ['A good part of it is Thinking, which you like less than other things.'])
    assert.deepEqual(clash('a', 'c'), [])
  })

  it('are in the words of the six interests', () => {
    const WORDS: Readonly<Record<string, string>> = {
      realistic: 'working with your hands, tools and machines',
      investigative: 'finding out how things work',
      artistic: 'making things of your own',
      social: 'helping and explaining',
      enterprising: 'leading and persuading',
      conventional: 'keeping things in order',
    }
    for (const [key, words] of Object.entries(WORDS))
      assert.equal(
        interestReasons(keyed('interest', key, [4, 3]))[0]?.text,
        `You say you like ${words}, and this work asks for it.`,
      )
  })

  it('name a strongest side that one rates low, if it was asked', () => {
    const clash = (z: number, items?: number[]) => interestReasons(scaled('interest', [z, 0, 0.5], [6, 3, 3], items))
    const [reason] = clash(-0.6)
    assert.deepEqual(reason, {
      kind: 'interest_clash',
      text: 'It is mostly Building, which you like less than other things.',
      sources: 'OY',
      size: reason!.size,
    })
    near(reason?.size, -0.8)
    const [second] = interestReasons(scaled('interest', [0.5, -0.6, 0], [3, 6, 3.5]))
    assert.equal(second?.text, 'It is mostly Thinking, which you like less than other things.')
    assert.deepEqual(kinds(clash(-0.3)), [])
    assert.deepEqual(kinds(clash(-0.31)), ['interest_clash'])
    assert.deepEqual(kinds(clash(-0.6, [0, 1, 1])), [])
  })

  it('name the strongest interest where a job has little room for it', () => {
    const unused = (z: number, rated: number) => interestReasons(scaled('interest', [z, 0.7, -0.2], [rated, 3.9, 5]))
    assert.deepEqual(unused(1, 2.4), [
      {
        kind: 'interest_unused',
        text: 'There is little Building in it, and that is what you like best.',
        sources: 'OY',
        size: -0.7,
      },
    ])
    assert.deepEqual(kinds(unused(1, 2.5)), [])
    assert.deepEqual(kinds(unused(0.8, 2.4)), [])
    assert.deepEqual(interestReasons(nobody), [])
  })
})

describe('reasons of values', () => {
  it('name what is offered of the two first', () => {
    assert.deepEqual(valueReasons(scaled('value', [2, 1, 0.5], [5, 6.2, 7])), [
      {
        kind: 'value_match',
        text: 'It gives people Building and Thinking, which matters to you.',
        sources: 'OY',
        size: 0.85,
      },
    ])
    const [last] = valueReasons(scaled('value', [0.5, 1, 2], [7, 6.2, 5]))
    assert.equal(last?.text, 'It gives people Creating and Thinking, which matters to you.')
    const [one] = valueReasons(scaled('value', [1, 2, 0.5], [4.9, 6.2, 7]))
    assert.equal(one?.text, 'It gives people Thinking, which matters to you.')
    assert.equal(one?.size, 0.6)
  })

  it('are in words for the six values', () => {
    const WORDS: Readonly<Record<string, string>> = {
      achievement: 'the chance to use their best abilities and see the result',
      independence: 'room to decide things on their own',
      recognition: 'standing and a name',
      relationships: 'good colleagues and people to help',
      support: 'fair bosses who back them up',
      working_conditions: 'steady work with decent conditions',
    }
    for (const [key, words] of Object.entries(WORDS))
      assert.equal(valueReasons(keyed('value', key, [6, 4]))[0]?.text, `It gives people ${words}, which matters to you.`)
  })

  it('name the first of the two that is low', () => {
    const [first] = valueReasons(scaled('value', [2, 1, 0.5], [3.4, 4, 1]))
    assert.equal(first?.text, 'It gives people little of what you put high: Building.')
    near(first?.size, -0.525)
    const [second] = valueReasons(scaled('value', [2, 1, 0.5], [3.5, 1.5, 1]))
    assert.equal(second?.text, 'It gives people little of what you put high: Thinking.')
    assert.deepEqual([second?.kind, second?.sources, second?.size], ['value_clash', 'OY', -1])
    assert.deepEqual(valueReasons(scaled('value', [2, 1, 0.5], [3.5, 4, 1])), [])
  })

  it('leave out what was not asked', () => {
    assert.deepEqual(valueReasons(scaled('value', [2, 1, 0.5], [6, 4, 4], [0, 1, 1])), [])
    assert.deepEqual(valueReasons(nobody), [])
  })

  it('are none where the ratings are an estimate', () => {
    const told = scaled('value', [2, 1, 0.5], [5, 3, 7])
    assert.deepEqual(kinds(valueReasons(told)), ['value_match', 'value_clash'])
    assert.deepEqual(valueReasons(estimated(told)), [])
  })
})

describe('reasons of work styles', () => {
  const lowest = (z: readonly number[], job: readonly number[], items?: number[]) => styleReasons(scaled('style', z, job, items))

  it('name the lowest rated of those that the job leans on', () => {
    const [reason] = lowest([1, -1.5, -1.2], [4.5, 4.2, 4.9])
    assert.deepEqual(reason, {
      kind: 'style_clash',
      text: 'It asks every day for what you rated lowest in yourself: thinking.',
      sources: 'OY',
      size: reason!.size,
    })
    near(reason?.size, -0.55)
    assert.match(lowest([1, -1.2, -1.5], [4.5, 4.3, 4.9])[0]!.text, /creating/)
    assert.deepEqual(styleReasons(estimated(scaled('style', [1, -1.5], [4.5, 4.9]))), [])
  })

  it('are none where the job does not lean on it, it is not that low or was not asked', () => {
    assert.deepEqual(lowest([1, -1.5], [4.5, 4.19]), [])
    assert.deepEqual(lowest([1, -0.99], [4.5, 4.9]), [])
    assert.deepEqual(kinds(lowest([1, -1], [4.5, 4.9])), ['style_clash'])
    assert.deepEqual(lowest([1, -1.5], [4.5, 4.9], [1, 0]), [])
    assert.deepEqual(styleReasons(nobody), [])
  })
})
