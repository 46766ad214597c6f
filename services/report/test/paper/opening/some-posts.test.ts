import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay, opensForSome } from '../../../src/document/facts/entry-way.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

/** A planner without a bachelor's degree: part of the posts that they name ask for one. */
const PLANNER: InventedPerson = {
  id: 'planner',
  role: 'Production Planner',
  soc: '43-5061',
  years: 8,
  education: 'associates',
  salaryCurrent: 58_000,
  salaryTarget: 72_000,
  careerGoals: 'I plan four lines. Thinking purchasing, or supply chain.',
  riasec: { R: 4, I: 5, A: 2, S: 3, E: 6, C: 9 },
  values: ['Career growth', 'High compensation', 'Work-life balance'],
  skills: [{ name: 'Production scheduling', rating: 9 }],
  state: 'OH',
  monthsAvailable: 12,
  learningHours: 0.5,
  payFloorShare: 0.75,
}

let input: ReportInput

before(async () => {
  input = prepareInput(await personaInput(personaOfPerson(PLANNER, 'career_change'), 'career_change', engineInProcess()))
})

const partly = (): GoalAnswer[] => input.ranking.goals.filter(opensForSome)

test('work of which some employers take the reader as they are is not called closed on the page that says so', () => {
  assert.notEqual(partly().length, 0)
  const texts = textsOf(sectionOf(input, 'answer'))
  assert.ok(texts.some((text) => text.includes('You can apply now.')))
  assert.ok(texts.includes('Some posts now'))
  assert.ok(!texts.some((text) => /(?:Neither|None) of your .* open yet/.test(text)))
})

test('a friend is told the months of the degree as those of the degree, without the training behind it', () => {
  const texts = textsOf(sectionOf(input, 'talks')).join('\n')
  const [goal] = input.ranking.goals
  const { study, total } = entryWay(goal!.place!)
  assert.notEqual(study[1], total[1])
  assert.ok(!new RegExp(`degree may take [^.]*\\b${total[1]} months`).test(texts))
})
