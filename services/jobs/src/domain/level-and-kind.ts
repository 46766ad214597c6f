import type { experienceLevels } from '@waymark/contracts/models/assessment/options'
import type { employmentTypes } from '@waymark/contracts/models/job'

export type ExperienceLevel = (typeof experienceLevels)[number]
export type EmploymentType = (typeof employmentTypes)[number]

/** The level a posting is for: what the source says, else the title's words, else the years it asks for, else Mid. */
export function readLevel(options: {
  stated?: string
  title: string
  text?: string
  months?: number | undefined
}): ExperienceLevel {
  const { stated = '', title, text = '', months } = options
  const byWords = [stated, title].flatMap((words) => LEVEL_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? [])[0]
  if (byWords) return byWords
  const years = months === undefined ? yearsIn(text) : months / 12
  if (years === undefined) return 'Mid'
  if (years < 2) return 'Entry'
  return years < 6 ? 'Mid' : 'Senior'
}

export function readEmploymentType(stated: string): EmploymentType {
  return EMPLOYMENT_WORDS.find(([pattern]) => pattern.test(stated))?.[1] ?? (stated.trim() === '' ? 'Full-time' : 'Other')
}

function yearsIn(text: string): number | undefined {
  const found =
    /\b(\d{1,2})\s?(?:\+|(?:-|–|to)\s?\d{1,2}\+?)?\s?(?:or more )?years?\b(?=[^.\n]{0,60}\bexperience|[^.\n]{0,20}\bin\b)/i.exec(
      text,
    )
  return found ? Number(found[1]) : undefined
}

const LEVEL_WORDS: readonly (readonly [RegExp, ExperienceLevel])[] = [
  [/\b(?:intern|internship|trainee|apprentice|entry|junior|jr|graduate|new grad|associate i)\b/i, 'Entry'],
  [/\b(?:lead|principal|head of|director|chief|vice president|vp|executive director)\b/i, 'Lead'],
  [/\b(?:senior|sr|staff|expert|iii|iv)\b/i, 'Senior'],
  [/\b(?:mid|intermediate|ii)\b/i, 'Mid'],
]
const EMPLOYMENT_WORDS: readonly (readonly [RegExp, EmploymentType])[] = [
  [/intern/i, 'Internship'],
  [/part[\s_-]?time/i, 'Part-time'],
  [/full[\s_-]?time|permanent|regular/i, 'Full-time'],
  [/contract|freelance|per[\s_-]?diem/i, 'Contract'],
  [/temp|season/i, 'Temporary'],
]
