import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asResumeLine, rewrittenLines } from '../../src/document/sections/search/resume-lines.ts'
import { loadInput } from '../fixtures/load-input.ts'

describe('lines of a résumé', () => {
  it('say the same without pronouns, and end without a stop', () => {
    for (const [said, line] of [
      [
        'I led the change of our ward handover, and falls dropped by a third.',
        'Led the change of the ward handover; falls dropped by a third',
      ],
      ["I've rebuilt my stock list.", 'Rebuilt the stock list'],
      ['We cut the nightly import. I wrote the tests.', 'Cut the nightly import; wrote the tests'],
      ['Trained three drivers', 'Trained three drivers'],
      ['Iron and steel were sorted', 'Iron and steel were sorted'],
      ['My region went from last to second of eleven.', 'Region went from last to second of eleven'],
      ['A bakery chain kept my identity for six years.', 'A bakery chain kept my identity for six years'],
      ['A million miles without an accident that was my fault.', 'A million miles without an accident that was my fault'],
      ['In thirty years I have lost one pallet, and I found it.', 'Lost one pallet in thirty years; found it'],
      ['I rewrote the letter. Calls fell from forty to eleven.', 'Rewrote the letter; calls fell from forty to eleven'],
    ] as const)
      assert.equal(asResumeLine(said), line)
  })

  it('are two of the reader’s own, with blanks for what only they know', () => {
    const input = structuredClone(loadInput('renee'))
    input.profile.currentRole = 'ICU Nurse'
    input.profile.reach!.yearsExperience = 9
    const proud = { ...input.answers[0]!, topic: 'history.proud', text: 'I taught newcomers.', items: [] }
    const skill = { key: 'triage', label: 'Triage', value: 9, text: '' }
    const named = { ...input.answers[0]!, topic: 'skill.named', text: '', items: [skill] }
    input.answers = [proud, named]
    assert.deepEqual(rewrittenLines(input), [
      { before: '“I taught newcomers.”{^Y}', after: 'Taught newcomers (______ people, hours or dollars)' },
      { before: '“Triage”{^Y}', after: 'Triage: ______ a week over 9 years as ICU nurse, ______ of them alone' },
    ])
    input.answers.push({ ...proud, topic: 'fear.main', text: 'I trained four nurses, and two went to other wards.' })
    assert.deepEqual(rewrittenLines(input)[1], {
      before: '“I trained four nurses, and two went to other wards.”{^Y}',
      after: 'Trained four nurses, and two went to other wards',
    })
    input.answers = [proud, named]
    proud.text = 'I halved errors: 40 became 20.'
    assert.equal(rewrittenLines(input)[0]!.after, 'Halved errors: 40 became 20')
    proud.text = 'I wrote the guide that cut repeat calls by a quarter.'
    assert.equal(rewrittenLines(input)[0]!.after, 'Wrote the guide that cut repeat calls by a quarter: from ______ to ______')
    input.answers = []
    input.profile.skills = []
    assert.deepEqual(rewrittenLines(input), [])
  })
})
