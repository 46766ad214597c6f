const FIELDS = [
  'title',
  'industry',
  'experience',
  'location',
  'bio',
  'careerGoals',
  'preferredWorkStyle',
  'salaryExpectation',
] as const

export type ProfileFields = { readonly [F in (typeof FIELDS)[number]]?: string | number | null | undefined }

/** Percent: eight profile fields, an assessment and three skills count 10 each. */
export function profileCompleteness(facts: { profile: ProfileFields; assessments: number; skills: number }): number {
  const filled = FIELDS.filter((name) => isFilled(facts.profile[name])).length
  return 10 * (filled + (facts.assessments > 0 ? 1 : 0) + (facts.skills >= 3 ? 1 : 0))
}

function isFilled(value: string | number | null | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
