import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { AnswerValue } from './answer-values.ts'

/** What every question kind gets; `titleId` names its group. */
export type QuestionProps = {
  question: DetailedQuestion
  titleId: string
  value: AnswerValue | undefined
  /** The places of a long list that this screen asks; all of them when absent. */
  items?: readonly number[] | undefined
  onChange: (value: AnswerValue | undefined) => void
}

export type Choice = { value: string; label: string; description?: string }

/** Options travel as a text or as an object. */
export function choicesOf(options: DetailedQuestion['options']): Choice[] {
  return (options ?? []).map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
}

/** The part of an answer that is a map; an answer of another kind counts as empty. */
export function mapOf(value: AnswerValue | undefined): Record<string, string | number> {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export function listOf(value: AnswerValue | undefined): string[] {
  return Array.isArray(value) ? value : []
}

/** The map with one entry changed, or without it. */
export function withEntry(value: AnswerValue | undefined, key: string, entry: string | number | undefined): AnswerValue {
  const { [key]: _old, ...rest } = mapOf(value)
  return entry === undefined ? rest : { ...rest, [key]: entry }
}
