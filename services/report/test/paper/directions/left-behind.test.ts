import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

test('who leaves the travel is not sent first to the setting that travels', async () => {
  const person = {
    id: 'consultant',
    role: 'Management Consultant',
    soc: '13-1111',
    years: 6,
    education: 'masters',
    salaryCurrent: 118_000,
    salaryTarget: 140_000,
    careerGoals: 'Leave the consulting travel behind. Strategy at a hospital system.',
    riasec: { R: 2, I: 8, A: 4, S: 6, E: 8, C: 5 },
    values: ['Work-life balance', 'Helping others'],
  }
  const input = prepareInput(
    await personaInput(personaOfPerson(person, 'executive_transition'), 'executive_transition', engineInProcess()),
  )
  const settings = input.ranking.sameWork!.settings
  const travels = settings.findIndex(({ differs }) => /, travel and /.test(differs))
  assert.equal(travels, settings.length - 1)
  assert.ok(settings.findIndex(({ differs }) => differs.includes('less travel')) < travels)
  const steps = textsOf(sectionOf(input, 'ideas')).filter((text) => text.includes('at work in this setting'))
  assert.notEqual(steps.length, 0)
  assert.ok(!steps.some((text) => text.includes('large consulting firm')))
})
