import { groupItems } from '@waymark/contracts/models/assessment/question'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import { presentQuestion } from '../../../../assessment/src/http/present-question.ts'
import type { Careers } from '../../../../skills/src/data/careers.ts'
import { createDice, type Dice } from '../../crowd/dice.ts'
import type { Persona } from '../../personas/persona.ts'

/**
 * People drawn by chance who write as people write: a job of the table or none, a goal, a worry and something they are proud of in
 * plain sentences, and ratings from 1 to 10. The same seed gives the same person.
 */
export function drawnPerson({ engine }: Careers, reportType: ReportType, seed: string): Persona {
  const dice = createDice(`${seed} ${reportType}`)
  const occupation = dice.one(engine.base.occupations)
  const median = dice.whole(28_000, 160_000)
  const years = dice.whole(0, 30)
  const student = years === 0 && dice.chance(0.7)
  const other = dice.one(engine.base.occupations).shortTitle
  return {
    key: seed,
    firstName: 'Robin',
    lastName: 'Castellano',
    email: 'robin@example.org',
    facts: {
      currentRole: student
        ? 'Student'
        : dice.one([occupation.shortTitle, occupation.title, ...occupation.alternateTitles]).slice(0, 90),
      ...(!student && dice.chance(0.8) && { currentOccupation: occupation.code }),
      yearsExperience: years,
      industry: dice.one(['technology', 'healthcare', 'retail', 'manufacturing', 'education', 'other'] as const),
      targetIndustry: 'unsure',
      ...(dice.chance(0.85) && { salaryCurrent: Math.round((median * (0.7 + 0.7 * dice.uniform())) / 500) * 500 }),
      ...(dice.chance(0.7) && { salaryTarget: Math.round((median * (0.9 + 0.7 * dice.uniform())) / 1000) * 1000 }),
      educationLevel: dice.one(['high_school', 'associates', 'bachelors', 'bachelors', 'masters', 'phd', 'bootcamp'] as const),
      careerGoals: dice.one(GOALS).replace('{job}', other),
      ...(dice.chance(0.4) && { certifications: dice.some(PAPERS, 1, 2) }),
    },
    occupation: occupation.code,
    reportType,
    length: 'normal',
    interests: [1, 2, 3, 4, 5, 6].map(() => dice.whole(1, 10)) as unknown as Persona['interests'],
    values: dice.some(VALUES, 6, 6),
    valuesPresent: Array.from({ length: 6 }, () => dice.whole(1, 10)),
    ratings: ratings(dice),
    choices: choices(dice, reportType),
    skills: dice.some(SKILLS, 0, 5).map((name) => [name, dice.whole(1, 10)] as const),
    texts: {
      ...(dice.chance(0.8) && { motivation: dice.one(REASONS) }),
      ...(dice.chance(0.8) && { fear: dice.one(WORRIES) }),
      ...(dice.chance(0.8) && { proud: dice.one(PRIDES) }),
      ...(dice.chance(0.5) && { change_idea: `Perhaps work as ${other}.` }),
    },
    timeline: dice.chance(0.5) ? ['Know what it takes', 'Halfway through', 'In it, and glad of it'] : ['', '', ''],
  }
}

/** Every rating of the wizard at random, so that highest and lowest are at times an 8, at times a 1. */
function ratings(dice: Dice): Record<string, number> {
  const low = dice.whole(1, 8)
  const all: Record<string, number> = {}
  for (const { questions } of Object.values(banks))
    for (const question of questions.map(presentQuestion)) {
      if (question.type === 'scale') all[question.id] = dice.whole(1, 10)
      if (question.type !== 'scale_group') continue
      for (const { name } of groupItems(question)) all[name] = dice.whole(low, 10)
    }
  return all
}

function choices(dice: Dice, reportType: ReportType): Record<string, readonly string[]> {
  return Object.fromEntries(
    banks[reportType].questions.map(presentQuestion).flatMap((question) => {
      const offered = [...(question.options ?? []), ...(question.categories ?? []).flatMap((category) => category.options)]
      if (offered.length === 0 || dice.chance(0.2)) return []
      const most = question.type === 'single_select' ? 1 : Math.min(3, question.maxChoices ?? 3)
      const values = offered.map((option) => (typeof option === 'string' ? option : option.value))
      return [[question.id, dice.some(values, 1, most)] as const]
    }),
  )
}

const VALUES = ['achievement', 'independence', 'recognition', 'relationships', 'support', 'working_conditions'] as const
const SKILLS = [
  'Excel',
  'Scheduling',
  'HVAC troubleshooting',
  'Patient assessment',
  'Spanish',
  'AutoCAD',
  'Making a roster',
  'TIG welding',
]
const PAPERS = ['CPA', 'CDL class A', 'RN license', 'Journeyman electrician license', 'PMP', 'Notary public', 'OSHA 30']
const GOALS = [
  'I want to work as {job}, not for less than I make now.',
  'Perhaps {job}, but no more managing people.',
  'My knees will not take ladders for another twenty years, and I have no idea what comes next.',
  'I am bored with the same thing every day and would rather find out why things go wrong, even if that means going back to school for a year or two.',
  'To earn more.',
  'Keep my job, but without the night shifts; I have two small children and a husband who travels.',
  'I would like to be {job} or else to teach what I know at a community college, in the evenings at first.',
  'Own business within five years, if the bank agrees. Until then a quiet place to learn',
]
const REASONS = [
  'A fall from a ladder last winter. Nothing broke, but I thought about it for weeks.',
  'I love the moment when a frightened customer understands what happens next because somebody took the time to explain it without hurry',
  'My boss left, and with him went everyone who knew how the place really works, so that I now do three jobs at once!',
  'Money',
  'Do I want to do this for twenty more years?',
]
const WORRIES = [
  'Sitting in an office all day, and earning less than the apprentices do in their first year with us.',
  'That I am too old',
  'Being sold a course by people who have never done the work, then paying it off until I retire; my sister did.',
  'Layoffs. Software writes half of what I wrote.',
  'losing my weekends',
]
const PRIDES = [
  'I found a fault in a clinic that three firms had missed. It took nine hours and saved them a new switchboard.',
  'Our complaints fell from 80 to 11 a month after I changed who calls back, and when.',
  'Built the schedule everyone still uses',
  'I trained eight people in one spring, while the line ran at full speed and two machines were being replaced behind our backs.',
]
