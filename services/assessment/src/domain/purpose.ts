/** The engine ranks by this name: a report type, or `basic`. */
export function purposeOf(assessmentType: string): string {
  return assessmentType === 'basic_career' ? 'basic' : assessmentType
}
