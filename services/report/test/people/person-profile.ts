import { industries, targetIndustries } from '@waymark/contracts/models/assessment/options'
import { type UsState, usStates } from '@waymark/contracts/models/skills/us-states'
import { Profile, Rating, type Reach } from '@waymark/proto/waymark/skills/v1/profile'
import { buildProfile } from '../../../assessment/src/domain/build-profile.ts'
import type { Careers } from '../../../skills/src/data/careers.ts'
import { resolveTitle } from '../../../skills/src/domain/catalogue/titles/resolve-title.ts'
import type { Persona } from '../personas/persona.ts'

/** An invented person as the file of people holds them; only what a ranking or its reader reads. */
export type InventedPerson = {
  readonly id: string
  readonly role: string
  readonly industry?: string
  readonly soc?: string
  readonly years: number
  readonly education: string
  readonly studying?: string
  readonly salaryCurrent: number
  readonly salaryTarget: number
  readonly careerGoals: string
  /** Papers held, in a row behind commas. */
  readonly certifications?: string
  readonly targetIndustry?: string
  readonly riasec: Readonly<Record<'R' | 'I' | 'A' | 'S' | 'E' | 'C', number>>
  readonly values: readonly string[]
  readonly skills?: readonly { readonly name: string; readonly rating: number }[]
  readonly soft?: readonly string[]
  /** They say that they have led people. */
  readonly leads?: boolean
  /** Postal code or name of the state whose pay counts. */
  readonly state?: string
  /** Lowest share of the present pay, months for the change and hours a week to learn, as the questions of the bank give them. */
  readonly payFloorShare?: number
  readonly monthsAvailable?: number
  readonly learningHours?: number
  readonly remotePreference?: string
  readonly texts?: Readonly<Record<string, string>>
}

/**
 * The person's answers as the assessment hands them to the engine, everything that the record holds included; interests and values as
 * short questionnaires would give them.
 */
export function profileOfPerson(person: InventedPerson, careers: Pick<Careers, 'engine' | 'titles'>): Profile {
  const told = buildProfile(
    {
      currentRole: roleOf(person),
      yearsExperience: person.years,
      industry: industries.find((known) => known === person.industry) ?? 'other',
      targetIndustry: targetIndustries.find((known) => known === person.targetIndustry),
      salaryCurrent: person.salaryCurrent,
      salaryTarget: person.salaryTarget,
      educationLevel: educationOf(person),
      remotePreference: person.remotePreference,
      state: stateOf(person),
      leadershipExperience: person.leads,
      skillsSoft: person.soft ?? [],
      certifications: papersOf(person),
    },
    [],
  )
  const rated = (person.skills ?? []).map(({ name, rating: value }) => ({ name, rating: value, evidence: 'self' }))
  const names = new Set(rated.map(({ name }) => name.toLowerCase()))
  return Profile.create({
    ratings: [
      ...Object.entries(INTERESTS).map(([letter, scale]) =>
        rating(`interest.${scale}`, person.riasec[letter as keyof typeof INTERESTS]),
      ),
      ...valueRatings(person.values),
    ],
    skills: [...rated, ...told.skills.filter(({ name }) => !names.has(name.toLowerCase()))],
    currentOccupation: occupationOf(person, careers),
    currentRole: told.currentRole,
    reach: { ...told.reach, ...limitsOf(person) },
    goals: { text: person.careerGoals, removed: [], beside: besideOf(person) },
  })
}

/** What the record holds of the answers that tell of the present situation. */
const besideOf = ({ texts = {} }: Pick<InventedPerson, 'texts'>): string[] =>
  [texts.motivation, texts.challenge].filter((text) => text !== undefined && text.trim() !== '') as string[]

/** Papers as the wizard keeps them, one each. */
export function papersOf({ certifications = '' }: Pick<InventedPerson, 'certifications'>): string[] {
  return certifications
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^none$/i.test(one))
}

/** The wizard knows no level of study: who studies and tells no job writes so. */
export const roleOf = ({ role, studying }: Pick<InventedPerson, 'role' | 'studying'>): string =>
  role.trim() === '' && studying ? 'Student' : role

/** The level by the name that the wizard has for it. */
export const educationOf = ({ education }: Pick<InventedPerson, 'education'>): string => OTHER_NAMES[education] ?? education

/** The state by its postal code; undefined where the record names none that is known. */
export function stateOf({ state = '' }: Pick<InventedPerson, 'state'>): UsState | undefined {
  const written = state.trim().toLowerCase()
  return usStates.find(([code, name]) => code.toLowerCase() === written || name.toLowerCase() === written)?.[0]
}

/** What the questions on reach would have given; a limit that the record does not hold was not asked. */
function limitsOf(person: InventedPerson): Pick<Reach, 'payFloorShare' | 'monthsAvailable' | 'learningHours'> {
  const { payFloorShare = 0, monthsAvailable = 0, learningHours = 0 } = person
  return { payFloorShare, monthsAvailable, learningHours }
}

/** Levels that files of people call by another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { doctorate: 'phd', vocational: 'bootcamp' }

/** Six digits are the whole of a group; eight name one occupation of it. */
export const codeOf = (soc: string): string => (soc.includes('.') ? soc : `${soc}.00`)

/** The code that is given, or as a submit without one: what the title certainly names. */
function occupationOf({ soc, role }: InventedPerson, { engine, titles }: Pick<Careers, 'engine' | 'titles'>): string {
  const { occupations, indexOf } = engine.base
  if (soc !== undefined && indexOf.has(codeOf(soc))) return codeOf(soc)
  const { kind, matches } = resolveTitle(titles, role, 1)
  return kind === 'occupation' ? occupations[matches[0]!.index]!.code : ''
}

function valueRatings(values: readonly string[]): Rating[] {
  return [...valueSums(values)].map(([key, sum]) => rating(`value.${key}`, 2 + Math.min(8, 4 * sum)))
}

/** The six work values, the one that the ticked words speak of most first. */
export function orderedValues(values: readonly string[]): WorkValue[] {
  return [...valueSums(values)].sort(([, one], [, other]) => other - one).map(([key]) => key)
}

function valueSums(values: readonly string[]): Map<WorkValue, number> {
  const sums = new Map<WorkValue, number>(Object.values(VALUES).flatMap((keys) => keys.map((key) => [key, 0] as const)))
  values.forEach((value, at) => {
    for (const key of VALUES[value] ?? []) sums.set(key, sums.get(key)! + 1 / (1 + 0.25 * at))
  })
  return sums
}

type WorkValue = Persona['values'][number]

function rating(scale: string, value: number): Rating {
  return Rating.create({ scale, item: scale, value, low: 1, high: 10, weight: 1 })
}

const INTERESTS = {
  R: 'realistic',
  I: 'investigative',
  A: 'artistic',
  S: 'social',
  E: 'enterprising',
  C: 'conventional',
} as const

/** What the ticked words of the questionnaire say about the six work values. */
const VALUES: Readonly<Record<string, readonly WorkValue[]>> = {
  'Making an impact': ['achievement', 'relationships'],
  'Work-life balance': ['working_conditions', 'support'],
  'Job security': ['working_conditions', 'support'],
  'Team collaboration': ['relationships'],
  Autonomy: ['independence'],
  'High compensation': ['working_conditions', 'recognition'],
  'Flexible schedule': ['independence', 'working_conditions'],
  'Creative freedom': ['independence', 'achievement'],
  'Career growth': ['recognition', 'achievement'],
  'Learning and development': ['achievement'],
  Recognition: ['recognition'],
  'Leadership opportunities': ['recognition', 'independence'],
}
