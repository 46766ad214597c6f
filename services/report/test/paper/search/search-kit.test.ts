import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createMask, overlapOf, wordsOfReport } from '../../../bench/report-sentences.ts'
import { fullOf, occupationOf } from '../../../src/document/facts/reading.ts'
import { buildFacts } from '../../../src/document/model/build-facts.ts'
import { createFactTable } from '../../../src/document/model/fact-table.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { createSaidBefore } from '../../../src/document/model/said-before.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { onePage } from '../../../src/document/sections/directions/idea-page.ts'
import { workPoints } from '../../../src/document/sections/opening/work-points.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

type Told = Pick<InventedPerson, 'careerGoals' | 'years' | 'salaryCurrent'> & {
  skills: readonly [name: string, rating: number][]
  texts: Readonly<Record<string, string>>
  certifications?: string
}

/** Two readers of each trade who want the same and are worn out by the same, and told us other things. */
const ALIKE: Readonly<Record<string, readonly [role: string, soc: string, one: Told, other: Told]>> = {
  baker: [
    'Baker',
    '51-3011',
    {
      careerGoals: 'I want to stay with bread but stop getting up at two. Maybe run the production of a bakery.',
      years: 7,
      salaryCurrent: 36_000,
      skills: [
        ['Sourdough', 9],
        ['Food safety', 8],
        ['Shift planning', 7],
      ],
      texts: {
        challenge: 'The nights and my shoulders wear me out.',
        achievement: 'I cut our flour waste by a fifth after I changed the order of the doughs.',
      },
    },
    {
      careerGoals: 'I want to stay with bread, but no more nights. Perhaps running production in a larger bakery.',
      years: 12,
      salaryCurrent: 41_000,
      skills: [
        ['Food safety', 9],
        ['Pastry', 8],
        ['Ordering', 6],
      ],
      texts: { challenge: 'Nights wear me out.', achievement: 'I doubled the croissant line in one summer.' },
    },
  ],
  plumber: [
    'Plumber',
    '47-2152',
    {
      careerGoals: 'My knees will not do this for ten more years. I would like to become a plumbing inspector or an estimator.',
      years: 14,
      salaryCurrent: 66_000,
      skills: [
        ['Gas fitting', 9],
        ['Reading plans', 8],
      ],
      texts: { challenge: 'My knees hurt.', achievement: 'I found a leak that three firms had missed.' },
      certifications: 'Journeyman plumber license',
    },
    {
      careerGoals: 'My back will not last. I would like to become a plumbing inspector, or estimate jobs.',
      years: 20,
      salaryCurrent: 71_000,
      skills: [
        ['Pipe fitting', 9],
        ['Estimating', 7],
      ],
      texts: { challenge: 'My back hurts.', achievement: 'I ran the plumbing of a school of forty rooms.' },
    },
  ],
  secretary: [
    'Office secretary',
    '43-6014',
    {
      careerGoals: 'AI takes my letters. I want office work that stays, maybe HR or medical coding.',
      years: 12,
      salaryCurrent: 43_000,
      skills: [
        ['Scheduling', 9],
        ['Excel', 8],
      ],
      texts: {
        challenge: 'Being replaced by software.',
        achievement: 'I moved 4,000 paper files into one system in a summer.',
      },
    },
    {
      careerGoals: 'Office work that AI does not take: HR, or medical coding.',
      years: 7,
      salaryCurrent: 39_000,
      skills: [
        ['Phones', 9],
        ['Word', 8],
      ],
      texts: { challenge: 'Losing the job to software.', achievement: 'I found a billing mistake of 9,000 dollars.' },
    },
  ],
}
const MOST_SHARED = 0.55

const careers = createCareers()
const inputs = new Map<string, ReportInput>()

before(async () => {
  const skills = engineInProcess(careers)
  for (const [name, [role, soc, ...both]] of Object.entries(ALIKE))
    for (const [at, told] of both.entries()) {
      const person = personaOfPerson(personOf(`${name}-${at}`, role, soc, told), 'career_deep_dive')
      inputs.set(`${name}-${at}`, await personaInput(person, 'career_deep_dive', skills))
    }
})

const kitOf = (input: ReportInput): string => textsOf(sectionOf(input, 'search')).join('\n')

describe('the search kit', () => {
  test('names the job bank of the reader’s own state, and sets it into the first line', () => {
    const input = loadInput('renee')
    assert.match(kitOf(input), /your state’s job bank/)
    input.profile.reach!.state = 'OH'
    const said = kitOf(structuredClone(input))
    assert.match(said, /job bank of Ohio/)
    assert.match(said, /looks for work as [^.]* in Ohio\./)
  })

  for (const name of Object.keys(ALIKE))
    test(`of one ${name} shares at most ${(100 * MOST_SHARED).toFixed(0)} % with that of another who wants the same`, () => {
      const mask = createMask([...careers.engine.base.occupations.map(({ title }) => title), ALIKE[name]![0]], [])
      const [one, other] = [0, 1].map((at) => {
        const input = inputs.get(`${name}-${at}`)!
        const [read] = wordsOfReport({ ...composeReport(input), sections: [sectionOf(input, 'search')] })
        return read!.sentences.map(mask)
      })
      assert.ok(one!.length >= 12 && other!.length >= 12)
      const share = overlapOf(one!, other!)
      assert.ok(share <= MOST_SHARED, `${(100 * share).toFixed(0)} %`)
    })

  test('answers what the work asks with what the reader can show, and says what is new to them', () => {
    const said = kitOf(inputs.get('plumber-0')!)
    assert.match(said, /Approve plans[^\n]*\n[^\n]*reading plans/)
    assert.match(said, /This may be new to you|Nothing that you told us covers it|You named no skill for it/)
    assert.doesNotMatch(kitOf(inputs.get('secretary-0')!), /new to you|You named no skill/)
  })

  test('lends its places to the page of an idea that nobody wrote about', () => {
    const input = prepareInput(structuredClone(inputs.get('plumber-0')!))
    const facts = createFactTable(buildFacts(input))
    const told = (bare: boolean): string => {
      const before = createSaidBefore(input)
      const ranked = fullOf(input, input.ranking.goals[0]!.place!)
      const occupation = { ...occupationOf(ranked) }
      if (bare) delete occupation.note
      const work = workPoints(input, facts, { ...ranked, occupation }, before)
      const page = { ranked: { ...ranked, occupation }, at: 0, work, goesOn: false, id: 'idea-1' }
      return JSON.stringify(onePage(input, facts, page, before))
    }
    assert.match(told(false), /Who hires:/)
    assert.match(told(true), /Look here:[^"]*city and county pages/)
    assert.match(told(true), /Search:[^"]*Inspector/)
  })

  test('has no wording twice on the page', () => {
    for (const [name, input] of inputs) {
      const [read] = wordsOfReport({ ...composeReport(input), sections: [sectionOf(input, 'search')] })
      assert.equal(new Set(read!.sentences).size, read!.sentences.length, name)
    }
  })

  test('puts no skill to the front that the work does not speak of, and leaves it out by name', () => {
    const input = inputs.get('baker-0')!
    const said = kitOf(input)
    const first = said.split('\n').find((line) => line.startsWith('**The first line') || line.startsWith('The first line'))!
    const idle = ['sourdough', 'food safety', 'shift planning'].filter((skill) => said.includes(`${skill}, unless the ad`))
    for (const skill of idle) assert.ok(!first.includes(skill), skill)
    assert.match(said, /sourdough, unless the ad names it/)
  })

  test('sends nobody who knows the work to the ads for beginners', () => {
    assert.match(kitOf(inputs.get('secretary-0')!), /Tick “experienced”: 12 years/)
    assert.match(kitOf(inputs.get('plumber-0')!), /14 years as plumber/)
  })

  test('speaks of what they rated best where they named no skill, and searches for none of it', () => {
    const input = structuredClone(inputs.get('plumber-0')!)
    input.profile.skills = []
    input.answers = input.answers.filter(({ topic }) => topic !== 'skill.named' && topic !== 'skill.people')
    const item = { key: 'listening', label: 'Listening closely', value: 9 }
    input.answers.push(AnsweredQuestion.fromPartial({ topic: 'skill.people', items: [item] }))
    const said = kitOf(input)
    assert.match(said, /people trust me with listening closely/)
    assert.doesNotMatch(said, /(?:Type|title with) “listening closely”/)
  })

  test('asks one thing that matters to this reader', () => {
    assert.match(kitOf(inputs.get('baker-1')!), /hours in the worst week/)
    assert.match(kitOf(inputs.get('plumber-0')!), /what hurts on a Friday/)
    assert.match(kitOf(inputs.get('secretary-0')!), /who left last, and why/)
  })
})

function personOf(id: string, role: string, soc: string, { skills, ...told }: Told): InventedPerson {
  return {
    id,
    role,
    soc,
    education: 'high_school',
    industry: 'other',
    salaryTarget: Math.round(told.salaryCurrent * 1.2),
    riasec: { R: 7, I: 5, A: 4, S: 5, E: 4, C: 6 },
    values: ['Job security', 'Work-life balance', 'Team collaboration'],
    skills: skills.map(([name, rating]) => ({ name, rating })),
    ...told,
  }
}
