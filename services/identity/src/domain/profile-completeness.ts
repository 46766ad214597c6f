import { countedProfileFields, type ProfileField } from '@waymark/contracts/models/identity/profile-fields'

const FIELDS = countedProfileFields
const SKILLS_WANTED = 3
const POINTS = FIELDS.length + 2

export type ProfileFields = { readonly [F in ProfileField]?: string | number | null | undefined }
/** A count that nobody could tell is undefined: it counts nothing and is not missing either. */
export type ProfileFacts = { profile: ProfileFields; assessments: number | undefined; skills: number | undefined }

/** Percent: eight profile fields, an assessment and three skills count 10 each. */
export function profileCompleteness({ profile, assessments, skills }: ProfileFacts): number {
  const filled = FIELDS.filter((name) => isFilled(profile[name])).length
  const assessed = (assessments ?? 0) > 0 ? 1 : 0
  const skilled = (skills ?? 0) >= SKILLS_WANTED ? 1 : 0
  return (100 / POINTS) * (filled + assessed + skilled)
}

/** What is missing for certain: `assessment`, `skills`, and names of profile fields; the most telling ones first. */
export function profileMissing({ profile, assessments, skills }: ProfileFacts): string[] {
  return [
    ...(assessments === 0 ? ['assessment'] : []),
    ...(skills !== undefined && skills < SKILLS_WANTED ? ['skills'] : []),
    ...FIELDS.filter((name) => !isFilled(profile[name])),
  ]
}

export const PROFILE_POINTS = POINTS

function isFilled(value: string | number | null | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
