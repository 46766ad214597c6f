import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildFacts } from '../../../src/document/model/build-facts.ts'
import { createFactTable } from '../../../src/document/model/fact-table.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { counted, purseOf } from '../../../src/document/sections/money/money-roads.ts'
import { engineInProcess, personaInput } from '../../paper/support/persona-input.ts'
import { sectionOf, textsOf } from '../../paper/support/printed-section.ts'
import { personas } from '../../personas/all.ts'
import type { Persona } from '../../personas/persona.ts'

const skills = engineInProcess()

/** Everybody of ours as if they stayed at home, were out of work, or studied: no pay, no occupation. */
const AT_HOME = ['Stay-at-home parent', 'Unemployed', 'Nursing student']

async function withoutWork(persona: Persona, currentRole: string): Promise<ReportInput> {
  const { salaryCurrent: _pay, currentOccupation: _code, ...facts } = persona.facts
  return personaInput({ ...persona, facts: { ...facts, currentRole } }, 'career_change', skills)
}

const wordsOf = (input: ReportInput, ...ids: string[]): string => ids.flatMap((id) => textsOf(sectionOf(input, id))).join('\n')

test('who has no work gives no pay up, has no boss and gives no notice', async () => {
  const people = personas.filter(({ length }) => length === 'normal').slice(0, 4)
  for (const [at, persona] of people.entries()) {
    const role = AT_HOME[at % AT_HOME.length]!
    const input = await withoutWork(persona, role)
    const purse = purseOf(prepareInput(input), createFactTable(buildFacts(prepareInput(input))))
    assert.equal(purse.base.from, 'none', role)
    for (const { way } of counted(purse.roads)) assert.deepEqual([way.good.lost, way.hard.lost], [0, 0], role)
    const said = wordsOf(input, 'money', 'plans', 'worksheet')
    assert.doesNotMatch(
      said,
      /give notice|pay given up|against staying|leave first|your boss|give you notice|stands in for it|You rate your work|on your pay|half pay/i,
      `${persona.key} as ${role}`,
    )
    assert.match(said, /first check/, `${persona.key} as ${role}`)
    assert.match(said, role === 'Nursing student' ? /Z\. Finish first/ : /Z\. A wage near it/, `${persona.key} as ${role}`)
  }
})

test('a cost that they wrote of is taken off the middle pay, to the dollar', async () => {
  const persona = personas.find(({ length }) => length === 'normal')!
  const input = await withoutWork(
    { ...persona, texts: { ...persona.texts, fear: 'Day care for two costs $900 a month.' } },
    'Stay-at-home parent',
  )
  const said = wordsOf(input, 'money')
  assert.match(said, /You wrote: “Day care for two costs \$900 a month”/)
  const left = /That is \$10,800 a year\. Of the middle pay it would leave you, before tax: \$([\d,]+) as/.exec(said)
  const [first] = purseOf(prepareInput(input), createFactTable(buildFacts(prepareInput(input)))).roads
  assert.equal(Number(left?.[1]?.replace(',', '')), first!.occupation.wages!.median - 10_800)
})

test('hours, years left and a debt are held against the directions', async () => {
  const persona = personas.find(({ length, facts }) => length === 'normal' && (facts.salaryCurrent ?? 0) > 0)!
  const of = async (careerGoals: string): Promise<string> =>
    wordsOf(
      await personaInput({ ...persona, facts: { ...persona.facts, careerGoals }, texts: {} }, 'career_change', skills),
      'money',
    )
  const pay = persona.facts.salaryCurrent!
  const full = Math.round((pay * 40) / 20).toLocaleString('en-US')
  assert.ok((await of('I work 20 hours a week and want steady work.')).includes(`would be $${full} a year`))
  assert.match(await of('I owe $30,000 and want steady work.'), /in five years that is \$500 a month/)
  assert.match(await of('I am 61 and want four more years of calm work.'), /You plan about 4 more years/)
  assert.match(await of('I want to work three days a week.'), /You ask for 24 hours a week/)
  assert.doesNotMatch(await of('I want steady work.'), /hours a week\.|five years that is|more years\./)
})

test('a sale, an offer to go and a noncompete change the last plan and the page on pay', async () => {
  const persona = personas.find(({ reportType }) => reportType === 'executive_transition')!
  const of = (currentRole: string, careerGoals: string): Promise<ReportInput> =>
    personaInput({ ...persona, facts: { ...persona.facts, currentRole, careerGoals } }, 'executive_transition', skills)
  const offer = await of(
    'Director of Engineering',
    'My company offers a buyout of nine months pay. My noncompete names three rivals. I want to be vice president.',
  )
  const sum = Math.round((9 * persona.facts.salaryCurrent!) / 12).toLocaleString('en-US')
  assert.ok(wordsOf(offer, 'paymix').includes(`9 months of your pay are $${sum}`))
  assert.match(wordsOf(offer, 'paymix'), /You wrote: “My noncompete names three rivals”/)
  assert.match(wordsOf(offer, 'plans'), /Z\. Stay, without the offer/)
  const sale = await of('Owner, machine shop', 'I am selling my company in March and want to run operations elsewhere.')
  assert.match(wordsOf(sale, 'plans'), /Z\. The sale, on better terms/)
  assert.match(wordsOf(sale, 'ladder'), /vice president of operations/i)
  assert.doesNotMatch(wordsOf(sale, 'ladder'), /second site|owner with a manager/i)
  const keeps = await of('Owner, machine shop', 'I want to run my shop with fewer hours.')
  assert.doesNotMatch(wordsOf(keeps, 'plans', 'paymix'), /The sale|ban on rivals/)
})
