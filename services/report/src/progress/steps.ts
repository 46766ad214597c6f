/** The step of the trail that a section belongs to; sections that are not named join the step before them. */
const steps: Record<string, string> = {
  cover: 'Cover and contents',
  answers: 'Your answers, checked',
}

export function stepOf(sectionId: string): string | undefined {
  return steps[sectionId]
}
