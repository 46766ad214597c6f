import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadTitleLists } from '../../src/data/knowledge-base/load-titles.ts'
import { confidenceOf } from '../../src/domain/catalogue/titles/confidence.ts'
import { editDistance } from '../../src/domain/catalogue/titles/spelling.ts'
import { createTitleReader, readTitleLists } from '../../src/domain/catalogue/titles/title-words.ts'

describe('a title as it is compared', () => {
  const { words: titleWords } = createTitleReader(loadTitleLists())
  const WRITTEN: Readonly<Record<string, readonly string[]>> = {
    'Sr. Nurses (Part-time)': ['nurse'],
    Senior: ['senior'],
    'R.N.': ['registered', 'nurse'],
    'C.N.A. (nights)': ['nursing', 'assistant'],
    'Children’s librarian': ['children', 'librarian'],
    "driver's helper": ['driver', 'helper'],
    'book keeper': ['bookkeeper'],
    'front end dev': ['web', 'developer'],
    'full stack engineer': ['software', 'engineer'],
    'ware house handy man': ['warehouse', 'handyman'],
    'Chief of Staff': ['chief', 'staff'],
    boss: ['boss'],
    bus: ['bus'],
    analysis: ['analysis'],
    secretaries: ['secretary'],
    ties: ['tie'],
    coaches: ['coach'],
    brushes: ['brush'],
    boxes: ['box'],
    waitresses: ['waitress'],
    foremen: ['foreman'],
    gas: ['gas'],
    'nurse(nights)helper': ['nurse', 'helper'],
    'diesels chests mentors': ['diesel', 'chest', 'mentor'],
    'dieseries menswomen': ['diesery', 'menswoman'],
    cooks: ['cook'],
    'U.S.A.F cook': ['usaf', 'cook'],
    'book -- keeper': ['bookkeeper'],
    ' book   keeper ': ['bookkeeper'],
    'C++/C# coder': ['c++', 'c#', 'coder'],
    '': [],
    ' -- ': [],
  }
  for (const [written, words] of Object.entries(WRITTEN)) it(`"${written}"`, () => assert.deepEqual(titleWords(written), words))

  it('by the number of edits, a swap of neighbours being one, and no further than the limit', () => {
    const TRIED: readonly (readonly [string, string, number, number])[] = [
      ['nurse', 'nurse', 2, 0],
      ['nusre', 'nurse', 2, 1],
      ['nurse', 'nures', 2, 1],
      ['nurs', 'nurse', 2, 1],
      ['nurse', 'urse', 2, 1],
      ['nurse', 'purse', 2, 1],
      ['kitten', 'sitting', 5, 3],
      ['ca', 'abc', 5, 3],
      ['abcd', 'badc', 5, 2],
      ['ab', 'xa', 5, 2],
      ['ab', 'bx', 5, 2],
      ['', 'abc', 5, 3],
      ['abc', '', 5, 3],
      ['', '', 1, 0],
      ['cat', 'dog', 1, 2],
      ['cat', 'dog', 2, 3],
      ['aaaaaaaa', 'bbbbbbbb', 2, 3],
    ]
    for (const [a, b, limit, edits] of TRIED) assert.equal(editDistance(a, b, limit), edits, `${a} ${b}`)
  })
})

describe('a title that a person wrote', () => {
  const reader = createTitleReader(
    readTitleLists([
      ['alone', 'manager', 'store manager'],
      ['alone', 'sales', 'sales clerk'],
      ['alone', 'customer service', 'service clerk'],
      ['filler', 'senior', ''],
      ['meant', 'host', 'greeter'],
      ['employer', 'amazon', ''],
    ]),
  )
  const WRITTEN: Readonly<Record<string, string>> = {
    'Welder at the yard': 'welder',
    'Welder @ the yard': 'welder',
    'welder at lawson': 'welder',
    'Attorney at law': 'attorney at law',
    'Editor at large': 'editor at large',
    'cook at home': 'cook at home',
    'thatcher @work': 'thatcher work',
    'Amazon welder': 'welder',
    'Amazon’s welder': 'welder',
    'welder, amazons': 'welder',
    'amazonas welder': 'amazona welder',
    Amazon: 'amazon',
    'amazon ab': 'amazon ab',
    ' at Amazon': 'at amazon',
    'amazon amazon welder': 'welder',
    'host, host': 'greeter greeter',
    'amazon spy': 'spy',
    'Host of hosts': 'greeter of host',
    '  Head  of  Sales ': 'sale manager',
    'the head of the kitchen': 'kitchen manager',
    'SVP, sales': 'sale manager',
    'evp: sales': 'sale manager',
    'vp for the region': 'region manager',
    'Senior Executive Vice President of Sales': 'sale manager',
    'assistant vice president sales': 'sale manager',
    'associate avp sales': 'sale manager',
    'group vp sales': 'sale manager',
    'big head of sales': 'big head of sale',
    'spvp sales': 'spvp sale',
    manager: 'store manager (guessed)',
    'Senior Manager': 'store manager (guessed)',
    sales: 'sale clerk (guessed)',
    'Senior customer service': 'service clerk (guessed)',
    'customer service lead': 'customer service lead',
    'old manager': 'old manager',
    managers: 'store manager (guessed)',
  }
  for (const [text, read] of Object.entries(WRITTEN))
    it(`"${text}"`, () => {
      const { words, guessed } = reader.written(text)
      assert.equal(words.join(' ') + (guessed ? ' (guessed)' : ''), read)
    })

  it('is read with lists of known kinds only', () => {
    assert.throws(
      () =>
        readTitleLists([
          ['alone', 'a', 'b'],
          ['lone', 'a', 'b'],
        ]),
      /"lone a b" is of no known kind/,
    )
  })
})

describe('how sure a title is', () => {
  it('is by how alike the nearest known title is, from a least likeness on', () => {
    const halves = [1.15, 1.01, 1, 0.85, 0.84, 0.7, 0.69, 0.5, 0.49, 0].map((likeness) => confidenceOf(0.5, likeness))
    assert.deepEqual(halves, [0.77, 0.77, 0.65, 0.65, 0.66, 0.66, 0.58, 0.58, 0.2, 0.2])
  })

  it('is by the share of the votes, between two steps in proportion', () => {
    const shares = [-1, 0, 0.05, 0.1, 0.25, 0.999, 1, 2].map((share) => Number(confidenceOf(share, 1.15).toFixed(4)))
    assert.deepEqual(shares, [0.3, 0.3, 0.35, 0.4, 0.54, 0.9898, 0.9898, 0.9898])
  })
})
