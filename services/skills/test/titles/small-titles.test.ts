import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createTitleIndex, type KnownTitle } from '../../src/domain/catalogue/titles/title-index.ts'
import { createTitleReader, readTitleLists } from '../../src/domain/catalogue/titles/title-words.ts'

describe('titles of a small made-up table', () => {
  type Titles = {
    title: string
    more?: readonly string[]
    people?: number
    group?: string
    weight?: number
    least?: number
    chosen?: boolean
  }

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
    const known = all.flatMap(({ title, more = [], weight = 1, least, chosen }, index): KnownTitle[] => [
      { index, text: title, weight, ...(least !== undefined && { least }), ...(chosen !== undefined && { chosen }) },
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
    assert.equal(find(table, 'dental hygenist')[0]?.score, 0.969)
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
    assert.deepEqual(titles(table, 'plumbr'), ['Plumber'])
    assert.deepEqual(titles(['Cook'], 'coik'), ['Cook'])
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

  it('weigh by how rare their shared words are, and less the more words they have of their own', () => {
    assert.deepEqual(find(['Night Cook', 'Night Clerk', 'Night Guard', 'Zebra'], 'night zebra'), [
      { index: 3, matchedTitle: 'Zebra', score: 0.802 },
    ])
    assert.deepEqual(titles(['Very Long Night Nurse', 'Night Nurse'], 'nurse'), ['Night Nurse'])
    assert.deepEqual(titles(['Night Nurse', 'Night Guard'], 'nurse'), ['Night Nurse'])
  })

  it('are no surer than like titles allow, whatever belongs to the same words', () => {
    const [found] = find([certain('Dental Hygienist')], 'dental')
    assert.deepEqual([found?.matchedTitle, found!.score < 0.8], ['Dental Hygienist', true])
    // Only the last word is finished for the person.
    assert.ok(find([certain('Old Dental Hygienist')], 'old dent hygienist')[0]!.score < 0.8)
    // A word that is not known makes the title less alike, and is no spelling mistake.
    assert.equal(find([certain('Dental Hygienist')], 'dental hygienist qqq')[0]?.score, 0.698)
  })

  it('are shown by the title that is most alike, the first of equals', () => {
    const shown = (...more: string[]) => titles([{ title: more[0]!, more: more.slice(1) }], 'nurse')
    assert.deepEqual(shown('Old Night Nurse', 'Night Nurse'), ['Night Nurse'])
    assert.deepEqual(shown('Night Nurse', 'Old Night Nurse'), ['Night Nurse'])
    assert.deepEqual(shown('Nurse Alpha', 'Nurse Beta'), ['Nurse Alpha'])
  })

  it('are not there when the best is not sure, or when next to nobody votes for them', () => {
    assert.deepEqual(titles(['Welder'], 'qqq welder'), [])
    assert.deepEqual(titles(['Keeper', { title: 'Keeper', weight: 0.05 }, { title: 'Keeper', weight: 0.02 }], 'keeper').length, 2)
    // Three hundred distant titles of one code are no vote.
    const distant = Array.from({ length: 300 }, () => ({
      title: 'Night Aa Bb Cc Dd Ee',
      people: 900_000,
      group: 'distant',
      weight: 2,
    }))
    assert.deepEqual(titles(['Night', ...distant], 'night'), ['Night'])
    assert.equal(titles(['Night', ...distant.map((one) => ({ ...one, title: 'Night Aa' }))], 'night').length, 2)
  })

  it('are as many as were asked for, of one code the first of equals', () => {
    const index = indexOf(['Keeper', 'Keeper', 'Keeper'])
    assert.deepEqual(
      [index.find('keeper', 2).length, index.named('keeper', 2).length, index.named('keeper', 5).length],
      [2, 2, 3],
    )
    const same = [
      { title: 'Beta', group: 'a' },
      { title: 'Alpha', group: 'a' },
    ]
    assert.deepEqual(
      find(same, 'alpha beta').map(({ index: place }) => place),
      [0],
    )
  })

  it('that several sources know keep the surest', () => {
    const known = [
      { title: 'Keeper', people: 900_000 },
      { title: 'Keeper', people: 10, least: 0.92, more: ['Keeper'] },
    ]
    assert.deepEqual(
      find(known, 'keeper').map(({ index }) => index),
      [1, 0],
    )
  })

  it('without words are none', () => assert.deepEqual(indexOf([' -- ', 'Welder']).named('--', 5), []))

  it('are named only by exactly their words', () => {
    const index = indexOf([certain('Registered Nurse'), 'Night Nurse'])
    assert.deepEqual(index.named('nurse', 5), [])
    assert.deepEqual(index.named('registered nurses', 5), [{ index: 0, matchedTitle: 'Registered Nurse', score: 0.984 }])
  })

  describe('that were chosen', () => {
    const chosen = (title: string, more: Partial<Titles> = {}): Titles => ({ title, least: 0.92, chosen: true, ...more })
    const places = (table: readonly (Titles | string)[], written: string) => find(table, written).map(({ index }) => index)

    it('answer for their code, whatever its other occupations have in votes or are sure of', () => {
      const much = { title: 'Keeper', group: 'a', people: 900_000, weight: 2 }
      assert.deepEqual(places([much, chosen('Keeper', { group: 'a' })], 'keeper'), [1])
      assert.deepEqual(places([{ ...much, least: 0.97 }, chosen('Keeper', { group: 'a' })], 'keeper'), [1])
      assert.deepEqual(places([chosen('Keeper', { group: 'a' }), chosen('Keeper', { group: 'a', least: 0.97 })], 'keeper'), [1])
      // Only words that are quite the same choose.
      assert.deepEqual(places([{ ...much, title: 'Night Keeper' }, chosen('Keeper', { group: 'a' })], 'night keeper'), [0])
    })

    it('keep the name of an employer, and come before what is found without it', () => {
      assert.deepEqual(places(['Stower', chosen('Amazon Stower')], 'amazon stower'), [1, 0])
      assert.deepEqual(places(['Stower', 'Amazon Stower'], 'amazon stower')[0], 0)
    })

    it('are told apart from others, and never by what stands in parentheses or is a word for many trades', () => {
      const index = indexOf([chosen('Registered Nurse'), 'Welder', chosen('Senior Manager'), chosen('Store Manager')])
      const told = (title: string) => index.chosen(title, 5).map(({ matchedTitle }) => matchedTitle)
      assert.deepEqual(told('RN'), ['Registered Nurse'])
      assert.deepEqual([told('welder'), told('nurse'), told('RN (nights)'), told('manager')], [[], [], [], []])
      assert.equal(indexOf([chosen('Keeper'), chosen('Keeper')]).chosen('keeper', 1).length, 1)
    })

    it('are chosen once they are so in one of several sources', () => {
      const twice = { ...chosen('Keeper', { group: 'a', people: 10 }), more: ['Keeper'] }
      assert.deepEqual(places([{ title: 'Keeper', group: 'a', people: 900_000, weight: 2 }, twice], 'keeper'), [1])
    })
  })
})
