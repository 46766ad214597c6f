import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { engineInProcess } from '../paper/support/persona-input.ts'
import { composePerson, type Finding } from './compose-person.ts'
import { crowdOf, drawPerson } from './draw-person.ts'

const PEOPLE = 300

test(`${PEOPLE} random people get a whole report each`, async () => {
  const careers = createCareers()
  const skills = engineInProcess(careers)
  const crowd = crowdOf(careers)
  const findings: Finding[] = []
  for (let index = 0; index < PEOPLE; index++) {
    const outcome = await composePerson(drawPerson(crowd, '1', index), skills)
    findings.push(...outcome.findings)
    assert.ok(outcome.pages === 0 || (outcome.pages >= 25 && outcome.pages <= 32), `${outcome.pages} pages`)
  }
  assert.deepEqual(findings, [])
})

test('the crowd holds every kind of person that is to get a report', () => {
  const crowd = crowdOf(createCareers())
  const people = Array.from({ length: PEOPLE }, (_, index) => drawPerson(crowd, '1', index).payload)
  const texts = people.map((person) => JSON.stringify(person))
  const some = (what: string, holds: (person: (typeof people)[number], text: string) => boolean) =>
    assert.ok(
      people.some((person, at) => holds(person, texts[at]!)),
      `nobody in the crowd: ${what}`,
    )
  for (const type of ['career_deep_dive', 'career_change', 'ai_transition', 'executive_transition'])
    for (const chosen of [true, false])
      some(`${type}, ${chosen}`, (one) => one.assessmentType === type && (one.currentOccupation !== undefined) === chosen)
  some('no answers', (one) => !one.personalityScores && !one.workValues && !one.motivations)
  some('a full text', (one) => Object.values(one.motivations ?? {}).some((text) => text.length === 4000))
  some('no pay', (one) => one.salaryCurrent === undefined && one.salaryTarget === undefined)
  some('no pay in figures', (one) => one.salaryCurrent === 0)
  some('much pay', (one) => (one.salaryCurrent ?? 0) > 1_000_000)
  some('an occupation without pay of a year', (one) => /^27-20[1-4]/.test(one.currentOccupation ?? ''))
  for (const years of [0, 50]) some(`${years} years`, (one) => Math.round(one.yearsExperience) === years)
  const wanted = { emoji: '😀', family: '👩🏽‍🔧', marks: '\u0301\u0323', 'right to left': 'أريد', cjk: '我想', cyrillic: 'Хочу' }
  for (const [what, letters] of Object.entries(wanted)) some(what, (_, text) => text.includes(letters))
  some('one word of 400 letters', (_, text) => /\p{L}{400}/u.test(text))
})
