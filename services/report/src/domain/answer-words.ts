import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { educationLabels, industryLabels } from '@waymark/contracts/models/assessment/options'
import { fieldQuestions } from '@waymark/contracts/models/report/report-answers'
import { stateName } from '@waymark/contracts/models/skills/us-states'

/** A question with its answer: the text of a free one, else the items that were chosen or rated. */
type AnsweredQuestion = {
  readonly questionId: string
  readonly question: string
  readonly type: string
  readonly items: readonly AnswerItem[]
  readonly text: string
}
type AnswerItem = { readonly label: string; readonly value: number; readonly text: string }

export type SaidAnswer = { id: string; question: string; words: string }

/** Everything that was answered, in words: the basic information first, then the questions in the order asked. */
export function answersInWords(fields: DetailedAssessment, goals: string, answered: readonly AnsweredQuestion[]): SaidAnswer[] {
  const words = fieldWords(fields, goals)
  const basic = fieldNames.map((id) => ({ id, question: fieldQuestions[id], words: words[id] }))
  const asked = answered.map((answer) => ({ id: answer.questionId, question: answer.question, words: answerWords(answer) }))
  return [...basic, ...asked].filter(({ words }) => words !== '')
}

const fieldNames = Object.keys(fieldQuestions) as (keyof typeof fieldQuestions)[]

function fieldWords(fields: DetailedAssessment, goals: string): Record<keyof typeof fieldQuestions, string> {
  return {
    currentRole: fields.currentRole,
    yearsExperience: String(fields.yearsExperience),
    industry: industryLabels[fields.industry],
    targetIndustry: fields.targetIndustry ? industryLabels[fields.targetIndustry] : '',
    salaryCurrent: dollarWords(fields.salaryCurrent),
    salaryTarget: dollarWords(fields.salaryTarget),
    educationLevel: educationLabels[fields.educationLevel],
    careerGoals: goals.trim(),
    state: fields.state ? stateName(fields.state) : '',
  }
}

/** "$43,500" of whole dollars; '' for none. */
export const dollarWords = (amount: number | undefined) => (amount === undefined ? '' : `$${amount.toLocaleString('en-US')}`)

/** What was answered, in words that fit beside the question. */
export function answerWords({ type, items, text }: AnsweredQuestion): string {
  if (text !== '') return text
  return items.map((item) => itemWords(type, item)).join(type === 'timeline' ? '\n' : ', ')
}

function itemWords(type: string, { label, value, text }: AnswerItem): string {
  switch (type) {
    case 'scale':
      return `${value} of 10`
    case 'scale_group':
      return `${label}: ${value} of 10`
    case 'skills_rating':
      return value > 0 ? `${label}: ${value} of 10` : label
    case 'ranking':
      return `${value}. ${label}`
    case 'timeline':
      return `${label}: ${text}`
    default:
      return label
  }
}
