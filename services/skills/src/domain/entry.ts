import type { OccupationFigures } from '../knowledge-base/types.ts'
import type { Person } from './person.ts'
import { educationStep, entryStep } from './reach.ts'

/**
 * Months until a first job in an occupation is realistic, as a range. Our own estimate from the usual entry of the
 * projections; no data set holds these times. Likeness is that of skills and knowledge to the present job, -1 to 1.
 */
export function entryMonths(person: Person, occupation: OccupationFigures, likeness: number): { low: number; high: number } {
  const held = educationStep(person) ?? 1
  const asked = entryStep(occupation) ?? 1
  let [low, high] = STUDY[`${Math.min(held, asked)}-${asked}`] ?? [0, 0]
  const near = likeness >= 0.6
  const [trainLow, trainHigh] = TRAINING[occupation.entry.training] ?? [0, 0]
  low += near ? trainLow / 2 : trainLow
  high += near ? trainHigh / 2 : trainHigh
  const [workLow, workHigh] = EXPERIENCE[occupation.entry.experience] ?? [0, 0]
  // Years in like work count as the related experience that the table asks for.
  const counted = likeness >= 0.4 && person.reach.yearsExperience >= 5
  low += counted ? 0 : workLow
  high += counted ? workHigh / 3 : workHigh
  return { low: Math.round(low + SEARCH[0]), high: Math.round(high + SEARCH[1]) }
}

/** Months of study from a step of education to another, full time to half time. */
const STUDY: Readonly<Record<string, readonly [number, number]>> = {
  '0-1': [3, 12],
  '0-2': [6, 18],
  '1-2': [4, 12],
  '0-3': [24, 42],
  '1-3': [20, 36],
  '2-3': [12, 30],
  '0-4': [48, 72],
  '1-4': [42, 66],
  '2-4': [30, 54],
  '3-4': [20, 40],
  '1-5': [60, 90],
  '2-5': [48, 78],
  '3-5': [40, 66],
  '4-5': [16, 36],
  '1-6': [96, 132],
  '2-6': [84, 120],
  '3-6': [72, 108],
  '4-6': [48, 84],
  '5-6': [36, 60],
}

const TRAINING: Readonly<Record<string, readonly [number, number]>> = {
  'Short-term on-the-job training': [0, 1],
  'Moderate-term on-the-job training': [0, 3],
  'Long-term on-the-job training': [0, 12],
  Apprenticeship: [0, 12],
  'Internship/residency': [6, 24],
}

const EXPERIENCE: Readonly<Record<string, readonly [number, number]>> = {
  'Less than 5 years': [6, 24],
  '5 years or more': [24, 60],
}

/** From applying to starting. */
const SEARCH = [1, 4] as const
