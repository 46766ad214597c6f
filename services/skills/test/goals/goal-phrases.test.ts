import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPhraseWords } from '../../src/domain/goals/goal-table.ts'
import { findTitles } from '../../src/domain/goals/words/phrase-titles.ts'
import { knownTitles } from '../support/known-titles.ts'

const phraseWords = readPhraseWords([
  ['idle', 'to'],
  ['idle', 'job'],
  ['too_wide', 'manager'],
  ['too_wide', 'store'],
  ['too_wide', 'class'],
])
type Known = Parameters<typeof knownTitles>[0]
const find = (known: Known, piece: string) => findTitles({ titleIndex: knownTitles(known), phraseWords }, piece)
const phrases = (known: Known, piece: string) => find(known, piece).map(({ phrase }) => phrase)

describe('titles in a piece of text', () => {
  it('are made of a verb beside another word only', () => {
    const known = { keeper: 0.9, 'tree trimmer': 0.9, 'zoo keeper': 0.9 }
    assert.deepEqual(phrases(known, 'keep'), [])
    assert.deepEqual(phrases(known, 'zoo keep'), ['zoo keep'])
    assert.deepEqual(phrases(known, 'keeping'), ['keeping'])
    // Of a single word little must not be left.
    const short = { coms: 0.9, com: 0.9, baker: 0.9, 'good com': 0.9 }
    assert.deepEqual([phrases(short, 'coming'), phrases(short, 'baking')], [[], ['baking']])
    assert.deepEqual(phrases(short, 'good coming'), ['good coming'])
  })

  it('are the longest runs of words, each word once', () => {
    const known = { 'nurse practitioner': 0.9, nurse: 0.9, practitioner: 0.9, 'a b c d nurse': 0.9, 'a b c d e nurse': 0.9 }
    assert.deepEqual(phrases(known, 'nurse practitioner'), ['nurse practitioner'])
    assert.deepEqual(phrases(known, 'nurse practitioner nurse practitioner'), ['nurse practitioner', 'nurse practitioner'])
    assert.deepEqual(phrases(known, 'a b c d nurse'), ['a b c d nurse'])
    assert.deepEqual(phrases(known, 'a b c d e nurse'), ['nurse'])
    // A single word is one only where nothing else is said.
    assert.deepEqual(
      [phrases(known, 'nurse'), phrases(known, 'to nurse'), phrases(known, 'practitioner nurse')],
      [['nurse'], ['nurse'], []],
    )
    assert.deepEqual(phrases(known, ' '), [])
    assert.deepEqual(phrases({ 'aa bb cc': 0.9, 'cc dd': 0.9, dddd: 0.9 }, 'aa bb cc dd dddd'), ['aa bb cc', 'dddd'])
  })

  it('are read without signs and numbers between their words', () => {
    assert.deepEqual(phrases({ 'nurse practitioner': 0.9 }, ' nurse - 12  practitioner'), ['nurse practitioner'])
  })

  it('neither begin nor end with an idle word', () => {
    const known = { 'to welder': 0.9, 'TO welder': 0.9, 'welder job': 0.9, 'welder JOB': 0.9, 'welder to job man': 0.9 }
    for (const piece of ['to welder', 'TO welder', 'welder job', 'welder JOB']) assert.deepEqual(phrases(known, piece), [], piece)
    assert.deepEqual(phrases(known, 'welder to job man'), ['welder to job man'])
  })

  it('of one word are surer, longer than three letters, and no word of every day', () => {
    assert.deepEqual(phrases({ cook: 0.8 }, 'cook'), ['cook'])
    assert.deepEqual(phrases({ cook: 0.79 }, 'cook'), [])
    assert.deepEqual(phrases({ spy: 1, 'old spy': 0.7 }, 'spy'), [])
    assert.deepEqual(phrases({ spy: 1, 'old spy': 0.7 }, 'old spy'), ['old spy'])
    assert.deepEqual(phrases({ 'old spy': 0.69 }, 'old spy'), [])
    assert.deepEqual(phrases({ stores: 1 }, 'stores'), [])
    assert.deepEqual(phrases({ class: 1 }, 'class'), [])
    const managers = { manager: 1, managers: 1, 'old manager': 1, managerss: 1, managersx: 1 }
    for (const piece of ['manager', 'managers', 'Manager']) assert.deepEqual(phrases(managers, piece), [], piece)
    for (const piece of ['old manager', 'managersx']) assert.deepEqual(phrases(managers, piece), [piece])
  })

  it('mean up to four occupations, those at least half as sure as the first', () => {
    const weights = (scores: readonly number[]) => [...find({ cook: scores }, 'Cook')[0]!.occupations]
    assert.deepEqual(weights([0.8, 0.4, 0.39]), [
      [0, 1],
      [1, 0.5],
    ])
    assert.deepEqual(weights([0.8, 0.9, 0.8, 0.8, 0.8]), [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ])
  })

  const PEOPLE: Readonly<Record<string, string>> = {
    planning: 'planner',
    typesetting: 'typesetter',
    driving: 'driver',
    nursing: 'nurse',
    accounting: 'accountant',
    acting: 'actor',
    cooking: 'cook',
    analysis: 'analyst',
    analytics: 'analyst',
    biology: 'biologist',
    photography: 'photographer',
    chemistry: 'chemist',
    therapy: 'therapist',
    administration: 'administrator',
    transportation: 'transporter',
    consultation: 'consultant',
    direction: 'director',
    development: 'developer',
    investment: 'investor',
    politics: 'politician',
    mechanics: 'mechanic',
    journalism: 'journalist',
    carpentry: 'carpenter',
    bakery: 'baker',
    design: 'designer',
    law: 'lawyer',
    paint: 'painter',
  }
  for (const [field, people] of Object.entries(PEOPLE))
    it(`call the people of "${field}" ${people}`, () => {
      assert.deepEqual(phrases({ [`old ${people}`]: 0.7 }, `old ${field}`), [`old ${field}`])
      // An ending within a word is none.
      assert.deepEqual(phrases({ [`old ${field}xxer`]: 0.7 }, `old ${field}xx`), [`old ${field}xx`])
    })

  it('are as they stand before they are the people of a field, in small letters at the end', () => {
    const known = { 'set design': 0.7, 'set designer': 0.9 }
    assert.deepEqual([...find(known, 'set Design')[0]!.occupations.keys()], [0])
    assert.deepEqual([...find({ 'set designing': 0.69, ...known }, 'set designing')[0]!.occupations.keys()], [20])
  })
})
