import type { BankQuestion } from './bank-types.ts'
import { chosenCode } from './occupation-code.ts'
import type { AnswerFault } from './read-answers.ts'

type Filled = {
  readonly prefilled?: readonly string[] | undefined
  readonly currentOccupation?: string | undefined
  readonly personalityScores?: Readonly<Record<string, unknown>> | undefined
}

/** Only levels of skills and knowledge can have been filled in, only from a present occupation, and only where there is a value. */
export function prefilledFaults(questions: readonly BankQuestion[], source: Filled): AnswerFault[] {
  const { prefilled = [], currentOccupation, personalityScores = {} } = source
  if (prefilled.length === 0) return []
  if (chosenCode(currentOccupation) === '')
    return [
      { path: 'prefilled', message: 'Levels can be filled in from a present occupation only. Please give currentOccupation' },
    ]
  const fillable = new Set(questions.flatMap(fillableKeys))
  return prefilled.flatMap((key, index) => {
    const path = `prefilled.${index}`
    if (!fillable.has(key)) return [{ path, message: 'This is no level that can be filled in' }]
    if (!Object.hasOwn(personalityScores, key)) return [{ path, message: 'Please give its value in personalityScores' }]
    return []
  })
}

function fillableKeys(question: BankQuestion): string[] {
  if (question.type !== 'scale_group') return []
  return question.items.flatMap((item, index) => (item.group === undefined ? [] : [`${question.id}_${index}`]))
}
