import type { ReportInput } from '../../document/model/report-input.ts'
import { findingsOf } from '../../domain/findings.ts'

/** What the trail says about a finished section: a few words of this person's own. */
export function sectionNote(sectionId: string, input: ReportInput): string {
  const { ranking, answers, profile, present } = input
  const { directions, confidence } = findingsOf(ranking)
  const strongest = topScales(input, 'interest.')
  const notes: Record<string, () => string> = {
    answer: () => listing(directions),
    told: () => `${answers.length} answers read`,
    sure: () => `200 redraws done, confidence ${confidence}`,
    interests: () => (strongest.length > 0 ? `Strongest: ${listing(strongest)}` : 'No interest answers yet'),
    skills: () => `${profile.skills.length} named skills, ${ratedSkills(input)} rated`,
    stand: () => (present ? `Pay and outlook of ${present.title}` : 'Pay and outlook of your directions'),
    tasks: () => (present ? `The tasks of ${present.title}, sorted` : 'The tasks of your directions, sorted'),
    shortlist: () => `${ranking.ranked.length} kept of ${ranking.funnel[0]?.left ?? 0}`,
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

function ratedSkills({ profile }: ReportInput): number {
  return profile.ratings.filter((rating) => rating.scale.startsWith('skill.')).length
}

function listing(words: readonly string[]): string {
  return words.join(', ')
}
