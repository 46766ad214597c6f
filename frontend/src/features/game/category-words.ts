import type { GameCategory } from '@waymark/contracts/models/game'

/** How the six categories are called and what each is about. */
export const categoryWords: Readonly<Record<GameCategory, { name: string; about: string }>> = {
  technical: { name: 'Technical', about: 'How systems and software behave' },
  communication: { name: 'Communication', about: 'Reading, wording, listening' },
  leadership: { name: 'Leadership', about: 'Deciding with and for others' },
  'problem-solving': { name: 'Problem-solving', about: 'Narrowing a cause, planning a way' },
  creativity: { name: 'Creativity', about: 'Finding more than one answer' },
  analytics: { name: 'Analytics', about: 'Numbers, charts, what follows from them' },
}

/** A skill of the catalogue that each category speaks for. */
export const skillOfCategory: Readonly<Record<GameCategory, string>> = {
  technical: 'Troubleshooting',
  communication: 'Written Communication',
  leadership: 'Team Leadership',
  'problem-solving': 'Critical Thinking',
  creativity: 'Creative Thinking',
  analytics: 'Data Analysis',
}

export const levelWords = ['Not played yet', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'] as const

export const fewestCategories = 2
export const mostCategories = 4
export const questionCount = 10

/** What still has to be chosen, or may be. */
export function choiceHint(chosen: number): string {
  if (chosen === 0) return 'Select at least 2 categories.'
  if (chosen < fewestCategories) return `${chosen} chosen. Select at least 2 categories.`
  if (chosen === mostCategories) return `${chosen} chosen. That is the most for one game.`
  return `${chosen} chosen. You can add ${mostCategories - chosen} more.`
}

/** "analytics, communication and problem-solving" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
