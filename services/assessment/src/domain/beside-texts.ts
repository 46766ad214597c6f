import { besideQuestions } from '@waymark/contracts/models/advice/goal'
import { type AnswerSource, findAnswer } from './answers.ts'

/** What a person wrote of their present situation beside the goals, of questions that their assessment asks; nothing for what was left empty. */
export function besideTexts(questions: readonly { readonly id: string }[], source: AnswerSource): string[] {
  const asked = new Set(questions.map(({ id }) => id))
  return besideQuestions.flatMap((id) => {
    const value = asked.has(id) ? findAnswer(source, id)?.value : undefined
    return typeof value === 'string' ? [value.trim()] : []
  })
}
