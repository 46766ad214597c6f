import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import { joinTimeline } from '@waymark/contracts/models/identity/timeline'
import type { Answers, AnswerValue } from './answer-values.ts'
import { entryOf } from './entry-of.ts'

/** The maps and lists in which answers travel. Only what was answered is present: an untouched scale is absent, not 5. */
export type WireAnswers = {
  personalityScores: Record<string, number>
  workValues: Record<string, string | string[] | Record<string, number>>
  motivations: Record<string, string>
  challenges: Record<string, string>
  skillsTechnical: string[]
  careerGoals: string
}

export const ratedSkills = 6

/**
 * Puts each answer where it travels. In the form a scale is a number; a group is `{index: number}`; a ranking is `{option: rank}`;
 * several choices are a list; a timeline is `{timeframe: text}`; rated skills are `{name_1, rating_1, …}`; the rest is text.
 */
export function wireAnswers(questions: readonly DetailedQuestion[], answers: Answers, careerGoals: string): WireAnswers {
  const wire: WireAnswers = {
    personalityScores: {},
    workValues: {},
    motivations: {},
    challenges: {},
    skillsTechnical: [],
    careerGoals,
  }
  for (const question of questions) {
    const value = answers[question.id]
    if (value !== undefined) put(wire, question, value)
  }
  return wire
}

function put(wire: WireAnswers, question: DetailedQuestion, value: AnswerValue): void {
  const { id } = question
  switch (question.type) {
    case 'scale':
      if (typeof value === 'number') wire.personalityScores[id] = value
      return
    case 'scale_group':
      for (const index of groupItems(question).keys()) {
        const score = entryOf(value, String(index))
        if (typeof score === 'number') wire.personalityScores[`${id}_${index}`] = score
      }
      return
    case 'ranking':
      putRanks(wire, id, value)
      return
    case 'multi_select':
    case 'categorized_multi_select':
      if (Array.isArray(value) && value.length > 0) wire.workValues[id] = [...value]
      return
    case 'single_select':
      if (typeof value === 'string' && value !== '') wire.workValues[id] = value
      return
    case 'timeline':
      wire.careerGoals = joinTimeline(wire.careerGoals, question.timelines ?? [], texts(value))
      return
    case 'skills_rating':
      putSkills(wire, value)
      return
    default:
      if (typeof value === 'string' && value.trim() !== '') wire[question.storeIn ?? 'motivations'][id] = value
  }
}

function putRanks(wire: WireAnswers, id: string, value: AnswerValue): void {
  const ranks = Object.entries(value).flatMap(([option, rank]) => (typeof rank === 'number' ? [[option, rank] as const] : []))
  if (ranks.length > 0) wire.workValues[id] = Object.fromEntries(ranks)
}

/** Named skills close ranks, so that place n of the list is the one that `skill_n_rating` rates. A rating without a name is nothing. */
function putSkills(wire: WireAnswers, value: AnswerValue): void {
  for (let box = 1; box <= ratedSkills; box += 1) {
    const name = entryOf(value, `name_${box}`)
    if (typeof name !== 'string' || name.trim() === '') continue
    wire.skillsTechnical.push(name.trim())
    const rating = entryOf(value, `rating_${box}`)
    if (typeof rating === 'number') wire.personalityScores[`skill_${wire.skillsTechnical.length}_rating`] = rating
  }
}

function texts(value: AnswerValue): Record<string, string> {
  if (typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])))
}
