import { hills } from '../../charts/hills.ts'
import { capital, INTEREST_WORDS, interestScores, shorten } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { ReportType } from '../../model/report-type.ts'
import { isolated } from '../../model/rich-text.ts'
import type { Section } from '../section.ts'

const LABELS: Record<ReportType, string> = {
  career_deep_dive: 'Career report: where you could go',
  career_change: 'Career report: a change of work',
  ai_transition: 'Career report: moving with AI',
  executive_transition: 'Career report: the next senior role',
}

export const cover: Section = {
  id: 'cover',
  pages: 1,
  title: 'Cover',
  group: 'start',
  compose(input) {
    const scores = interestScores(input)
    const order = scores.map((score, index) => ({ index, score: score.score })).sort((a, b) => b.score - a.score)
    const answered = scores.some((score) => score.answered)
    const drawing = hills(
      scores.map((score) => ({ name: INTEREST_WORDS[score.interest].name, score: score.score })),
      answered ? { from: order[0]!.index, to: order[1]!.index } : undefined,
    )
    return [
      {
        id: 'cover',
        title: 'Cover',
        group: 'start',
        kicker: 'Cover',
        headline: '',
        standfirst: '',
        blocks: [],
        cover: {
          drawing,
          label: LABELS[input.reportType],
          name: shorten(input.personName, 60) || 'Your next step',
          line: personLine(input),
          note:
            correctionWords(input) +
            (answered
              ? 'The hills are yours. Each peak is one of your six interests, as high as you rated it. The dotted trail runs from your highest ground to the next.'
              : 'Each hill is one of six interests. You left those questions out, so they all stand at the same height. Rate them, and the map becomes yours.'),
          date: new Date(input.createdAt).toLocaleDateString('en-US', {
            year: 'numeric',
            month: 'long',
            day: 'numeric',
            timeZone: 'UTC',
          }),
        },
      },
    ]
  },
}

function correctionWords({ corrects }: ReportInput): string {
  return corrects ? `This report corrects an earlier one in one answer: ${corrects} ` : ''
}

function personLine(input: ReportInput): string {
  const role = isolated(capital(shorten(input.profile.currentRole, 70) || (input.present?.shortTitle ?? '')))
  const years = Math.round(input.profile.reach?.yearsExperience ?? 0)
  return [role, years > 0 ? `${years} ${years === 1 ? 'year' : 'years'} of experience` : ''].filter(Boolean).join(', ')
}
