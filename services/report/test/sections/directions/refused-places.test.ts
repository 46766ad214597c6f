import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Note } from '@waymark/proto/waymark/skills/v1/occupation'
import { SameWork } from '@waymark/proto/waymark/skills/v1/skills'
import { leavesTrade } from '../../../src/document/ladder/reader.ts'
import { leaveRefusedPlaces } from '../../../src/document/model/refused-places.ts'
import { loadInput } from '../../fixtures/load-input.ts'

/** Settings and employers that are left for somebody who wrote so. */
function left(careerGoals: string, currentRole = 'Market Research Analyst') {
  const input = structuredClone(loadInput('renee'))
  input.careerGoals = careerGoals
  input.profile.currentRole = currentRole
  const employers = ['Consulting firms: a new client each month.', 'Survey firms: many tables.', 'Hospitals: steady weeks.']
  input.present!.title = 'Market Research Analysts'
  input.present!.shortTitle = 'market research analyst'
  input.present!.note = Note.fromPartial({ employers: employers.map((text) => ({ text, source: 'E' })) })
  const settings = ['Research agency', 'Consumer brand', 'Hospital or college'].map((name) => ({ name, differs: 'So.' }))
  input.ranking.sameWork = SameWork.fromPartial({ settings })
  leaveRefusedPlaces(input)
  return [
    ...input.ranking.sameWork.settings.map(({ name }) => name),
    ...input.present!.note!.employers.map(({ text }) => text.split(' ')[0]),
  ]
}
const ALL = ['Research agency', 'Consumer brand', 'Hospital or college', 'Consulting', 'Survey', 'Hospitals:']

describe('a place that the reader leaves', () => {
  test('is named to them nowhere', () => {
    const found = left('Leave agency life for client side, no travel, and if possible not another surveys shop')
    assert.deepEqual(found, ['Consumer brand', 'Hospital or college', 'Consulting', 'Hospitals:'])
    assert.ok(!left('Out of the hospital, something calm.').join(' ').includes('ospital'))
  })

  test('stays where only a time, an aim or their own work is turned down', () => {
    assert.deepEqual(left('No nights at the hospital any more.'), ALL)
    assert.deepEqual(left('I do not want to leave, but more pay in research would be nice.'), ALL)
    assert.deepEqual(left('No more research for others.'), ALL)
    assert.deepEqual(left('A consumer brand or an agency.'), ALL)
  })
})

describe('a trade that the reader leaves', () => {
  const leaves = (careerGoals: string): boolean => {
    const input = structuredClone(loadInput('renee', 'executive_transition'))
    input.profile.currentRole = 'Store Manager at Dollar General'
    input.profile.currentOccupation = ''
    return leavesTrade({ ...input, careerGoals })
  }

  test('has no rung for them, and keeps those of who stays in it', () => {
    assert.ok(leaves('any 9 to 5. No retail ever again.'))
    assert.ok(!leaves('District manager in retail, no travel.'))
    assert.ok(!leaves('I think about a district, or about leaving retail while I still like it.'))
    assert.ok(!leaves(''))
  })
})
