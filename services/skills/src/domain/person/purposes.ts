export const PURPOSES = ['career_deep_dive', 'career_change', 'executive_transition', 'ai_transition', 'basic'] as const
export type Purpose = (typeof PURPOSES)[number]

export function purposeOf(written: string): Purpose | undefined {
  return PURPOSES.find((name) => name === written)
}
