import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createTitleIndex, type KnownTitle } from '../src/domain/catalogue/titles/title-index.ts'
import { createTitleReader, readTitleLists } from '../src/domain/catalogue/titles/title-words.ts'
import { type CatalogueSkill, createCatalogue } from '../src/domain/catalogue.ts'
import { demandOf, employmentOf } from '../src/domain/skill-demand.ts'
import { createSkillNames } from '../src/domain/skill-names.ts'
import type { KnowledgeBase } from '../src/knowledge-base/types.ts'

describe('titles of a small made-up table', () => {
  type Titles = { title: string; more?: readonly string[]; people?: number; group?: string; weight?: number; least?: number }

  const reader = createTitleReader(
    readTitleLists([
      ['alone', 'manager', 'store manager'],
      ['filler', 'senior', ''],
      ['abbreviation', 'rn', 'registered nurse'],
      ['joined', 'book keeper', 'bookkeeper'],
      ['meant', 'host', 'greeter'],
      ['employer', 'amazon', ''],
    ]),
  )
  const indexOf = (table: readonly (Titles | string)[]) => {
    const all = table.map((one): Titles => (typeof one === 'string' ? { title: one } : one))
    const known = all.flatMap(({ title, more = [], weight = 1, least }, index): KnownTitle[] => [
      { index, text: title, weight, ...(least !== undefined && { least }) },
      ...more.map((text) => ({ index, text, weight })),
    ])
    return createTitleIndex(
      known,
      all.map(({ people = 1000, group }, index) => ({ people, group: group ?? `group ${index}` })),
      reader,
    )
  }
  const find = (table: readonly (Titles | string)[], written: string, limit = 5) => indexOf(table).find(written, limit)
  const titles = (...given: Parameters<typeof find>) => find(...given).map(({ matchedTitle }) => matchedTitle)
  const certain = (title: string): Titles => ({ title, least: 0.97 })

  it('are found by the words that the lists make of them', () => {
    const table = ['Registered Nurse', 'Bookkeeper', 'Greeter', 'Store Manager', 'Welder']
    assert.equal(titles(table, 'RN')[0], 'Registered Nurse')
    assert.equal(titles(table, 'Senior book keeper')[0], 'Bookkeeper')
    assert.equal(titles(table, 'host')[0], 'Greeter')
    assert.equal(titles(table, 'Amazon welder')[0], 'Welder')
    assert.equal(titles(table, 'Welder at the bookkeeper')[0], 'Welder')
    assert.deepEqual([titles(table, ' -- '), titles(table, 'xyzzy')], [[], []])
  })

  it('are as sure as the same words alone, less when the trade is guessed, the word mended or not finished', () => {
    const table = [certain('Dental Hygienist'), certain('Store Manager'), certain('Welder')]
    assert.deepEqual(find(table, 'dental hygienist'), [{ index: 0, matchedTitle: 'Dental Hygienist', score: 0.984 }])
    assert.equal(find(table, 'store manager')[0]?.score, 0.984)
    assert.equal(find(table, 'manager')[0]?.score, 0.837)
    assert.equal(find(table, 'dental hygenist')[0]?.score, 0.955)
    assert.equal(find(table, 'dental hygie')[0]?.score, 0.866)
  })

  it('complete the last word from three letters on, to the commonest that begins so', () => {
    assert.equal(
      titles(['Dental Hygiene Clerk', 'Dental Hygienist', 'Oral Hygienist', 'Clerk'], 'dental hygien')[0],
      'Dental Hygienist',
    )
    assert.deepEqual(titles(['Bookkeeper'], 'keeper'), [])
    assert.deepEqual(titles(['Bookkeeper'], 'bo'), [])
    assert.deepEqual(titles(['Bookkeeper'], 'boo'), ['Bookkeeper'])
  })

  it('mend one letter, and two from eight letters on, but never the first', () => {
    const table = ['Mechanic', 'Plumber', 'Nurse']
    assert.deepEqual(titles(table, 'mexhanik')[0], 'Mechanic')
    assert.deepEqual(titles(table, 'plunber'), ['Plumber'])
    assert.deepEqual(titles(table, 'plunbar'), [])
    assert.deepEqual(titles(table, 'zurse'), [])
    assert.deepEqual(titles(['Cook'], 'cok'), [])
  })

  it('mend to the nearest word, the commoner of equals, then the first', () => {
    const commoner = ['Nurle', 'Nurse', { title: 'Night Nurse', more: ['Day Nurse'] }]
    assert.equal(titles(commoner, 'nurze')[0], 'Nurse')
    const nearest = ['Mechanic', 'Mechanist', 'Night Mechanist', 'Day Mechanist', 'Old Mechanist']
    assert.equal(titles(nearest, 'mechanik')[0], 'Mechanic')
    assert.equal(titles(['Nurle', 'Nurpe'], 'nurze')[0], 'Nurle')
  })

  it('are an occupation once, with the title of most votes', () => {
    const carer = { title: 'Carer', more: ['Night Nurse', 'Nurse'] }
    assert.deepEqual(titles([carer, 'Welder'], 'nurse'), ['Nurse'])
    assert.deepEqual(
      find(['Beta', 'Alpha'], 'alpha beta').map(({ index }) => index),
      [0, 1],
    )
  })

  it('prefer the occupation with more people, the more trusted title, and the one that is known by these very words', () => {
    const few = { title: 'Keeper', people: 10 }
    const many = { title: 'Keeper', people: 900_000 }
    const order = (...table: Titles[]) => find(table, 'keeper').map(({ index }) => index)
    assert.deepEqual(
      [order(few, many), order(many, few)],
      [
        [1, 0],
        [0, 1],
      ],
    )
    assert.deepEqual(order({ ...few, weight: 0.5 }, few), [1, 0])
    assert.deepEqual(order(many, { ...few, least: 0.92 }), [1, 0])
    // The specialities of one code vote together, and the one with most votes answers.
    const together = [
      { ...few, group: 'a' },
      { ...few, people: 600, group: 'a' },
      { ...few, people: 700 },
    ]
    assert.deepEqual(order(...together), [1, 2])
  })

  it('are trusted more when several sources know them, up to twice the weight of one', () => {
    const from = (count: number) => ({ title: 'Keeper', more: Array.from({ length: count - 1 }, () => 'Keeper') })
    const share = (count: number) => find(['Keeper', from(count)], 'keeper')[0]!
    assert.equal(share(2).index, 1)
    assert.deepEqual(share(3), share(2))
  })

  it('are named only by exactly their words', () => {
    const index = indexOf([certain('Registered Nurse'), 'Night Nurse'])
    assert.deepEqual(index.named('nurse', 5), [])
    assert.deepEqual(index.named('registered nurses', 5), [{ index: 0, matchedTitle: 'Registered Nurse', score: 0.984 }])
  })
})

describe('skills of a small made-up table', () => {
  type Tool = { name: string; hot?: boolean; users?: number }
  const entry = (id: string, name: string, more: Partial<CatalogueSkill> = {}): CatalogueSkill => ({
    id,
    name,
    description: '',
    category: '',
    demandScore: 1,
    aliases: [],
    technologies: [],
    skills: [],
    knowledge: [],
    ...more,
  })
  const SCALES = {
    skill: { elements: ['Active Listening', 'Mathematics'].map((name, at) => ({ id: `2.A.1.${'bc'[at]}`, key: '', name })) },
    knowledge: {
      elements: ['Law and Government', 'Mathematics', 'Fine Arts: Old'].map((name, at) => ({ id: `2.C.${at}`, key: '', name })),
    },
  }
  const names = (tools: readonly (Tool | string)[], catalogue: readonly CatalogueSkill[] = []) => {
    const technologies = tools.map((tool, at) => ({
      slug: `tool-${at}`,
      hot: true,
      users: 20,
      ...(typeof tool === 'string' ? { name: tool } : tool),
    }))
    return createSkillNames({ technologies, scales: SCALES } as unknown as KnowledgeBase, catalogue)
  }
  const slug = (resolve: ReturnType<typeof names>, written: string) => resolve.resolve(written)?.slug

  it('are tools by name, without their maker, without "software" or "Server", and by their short form', () => {
    const tools = names([
      'Adobe Zorro Server',
      'Microsoft Whizz software',
      'Acme software suite',
      'Structured counting language SCL',
      'Big ABC thing',
      'Paint pad',
      'Oil X',
      'Adobe Zumba Server Pro',
      'Tally books TB software',
    ])
    assert.deepEqual(
      ['adobe zorro server', 'zorro server', 'zorro', 'whizz', 'scl', 'tb', 'zumba server pro'].map((written) =>
        slug(tools, written),
      ),
      ['tool-0', 'tool-0', 'tool-0', 'tool-1', 'tool-3', 'tool-8', 'tool-7'],
    )
    for (const written of ['abc', 'pad', 'zumba pro', 'lx']) assert.equal(slug(tools, written), undefined, written)
    assert.deepEqual(
      ['whizz', 'acme software suite'].map((written) => tools.resolve(written)?.name),
      ['Whizz', 'Acme software suite'],
    )
  })

  it('with one name are the tool that is asked for most', () => {
    const first = (tools: readonly Tool[]) => slug(names(tools), 'scl')
    const quiet = { name: 'Structured counting language SCL', hot: false, users: 900 }
    const hot = { name: 'Small clever list SCL', hot: true, users: 10 }
    const hotter = { name: 'Some common list SCL', hot: true, users: 20 }
    assert.equal(first([quiet, hot]), 'tool-1')
    assert.equal(first([hot, hotter]), 'tool-1')
    assert.equal(first([hotter, hot]), 'tool-0')
    assert.equal(first([hotter, { ...hotter, name: 'So called list SCL' }]), 'tool-0')
  })

  it('go by the bare name of a quiet tool from ten occupations on', () => {
    const found = (users: number) => slug(names([{ name: 'Adobe Zorro', hot: false, users }]), 'zorro')
    assert.deepEqual([found(10), found(9)], ['tool-0', undefined])
    const quiet = names([{ name: 'Adobe Zorro Server', hot: false, users: 10 }])
    assert.deepEqual(
      ['zorro server', 'zorro skill', 'zorro skills', 'zorro tool'].map((written) => slug(quiet, written)),
      ['tool-0', 'tool-0', 'tool-0', 'tool-0'],
    )
  })

  it('keep the name of a tool whose namesake the table does not have', () => {
    assert.equal(slug(names(['Jira']), 'jira'), 'tool-0')
    assert.equal(slug(names(['Jira', 'Atlassian JIRA']), 'jira'), 'tool-1')
  })

  it('are found with an s, and with words that say only what kind they are', () => {
    const tools = names(['Zebra', 'Zebrax', 'Ab'])
    for (const written of ['zebras', 'zebra skill', 'zebra skills', 'zebra tool', 'zebra tools', 'Zebra software tools'])
      assert.equal(slug(tools, written), 'tool-0', written)
    assert.equal(slug(tools, 'zebrasx'), undefined)
    assert.equal(slug(tools, 'abs'), undefined)
    assert.equal(slug(names(['(software)'], [entry('nothing', '(none)')]), ''), undefined)
  })

  it('are elements of the scales, a skill before a field of knowledge', () => {
    const resolve = names([]).resolve
    assert.deepEqual(resolve('Active Listening'), {
      technology: undefined,
      skills: [0],
      knowledge: [],
      slug: 'active-listening',
      name: 'Active Listening',
      kind: 'skill',
    })
    assert.deepEqual(resolve('law and government'), {
      technology: undefined,
      skills: [],
      knowledge: [0],
      slug: 'law-and-government',
      name: 'Law and Government',
      kind: 'knowledge',
    })
    const both = resolve('Mathematics')
    assert.deepEqual([both?.skills, both?.knowledge, both?.kind], [[1], [1], 'skill'])
    assert.equal(resolve('Fine Arts: Old')?.slug, 'fine-arts-old')
  })

  it('are phrases that stand for elements, under a slug of their words', () => {
    const found = names([]).resolve('verbal communication')
    assert.deepEqual([found?.slug, found?.name, found?.skills], ['verbal-communication', 'Verbal communication', [0]])
  })

  it('are entries of the catalogue by name, alias and id, the first of those that share one', () => {
    const catalogue = [
      entry('boat-building', 'Building of boats', { aliases: ['Boats', 'Hulls'], skills: [0] }),
      entry('hull-making', 'Making of hulls', { aliases: ['Hulls'], knowledge: [0] }),
      entry('zorro', 'The fox', { technologies: [0] }),
      entry('zorro-again', 'The fox again', { technologies: [0] }),
    ]
    const resolve = names(['Adobe Zorro'], catalogue)
    assert.deepEqual(
      ['boat building', 'building of boats', 'hulls', 'hull making', 'adobe zorro'].map((written) => slug(resolve, written)),
      ['boat-building', 'boat-building', 'boat-building', 'hull-making', 'zorro'],
    )
    assert.deepEqual(
      ['boats', 'hull making', 'the fox'].map((written) => resolve.resolve(written)?.kind),
      ['skill', 'knowledge', 'technology'],
    )
  })

  it('are found inside more words: the longest first, then the earlier; single words only when well known', () => {
    const catalogue = [entry('boat-building', 'Boat building'), entry('rowing', 'Rowing')]
    const inside = names(['Zebra', 'Okapi', { name: 'Gnu', hot: false }], catalogue)
    assert.equal(slug(inside, 'zebra quux okapi'), 'tool-0')
    assert.equal(slug(inside, 'zebra quux boat building quux'), 'boat-building')
    assert.equal(slug(inside, 'quux gnu quux'), undefined)
    assert.equal(slug(inside, 'quux rowing quux'), undefined)
    assert.equal(slug(inside, 'quux writing quux'), 'writing')
    assert.equal(slug(names(['Abz']), 'quux ab abz'), 'tool-0')
  })
})

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
      occupation(1, '13-2011.00', { ...wages(250), technologies: [{ technology: 1, inDemand: false }] }),
    ],
    technologies: [
      { slug: 'same', hot: true },
      { slug: 'same', hot: true },
      { slug: 'cold', hot: false },
    ],
    scales: {
      skill: { elements: [{ id: '2.A.1.c' }], rows: Float64Array.of(3, 2.9) },
      knowledge: { elements: [{ id: '2.C.1' }], rows: Float64Array.of(5, 5) },
    },
    skillEntries: [],
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
    ]
    const catalogue = createCatalogue({ ...base, skillEntries } as unknown as KnowledgeBase)
    assert.deepEqual(
      catalogue.map(({ id, technologies, skills, knowledge }) => ({ id, technologies, skills, knowledge })),
      [
        { id: 'writing', technologies: [2], skills: [], knowledge: [] },
        { id: 'same', technologies: [0], skills: [], knowledge: [] },
        { id: 'own', technologies: [], skills: [], knowledge: [0] },
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
