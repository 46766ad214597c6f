/** O*NET's longest skill names in words that fit a line of running text. */
const SHORT_SKILLS: Record<string, string> = {
  'Management of Financial Resources': 'Managing money',
  'Management of Material Resources': 'Managing supplies',
  'Management of Personnel Resources': 'Leading people',
  'Complex Problem Solving': 'Solving hard problems',
  'Judgment and Decision Making': 'Making decisions',
  'Quality Control Analysis': 'Checking quality',
  'Operations Monitoring': 'Watching machines',
  'Administration and Management': 'Administration',
  'Personnel and Human Resources': 'Personnel and HR',
}

/** "Reading comprehension". */
export function skillWords(name: string): string {
  const short = SHORT_SKILLS[name]
  return short ?? name.charAt(0) + name.slice(1).toLowerCase()
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

export function countWords(count: number): string {
  return COUNTS[count] ?? String(count)
}
