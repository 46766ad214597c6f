import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { leavesClimb } from '../../../src/document/facts/leaves-managing.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

const OUT = 'I want out of management. I want to be a hands-on engineer again with less stress.'
const DOWN = 'I want fewer hours now, and to retire in four years.'
const UP = 'I want to become a CIO within three years.'
/** What is said of a post above the present one. */
const CLIMBS = /rungs? stands? above yours|Next rung|Say it to your chair|I want to be ready for|What speaks against the climb/

const inputs = new Map<string, ReportInput>()

before(async () => {
  const skills = engineInProcess()
  for (const goal of [OUT, DOWN, UP]) {
    const persona = personaOfPerson(leader(goal), 'executive_transition')
    inputs.set(goal, prepareInput(await personaInput(persona, 'executive_transition', skills)))
  }
})

describe('an executive who wants out', () => {
  it('reads of the ways off the ladder, and of no rung above', () => {
    const ladder = textsOf(sectionOf(inputs.get(OUT)!, 'ladder')).join('\n')
    assert.match(ladder, /Five ways off it/)
    assert.doesNotMatch(ladder, CLIMBS)
    assert.match(textsOf(sectionOf(inputs.get(UP)!, 'ladder')).join('\n'), CLIMBS)
  })

  it('reads of no rung above either when it is less work that they want, or to retire', () => {
    const ladder = textsOf(sectionOf(inputs.get(DOWN)!, 'ladder')).join('\n')
    assert.match(ladder, /Five ways off it/)
    assert.doesNotMatch(ladder, CLIMBS)
    assert.equal(sectionOf(inputs.get(DOWN)!, 'board').pages.length, 0)
  })

  it('hands over in place of beginning higher up, and writes for no board', () => {
    assert.match(textsOf(sectionOf(inputs.get(OUT)!, 'hundred')).join('\n'), /last hundred days in the chair/)
    assert.equal(sectionOf(inputs.get(OUT)!, 'board').pages.length, 0)
    assert.equal(sectionOf(inputs.get(UP)!, 'board').pages.length, 1)
  })

  it('still has the pages that are promised', () => {
    const pages = composeReport(inputs.get(OUT)!).sections.reduce((sum, { pages: each }) => sum + each.length, 0)
    assert.ok(pages >= 25, `${pages} pages`)
  })

  it('is known by their words, and whoever steps up is not', () => {
    const said = (careerGoals: string) => leavesClimb({ careerGoals, answers: [] })
    for (const words of [
      OUT,
      'I want to leave the corporate ladder.',
      'Get off the executive ladder and breathe.',
      'I would like to step down and teach.',
      'Back to being an individual contributor.',
      'I want less stress and fewer hours, in the same trade.',
      'Keep the work and cut back to three days a week.',
      'I want to slow down after thirty years.',
      'Three years to go till I can retire, then something easy on my feet.',
      'Retire early and teach one class.',
    ])
      assert.ok(said(words), words)
    for (const words of [
      UP,
      'I want to step into a larger role.',
      'Leave my company for a leadership role.',
      'Move from director to VP, off the night shift.',
      'Become a CFO with less stress than here.',
      'Run the whole division before I retire.',
      "I don't want to retire yet, I want a bigger role.",
      'Help people retire well.',
      'I would take a step back in pay for a company that grows.',
    ])
      assert.ok(!said(words), words)
  })
})

function leader(careerGoals: string): InventedPerson {
  return {
    id: 'leader',
    role: 'IT Manager',
    soc: '11-3021',
    years: 14,
    education: 'bachelors',
    salaryCurrent: 165_000,
    salaryTarget: 0,
    careerGoals,
    riasec: { R: 5, I: 7, A: 3, S: 5, E: 6, C: 6 },
    values: ['Autonomy', 'Work-life balance'],
    skills: [{ name: 'Incident response', rating: 9 }],
  }
}
