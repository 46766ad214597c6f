import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { ownStartOf } from '../../../src/document/facts/own-start.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

type Told = Pick<InventedPerson, 'id' | 'role' | 'soc' | 'years' | 'salaryCurrent' | 'careerGoals'>

/** Who writes that they want a business, with its name and the words that its law is told in; '' where nothing is written. */
const STARTERS: readonly (Told & { business: string; law: RegExp; papers: boolean })[] = [
  told(
    'hvac',
    'HVAC technician',
    '49-9021',
    61_000,
    'I want to start my own HVAC business.',
    'HVAC business',
    /contractor['’]s license/,
    true,
  ),
  told(
    'bakery',
    'Bank teller',
    '43-3071',
    38_000,
    'I would like to open my own bakery in my town.',
    'bakery',
    /health department/,
    true,
  ),
  told(
    'daycare',
    'Preschool teacher',
    '25-2011',
    36_000,
    'I want to start my own daycare at home.',
    'daycare',
    /child care license/,
    true,
  ),
  told(
    'books',
    'Bookkeeper',
    '43-3031',
    47_000,
    'Start my own bookkeeping practice for small shops.',
    'bookkeeping practice',
    /PTIN/,
    false,
  ),
  told(
    'truck',
    'Chef',
    '35-1011',
    61_000,
    'I want to open a food truck, maybe in a year.',
    'food truck',
    /health department/,
    true,
  ),
  told(
    'photo',
    'Office manager',
    '43-1011',
    52_000,
    'I want to start my own photography business.',
    'photography business',
    /remote pilot/,
    false,
  ),
]
const EMPLOYED = told('post', 'Bookkeeper', '43-3031', 47_000, 'I want to become an accountant.', '', /./, false)
/** Pages that speak of what to do. */
const DOING = ['plan', 'money', 'talks', 'interview', 'plans'] as const
/** What is said of somebody whom others hire. */
const OF_A_POST =
  /in another place|in hvac business|\ban offer as\b|two applications a week|trial day|why do you want to work as|résumé lines with figures|first paid start|wage in training/i

const inputs = new Map<string, ReportInput>()

before(async () => {
  const skills = engineInProcess()
  const all = [...STARTERS, EMPLOYED]
  for (const person of all)
    inputs.set(
      person.id,
      prepareInput(await personaInput(personaOfPerson(personOf(person), 'career_change'), 'career_change', skills)),
    )
})

describe('a business of one’s own that is named first', () => {
  for (const { id, business, law, papers } of STARTERS) {
    it(`is what the pages on doing speak of: ${business}`, () => {
      const input = inputs.get(id)!
      const start = ownStartOf(input)
      assert.equal(start?.name, business)
      assert.equal(start.needsPaper, papers)
      for (const page of DOING) {
        const words = textsOf(sectionOf(input, page)).join('\n')
        assert.doesNotMatch(words, OF_A_POST, `${page} of ${id}`)
      }
    })

    it(`begins with what its law asks, and where that stands: ${business}`, () => {
      const words = textsOf(sectionOf(inputs.get(id)!, 'plan')).join('\n')
      assert.match(words, law)
      assert.match(words, /The rule: .+ States differ/)
    })

    it(`has a date and a sum to stop at, and leaves the wage last: ${business}`, () => {
      const input = inputs.get(id)!
      const money = textsOf(sectionOf(input, 'money')).join('\n')
      assert.match(money, /you stop spending when .*\$[\d,]+.*by Apr 20/)
      assert.match(money, /wage tables leave out those who work for themselves/)
      const plans = textsOf(sectionOf(input, 'plans')).join('\n')
      assert.match(plans, papers ? /the first paid job waits for the license/ : /a first job that is paid in full/)
    })

    it(`prints no figure without a source: ${business}`, () => {
      for (const page of DOING)
        for (const fact of sectionOf(inputs.get(id)!, page).facts) assert.match(fact.source, /^[A-Z]+$/, `${page}: ${fact.id}`)
    })
  }

  it('is not closed by what employers pay for the work: it begins beside the job', () => {
    const [goal] = inputs.get('photo')!.ranking.goals
    assert.equal(goal?.answer, 'not_yet')
    assert.match(textsOf(sectionOf(inputs.get('photo')!, 'answer')).join('\n'), /Photography business: beside your job first/)
  })

  it('is no plan of somebody who names a post', () => {
    assert.equal(ownStartOf(inputs.get(EMPLOYED.id)!), undefined)
    assert.match(textsOf(sectionOf(inputs.get(EMPLOYED.id)!, 'plan')).join('\n'), /See a first task|Nothing on paper/)
  })
})

function told(
  id: string,
  role: string,
  soc: string,
  salaryCurrent: number,
  careerGoals: string,
  business: string,
  law: RegExp,
  papers: boolean,
) {
  return { id, role, soc, years: 8, salaryCurrent, careerGoals, business, law, papers }
}

function personOf({ id, role, soc, years, salaryCurrent, careerGoals }: Told): InventedPerson {
  return {
    id,
    role,
    ...(soc ? { soc } : {}),
    years,
    education: 'associates',
    salaryCurrent,
    salaryTarget: salaryCurrent + 15_000,
    careerGoals,
    riasec: { R: 6, I: 5, A: 5, S: 6, E: 6, C: 6 },
    values: ['Autonomy', 'Job security'],
    skills: [
      { name: 'Customer service', rating: 8 },
      { name: 'Planning', rating: 7 },
    ],
    texts: { challenge: 'I am afraid of the paperwork and of a slow winter.' },
  }
}
