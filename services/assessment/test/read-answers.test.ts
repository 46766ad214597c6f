import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { storable } from '@waymark/kit/storable'
import { banks } from '../src/data/banks/banks.ts'
import type { AnswerSource } from '../src/domain/answers.ts'
import type { BankQuestion } from '../src/domain/bank-types.ts'
import { readAnswers } from '../src/domain/read-answers.ts'
import { unknownAnswers } from '../src/domain/unknown-answers.ts'

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

  it('takes a scale answer as a number or as its figures, and as nothing else', () => {
    for (const [written, value] of [
      ['7', 7],
      ['10', 10],
      [1, 1],
    ])
      assert.deepEqual(values({ personalityScores: { satisfaction: written } }, 'satisfaction'), { satisfaction: value })
    for (const written of ['+7', '7.0', ' 7', '0x7', '0', '11', '007', 'seven', [7], true]) {
      const { faults } = read({ personalityScores: { satisfaction: written } })
      assert.deepEqual(faults, [{ path: 'personalityScores.satisfaction', message: 'Please answer on the scale from 1 to 10' }])
    }
  })

  it('takes one choice without a list, as many as are allowed, and more where nothing limits them', () => {
    const drain = ['too_much', 'too_little', 'same_again', 'no_say', 'conflict']
    assert.deepEqual(values({ workValues: { drain: 'body' } }, 'drain'), { body: 0 })
    const most = read({ workValues: { drain: drain.slice(0, 4) } })
    assert.deepEqual([most.faults, most.of('drain')?.items.length], [[], 4])
    const free = questions.find((question) => question.type === 'multi_select' && question.maxChoices === undefined)
    assert.ok(free?.type === 'multi_select')
    const all = read({ workValues: { [free.id]: free.options.map(({ value }) => value) } })
    assert.deepEqual([all.faults, all.of(free.id)?.items.length], [[], free.options.length])
  })

  it('says which answer each question takes', () => {
    const told = (source: Partial<AnswerSource>) => read(source).faults
    const fault = (path: string, message: string) => [{ path, message }]
    for (const ranking of ['support', 3, ['support']])
      assert.deepEqual(
        told({ workValues: { values_order: ranking } }),
        fault('workValues.values_order', 'Please give each option a rank'),
      )
    for (const rank of [0, 1.5, '2', null])
      assert.deepEqual(
        told({ workValues: { values_order: { support: rank } } }),
        fault('workValues.values_order.support', 'Please give a rank from 1 to 6'),
      )
    assert.deepEqual(told({ workValues: { values_order: { support: 1, recognition: 6 } } }), [])
    assert.deepEqual(told({ workValues: { pay_floor: ['drop_10'] } }), fault('workValues.pay_floor', 'Please choose one option'))
    assert.deepEqual(told({ workValues: { drain: 4 } }), fault('workValues.drain', 'Please choose from the options'))
    assert.deepEqual(
      told({ workValues: { drain: ['body', 4] } }),
      fault('workValues.drain', 'Please choose only from the options of this question'),
    )
  })

  it('trims text and lets it be as long as is allowed', () => {
    assert.equal(read({ challenges: { fear: ' Too little money\n' } }).of('fear')?.text, 'Too little money')
    const longest = read({ careerGoals: `${'g'.repeat(4000)}\nIn 2 years: ${'x'.repeat(4000)}` })
    assert.deepEqual([longest.faults, longest.of('future')?.items[0]?.text.length], [[], 4000])
    const rated = read({ skillsTechnical: ['SQL', 'Dutch'], personalityScores: { skill_1_rating: 7 } })
    assert.deepEqual(rated.faults, [])
  })

  it('keys a timeframe by its words', () => {
    const question = { ...questions.find(({ type }) => type === 'timeline')!, timelines: ['By 40, or so'] } as BankQuestion
    const { answers } = readAnswers([question], { careerGoals: 'By 40, or so: A shop of my own' })
    assert.deepEqual(answers[0]?.items, [{ key: 'by_40_or_so', label: 'By 40, or so', value: 0, text: 'A shop of my own' }])
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

describe('answers to what was not asked', () => {
  const unknown = (source: Partial<AnswerSource>) => unknownAnswers(questions, { careerGoals: goals, ...source })

  it('are told by their path, in whichever map they are', () => {
    assert.deepEqual(
      unknown({
        personalityScores: { satisfaction: 4, satisfactions: 4 },
        workValues: { activities: 5, drain: [] },
        motivations: { skill_0_rating: 5, skill_7_rating: 5, future: 'In a year' },
        challenges: { toString: 'x' },
      }),
      [
        'personalityScores.satisfactions',
        'workValues.activities',
        'motivations.skill_0_rating',
        'motivations.skill_7_rating',
        'motivations.future',
        'challenges.toString',
      ].map((path) => ({ path, message: 'This answer is not part of the assessment' })),
    )
  })

  it('are none of the items of a group, the ratings of skills and the questions themselves', () => {
    const group = questions.find((question) => question.type === 'scale_group')
    assert.ok(group?.type === 'scale_group')
    const items = group.items.map((_, place) => [`${group.id}_${place}`, 5])
    const ratings = [1, 2, 3, 4, 5, 6].map((place) => [`skill_${place}_rating`, 5])
    assert.deepEqual(unknown({ personalityScores: Object.fromEntries([...items, ...ratings]) }), [])
    assert.deepEqual(
      unknown({ personalityScores: { [`${group.id}_${group.items.length}`]: 5 } }).map(({ path }) => path),
      [`personalityScores.${group.id}_${group.items.length}`],
    )
    assert.deepEqual(unknown({}), [])
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
