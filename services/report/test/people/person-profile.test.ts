import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import { type Careers, createCareers } from '../../../skills/src/data/careers.ts'
import { engineInProcess, personaInput } from '../paper/support/persona-input.ts'
import { listOfPerson } from './list-of-person.ts'
import { type InventedPerson, profileOfPerson } from './person-profile.ts'
import { personaOfPerson } from './persona-of-person.ts'
import { printedList } from './printed-list.ts'

const aide: InventedPerson = {
  id: 'aide',
  role: 'Nursing assistant, shift lead',
  soc: '31-1131',
  years: 6,
  industry: 'healthcare',
  education: 'vocational',
  salaryCurrent: 38_000,
  salaryTarget: 52_000,
  careerGoals: 'Become a licensed practical nurse.',
  certifications: 'CNA, BLS; none',
  riasec: { R: 5, I: 5, A: 2, S: 9, E: 3, C: 5 },
  values: ['Making an impact', 'Job security'],
  skills: [{ name: 'Wound care', rating: 7 }],
  soft: ['Communication', 'wound care'],
  state: 'Ohio',
  payFloorShare: 0.9,
  monthsAvailable: 12,
  learningHours: 5,
  remotePreference: 'onsite',
  texts: { challenge: 'Double shifts wear me out.' },
}

describe('the profile of an invented person', () => {
  let careers: Careers
  before(() => {
    careers = createCareers()
  })

  it('holds every limit of the record', () => {
    const { reach } = profileOfPerson(aide, careers)
    assert.deepEqual(
      [reach?.state, reach?.payFloorShare, reach?.monthsAvailable, reach?.learningHours, reach?.remotePreference, reach?.leads],
      ['OH', 0.9, 12, 5, 'onsite', true],
    )
    assert.equal(reach?.education, 'bootcamp')
  })

  it('holds papers and skills of every kind as claims, each once', () => {
    const { skills } = profileOfPerson(aide, careers)
    assert.deepEqual(
      skills.map(({ name, rating }) => [name, rating]),
      [
        ['Wound care', 7],
        ['Communication', 0],
        ['CNA', 0],
        ['BLS', 0],
      ],
    )
  })

  it('agrees in its reach with the assessment that the persona of the same record sends', async () => {
    const { profile } = await personaInput(personaOfPerson(aide, 'career_change'), 'career_change', engineInProcess(careers))
    assert.deepEqual(Reach.create(profile.reach), profileOfPerson(aide, careers).reach)
  })

  it('asks nothing of a limit that the record does not hold, and knows a state by code or name alone', () => {
    const { state: _, payFloorShare, monthsAvailable, learningHours, remotePreference, ...bare } = aide
    const { reach } = profileOfPerson({ ...bare, state: 'Atlantis' }, careers)
    assert.deepEqual(
      [reach?.state, reach?.payFloorShare, reach?.monthsAvailable, reach?.learningHours, reach?.remotePreference],
      [undefined, 0, 0, 0, ''],
    )
    assert.equal(profileOfPerson({ ...bare, state: 'oh' }, careers).reach?.state, 'OH')
  })

  it('is printed with what was told and with the answers to goals and limits', async () => {
    const asked = { careers, skills: engineInProcess(careers), purpose: 'career_change', draws: 5 } as const
    const page = printedList(aide, await listOfPerson(aide, asked))
    for (const told of [
      'State: OH',
      "Least pay: 90 % of today's",
      'Papers: CNA, BLS',
      'Double shifts wear me out.',
      '<h2>Goals</h2>',
    ])
      assert.ok(page.includes(told), told)
    assert.match(page, /licensed practical nurse: (?:yes|not_yet)/)
  })
})
