/**
 * What a Skills Challenge category speaks for. Only skills that its questions ask about: a general technical quiz shows
 * nothing about one programming language.
 */
const QUIZ_SKILLS: Readonly<Record<string, readonly string[]>> = {
  technical: ['knowledge-computers-and-electronics', 'skill-troubleshooting'],
  communication: [
    'verbal-communication',
    'written-communication',
    'skill-active-listening',
    'skill-speaking',
    'conflict-resolution',
  ],
  leadership: ['team-leadership', 'people-management', 'delegation', 'coaching', 'skill-management-of-personnel-resources'],
  'problem-solving': [
    'skill-complex-problem-solving',
    'skill-critical-thinking',
    'skill-judgment-and-decision-making',
    'skill-systems-analysis',
  ],
  creativity: ['creative-thinking', 'prototyping'],
  analytics: ['data-analysis', 'statistics', 'data-visualization', 'skill-mathematics'],
}

/** Slugs of the catalogue; none for a category that is newer than this list. */
export function skillsOfQuiz(category: string): readonly string[] {
  return Object.hasOwn(QUIZ_SKILLS, category) ? QUIZ_SKILLS[category]! : []
}

export const quizCategories: readonly string[] = Object.keys(QUIZ_SKILLS)
