import type { DetailedQuestion } from '@waymark/contracts/models/question'
import type { BankItem, BankOption, BankQuestion } from './types.ts'

/** A bank question as it travels: what reads the answer stays here. */
export function presentQuestion(question: BankQuestion): DetailedQuestion {
  const { id, type, description, instruction } = question
  const shared = { id, type, question: question.question, description, instruction }
  switch (question.type) {
    case 'scale':
      return { ...shared, lowLabel: question.lowLabel, highLabel: question.highLabel }
    case 'scale_group':
      return {
        ...shared,
        lowLabel: question.lowLabel,
        highLabel: question.highLabel,
        [question.list]: question.items.map(presentItem),
      }
    case 'ranking':
    case 'single_select':
      return { ...shared, options: question.options.map(presentOption) }
    case 'multi_select':
      return { ...shared, options: question.options.map(presentOption), maxChoices: question.maxChoices }
    case 'categorized_multi_select':
      return {
        ...shared,
        categories: question.categories.map(({ category, options }) => ({ category, options: options.map(presentOption) })),
      }
    case 'timeline':
      return { ...shared, timelines: [...question.timelines] }
    case 'text':
      return { ...shared, storeIn: question.storeIn }
    case 'skills_rating':
      return shared
  }
}

function presentItem({ name, description }: BankItem) {
  return { name, description }
}

function presentOption({ value, label, description }: BankOption) {
  return { value, label, description }
}
