/** A sentence for occupations without a paragraph of their own, from their largest groups of tasks. */
export function composeDescription(facts: { shortTitle: string; zone: number; activities: readonly string[] }): string {
  const [first, second, third] = facts.activities.filter((label) => label !== '')
  const subject = `${/^[aeiou]/i.test(facts.shortTitle) ? 'An' : 'A'} ${facts.shortTitle}`
  const preparation = PREPARATION[facts.zone] ?? ''
  if (!first || !second || !third) return `${subject} does work that ${preparation}.`
  return `${subject} spends most of the work on ${first}, ${second} and ${third}. It is work that ${preparation}.`
}

const PREPARATION: Record<number, string> = {
  1: 'asks for little preparation, and people learn it on the job',
  2: 'asks for some preparation, often a few months on the job',
  3: 'asks for training or an apprenticeship of one to two years',
  4: 'asks for several years of preparation, often a degree',
  5: 'asks for long preparation, often a graduate degree',
}
