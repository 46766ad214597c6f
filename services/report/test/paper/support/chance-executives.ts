import { readFileSync } from 'node:fs'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { personas } from '../../personas/all.ts'
import type { Persona } from '../../personas/persona.ts'

const TYPE = 'executive_transition'

/** Our own personas, and leaders of other kinds of work; with PEOPLE=<people.json> everybody of that file too. */
export function chanceExecutives(): Persona[] {
  const invented = process.env.PEOPLE ? (JSON.parse(readFileSync(process.env.PEOPLE, 'utf8')) as InventedPerson[]) : []
  return [...personas, ...LEADERS.map(leader), ...invented.map((person) => personaOfPerson(person, TYPE))]
}

type Leader = Readonly<{
  key: string
  currentRole: string
  currentOccupation: string
  industry: Persona['facts']['industry']
  educationLevel: NonNullable<Persona['facts']['educationLevel']>
  yearsExperience: number
  salaryCurrent: number
  careerGoals: string
  interests: Persona['interests']
  values: Persona['values']
  choices: Persona['choices']
  skills: Persona['skills']
  texts: Persona['texts']
}>

function leader({ key, interests, values, choices, skills, texts, ...facts }: Leader): Persona {
  return {
    key,
    firstName: 'Rosa',
    lastName: 'Okafor',
    email: 'rosa.okafor@example.org',
    facts: { ...facts, targetIndustry: 'unsure', salaryTarget: Math.round(facts.salaryCurrent * 1.2) },
    occupation: facts.currentOccupation,
    reportType: TYPE,
    length: 'normal',
    interests,
    values,
    valuesPresent: [6, 5, 5, 4, 4, 3],
    ratings: {},
    choices,
    skills,
    texts,
    timeline: ['', '', ''],
  }
}

const LEADERS: readonly Leader[] = [
  {
    key: 'nurse-manager',
    currentRole: 'Nurse manager',
    currentOccupation: '11-9111.00',
    industry: 'healthcare',
    educationLevel: 'bachelors',
    yearsExperience: 14,
    salaryCurrent: 112_000,
    careerGoals: 'I run a cardiac unit of 48 nurses and want to lead nursing for the whole hospital within five years.',
    interests: [3, 6, 3, 9, 8, 6],
    values: ['relationships', 'achievement', 'recognition', 'support', 'independence', 'working_conditions'],
    choices: { people_led: ['people_10'], budget_led: ['budget_1'], board_work: ['none'], leadership_reason: ['ceiling'] },
    skills: [
      ['Staffing', 8],
      ['Rapid response', 9],
    ],
    texts: {
      proud: 'Pressure injuries on my unit fell from eleven to two in a year.',
      motivation: 'A new nurse who stays her second year tells me that I did my work.',
    },
  },
  {
    key: 'controller',
    currentRole: 'Controller',
    currentOccupation: '11-3031.01',
    industry: 'manufacturing',
    educationLevel: 'bachelors',
    yearsExperience: 16,
    salaryCurrent: 148_000,
    careerGoals: 'I want to be chief financial officer of a firm our size, and stop closing other people’s years.',
    interests: [2, 7, 2, 4, 7, 9],
    values: ['recognition', 'achievement', 'independence', 'working_conditions', 'support', 'relationships'],
    choices: { people_led: ['people_10'], budget_led: ['budget_50'], board_work: ['reported'], leadership_reason: ['done'] },
    skills: [
      ['NetSuite', 8],
      ['Covenant reporting', 9],
    ],
    texts: {
      proud: 'The close went from twelve days to five, and the audit had no finding.',
      fear: 'That I am seen as the one who says no.',
    },
  },
  {
    key: 'school-principal',
    currentRole: 'School principal',
    currentOccupation: '11-9032.00',
    industry: 'education',
    educationLevel: 'masters',
    yearsExperience: 19,
    salaryCurrent: 118_000,
    careerGoals: 'After six years as principal I think about a district, or about leaving schools while I still like children.',
    interests: [2, 5, 5, 9, 7, 5],
    values: ['achievement', 'relationships', 'support', 'independence', 'recognition', 'working_conditions'],
    choices: {
      people_led: ['people_50'],
      budget_led: ['budget_1'],
      board_work: ['committee'],
      leadership_reason: ['legacy', 'health'],
    },
    skills: [
      ['Teacher coaching', 9],
      ['Bell schedules', 7],
    ],
    texts: {
      proud: 'Chronic absence fell from 31 to 17 percent in three years.',
      fear: 'Losing my own kids’ teen years to board nights.',
    },
  },
  {
    key: 'sales-director',
    currentRole: 'Sales director',
    currentOccupation: '11-2022.00',
    industry: 'technology',
    educationLevel: 'bachelors',
    yearsExperience: 13,
    salaryCurrent: 190_000,
    careerGoals: 'I want a chief revenue seat, or to consult for young firms that sell badly.',
    interests: [2, 5, 4, 6, 10, 5],
    values: ['independence', 'recognition', 'achievement', 'working_conditions', 'relationships', 'support'],
    choices: { people_led: ['people_10'], budget_led: ['budget_10'], board_work: ['reported'], leadership_reason: ['sale'] },
    skills: [
      ['Salesforce', 8],
      ['Enterprise pricing', 9],
    ],
    texts: {
      proud: 'We won the two largest accounts of the region back in eighteen months.',
      motivation: 'I like the room before a hard price.',
    },
  },
  {
    key: 'bakery-owner',
    currentRole: 'Owner of a bakery',
    currentOccupation: '51-3011.00',
    industry: 'other',
    educationLevel: 'high_school',
    yearsExperience: 21,
    salaryCurrent: 68_000,
    careerGoals: 'I get up at two and the shop hangs on me. I want a second shop with a manager, or to sell in five years.',
    interests: [8, 4, 6, 6, 8, 5],
    values: ['independence', 'working_conditions', 'relationships', 'achievement', 'recognition', 'support'],
    choices: { people_led: ['people_10'], budget_led: ['budget_1'], board_work: ['none'], leadership_reason: ['health'] },
    skills: [
      ['Sourdough', 10],
      ['Wholesale orders', 7],
    ],
    texts: { proud: 'Nine restaurants have bought our bread for ten years.', fear: 'That nobody can do the night shift but me.' },
  },
  {
    key: 'it-chief',
    currentRole: 'Chief information officer',
    currentOccupation: '11-3021.00',
    industry: 'government',
    educationLevel: 'masters',
    yearsExperience: 24,
    salaryCurrent: 172_000,
    careerGoals: 'I have led the systems of a county for eight years and want one board seat and fewer nights on call.',
    interests: [4, 8, 3, 4, 7, 7],
    values: ['working_conditions', 'achievement', 'independence', 'support', 'relationships', 'recognition'],
    choices: { people_led: ['people_50'], budget_led: ['budget_10'], board_work: ['committee'], leadership_reason: ['boss'] },
    skills: [
      ['Vendor contracts', 9],
      ['Zero trust', 7],
    ],
    texts: { proud: 'A ransom attack cost us two days, and the neighbor county three months.' },
  },
]
