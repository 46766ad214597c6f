import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import type { TitleIndex } from '../../src/domain/catalogue/titles/title-index.ts'
import type { knownTitles } from '../support/known-titles.ts'
import { NO_FAMILIES, resolveKnown as resolve } from '../support/resolve-known.ts'

const found = (...asked: Parameters<typeof resolve>) => resolve(...asked).matches.map(({ matchedTitle }) => matchedTitle)
const scores = (...asked: Parameters<typeof resolve>) => resolve(...asked).matches.map(({ score }) => score)

describe('a text for a title', () => {
  it('is read in small letters, without odd spaces and what ends a sentence', () => {
    for (const written of ['\tＷelder  OF\n pipes ', 'welder of pipes!?.', 'Welder of pipes.'])
      assert.deepEqual(resolve(written, { 'welder of pipes': 0.95 }), {
        kind: 'occupation',
        matches: [{ index: 0, matchedTitle: 'welder of pipes', score: 0.95 }],
      })
    assert.deepEqual(found('U.S. mail! carrier', { 'u.s. mail! carrier': 1 }), ['u.s. mail! carrier'])
  })

  it('is nothing sure when it is empty or names nothing', () => {
    for (const written of ['', ' \n ', '...', 'shaman']) assert.deepEqual(resolve(written), { kind: 'not_sure', matches: [] })
    assert.deepEqual(found('', { '': 1 }), [])
  })

  it('is an occupation from certain on, and an offer below', () => {
    assert.equal(resolve('welder', { welder: 0.9 }).kind, 'occupation')
    assert.deepEqual([resolve('welder', { welder: 0.89 }).kind, scores('welder', { welder: 0.89 })], ['not_sure', [0.89]])
    assert.deepEqual(scores('welder', { welder: [0.95, 0.4, 0.3] }, 2), [0.95, 0.4])
  })

  it('that is an answer of its own offers what is worth a look, in the words of the person', () => {
    assert.deepEqual(resolve('Between Jobs', { 'between jobs': 1 }), { kind: 'no_job', matches: [] })
    assert.deepEqual(resolve('Odd jobs.', { 'odd jobs': 1 }), {
      kind: 'several',
      matches: [
        { index: 4, matchedTitle: 'Odd jobs.', score: 0.4 },
        { index: 9, matchedTitle: 'Odd jobs.', score: 0.38 },
        { index: 7, matchedTitle: 'Odd jobs.', score: 0.36 },
      ],
    })
    assert.equal(resolve('odd jobs', {}, 2).matches.length, 2)
  })
})

describe('a text on military service', () => {
  const kinds = (...texts: string[]) => texts.map((text) => resolve(text).kind)

  it('names a speciality by its code, where no digit is in it only beside the service', () => {
    assert.deepEqual(resolve('medic (68W)'), {
      kind: 'military',
      matches: [
        { index: 31, matchedTitle: 'Combat medic', score: 0.6 },
        { index: 40, matchedTitle: 'Combat medic', score: 0.58 },
        { index: 41, matchedTitle: 'Combat medic', score: 0.56 },
      ],
    })
    assert.equal(resolve('68w', {}, 1).matches.length, 1)
    assert.deepEqual([found('navy hm'), found('hm')], [['Hospital corpsman'], []])
  })

  it('offers what the rank stands for when no work is named', () => {
    assert.deepEqual(resolve('army sergeant'), {
      kind: 'military',
      matches: [
        { index: 12, matchedTitle: 'Army sergeant', score: 0.4 },
        { index: 7, matchedTitle: 'Army sergeant', score: 0.38 },
      ],
    })
    assert.deepEqual(
      resolve('colonel, us air force').matches.map(({ index }) => index),
      [70],
    )
  })

  it('is told by a rank alone only when no civilian job is called so', () => {
    for (const text of [
      'staff sergeant',
      'colonel',
      'o5',
      'o-5',
      'petty officer',
      'chief petty officer',
      'infantry',
      'infantryman',
      '11b infantry',
      '11b20 infantryman',
    ])
      assert.deepEqual(kinds(text), ['military'], text)
    for (const text of ['specialist', 'sergeant', 'nco', 'army', 'marketing colonel', 'colonel of sales', '2nd infantry'])
      assert.deepEqual(kinds(text), ['not_sure'], text)
    assert.deepEqual(kinds('marine corporal', 'marines corporal'), ['military', 'military'])
    // A speciality that no civilian work answers to is service all the same.
    assert.deepEqual(kinds('army 11b', 'usaf 3d0x2', 'usmc 0311'), ['military', 'military', 'military'])
  })

  it('offers the civilian work that it names, never as certain', () => {
    const known = { electrician: [0.97, 0.5], it: 0.9, spy: 0.5, cook: 0.49 }
    assert.deepEqual(resolve('former us navy electrician', known), {
      kind: 'military',
      matches: [
        { index: 0, matchedTitle: 'electrician', score: 0.8 },
        { index: 1, matchedTitle: 'electrician', score: 0.5 },
      ],
    })
    assert.deepEqual(scores('army electrician sergeant', known, 1), [0.8])
    for (const text of [
      'electrician in the army',
      'marine electrician',
      'ex marines electrician',
      'electrician sergeant, air force',
    ])
      assert.deepEqual(found(text, { ...known, 'electrician ,': 0.6 }, 1)[0]?.slice(0, 11), 'electrician', text)
    assert.deepEqual(found('army military police', { 'military police': 0.6 }), ['military police'])
    assert.deepEqual([resolve('army spy', known).kind, scores('army spy', known)], ['military', [0.5]])
    assert.deepEqual([resolve('army it', known).kind, resolve('army cook', known).kind], ['not_sure', 'not_sure'])
    assert.deepEqual(found('army cook sergeant', known), ['Army cook sergeant', 'Army cook sergeant'])
  })
})

describe('a business of one’s own', () => {
  const echo: TitleIndex['find'] = (title) => [{ index: title.length, matchedTitle: title, score: 0.5 }]
  const owned = (text: string): string | undefined => {
    const knowledge = {
      index: { find: echo, named: echo, chosen: () => [] },
      special: [],
      owned: [],
      specialities: new Map(),
      frames: [],
      employers: [],
      settings: /(?!)/,
      families: NO_FAMILIES,
      workIn: () => undefined,
    }
    const { kind, matches } = resolveTitle(knowledge, text)
    return kind === 'own_business' ? matches[0]!.matchedTitle : undefined
  }
  const WRITTEN: Readonly<Record<string, string | undefined>> = {
    'owner of a bakery': 'bakery owner',
    'owner bakery': 'bakery owner',
    'owner and operator of the family bakery': 'bakery owner',
    'I own my own small bakery': 'bakery owner',
    'I run a little bakery': 'bakery owner',
    'I owned an inn': 'inn owner',
    'run our bakery': 'bakery owner',
    'co-owner of a bakery': 'bakery owner',
    'coowner of a bakery': 'bakery owner',
    'founder of a bakery': 'bakery owner',
    'proprietor of own bakery': 'bakery owner',
    'bakery owner': 'bakery owner',
    'bakery shop owner': 'bakery owner',
    'bakery business co-owner': 'bakery owner',
    'bakery franchise owner': 'bakery owner',
    'franchise owner bakery': 'bakery owner',
    'product owner': undefined,
    'technical product owner': undefined,
    'process owner': undefined,
    'bakery coowner': 'bakery owner',
    'bakery founder': 'bakery owner',
    'bakery proprietor': 'bakery owner',
    'bakery owner/operator': 'bakery owner',
    'bakery owner operator': 'bakery owner',
    'bakery owner-operator': 'bakery owner',
    'old bread bakery owner': 'old bread bakery owner',
    'bank owner of nothing': undefined,
    'bakery owners guild': undefined,
    'a landowner': undefined,
    owner: undefined,
  }
  for (const [text, business] of Object.entries(WRITTEN)) it(`"${text}"`, () => assert.equal(owned(text), business))

  it('is run by its owner, then a manager of such places, then its trade; the surest first, an occupation once', () => {
    const known = { 'bakery owner': [0.5, 0.4, 0.35, 0.34], 'bakery manager': [0.97, 0.3], bakery: 0.86 }
    assert.deepEqual(scores('bakery owner', known), [0.85, 0.85, 0.5, 0.4, 0.35])
    assert.deepEqual(found('bakery owner', known, 3), ['bakery manager', 'bakery', 'bakery owner'])
    const same: TitleIndex['find'] = (title) => [{ index: 3, matchedTitle: title, score: title === 'bakery' ? 0.8 : 0.4 }]
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
    assert.deepEqual(resolveTitle(knowledge, 'bakery owner').matches, [{ index: 3, matchedTitle: 'bakery owner', score: 0.4 }])
  })
})

describe('several jobs in one text', () => {
  const known = { nurse: 0.9, welder: 0.75, cook: 0.7, baker: 0.69, it: 0.95, roofer: 0.9, nanny: 0.95 }
  const read = (text: string, whole: Parameters<typeof knownTitles>[0] = {}, limit = 5) => {
    const { kind, matches } = resolve(text, { ...known, ...whole }, limit)
    return [kind, ...matches.map(({ matchedTitle }) => matchedTitle)].join(' ')
  }
  const WRITTEN: Readonly<Record<string, string>> = {
    'welder/cook': 'several welder cook',
    'welder / cook': 'several welder cook',
    'welder & cook + nurse; roofer': 'several welder cook nurse roofer',
    'welder, cook': 'several welder cook',
    'welder and cook': 'several welder cook',
    'welder plus cook': 'several welder cook',
    'welder with some cook': 'several welder cook',
    'welder, and cook': 'several welder cook',
    'welder, baker': 'not_sure',
    'welder, shaman': 'not_sure',
    'welder, cook, nurse, roofer, nanny': 'not_sure',
    'welder, welder': 'not_sure',
    'nurse, nurse': 'occupation nurse',
    'welder, it': 'not_sure',
    'nurse,': 'occupation nurse',
  }
  for (const [text, kind] of Object.entries(WRITTEN)) it(`"${text}"`, () => assert.equal(read(text), kind))

  it('are found beside a whole that is less than sure; where it is fairly sure, only if they are certain', () => {
    assert.equal(read('welder and cook', { 'welder and cook': 0.69 }), 'several welder cook')
    assert.equal(read('welder and cook', { 'welder and cook': 0.7 }), 'not_sure welder and cook')
    assert.equal(read('nurse and roofer', { 'nurse and roofer': 0.7 }), 'several nurse roofer')
    assert.equal(read('nurse and roofer', { 'nurse and roofer': 0.9 }), 'occupation nurse and roofer')
    assert.equal(read('welder, cook, nurse', {}, 2), 'several welder cook')
  })
})
