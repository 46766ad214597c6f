import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { industryName, inEveryIndustry, inIndustry, isIndustry } from '../../src/domain/catalogue/industries.ts'
import { skillsOfJob } from '../../src/domain/catalogue/job-skills.ts'
import { minorGroup } from '../../src/domain/catalogue/soc.ts'
import { anchoredPercent, bandOf } from '../../src/domain/matching/anchors.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import { seedOf } from '../../src/domain/matching/seed.ts'
import { skillsOfQuiz } from '../../src/domain/person/quiz-skills.ts'
import { readScales } from '../../src/domain/person/scale-reading.ts'
import { entryMonths } from '../../src/domain/reach/entry.ts'
import { type EntryKnowledge, entryPath } from '../../src/domain/reach/entry-path.ts'
import { profileOf } from '../support/personas.ts'

describe('the percent that is shown', () => {
  it('is 50 in the middle of all pairs, 95 at one’s own, and never below 1 or above 99', () => {
    const anchors = { middle: [0, 0.2], own: [0, 1.2] }
    const shown = [0.2, 1.2, 0.7, -9, 9].map((fit) => anchoredPercent(anchors, 1, fit))
    assert.deepEqual(shown, [50, 95, 72.5, 1, 99])
    // A pattern that the anchors do not know lies between 0 and 1; one without a distance is not divided by nothing.
    assert.equal(anchoredPercent(anchors, 7, 0.5), 72.5)
    assert.deepEqual([anchoredPercent(anchors, 0, 0), anchoredPercent(anchors, 0, 1)], [50, 99])
  })

  it('has four bands', () => {
    assert.deepEqual([99, 90, 89.9, 75, 74.9, 60, 59.9, 1].map(bandOf), [
      'very_strong',
      'very_strong',
      'strong',
      'strong',
      'fair',
      'fair',
      'loose',
      'loose',
    ])
  })
})

describe('codes and industries', () => {
  it('a code names its minor group by its beginning', () => assert.equal(minorGroup('43-3031.00'), '43-3'))

  it('an industry holds the groups that make it up', () => {
    assert.equal(inIndustry('29-1141.00', 'healthcare'), true)
    assert.equal(inIndustry('29-1141.00', 'technology'), false)
    assert.equal(inIndustry('29-1141.00', 'exploring'), true)
    assert.equal(inIndustry('29-1141.00', 'toString'), true)
    assert.deepEqual(['healthcare', 'exploring', '', 'constructor'].map(isIndustry), [true, false, false, false])
  })

  it('people, money and computers are found in every one', () => {
    for (const code of ['13-2011.00', '15-1252.00', '43-6014.00', '11-3121.00']) assert.equal(inEveryIndustry(code), true, code)
    for (const code of ['29-1141.00', '51-4041.00', '113-2011.00']) assert.equal(inEveryIndustry(code), false, code)
  })

  it('is named as one says it', () => {
    assert.deepEqual(['nonprofit', 'media', 'real_estate_sales', 'valueOf'].map(industryName), [
      'the non-profit sector',
      'media',
      'real estate sales',
      'valueOf',
    ])
  })
})

describe('months until an occupation is held, by its usual entry', () => {
  const way = (entry: object, more: { education?: number; years?: number; transfer?: number } = {}) => {
    const { education = 1, years = 0, transfer = 0 } = more
    const usual = { education: 'High school diploma or equivalent', experience: 'None', training: 'None', ...entry }
    const table = {
      occupations: [{ entry: usual }],
      indexOf: new Map([['29-1141.00', 0]]),
      gates: new Map(),
    } as unknown as EntryKnowledge
    return entryPath(table, { education, years }, '29-1141.00', transfer)
  }

  it('are none where the schooling is there, and not known where no usual entry is printed', () => {
    assert.deepEqual(way({}), {
      how: 'outside',
      studyMonths: [0, 0],
      paidMonths: [0, 0],
      experienceMonths: 0,
      missing: [],
      known: true,
    })
    assert.equal(way({ education: 'not printed' }).known, false)
    assert.deepEqual(entryMonths(way({ education: 'not printed', training: 'Apprenticeship' })), { low: 0, high: 0 })
  })

  it('hold the study from the one schooling to the other, less for who comes from near with years', () => {
    const study = (...given: Parameters<typeof way>) => way(...given).studyMonths
    const bachelor = { education: "Bachelor's degree" }
    assert.deepEqual(
      [study(bachelor), study(bachelor, { education: 3 }), study(bachelor, { education: 5 })],
      [
        [46, 53],
        [24, 28],
        [0, 0],
      ],
    )
    assert.deepEqual(way(bachelor).missing, ["schooling up to the usual entry: bachelor's degree"])
    const from = (transfer: number, years: number) => study(bachelor, { transfer, years })
    assert.deepEqual(from(0.9, 8), [12, 13])
    for (const half of [from(0.9, 7), from(0.89, 8), from(0.8, 5)]) assert.deepEqual(half, [23, 27])
    for (const whole of [from(0.79, 20), from(1, 4)]) assert.deepEqual(whole, [46, 53])
    assert.deepEqual(study({ education: "Master's degree" }, { transfer: 1, years: 20 }), [33, 38])
  })

  it('hold the paid training, two fifths of it for who comes from near', () => {
    const paid = (training: string, transfer = 0) => way({ training }, { transfer }).paidMonths
    assert.deepEqual(paid('Apprenticeship'), [36, 60])
    assert.deepEqual(
      [paid('Apprenticeship', 0.9), paid('Apprenticeship', 0.89)],
      [
        [14, 24],
        [36, 60],
      ],
    )
  })

  it('hold the years of related work, less for who brings years of like work', () => {
    const missing = (experience: string, transfer = 0, years = 0) => way({ experience }, { transfer, years }).experienceMonths
    assert.deepEqual([missing('5 years or more'), missing('Less than 5 years'), missing('not printed')], [36, 12, 0])
    const five = (transfer: number, years: number) => missing('5 years or more', transfer, years)
    assert.deepEqual([five(0.9, 5), five(0.75, 5), five(0.9, 2)], [0, 12, 18])
    assert.deepEqual([five(0.74, 9), five(0.75, 4), five(0.89, 2), five(0.9, 1)], [36, 36, 36, 36])
    assert.deepEqual(way({ experience: '5 years or more' }).missing, ['36 months of related work'])
  })

  it('are added up', () => {
    const all = { education: "Bachelor's degree", training: 'Apprenticeship', experience: '5 years or more' }
    assert.deepEqual(entryMonths(way(all)), { low: 46 + 36 + 36, high: 53 + 60 + 36 })
  })
})

describe('skills of a job', () => {
  it('are the tools it asks for, the elements it rates high, and the practices that are its work', () => {
    const entry = (id: string, more: object = {}) => ({ id, technologies: [], skills: [], knowledge: [], ...more })
    const engine = {
      base: {
        occupations: [
          { code: '51-4041.00', technologies: [{ technology: 2, inDemand: true }] },
          {
            code: '29-1141.00',
            technologies: [
              { technology: 1, inDemand: true },
              { technology: 2, inDemand: false },
            ],
          },
        ],
        scales: {
          skill: { elements: [{}, {}], rows: Float64Array.of(1, 5, 3.5, 3.49) },
          knowledge: { elements: [{}, {}], rows: Float64Array.of(1, 5, 4, 3.4) },
        },
        skillEntries: [
          { id: 'care', occupations: ['51-', '29-1'] },
          { id: 'welding', occupations: ['51-'] },
          { id: 'one of them', occupations: [] },
        ],
      },
      catalogue: [
        entry('asked tool', { technologies: [5, 1] }),
        entry('other tool', { technologies: [2] }),
        entry('skill-rated', { skills: [0] }),
        entry('skill-not-rated', { skills: [0, 1] }),
        entry('knowledge-rated', { knowledge: [0] }),
        entry('knowledge-not-rated', { knowledge: [1, 0] }),
        entry('care'),
        entry('welding'),
        entry('one of them'),
      ],
    } as unknown as Engine
    assert.deepEqual(skillsOfJob(engine, 1), ['asked tool', 'skill-rated', 'knowledge-rated', 'care'])
    assert.deepEqual(skillsOfJob(engine, 0), ['other tool', 'care', 'welding'])
  })

  it('of a quiz are none for a category that is not known', () => {
    assert.ok(skillsOfQuiz('analytics').includes('statistics'))
    assert.deepEqual([skillsOfQuiz('newer'), skillsOfQuiz('toString')], [[], []])
  })
})

describe('the scales of a person', () => {
  const elements = ['a', 'b', 'c'].map((key) => ({ id: key, key, name: key }))
  const rating = (scale: string, value: number, more: object = {}) => ({
    scale: `value.${scale}`,
    item: scale,
    value,
    low: 1,
    high: 5,
    weight: 1,
    ...more,
  })
  const read = (ratings: ReturnType<typeof rating>[], order: string[] = []) => readScales('value', elements, ratings, order)
  const rounded = (values: Float64Array | undefined) => values && [...values].map((value) => Math.round(value * 1e4) / 1e4)

  it('are shares of the answer scale, by weight, within its ends', () => {
    const reading = read([rating('a', 5), rating('a', 3, { weight: 3 }), rating('b', 9), rating('c', -9)])
    assert.deepEqual(rounded(reading?.share), [0.625, 1, 0])
    assert.deepEqual([...(reading?.items ?? [])], [2, 1, 1])
    // Mean 13/24, deviation by hand .4125; the errors of weights 4 and 1: √(.175²/4 + .2² × .2340) and √(.175² + .2² × .55).
    assert.deepEqual(rounded(reading?.z), [0.202, 1.1112, -1.3132])
    assert.deepEqual(rounded(reading?.shareError), [0.1305, 0.2294, 0.2294])
    assert.deepEqual(rounded(reading?.error), [0.3163, 0.5562, 0.5562])
  })

  it('take a rank as one answer more', () => {
    assert.deepEqual(rounded(read([], ['b', 'a', 'c'])?.share), [0.5, 1, 0])
    assert.deepEqual(rounded(read([rating('a', 1), rating('c', 5)], ['a', 'nothing', 'b'])?.share), [0.5, 0, 1])
  })

  it('count an answer without a weight as one, and leave out what has no scale', () => {
    const reading = read([
      rating('a', 5, { weight: 0 }),
      rating('a', 1),
      rating('b', 2),
      rating('c', 4),
      rating('nothing', 5),
      rating('b', 5, { low: 5 }),
      { ...rating('b', 5), scale: 'style.b' },
    ])
    assert.deepEqual(rounded(reading?.share), [0.5, 0.25, 0.75])
  })

  it('are none where they are not told apart, or too few were asked', () => {
    assert.equal(read([rating('a', 3), rating('b', 3), rating('c', 3)]), undefined)
    assert.equal(read([rating('a', 1), rating('b', 5)]), undefined)
    assert.equal(read([]), undefined)
  })

  it('stay unread where nothing was asked, beside those that were', () => {
    const four = [...elements, { id: 'd', key: 'd', name: 'd' }]
    const reading = readScales('value', four, [rating('a', 1), rating('b', 3), rating('d', 5)])
    assert.deepEqual(rounded(reading?.share), [0, 0.5, -1, 1])
    assert.equal(reading?.z[2], 0)
    assert.equal(rounded(reading?.shareError)?.[2], 0.25)
  })
})

describe('the seed of a profile', () => {
  const answers = { interests: [1, 2, 3, 4, 5, 1], skills: { SQL: 5, Excel: 3 }, values: ['support', 'achievement'] } as const

  it('is that of its answers, in whichever order, and not of the role as written', () => {
    const profile = profileOf({ ...answers, role: 'Nurse' })
    const turned = {
      ...profile,
      ratings: [...profile.ratings].reverse(),
      skills: [...profile.skills].reverse().map((skill) => ({ ...skill, name: ` ${skill.name.toUpperCase()} ` })),
      reach: Object.fromEntries(Object.entries(profile.reach!).reverse()) as typeof profile.reach,
      currentRole: 'Somebody else',
    }
    assert.equal(seedOf(turned), seedOf(profile))
  })

  it('is not moved by the state, which changes pay alone', () => {
    const profile = profileOf(answers)
    const inOhio = { ...profile, reach: { ...profile.reach!, state: 'OH' } }
    assert.equal(seedOf(inOhio), seedOf(profile))
  })

  it('is one text for ever, as reports are drawn again by it', () => {
    const profile = profileOf(answers)
    const [first, second] = profile.ratings
    const few = { ...profile, ratings: [second!, first!], currentOccupation: '29-1141.00', reach: undefined }
    const skills = '["excel 3 self","sql 5 self"]'
    const ratings = '["interest.realistic realistic-1 1 1 5 1","interest.realistic realistic-2 2 1 5 1"]'
    assert.equal(seedOf(few), `[${ratings},${skills},"29-1141.00",[],["support","achievement"]]`)
    const { reach } = JSON.parse(`{"reach":${JSON.stringify({ learningHours: 3, education: 'none' })}}`)
    assert.match(seedOf({ ...few, reach }), /,\["education none","learningHours 3"\],/)
  })

  it('changes with every answer', () => {
    const profile = profileOf(answers)
    const [first, ...others] = profile.ratings
    const changed = [
      { ...profile, ratings: [{ ...first!, value: 4.5 }, ...others] },
      { ...profile, ratings: [{ ...first!, weight: 0.5 }, ...others] },
      { ...profile, ratings: others },
      { ...profile, skills: [{ ...profile.skills[0]!, rating: 6 }, profile.skills[1]!] },
      { ...profile, skills: [{ ...profile.skills[0]!, evidence: 'quiz' }, profile.skills[1]!] },
      { ...profile, currentOccupation: '29-1141.00' },
      { ...profile, reach: { ...profile.reach!, learningHours: 3 } },
      { ...profile, reach: undefined },
      { ...profile, valuesOrder: ['achievement', 'support'] },
    ]
    assert.equal(new Set([profile, ...changed].map(seedOf)).size, changed.length + 1)
  })
})
