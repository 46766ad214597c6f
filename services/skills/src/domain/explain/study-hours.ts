import type { Ranking } from '../matching/rank.ts'
import { EVALUATED } from '../reach/from-abroad.ts'
import { holdsLicense } from '../reach/held-credentials.ts'
import { FULL_TIME_HOURS, isProgram, NEARLY_FULL_TIME } from '../reach/study-hours.ts'

/**
 * What the months of study of an occupation become beside the hours a week that the person gives, a sentence or two; undefined where
 * no program stands before it, or where the hours are not said or are enough.
 */
export function studyBesideHours({ person, standing }: Pick<Ranking, 'person' | 'standing'>, place: Place): string | undefined {
  const { learningHours } = person.reach
  const entry = standing.entries[place.index]!
  const { gate, studyMonths, missing } = entry
  if (!isProgram(entry)) return undefined
  // An evaluation and the exams after it are no program of classes.
  if (missing.includes(EVALUATED)) return undefined
  if (!(learningHours > 0) || learningHours >= NEARLY_FULL_TIME) return undefined
  if (gate && holdsLicense(gate, person.claims)) return undefined
  if (learningHours < 1)
    return `The months of study are full time, about ${FULL_TIME_HOURS} hours a week, and you have none to give for now.`
  const [low, high] = studyMonths.map((months) => (months * FULL_TIME_HOURS) / learningHours) as [number, number]
  const clinical = CLINICAL.test(place.code) ? ' Clinical hours are often by day, whatever the program is called.' : ''
  return `The months of study are full time, about ${FULL_TIME_HOURS} hours a week. At your ${learningHours} hours they become ${stretched(low, high)}: ask for evening or part-time programs and how long they take.${clinical}`
}

type Place = { readonly index: number; readonly code: string }

/** Programs with hours at the bedside or the chair. */
const CLINICAL = /^(?:29-(?!2072|9)|31-(?:2|909[127]))/

function stretched(low: number, high: number): string {
  if (low > TEN_YEARS) return 'more than ten years'
  if (high < 24) return range(Math.round(low), Math.round(high), 'months')
  return range(Math.max(1, Math.round(low / 12)), Math.round(high / 12), 'years')
}

/** Months. */
const TEN_YEARS = 120

const range = (low: number, high: number, unit: string): string => `about ${low === high ? high : `${low} to ${high}`} ${unit}`
