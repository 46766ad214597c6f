import type { ReportInput } from '../facts/report-input.ts'

/** What the trail says about a finished section: a few words with a figure of this person's own. */
export function sectionNote(sectionId: string, input: ReportInput): string {
  const { ranking, answers, profile, present } = input
  const strongest = topScales(input, 'interest.')
  const notes: Record<string, () => string> = {
    answers: () => `${answers.length} answers read`,
    'how-sure': () => `200 redraws done, confidence ${ranking.confidence || 'low'}`,
    interests: () => (strongest.length > 0 ? `Strongest: ${strongest.join(', ')}` : 'No interest answers yet'),
    skills: () =>
      `${profile.skills.length} named skills, ${profile.ratings.filter((rating) => rating.scale.startsWith('skill.')).length} rated`,
    standing: () =>
      present ? `Pay and outlook of ${present.shortTitle || present.title}` : 'Pay and outlook of your directions',
    ai: () => (present ? `Sorting the tasks of ${present.title}` : 'Sorting the tasks of your directions'),
    shortlist: () => `${ranking.ranked.length} directions kept of ${ranking.funnel[0]?.left ?? 0}`,
  }
  return notes[sectionId]?.() ?? ''
}

function topScales(input: ReportInput, prefix: string): string[] {
  return input.ranking.scales
    .filter((scale) => scale.scale.startsWith(prefix))
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map((scale) => scale.label)
}
