import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../../src/domain/matching/engine.ts'
import { findGaps } from '../../src/domain/matching/gaps.ts'
import type { Ranking } from '../../src/domain/matching/rank.ts'
import type { LevelReading } from '../../src/domain/person/level-reading.ts'
import type { Person } from '../../src/domain/person/person.ts'
import { findDoors } from '../../src/domain/reach/doors.ts'

const elements = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}.${at}`, key: '', name: `${prefix} ${at}` }))

const reading = (levels: readonly number[], weights: readonly number[] = levels.map(() => 1)) =>
  ({ level: Float64Array.from(levels), weight: Float64Array.from(weights) }) as unknown as LevelReading

/** Tools that nobody has to be told of. */
const EVERYBODY = ['Office software', 'Word', 'Outlook', 'PowerPoint', 'Windows'].map((name) => `Microsoft ${name}`)

describe('gaps of one occupation', () => {
  /** One occupation with five skills and one field of knowledge: importance and level of each. */
  const engine = {
    base: {
      scales: {
        skill: { elements: elements('2.A', 5), rows: Float64Array.of(0, 0, 0, 0, 0, 5, 3, 2.99, 4, 5) },
        knowledge: { elements: elements('2.C', 1), rows: Float64Array.of(0, 3) },
      },
      skillLevels: Float64Array.of(0, 0, 0, 0, 0, 4, 3, 6, 2, 7),
      knowledgeLevels: Float64Array.of(0, 5),
      occupations: [
        { technologies: [] },
        {
          technologies: [6, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12].map((technology) => ({
            technology,
            inDemand: technology !== 1,
          })),
        },
      ],
      technologies: ['Microsoft Excel', 'Rare', 'A', 'B', 'C', 'D', 'E', 'Held', ...EVERYBODY].map((name, at) => ({
        slug: name.toLowerCase(),
        name,
        users: [900, 800, 10, 20, 20, 40, 5, 700][at] ?? 900,
      })),
    },
  } as unknown as Engine
  const person = (skills: LevelReading | undefined, knowledge: LevelReading | undefined) =>
    ({ skills, knowledge, technologies: new Map([[7, 1]]) }) as unknown as Person
  const tools = (gaps: ReturnType<typeof findGaps>) => gaps.filter(({ id }) => !id.startsWith('2.'))

  it('are a shortfall by importance, or an unused surplus at half', () => {
    const gaps = findGaps(engine, person(reading([3, 5, 0, 2, 0], [1, 1, 1, 0.12, 1]), reading([4.5])), 1)
    const found = Object.fromEntries(gaps.map(({ id, ...gap }) => [id, gap]))
    assert.deepEqual(found['2.A.0'], {
      name: '2.A 0',
      importance: 5,
      levelAsked: 4,
      levelHeld: 3,
      size: 0.5,
      hoursLow: 40,
      hoursHigh: 100,
    })
    // Importance 3 weighs half: two levels too many are -.25.
    assert.deepEqual(found['2.A.1'], {
      name: '2.A 1',
      importance: 3,
      levelAsked: 3,
      levelHeld: 5,
      size: -0.25,
      hoursLow: 0,
      hoursHigh: 0,
    })
    assert.equal(found['2.A.2'], undefined)
    assert.deepEqual([found['2.A.3']?.size, found['2.A.3']?.levelHeld], [0, 2])
    assert.deepEqual([found['2.A.4']?.size, found['2.A.4']?.hoursLow, found['2.A.4']?.hoursHigh], [1, 280, 700])
    assert.deepEqual([found['2.C.0']?.size, found['2.C.0']?.levelHeld], [0.125, 4.5])
  })

  it('come widest first, equals by their id', () => {
    const order = (gaps: ReturnType<typeof findGaps>) => gaps.map(({ id }) => id)
    assert.deepEqual(order(findGaps(engine, person(reading([3, 5, 0, 2, 0]), reading([4.5])), 1)), [
      '2.A.4',
      '2.A.0',
      '2.C.0',
      'a',
      'b',
      'c',
      'd',
      '2.A.3',
      '2.A.1',
    ])
  })

  it('are unknown where nothing is known of the person', () => {
    const unknown = { levelHeld: -1, size: 0, hoursLow: 0, hoursHigh: 0 }
    const [first] = findGaps(engine, person(undefined, undefined), 1).filter(({ id }) => id === '2.A.0')
    assert.deepEqual(first, { id: '2.A.0', name: '2.A 0', importance: 5, levelAsked: 4, ...unknown })
    const [weak] = findGaps(engine, person(reading([3, 0, 0, 0, 0], [0.119, 0, 0, 0, 0]), undefined), 1).filter(
      ({ id }) => id === '2.A.0',
    )
    assert.equal(weak?.levelHeld, -1)
    assert.ok(!findGaps(engine, person(undefined, undefined), 1).some(({ id }) => id === '2.C.0'))
  })

  it('are the four commonest tools that employers ask for and the person did not name, but for what everybody uses', () => {
    const found = tools(findGaps(engine, person(undefined, undefined), 1))
    assert.deepEqual(
      found.map(({ id }) => id),
      ['a', 'b', 'c', 'd'],
    )
    assert.deepEqual(found[0], {
      id: 'a',
      name: 'A',
      importance: 3,
      levelAsked: 0,
      levelHeld: -1,
      size: 0.08,
      hoursLow: 15,
      hoursHigh: 60,
    })
  })
})

describe('doors', () => {
  type Job = {
    pay?: number
    percent?: number
    skills: readonly number[]
    fields?: readonly number[]
    importance?: number
    refused?: boolean
    listed?: boolean
    education?: string
    gate?: object
  }

  /** Jobs with four skills (the last not asked for unless it is said) and two fields of knowledge, all important; the person earns 50,000 and holds level 3 in each. */
  const doors = (jobs: readonly Job[], more: { limit?: number; held?: Partial<Person> } = {}) => {
    const engine = {
      base: {
        gates: new Map(jobs.flatMap(({ gate }, index) => (gate ? [[codeOf(index), { ...GATE, ...gate }] as const] : []))),
        indexOf: new Map(jobs.map((_, index) => [codeOf(index), index])),
        occupations: jobs.map(({ pay = 60_000, education = "Bachelor's degree" }, index) => ({
          index,
          code: codeOf(index),
          title: 'Job',
          ranked: true,
          zone: 3,
          wages: pay > 0 ? { p50: pay } : undefined,
          outlook: { growthPercent: 5, openings: 9000 },
          entry: { education, experience: 'None', training: 'None' },
          exposure: { middle: 50, modernHigh: false },
        })),
        scales: {
          skill: {
            elements: elements('2.A', 4),
            rows: Float64Array.from(jobs.flatMap(({ importance = 4 }) => Array(4).fill(importance))),
          },
          knowledge: { elements: elements('2.C', 2), rows: new Float64Array(2 * jobs.length).fill(4) },
        },
        skillLevels: Float64Array.from(jobs.flatMap(({ skills: [a = 3, b = 3, c = 3, d = 3] }) => [a, b, c, d])),
        knowledgeLevels: Float64Array.from(jobs.flatMap(({ fields = [3, 3] }) => fields)),
      },
    } as unknown as Engine
    const ranking = {
      person: {
        skills: reading([3, 3, 3, 3]),
        knowledge: reading([3, 3]),
        reach: { salaryCurrent: 50_000, education: 'bachelors', yearsExperience: 3 },
        ...more.held,
      },
      selection: { eligible: jobs.flatMap(({ refused }, index) => (refused ? [] : [index])) },
      ranked: jobs.flatMap(({ listed }, index) => (listed ? [index] : [])),
      percent: Float64Array.from(jobs, ({ percent = 70 }) => percent),
    } as unknown as Ranking
    return findDoors(engine, ranking, more.limit ?? 8)
  }
  const codeOf = (index: number) => `15-12${index + 10}.00`
  const GATE = { kind: 'certificate', least: 0, firstDegree: 0, sameCodes: ['99-'], relatedCodes: [], fields: [] }
  const opened = (found: ReturnType<typeof findDoors>) => found.map((door) => `${door.id} ${door.examples}`)

  it('stay those of the smallest step where a wider one finds no more', () => {
    const found = doors([{ skills: [5, 3, 3] }, { skills: [3, 5, 3] }, { skills: [3, 3, 5], fields: [5, 3] }])
    assert.deepEqual(found.map(({ id }) => id).sort(), ['2.A.0', '2.A.1'])
  })

  it('are skills of which a job asks clearly more, with the jobs that each opens, best first', () => {
    const found = doors([{ skills: [4, 3, 3], percent: 60 }, { skills: [5, 3, 3], percent: 80 }, { skills: [3, 3.75, 3] }])
    assert.deepEqual(found, [
      { id: '2.A.0', name: '2.A 0', opened: 2, examples: [1, 0], hoursLow: 80, hoursHigh: 200 },
      { id: '2.A.1', name: '2.A 1', opened: 1, examples: [2], hoursLow: 30, hoursHigh: 75 },
    ])
    assert.deepEqual(opened(doors([{ skills: [3, 3.74, 3] }])), [])
    assert.deepEqual(opened(doors([{ skills: [3, 4, 3], importance: 3.24 }])), [])
    assert.deepEqual(opened(doors([{ skills: [3, 4, 3], importance: 3.25 }])), ['2.A.1 0'])
  })

  it('are no wider than two and a half levels', () => {
    assert.deepEqual(opened(doors([{ skills: [5.5, 3, 3] }])), ['2.A.0 0'])
    assert.deepEqual(opened(doors([{ skills: [5.51, 3, 3] }])), [])
  })

  it('are fields of knowledge from one and a half levels, where knowledge was read', () => {
    const jobs = [
      { skills: [3, 3, 3], fields: [4.5, 3] },
      { skills: [3, 3, 3], fields: [3, 4.49] },
    ]
    assert.deepEqual(opened(doors(jobs)), ['2.C.0 0'])
    assert.deepEqual(opened(doors(jobs, { held: { knowledge: undefined } })), [])
    assert.equal(doors([{ skills: [4, 4, 4, 4] }], { held: { knowledge: undefined } }).length, 4)
    assert.deepEqual(opened(doors([{ skills: [4, 3, 3] }], { held: { skills: undefined } })), [])
  })

  it('open work that is paid better and fits at least middling', () => {
    const job = { skills: [4, 3, 3] }
    assert.deepEqual(opened(doors([{ ...job, pay: 51_001 }])), ['2.A.0 0'])
    assert.deepEqual(opened(doors([{ ...job, pay: 51_000 }])), [])
    assert.deepEqual(opened(doors([{ ...job, percent: 50 }])), ['2.A.0 0'])
    assert.deepEqual(opened(doors([{ ...job, percent: 49.9 }])), [])
    assert.deepEqual(opened(doors([{ ...job, pay: 0 }])), [])
  })

  it('open nothing that a rule refuses, that is on the list already, or that asks for more than half a year', () => {
    const job = { skills: [4, 3, 3] }
    const through = (study: readonly number[], paid = [0, 0], experience = 0) => ({
      gate: { outside: { study, paid, experience } },
    })
    assert.deepEqual(opened(doors([{ ...job, refused: true }])), [])
    assert.deepEqual(opened(doors([{ ...job, listed: true }])), [])
    assert.deepEqual(opened(doors([{ ...job, education: "Master's degree" }])), [])
    assert.deepEqual(opened(doors([{ ...job, education: 'not printed' }])), [])
    assert.deepEqual(opened(doors([{ ...job, ...through([2, 30], [2, 30], 2) }])), ['2.A.0 0'])
    assert.deepEqual(opened(doors([{ ...job, ...through([3, 30], [2, 30], 2) }])), [])
    assert.deepEqual(opened(doors([{ ...job, gate: {} }])), [])
  })

  it('show three examples, and equals by their place and id', () => {
    const jobs = [0, 1, 2, 3].map(() => ({ skills: [4, 3, 3] }))
    assert.deepEqual(doors(jobs)[0]?.examples, [0, 1, 2])
    assert.equal(doors(jobs)[0]?.opened, 4)
    assert.deepEqual(opened(doors([{ skills: [3, 4, 3] }, { skills: [4, 3, 3] }])), ['2.A.0 1', '2.A.1 0'])
    assert.deepEqual(opened(doors([{ skills: [3, 4, 3] }, { skills: [4, 3, 3] }], { limit: 1 })), ['2.A.0 1'])
  })

  it('let one to three skills be short as well, when few doors are found otherwise', () => {
    const both = { skills: [4, 4, 3] }
    assert.deepEqual(opened(doors([both])), ['2.A.0 0', '2.A.1 0'])
    // One door with nothing else short, two with one more: the longer list is shown.
    assert.deepEqual(opened(doors([both, { skills: [3, 3, 4] }])), ['2.A.0 0', '2.A.1 0'])
    assert.deepEqual(opened(doors([both, { skills: [3, 3, 4] }], { limit: 1 })), ['2.A.2 1'])
    assert.deepEqual(opened(doors([{ skills: [4, 4, 4], fields: [4.5, 3] }])), ['2.A.0 0', '2.A.1 0', '2.A.2 0', '2.C.0 0'])
    assert.deepEqual(opened(doors([{ skills: [4, 4, 4], fields: [4.5, 4.5] }])), [])
  })
})
