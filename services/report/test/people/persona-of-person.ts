import { educationLevels, industries, targetIndustries } from '@waymark/contracts/models/assessment/options'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import {
  learningHours as bankHours,
  monthsAvailable as bankMonths,
  remotePreference as bankRemote,
  payFloor,
} from '../../../assessment/src/data/banks/parts/reach.ts'
import { createDice } from '../crowd/dice.ts'
import type { Persona } from '../personas/persona.ts'
import { codeOf, educationOf, type InventedPerson, orderedValues, papersOf, stateOf } from './person-profile.ts'

/** An invented person of a file as a persona, whose answers to every question of a kind of report are then always the same. */
export function personaOfPerson(person: InventedPerson, reportType: ReportType): Persona {
  const { riasec, texts = {} } = person
  const papers = papersOf(person)
  const state = stateOf(person)
  const dice = createDice(`values ${person.id}`)
  const said = `${person.careerGoals} ${texts.challenge ?? ''}`.toLowerCase()
  const drains = DRAINS.filter(([, words]) => words.test(said)).map(([key]) => key)
  return {
    key: person.id,
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@example.org',
    facts: {
      currentRole: person.role || 'Student',
      ...(person.soc && { currentOccupation: codeOf(person.soc) }),
      yearsExperience: person.years,
      industry: industries.find((known) => known === person.industry) ?? 'other',
      targetIndustry: targetIndustries.find((known) => known === person.targetIndustry) ?? 'unsure',
      ...(person.salaryCurrent > 0 && { salaryCurrent: person.salaryCurrent }),
      ...(person.salaryTarget > 0 && { salaryTarget: person.salaryTarget }),
      educationLevel: educationLevels.find((known) => known === educationOf(person)) ?? 'high_school',
      careerGoals: person.careerGoals,
      ...(papers.length > 0 && { certifications: papers }),
      ...(state && { state }),
      ...(person.leads && { leadershipExperience: true }),
    },
    occupation: person.role,
    reportType,
    length: 'normal',
    interests: [riasec.R, riasec.I, riasec.A, riasec.S, riasec.E, riasec.C],
    values: orderedValues(person.values),
    valuesPresent: Array.from({ length: 6 }, () => dice.whole(2, 9)),
    ratings: {},
    choices: { ...(drains.length > 0 && { drain: drains }), ...limitChoices(person) },
    skills: (person.skills ?? []).map(({ name, rating }) => [name, rating]),
    texts: {
      ...(texts.motivation && { motivation: texts.motivation }),
      ...(texts.challenge && { fear: texts.challenge }),
      ...(texts.achievement && { proud: texts.achievement }),
    },
    timeline: ['', '', ''],
  }
}

/** The options of the bank that come nearest to the limits of the record; a limit that it does not hold keeps the persona's usual answer. */
function limitChoices({ payFloorShare, monthsAvailable, learningHours, remotePreference }: InventedPerson): Persona['choices'] {
  const told = [
    [payFloor, payFloorShare],
    [bankMonths, monthsAvailable],
    [bankHours, learningHours],
  ] as const
  const numbers = told.flatMap(([{ id, options }, given]) => {
    if (!given) return []
    const distance = ({ amount }: (typeof options)[number]) => Math.abs(Number(amount) - given)
    return [[id, [options.reduce((best, next) => (distance(next) < distance(best) ? next : best)).value]] as const]
  })
  return { ...Object.fromEntries(numbers), ...(remotePreference && { [bankRemote.id]: [remotePreference] }) }
}

/** What somebody ticks as costing energy who writes such words. */
const DRAINS: readonly (readonly [key: string, words: RegExp])[] = [
  ['body', /\bback\b|knee|shoulder|wrist|carpal|my body|\bhands\b|\bfeet\b|injur|\bpain\b|attics?\b|\bheat\b|\blift/],
  ['hours', /\bnights?\b|\bshifts?\b|weekend|on[- ]call|overtime|saturday|sunday|holidays|long hours/],
  ['paperwork', /paperwork|\bnotes\b|charting|\bforms\b|meetings|\bemails?\b|documentation/],
  ['worry', /layoff|laid off|outsourc|\bai\b|automat|robot|machine|closing|empti|replac/],
  ['too_much', /burn(?:ed|t|ing)? ?out|caseload|too many|short[- ]?staff|understaff|exhaust/],
  ['same_again', /bored|boring|same thing|repetit|routine/],
  ['no_say', /nobody listens|no say|ignore|gut\b|overrul/],
]
