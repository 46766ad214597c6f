import type { SharedSummary } from './summary-content.ts'

/** The texts of the summary as its two forms, paper and page, take them. */
export function viewOf(summary: SharedSummary) {
  const { name, directions } = summary
  const date = new Date(summary.createdAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const count = ['No direction', 'One direction', 'Two directions', 'Three directions'][directions.length] ?? 'Directions'
  return {
    ...summary,
    title: name ? `Two-page summary for ${name}` : 'Two-page summary',
    heading: name || 'A summary to talk about',
    date,
    directions: directions.map((one, index) => ({ ...one, number: index + 1 })),
    directionsHeading: directions.length > 0 ? `${count}, and what each asks` : count,
    parts: [
      { id: 'goal', heading: 'The goal' },
      { id: 'limits', heading: 'Limits' },
      { id: 'directions', heading: directions.length > 0 ? `${count}, and what each asks` : count },
      { id: 'questions', heading: 'Five questions for our talk' },
      { id: 'unknown', heading: 'What we could not know' },
    ],
  }
}
