const LEVELS = ['Not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'] as const

/** The specified word for a level from 1 to 5; 0 is a skill that is held without a rating. */
export function skillLevel(level: number): string {
  return LEVELS[level] ?? LEVELS[0]
}
