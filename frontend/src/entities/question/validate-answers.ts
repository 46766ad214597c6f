import { explain } from '@waymark/contracts/codec/errors'
import { text } from '@waymark/contracts/codec/primitives'
import { MAX_TEXT } from '@waymark/contracts/models/assessment/assessment'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Answers, AnswerValue } from './answer-values.ts'

const longText = text({ max: MAX_TEXT })

/** Messages by question id. No question must be answered; what is answered must fit its question. */
export function validateAnswers(questions: readonly DetailedQuestion[], answers: Answers): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const question of questions) {
    const value = answers[question.id]
    const message = value === undefined ? undefined : faultOf(question, value)
    if (message) errors[question.id] = message
  }
  return errors
}

/** A ranking counts to the number of its options, to 10 when it brings none. */
export function rankLimit(question: DetailedQuestion): number {
  return question.options?.length ?? 10
}

function faultOf(question: DetailedQuestion, value: AnswerValue): string | undefined {
  if (question.type === 'ranking') return rankFault(question, value)
  if (question.type === 'multi_select' && Array.isArray(value)) return choiceFault(question, value)
  const written = typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : [value]
  return written.map(lengthFault).find((message) => message !== undefined)
}

function rankFault(question: DetailedQuestion, value: AnswerValue): string | undefined {
  const ranks = Object.values(value).filter((rank) => typeof rank === 'number')
  const limit = rankLimit(question)
  if (ranks.some((rank) => !Number.isInteger(rank) || rank < 1 || rank > limit)) return `Please give a rank from 1 to ${limit}`
  if (new Set(ranks).size < ranks.length) return 'Please use each rank only once'
  return undefined
}

function choiceFault({ maxChoices }: DetailedQuestion, chosen: readonly string[]): string | undefined {
  if (maxChoices === undefined || chosen.length <= maxChoices) return undefined
  return `Please choose at most ${maxChoices}`
}

function lengthFault(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const decoded = longText.decode(value)
  return isLeft(decoded) ? explain(decoded.left)[0]?.message : undefined
}
