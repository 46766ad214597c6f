import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { BankItem, BankOption, ChapterQuestion, EngineRead } from '../domain/bank-types.ts'

/** A bank question as it travels: what reads the answer stays here. */
export function presentQuestion(question: ChapterQuestion): DetailedQuestion {
  const { id, type, chapter, description, instruction } = question
  const shared = { id, type, chapter, question: question.question, description, instruction }
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

function presentItem({ name, description, group, short, engine }: BankItem) {
  return { name, description, group, short, elements: group === undefined ? undefined : askedElements(engine ?? []) }
}

/** The O*NET elements that an item asks about outright: `skill.2.A.1.a` is `2.A.1.a`. What it only hints at fills in nothing. */
function askedElements(reads: readonly EngineRead[]): string[] {
  return reads.filter(({ weight }) => weight === 1).map(({ scale }) => scale.slice(scale.indexOf('.') + 1))
}

function presentOption({ value, label, description }: BankOption) {
  return { value, label, description }
}
