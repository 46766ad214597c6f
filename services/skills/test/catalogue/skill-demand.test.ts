import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCatalogue } from '../../src/domain/catalogue/catalogue.ts'
import type { KnowledgeBase } from '../../src/domain/catalogue/figures.ts'
import { demandOf, employmentOf } from '../../src/domain/catalogue/skill-demand.ts'

describe('the demand for skills', () => {
  const occupation = (index: number, code: string, more: object = {}) => ({
    index,
    code,
    ranked: true,
    technologies: [],
    ...more,
  })
  const wages = (employment: number) => ({ wages: { employment } })

  it('counts the people of a code once, at the part that is ranked', () => {
    const base = {
      occupations: [
        occupation(0, '11-1011.00', wages(100)),
        occupation(1, '11-1011.01', { ...wages(100), ranked: false }),
        occupation(2, '13-2011.00'),
        occupation(3, '13-9999.01', { ...wages(9), ranked: false }),
      ],
    } as unknown as KnowledgeBase
    const { byIndex, byCode } = employmentOf(base)
    assert.deepEqual(byIndex, [100, 0, 0, 0])
    assert.deepEqual(
      [...byCode],
      [
        ['11-1011', 100],
        ['13-2011', 0],
        ['13-9999', 9],
      ],
    )
  })

  const base = {
    occupations: [
      occupation(0, '11-1011.00', {
        ...wages(100),
        technologies: [
          { technology: 0, inDemand: true },
          { technology: 1, inDemand: false },
          { technology: 2, inDemand: false },
        ],
      }),
      occupation(1, '13-2011.00', {
        ...wages(250),
        technologies: [
          { technology: 1, inDemand: false },
          { technology: 3, inDemand: false },
        ],
      }),
    ],
    technologies: [
      { slug: 'same', hot: true },
      { slug: 'same', hot: true },
      { slug: 'cold', hot: false },
      { slug: 'quiet', hot: true },
    ],
    scales: {
      skill: { elements: [{ id: '2.A.1.c' }], rows: Float64Array.of(3, 2.9) },
      knowledge: { elements: [{ id: '2.C.1' }], rows: Float64Array.of(5, 5) },
    },
    skillEntries: [],
    skillPhrases: new Map([['written communication', ['2.A.1.c']]]),
  } as unknown as KnowledgeBase
  const given = (id: string, more: object = {}) => {
    const { technologies = [], skills = [], knowledge = [], ...entry } = more as Record<string, readonly (string & number)[]>
    return { entry: { id, users: [], occupations: [], ...entry }, technologies, skills, knowledge }
  }
  const demand = (...entries: ReturnType<typeof given>[]) => demandOf(base, employmentOf(base), entries as never)

  it('ranks tools by the people whose employers ask for them, three times where often, a tenth where seldom', () => {
    // 300, 350 and 10; the best tool of an entry counts; users of a tool that the table does not name, a tenth: 25.
    assert.deepEqual(
      demand(
        given('often', { technologies: [0] }),
        given('wide', { technologies: [1] }),
        given('cold', { technologies: [2] }),
        given('both', { technologies: [2, 1] }),
        given('unnamed', { users: ['13-20'] }),
      ),
      [60, 80, 20, 80, 40],
    )
  })

  it('ranks what few ask for often before what more ask for seldom, and both before what we say is used', () => {
    assert.deepEqual(
      demand(
        given('often', { technologies: [0] }),
        given('seldom', { technologies: [3] }),
        given('cold', { technologies: [2] }),
        given('unnamed', { users: ['11-', '13-'] }),
      ),
      [100, 75, 25, 50],
    )
  })

  it('ranks practices by the people of whose work all their elements are', () => {
    const scale = (...rows: number[]) => ({ elements: [{ id: 'a' }, { id: 'b' }], rows: Float64Array.from(rows) })
    const table = { ...base, scales: { skill: scale(3, 1, 2.9, 3), knowledge: scale(1, 5, 5, 1) } } as unknown as KnowledgeBase
    const entries = [
      given('first', { skills: [0] }),
      given('second', { skills: [1] }),
      given('both', { skills: [0, 1] }),
      given('field', { knowledge: [0] }),
      given('other-field', { knowledge: [1] }),
      given('neither', { skills: [1], knowledge: [1] }),
    ]
    assert.deepEqual(demandOf(table, employmentOf(table), entries as never), [50, 83, 17, 83, 50, 17])
  })

  it('ranks practices by the people whose work they are, and the scales each among its own', () => {
    assert.deepEqual(
      demand(
        given('work', { occupations: ['13-2011.00'] }),
        given('elements', { skills: [0], knowledge: [0] }),
        given('nothing', { occupations: ['99-'] }),
        given('people-skill-set', { occupations: ['11-', '13-'] }),
        given('skill-one', { skills: [0] }),
        given('knowledge-one', { knowledge: [0] }),
      ),
      [75, 50, 25, 100, 100, 100],
    )
  })

  it('is told with each entry, whose tool is the first of its slug', () => {
    const skillEntries = [
      {
        id: 'same',
        name: 'b',
        description: 'd',
        category: 'c',
        aliases: ['x'],
        tools: [],
        elements: [],
        occupations: [],
        users: [],
      },
      {
        id: 'writing',
        name: 'A',
        description: 'd',
        category: 'c',
        aliases: [],
        tools: ['cold'],
        elements: [],
        occupations: [],
        users: [],
      },
      {
        id: 'own',
        name: 'C',
        description: 'd',
        category: 'c',
        aliases: [],
        tools: [],
        elements: ['2.C.1'],
        occupations: [],
        users: [],
      },
      {
        id: 'written-communication',
        name: 'D',
        description: 'd',
        category: 'c',
        aliases: [],
        tools: [],
        elements: [],
        occupations: [],
        users: [],
      },
    ]
    const catalogue = createCatalogue({ ...base, skillEntries } as unknown as KnowledgeBase)
    assert.deepEqual(
      catalogue.map(({ id, technologies, skills, knowledge }) => ({ id, technologies, skills, knowledge })),
      [
        { id: 'writing', technologies: [2], skills: [], knowledge: [] },
        { id: 'same', technologies: [0], skills: [], knowledge: [] },
        { id: 'own', technologies: [], skills: [], knowledge: [0] },
        { id: 'written-communication', technologies: [], skills: [0], knowledge: [] },
      ],
    )
    assert.deepEqual(catalogue[1], {
      id: 'same',
      name: 'b',
      description: 'd',
      category: 'c',
      demandScore: 100,
      aliases: ['x'],
      technologies: [0],
      skills: [],
      knowledge: [],
    })
  })
})
