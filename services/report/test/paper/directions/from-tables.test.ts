import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { occupationOf } from '../../../src/document/facts/reading.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { createSaidBefore } from '../../../src/document/model/said-before.ts'
import { hiringFromTables } from '../../../src/document/sections/directions/from-tables.ts'
import { tryWords } from '../../../src/document/sections/directions/try-work.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

const { occupations } = createCareers().engine.base
let baker: ReportInput

before(async () => {
  const person = {
    id: 'batch',
    role: 'Baker',
    soc: '51-3011',
    years: 4,
    education: 'high_school',
    salaryCurrent: 33_000,
    salaryTarget: 42_000,
    careerGoals: 'I want better pay and regular hours and am open to anything near food.',
    riasec: { R: 7, I: 5, A: 5, S: 6, E: 4, C: 6 },
    values: ['High compensation', 'Work-life balance', 'Job security'],
    skills: [{ name: 'Mixing', rating: 7 }],
    texts: { challenge: 'The hours.' },
  }
  baker = await personaInput(personaOfPerson(person, 'career_deep_dive'), 'career_deep_dive', engineInProcess())
})

describe('work that nobody wrote about', () => {
  it('can be tried in two ways within two hours, whatever it is', () => {
    const groups = new Set(occupations.map(({ code }) => code.slice(0, 2)))
    for (const group of groups) {
      const tries = tryWords(`${group}-0000.00`)
      assert.equal(new Set(tries).size, 2, group)
      for (const words of tries) assert.ok(words.length < 190 && !/…/.test(words), words)
    }
  })

  it('is told from the tables: schooling, knowledge, places, titles and a trial', () => {
    const deep = ['deep-1', 'deep-2', 'deep-3'].find((id) =>
      sectionOf(baker, id).pages.some(({ kicker }) => /food batchmaker/.test(kicker)),
    )
    assert.ok(deep)
    const said = textsOf(sectionOf(baker, deep)).join('\n')
    assert.match(said, /Asked what a newcomer needs, \d+ in 100 name a high school diploma/)
    assert.match(said, /Fields of knowledge that count most: .*food production/)
    assert.match(said, /your work today asks for .*food production/)
    assert.match(said, /Food makers’ own pages/)
    assert.match(said, /Search:\*?\*? Food Batchmaker · /)
    assert.match(said, /Two hours\./)
    assert.match(said, /Ask, for no table tells it/)
  })

  it('has no sentence of one direction again in the next', () => {
    const input = loadInput('renee')
    const bare = { ...occupationOf(input.ranking.ranked[0]!) }
    delete bare.note
    const before = createSaidBefore(input)
    const told = [1, 2].map((place) =>
      JSON.stringify(hiringFromTables(input, { occupation: bare, place, questions: [] }, before)),
    )
    const tried = told.map((blocks) => /Two hours\.\*\* ([^{]*)/.exec(blocks)?.[1])
    assert.ok(tried[0] && tried[1] && tried[0] !== tried[1])
    const places = told.map((blocks) => /Fields of knowledge that count most/.test(blocks))
    assert.deepEqual(places, [true, false])
  })
})
