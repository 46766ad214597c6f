import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { storable } from '@waymark/kit/http/storable'
import { banks } from '../src/banks/banks.ts'
import type { AnswerSource } from '../src/domain/answers.ts'
import { readAnswers } from '../src/domain/read-answers.ts'

const { questions } = banks.career_deep_dive
const goals = 'I want work that I can do until I retire.'

function read(source: Partial<AnswerSource>) {
  const result = readAnswers(questions, { careerGoals: goals, ...source })
  return { ...result, of: (id: string) => result.answers.find((answer) => answer.question.id === id) }
}

function values(source: Partial<AnswerSource>, id: string) {
  return Object.fromEntries(
    read(source)
      .of(id)
      ?.items.map((item) => [item.key, item.value]) ?? [],
  )
}

describe('reading answers', () => {
  it('takes untouched questions as absent', () => {
    const result = read({
      personalityScores: {},
      workValues: { drain: [], values_order: {}, pay_floor: '' },
      motivations: { motivation: '  ' },
    })
    assert.deepEqual(result.answers, [])
    assert.deepEqual(result.faults, [])
  })

  it('finds an answer by its id in any of the maps', () => {
    for (const map of ['personalityScores', 'workValues', 'motivations', 'challenges'] as const) {
      assert.deepEqual(values({ [map]: { satisfaction: 4 } }, 'satisfaction'), { satisfaction: 4 }, map)
      assert.equal(read({ [map]: { fear: 'Too little money' } }).of('fear')?.text, 'Too little money', map)
    }
  })

  it('reads a group by the place of its items, leaving out what was not touched', () => {
    const found = values(
      { personalityScores: { activities_0: 9, activities_3: 1, activities_29: 10, activities: 5 } },
      'activities',
    )
    assert.deepEqual(found, { 'repair-machine': 9, 'teach-group': 1, 'follow-procedure': 10 })
  })

  it('sorts a ranking, by value or by label, and allows gaps', () => {
    const ranks = { relationships: 2, 'Deciding for myself how I work': 1, support: 6 }
    assert.deepEqual(
      read({ workValues: { values_order: ranks } })
        .of('values_order')
        ?.items.map((item) => [item.key, item.value]),
      [
        ['independence', 1],
        ['relationships', 2],
        ['support', 6],
      ],
    )
  })

  it('reads choices in the order of the bank, once each', () => {
    const keys = (source: Partial<AnswerSource>, id: string) =>
      read(source)
        .of(id)
        ?.items.map((item) => item.key)
    assert.deepEqual(keys({ workValues: { drain: ['hours', 'body', 'hours'] } }, 'drain'), ['hours', 'body'])
    assert.deepEqual(keys({ workValues: { obstacles: ['self_doubt', 'Money in the meantime'] } }, 'obstacles'), [
      'money_meantime',
      'self_doubt',
    ])
    assert.deepEqual(keys({ workValues: { relocation: 'stay' } }, 'relocation'), ['stay'])
  })

  it('pairs skill names with their ratings by place', () => {
    const source = {
      skillsTechnical: ['SQL', '', ' Test \n automation ', 'Python', 'Welding', 'Dutch', 'A seventh'],
      personalityScores: { skill_1_rating: 7, skill_2_rating: 9, skill_3_rating: 8, skill_6_rating: 10, skill_7_rating: 3 },
    }
    assert.deepEqual(
      read(source)
        .of('named_skills')
        ?.items.map((item) => [item.key, item.label, item.value]),
      [
        ['skill_1', 'SQL', 7],
        ['skill_3', 'Test automation', 8],
        ['skill_4', 'Python', 0],
        ['skill_5', 'Welding', 0],
        ['skill_6', 'Dutch', 10],
        ['skill_7', 'A seventh', 0],
      ],
    )
  })

  it('takes the timeline out of the goals', () => {
    const result = read({ careerGoals: `${goals}\nIn 6 months: A first course\nIn 5 years: Head of a small team` })
    assert.equal(result.careerGoals, goals)
    assert.deepEqual(
      result.of('future')?.items.map((item) => [item.key, item.label, item.text]),
      [
        ['in_6_months', 'In 6 months', 'A first course'],
        ['in_5_years', 'In 5 years', 'Head of a small team'],
      ],
    )
  })

  it('names the path of each answer that does not fit', () => {
    const wrong: [Partial<AnswerSource>, string][] = [
      [{ personalityScores: { satisfaction: 11 } }, 'personalityScores.satisfaction'],
      [{ personalityScores: { satisfaction: 4.5 } }, 'personalityScores.satisfaction'],
      [{ personalityScores: { activities_2: 0 } }, 'personalityScores.activities_2'],
      [{ workValues: { values_order: { support: 1, independence: 1 } } }, 'workValues.values_order'],
      [{ workValues: { values_order: { support: 7 } } }, 'workValues.values_order.support'],
      [{ workValues: { values_order: { fame: 1 } } }, 'workValues.values_order.fame'],
      [{ workValues: { values_order: { support: 1, 'A boss and a company that back me': 2 } } }, 'workValues.values_order'],
      [{ workValues: { values_order: ['support'] } }, 'workValues.values_order'],
      [{ workValues: { drain: ['nonsense'] } }, 'workValues.drain'],
      [{ workValues: { drain: ['too_much', 'too_little', 'same_again', 'no_say', 'conflict'] } }, 'workValues.drain'],
      [{ workValues: { pay_floor: ['keep_all', 'drop_10'] } }, 'workValues.pay_floor'],
      [{ workValues: { pay_floor: 'double' } }, 'workValues.pay_floor'],
      [{ motivations: { motivation: { text: 'x' } } }, 'motivations.motivation'],
      [{ skillsTechnical: ['SQL'], personalityScores: { skill_1_rating: 12 } }, 'personalityScores.skill_1_rating'],
      [{ careerGoals: 'g'.repeat(4001) }, 'careerGoals'],
      [{ careerGoals: `${goals}\nIn 2 years: ${'x'.repeat(4001)}` }, 'careerGoals'],
    ]
    for (const [source, path] of wrong) {
      const { faults } = read(source)
      assert.deepEqual(
        faults.map((fault) => fault.path),
        [path],
        JSON.stringify(source).slice(0, 80),
      )
      assert.match(faults[0]?.message ?? '', /^(Please|This) .{10,}/)
    }
  })

  it('is not fooled by keys that every object has, nor by strange keys', () => {
    const hostile = JSON.parse(
      '{"__proto__": {"satisfaction": 3}, "constructor": 5, "activities_-1": 4, "activities_1e1": 4, "activities_030": 4}',
    )
    assert.deepEqual(read({ personalityScores: hostile }).answers, [])
    const ranks = JSON.parse('{"values_order": {"__proto__": 1}}')
    assert.equal(read({ workValues: ranks }).faults.length, 1)
    assert.equal(({} as Record<string, unknown>).satisfaction, undefined)
  })

  it('keeps hostile text as text', () => {
    const texts = [
      '<script>alert(1)</script>',
      '{{constructor}} <%= 7*7 %>',
      'a\r\nBcc: x@example.org',
      '\u202Eright to left\u200B',
      "'; drop table assessment; --",
      '𝒳'.repeat(2000),
    ]
    for (const text of texts) assert.equal(read({ challenges: { fear: text } }).of('fear')?.text, text)
  })
})

describe('cleaning text for the database', () => {
  it('drops NUL and halves of surrogate pairs, in keys too, and nothing else', () => {
    const dirty = { 'a\u0000': ['x\u0000y', { b: '\uD800z' }], n: 3, t: true, e: null, keep: 'Ünïcødé 👩‍🔧 \u202E' }
    assert.deepEqual(storable(dirty) as unknown, {
      a: ['xy', { b: '\uFFFDz' }],
      n: 3,
      t: true,
      e: null,
      keep: 'Ünïcødé 👩‍🔧 \u202E',
    })
  })
})
