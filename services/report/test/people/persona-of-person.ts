import { educationLevels, industries } from '@waymark/contracts/models/options'
import type { ReportType } from '@waymark/contracts/models/report-type'
import type { Persona } from '../personas/persona.ts'
import { type InventedPerson, orderedValues } from './person-profile.ts'

/** An invented person of a file as a persona, whose answers to every question of a kind of report are then always the same. */
export function personaOfPerson(person: InventedPerson, reportType: ReportType): Persona {
  const { riasec, texts = {} } = person
  const papers = (person.certifications ?? '')
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^none$/i.test(one))
  return {
    key: person.id,
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@example.org',
    facts: {
      currentRole: person.role || 'Student',
      ...(person.soc && { currentOccupation: `${person.soc}.00` }),
      yearsExperience: person.years,
      industry: industries.find((known) => known === person.industry) ?? 'other',
      targetIndustry: 'unsure',
      ...(person.salaryCurrent > 0 && { salaryCurrent: person.salaryCurrent }),
      ...(person.salaryTarget > 0 && { salaryTarget: person.salaryTarget }),
      educationLevel:
        educationLevels.find((known) => known === person.education) ?? OTHER_NAMES[person.education] ?? 'high_school',
      careerGoals: person.careerGoals,
      ...(papers.length > 0 && { certifications: papers }),
    },
    occupation: person.role,
    reportType,
    length: 'normal',
    interests: [riasec.R, riasec.I, riasec.A, riasec.S, riasec.E, riasec.C],
    values: orderedValues(person.values),
    valuesPresent: [6, 5, 5, 4, 4, 3],
    ratings: {},
    choices: {},
    skills: (person.skills ?? []).map(({ name, rating }) => [name, rating]),
    texts: {
      ...(texts.motivation && { motivation: texts.motivation }),
      ...(texts.challenge && { fear: texts.challenge }),
      ...(texts.achievement && { proud: texts.achievement }),
    },
    timeline: ['', '', ''],
  }
}

/** Levels that files of people call by another name. */
const OTHER_NAMES: Readonly<Record<string, (typeof educationLevels)[number]>> = { doctorate: 'phd', vocational: 'bootcamp' }
