import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadEmployers } from '../../src/data/knowledge-base/load-titles.ts'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import type { TitleIndex } from '../../src/domain/catalogue/titles/title-index.ts'
import { knownTitles } from '../support/known-titles.ts'
import { NO_FAMILIES, resolveKnown as resolve } from '../support/resolve-known.ts'

describe('a title with where or at what', () => {
  const kindAndFirst = (written: string, known: Parameters<typeof knownTitles>[0]) => {
    const { kind, matches } = resolve(written, known)
    return [kind, matches[0]?.matchedTitle]
  }

  it('is the title alone where that is certain and the rest names nothing', () => {
    for (const written of [
      'baker, hotel kitchen',
      'baker; hotel kitchen',
      'baker: hotel kitchen',
      'baker (hotel kitchen)',
      'baker – hotel kitchen',
      'baker — hotel kitchen',
      'baker | hotel kitchen',
      'baker - hotel kitchen',
      'baker at a hotel kitchen',
      'baker at an inn',
      'baker for my uncle',
      'baker in the hotel kitchen',
      'baker on ships',
      'baker with hotel kitchen',
    ])
      assert.deepEqual(kindAndFirst(written, { baker: 0.9 }), ['occupation', 'baker'], written)
    assert.deepEqual(kindAndFirst('baker, hotel', { baker: 0.89 }), ['not_sure', undefined])
    assert.deepEqual(kindAndFirst('baker-hotel', { baker: 0.95 }), ['not_sure', undefined])
    assert.deepEqual(kindAndFirst('shaman, hotel', { baker: 0.95 }), ['not_sure', undefined])
    assert.deepEqual(kindAndFirst('rn, hotel', { rn: 0.9 }), ['occupation', 'rn'])
  })

  it('is read turned around first, which says more', () => {
    const known = { teacher: 0.95, 'high school teacher': 0.9 }
    assert.deepEqual(kindAndFirst('teacher (high school)', known), ['occupation', 'high school teacher'])
    for (const written of ['at the', 'at a', 'at an', 'at my', 'at', 'in', 'for', 'on', 'with', ',', ' :', '-'].map(
      (by) => `teacher ${by} high school`,
    ))
      assert.deepEqual(kindAndFirst(written, known), ['occupation', 'high school teacher'], written)
  })

  it('is not the head alone where the whole speaks for something else', () => {
    const kind = (turned: number | readonly number[]) =>
      resolve('painter, auto body', { painter: 0.95, 'auto body painter': turned })
    assert.equal(kind(0.5).kind, 'not_sure')
    assert.deepEqual(kind(0.49), { kind: 'occupation', matches: [{ index: 0, matchedTitle: 'painter', score: 0.95 }] })
    assert.deepEqual(
      kind([0.9, 0.3]).matches.map(({ index }) => index),
      [10, 11],
    )
    const same: TitleIndex['find'] = (title) => [{ index: 3, matchedTitle: title, score: title === 'painter' ? 0.95 : 0.6 }]
    const knowledge = {
      index: { find: same, named: same, chosen: () => [] },
      special: [],
      owned: [],
      specialities: new Map(),
      frames: [],
      employers: [],
      settings: /(?!)/,
      families: NO_FAMILIES,
      workIn: () => undefined,
    }
    assert.deepEqual(resolveTitle(knowledge, 'painter, inside').matches, [{ index: 3, matchedTitle: 'painter', score: 0.95 }])
  })

  it('without a sign between is read turned around where that says the same for certain', () => {
    /** What each wording is found as. */
    const find = (found: Readonly<Record<string, [index: number, score: number]>>) => {
      const one: TitleIndex['find'] = (title) =>
        found[title] ? [{ index: found[title][0], matchedTitle: title, score: found[title][1] }] : []
      const knowledge = {
        index: { find: one, named: one, chosen: () => [] },
        special: [],
        owned: [],
        specialities: new Map(),
        frames: [],
        employers: [],
        settings: /(?!)/,
        families: NO_FAMILIES,
        workIn: () => undefined,
      }
      return (written: string) => {
        const { kind, matches } = resolveTitle(knowledge, written)
        return kind === 'occupation' ? matches[0]?.matchedTitle : undefined
      }
    }
    const photographer = find({ 'photographer wedding': [3, 0.8], 'wedding photographer': [3, 0.9] })
    assert.equal(photographer('photographer wedding'), 'wedding photographer')
    assert.equal(
      find({ 'rn med surg': [3, 0.8], 'surg rn med': [3, 0.89], 'med surg rn': [3, 0.9] })('rn med surg'),
      'med surg rn',
    )
    // Not what is unsure turned around, says something else, or says nothing as written.
    assert.equal(find({ 'dog trainer': [3, 0.8], 'trainer dog': [3, 0.89] })('dog trainer'), undefined)
    assert.equal(find({ 'dog trainer': [3, 0.8], 'trainer dog': [4, 0.95] })('dog trainer'), undefined)
    assert.equal(find({ 'trainer dog': [3, 0.95] })('dog trainer'), undefined)
    const long = (title: string) => find({ [title]: [3, 0.8], [`x ${title.slice(0, -2)}`]: [3, 0.95] })(title)
    assert.deepEqual([long('a b c d x'), long('a b c d e x')], ['x a b c d', undefined])
  })

  it('is several where the rest is certain itself', () => {
    assert.equal(resolve('waiter, welder', { waiter: 0.95, welder: 0.9 }).kind, 'several')
  })
})

describe('a title with when and how it is done', () => {
  const known = { welder: 0.9, 'night shift welder': 0.3, 'teller, bank': 0.9, baker: 0.9 }
  const first = (written: string) => {
    const { kind, matches } = resolve(written, known)
    return kind === 'occupation' ? matches[0]?.matchedTitle : undefined
  }

  it('is the title without', () => {
    for (const written of [
      'laid off welder',
      'currently a laid-off welder',
      'former walmart welder',
      'ex-welder',
      "lowe's welder",
      'welder nights',
      'welder (nights)',
      'welder, 2nd shift',
      'welder on nights',
      'welder - graveyard shift',
      'welder shift',
      'welder w/ own truck',
      'welder 10 yrs',
      'welder for 1 year',
      'welder, 12+ years experience, laid off',
      'welder, 3years exp',
      'welder journeyman',
    ])
      assert.equal(first(written), 'welder', written)
  })

  it('is what somebody did before, where that is told last', () => {
    for (const written of [
      'at home with kids, before that a welder',
      'stay at home mom (was a welder)',
      'student, before a welder',
      'nothing now, formerly welder',
      'driver, previously an welder',
      'parent, used to be a welder, nights',
    ])
      assert.equal(first(written), 'welder', written)
  })

  it('keeps such words within it, and as a whole where they belong to it', () => {
    assert.equal(first('welder nights baker'), undefined)
    assert.equal(first('a former'), undefined)
    assert.equal(resolve('former welder', { ...known, 'former welder': 0.9 }).matches[0]?.matchedTitle, 'former welder')
    assert.equal(first('wasp welder'), undefined)
    assert.equal(
      resolve('night shift welder', { ...known, 'night shift welder': 0.9 }).matches[0]?.matchedTitle,
      'night shift welder',
    )
  })
})

describe('a title at a large employer', () => {
  const known = {
    ...{ 'retail assistant manager': 0.9, 'retail worker': 0.9, 'fast food crew lead': 0.9, 'fast food worker': 0.95 },
    ...{ 'warehouse worker': 0.9, 'retail nurse': 0.89, nurse: 0.9, 'fast food nurse': 0.4 },
  }
  const employers = loadEmployers()
  const read = (text: string) => {
    const knowledge = {
      index: knownTitles(known),
      special: [],
      owned: [],
      specialities: new Map(),
      frames: [],
      employers,
      settings: /(?!)/,
      families: NO_FAMILIES,
      workIn: () => undefined,
    }
    const { kind, matches } = resolveTitle(knowledge, text, 1)
    return kind === 'occupation' ? matches[0]!.matchedTitle : undefined
  }

  it('is that of the kind of place', () => {
    for (const text of [
      ...[
        'assistant manager at Dollar General',
        'Assistant manager, Walmart',
        'assistant manager (Target)',
        'Walmart assistant manager',
      ],
      ...[
        'Student - part time, assistant manager for Best Buy',
        'assistant manager at the Gap, Ohio',
        'assistant manager with Kohls',
      ],
      'assistant manager – Costco',
    ])
      assert.equal(read(text), 'retail assistant manager', text)
    assert.equal(read("crew lead at Wendy's"), 'fast food crew lead')
  })

  it('is a worker there where no title is said', () => {
    for (const text of [
      'works at Culvers',
      'high school senior, works at Culvers',
      "McDonald's crew member",
      'I work at KFC',
      'KFC',
    ])
      assert.equal(read(text), 'fast food worker', text)
    for (const text of [
      'employed at Target',
      'part-time at Target',
      'Target associate',
      'team member at Target',
      'Target, weekends',
    ])
      assert.equal(read(text), 'retail worker', text)
    assert.equal(read('Amazon employee'), 'warehouse worker')
  })

  it('is read alone where the kind of place says nothing certain', () => {
    assert.equal(read('nurse at Target'), 'nurse')
    assert.equal(read("nurse, Wendy's"), 'nurse')
    assert.deepEqual([read('shaman at Target'), read('Targeted nurse at Targets')], [undefined, undefined])
    // Somebody who works as something says it.
    assert.deepEqual([read('worked as shaman at Target'), read('shaman associate at Target')], [undefined, undefined])
    for (const text of ['worked at Target', 'working at Target', 'full time at Target', 'part time at Target', 'Target employee'])
      assert.equal(read(text), 'retail worker', text)
  })

  it('is no word within another, nor any word of the text', () => {
    for (const text of ['assistant manager of target practice', 'assistant manager chase', 'assistant manager at gapping'])
      assert.equal(read(text), undefined, text)
  })
})
