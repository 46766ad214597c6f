import type { AnswerCorrection } from '@waymark/contracts/models/assessment/assessment'
import { educationLabels, industryLabels } from '@waymark/contracts/models/assessment/options'
import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import { splitTimeline } from '@waymark/contracts/models/identity/timeline'
import { stateName, usState } from '@waymark/contracts/models/skills/us-states'

type Pieces = AnswerCorrection['answers']

/** A corrected field of step 2 in words, as the service would say it. */
export function sayField(id: string, { field, careerGoals }: Pieces): string {
  if (id === 'careerGoals') return careerGoals ?? ''
  if (field === undefined || field === '') return ''
  if (typeof field === 'number') return id.startsWith('salary') ? `$${field.toLocaleString('en-US')}` : String(field)
  if (id === 'state' && usState.is(field)) return stateName(field)
  const labels: Readonly<Record<string, string>> = { ...industryLabels, ...educationLabels }
  return labels[field] ?? field
}

/** A corrected answer to a question in words. */
export function sayAnswer(question: DetailedQuestion, pieces: Pieces): string {
  const { id } = question
  const value = pieces.workValues?.[id]
  const scores = pieces.personalityScores ?? {}
  switch (question.type) {
    case 'scale':
      return scores[id] === undefined ? '' : `${scores[id]} of 10`
    case 'scale_group':
      return [...groupItems(question).entries()]
        .flatMap(([index, { name }]) =>
          scores[`${id}_${index}`] === undefined ? [] : [`${name}: ${scores[`${id}_${index}`]} of 10`],
        )
        .join(', ')
    case 'skills_rating':
      return (pieces.skillsTechnical ?? [])
        .map((name, index) => [name, scores[`skill_${index + 1}_rating`]] as const)
        .map(([name, rating]) => (rating === undefined ? name : `${name}: ${rating} of 10`))
        .join(', ')
    case 'timeline':
      return [...splitTimeline(pieces.careerGoals ?? '', question.timelines ?? []).answers]
        .map(([timeline, words]) => `${timeline}: ${words}`)
        .join('\n')
    default:
      return value === undefined ? (pieces[question.storeIn ?? 'motivations']?.[id] ?? '') : sayChoice(question, value)
  }
}

function sayChoice(question: DetailedQuestion, value: string | string[] | Record<string, number>): string {
  const labels = new Map(
    [...(question.options ?? []), ...(question.categories ?? []).flatMap(({ options }) => options)].map((option) =>
      typeof option === 'string' ? [option, option] : [option.value, option.label],
    ),
  )
  const label = (key: string) => labels.get(key) ?? key
  if (typeof value === 'string') return label(value)
  if (Array.isArray(value)) return value.map(label).join(', ')
  return Object.entries(value)
    .toSorted(([, a], [, b]) => a - b)
    .map(([key, rank]) => `${rank}. ${label(key)}`)
    .join(', ')
}
