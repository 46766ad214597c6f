import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OccupationFigures } from '../../src/domain/catalogue/figures.ts'
import type { EntryPath } from '../../src/domain/reach/entry-path.ts'
import { experienced, type Given, given, job, person } from '../support/meet-rules.ts'

const by = (way: Partial<EntryPath>): Given => ({ way })
const NAMED_WELL = 'Ask for it by name if that is what you want.'

describe('what a rule says of an occupation that it refuses', () => {
  const senior = experienced()
  const cases: readonly [rule: string, why: string, opens: string, told: Given, occupation?: OccupationFigures][] = [
    [
      'ranked_codes',
      'Pay and outlook are not published for it, so we cannot compare it.',
      'Ask people who do it.',
      {},
      job({ ranked: false }),
    ],
    [
      'not_present',
      'It is counted as the occupation you are in.',
      'Look at it as the same work in another setting.',
      { person: senior },
      job({ code: '13-2011.00', zone: 4 }),
    ],
    [
      'selection',
      'People are elected, cast or picked for it; no training leads there.',
      'Tell us if you want to try.',
      {},
      job({ code: '27-2042.00' }),
    ],
    [
      'no_rung_down',
      'It is a step down from what you do now, for no more pay.',
      'Ask for it by name if you want less load.',
      { person: senior, field: true, reference: 60_000 },
      job({ code: '43-3031.00' }),
    ],
    [
      'ranks',
      'People reach this rank from within its own field.',
      'A first post in that field opens it.',
      { person: senior },
      job({ code: '47-1011.00', zone: 4 }),
    ],
    [
      'reach_zone',
      'It asks for much less than you have learned.',
      NAMED_WELL,
      { person: senior },
      job({ code: '43-4051.00', zone: 2 }),
    ],
    [
      'reach_entry',
      'It asks for a doctoral or professional degree.',
      'It opens with about four to nine more years of study.',
      {},
      job({ education: 'Doctoral or professional degree' }),
    ],
    [
      'reach_age',
      'One must apply before age 31, and 13 years of work lie behind you.',
      'Ask the licensing body about exceptions, such as for former service members.',
      { person: person({ yearsExperience: 13 }), way: { gate: { applyBefore: 31 } } },
    ],
    [
      'reach_time',
      'Nobody could tell us how one gets in.',
      'Ask for it by name, and we tell you where to look it up.',
      by({ known: false }),
    ],
    [
      'reach_time',
      'It takes about 61 months of study from where you stand; that is long for what it adds.',
      'It opens if you can study for 61 months.',
      by({ studyMonths: [61, 70] }),
    ],
    [
      'reach_time',
      'Employers ask for about 49 more months of related work.',
      'A first post in that field opens it.',
      by({ experienceMonths: 49 }),
    ],
    [
      'usual_time',
      'It takes about 25 months of study from where you stand; that is long for what it adds.',
      'It opens if you can study for 25 months.',
      by({ studyMonths: [25, 30] }),
    ],
    [
      'usual_time',
      "You would begin again as a trainee, for about 24 months and on a trainee's pay.",
      'Ask for it by name if you want to begin again.',
      { person: senior, ...by({ paidMonths: [24, 30] }) },
      job({ zone: 4 }),
    ],
    [
      'viable',
      'There are hardly any openings, or the number of jobs shrinks fast.',
      'Ask for it by name.',
      {},
      job({ outlook: { openings: 1, growthPercent: 3 } }),
    ],
    [
      'scope',
      'It leads neither people nor a budget.',
      'Choose another kind of report for it.',
      { purpose: 'executive_transition' },
    ],
    [
      'safer',
      'It is as exposed to AI as what you do now, or more.',
      'Look at it in another kind of report.',
      { purpose: 'ai_transition' },
      job({ middle: 90 }),
    ],
    [
      'industry',
      'It is not usual in healthcare.',
      'Leave the industry open.',
      { purpose: 'career_change', person: person({ targetIndustry: 'healthcare' }) },
      job({ code: '51-4041.00' }),
    ],
    ['least_pay', 'It pays less than $70,000.', 'Ask for less.', { change: { leastPay: 70_000 } }],
    [
      'no_degree',
      "It asks for a bachelor's degree.",
      'Allow a degree.',
      { change: { noDegree: true } },
      job({ education: "Bachelor's degree", zone: 4 }),
    ],
  ]
  for (const [rule, why, opens, told, occupation] of cases)
    it(`${rule}: ${why}`, () => assert.deepEqual(given(told, occupation).refusal, { rule, why, opens }))
})

describe('what is left after a rule', () => {
  const rules = (told: Given) => given(told).rules.map(({ rule, label }) => [rule, label])
  const USUAL = [
    ['ranked_codes', 'Occupations with pay and outlook of their own'],
    ['not_present', 'Other than your present job'],
    ['selection', 'Not by contest, audition or election'],
    ['no_rung_down', 'No step down in your own field'],
    ['ranks', 'No rank that is reached from within another field'],
    ['usual_pay', 'Pay not far below yours'],
    ['reach_zone', 'Not far below what you are prepared for'],
    ['reach_entry', 'No doctorate from scratch'],
    ['reach_age', 'No age limit that lies behind you'],
    ['reach_time', 'Entry within the time you have'],
    ['usual_time', 'Entry that is worth its months'],
    ['study_pays', 'No long study for no more pay'],
    ['study_hours', 'No study that the hours you give do not hold'],
    ['usual_degree', 'Not where most employers ask for a degree that you have not'],
    ['viable', 'Not shrinking fast, and with openings'],
    ['first_rank', 'No rank over people straight away for who never led'],
    ['selling', 'No selling for who likes or can afford it less'],
    ['teaches_trade', 'No teaching of a trade before the years in it'],
  ]

  const OF_UNKNOWN_WORK = [
    ['known_field', 'Where nothing is known of your work: in your industry, and with openings in most places'],
    ['schooling', 'Not far below what you have learned'],
  ]

  it('is named in the order of the rules', () => {
    assert.deepEqual(rules({ person: experienced() }), USUAL)
    assert.deepEqual(rules({}), [...USUAL.filter(([rule]) => rule !== 'not_present'), ...OF_UNKNOWN_WORK])
  })

  it('is named for a kind of report, a wish and a what-if', () => {
    const more = (told: Given) => rules(told).slice(USUAL.length - 1, -OF_UNKNOWN_WORK.length)
    assert.deepEqual(more({ purpose: 'executive_transition' }), [
      ['scope', 'Leads people or budgets, or asks for years of related work'],
    ])
    const wish = (id: string, values = true) => ({ id, phrase: id, ...(values && { values: new Map<string, number>() }) })
    const wishes = [wish('no_nights'), wish('home_at_night'), wish('less_load'), wish('remote'), wish('less_load', false)]
    assert.deepEqual(more({ goals: { wanted: [], wishes } }), [
      ['wish', 'No work that is usually done at night, in shifts or on weekends, as you asked'],
      ['wish', 'Home at night, as you asked'],
      ['wish', 'No heavy work, as you asked'],
      ['wish', 'No work that can hardly be done from home, as you asked'],
    ])
    assert.deepEqual(more({ change: { leastPay: 70_000, noDegree: true } }), [
      ['least_pay', 'Middle pay at least $70,000'],
      ['no_degree', "No bachelor's degree asked"],
    ])
    assert.deepEqual(more({ change: { leastPay: 0 } }), [['least_pay', 'Middle pay at least $0']])
  })
})
