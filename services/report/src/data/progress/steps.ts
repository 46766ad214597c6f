/** The step of the trail that a section opens; sections that are not named join the step before them. */
const steps: Record<string, string> = {
  cover: 'Your answer on one page',
  told: 'Your answers, checked',
  sure: 'How sure we are',
  interests: 'Interests and values',
  skills: 'Skills you can prove',
  stand: 'Where you stand',
  lenses: 'AI and your job',
  shortlist: 'Shortlist',
  'deep-1': 'Your directions in depth',
  plan: 'Skills and learning plan',
  money: 'Money, talks and plans',
  method: 'Method and sources',
}

export function stepOf(sectionId: string): string | undefined {
  return steps[sectionId]
}
