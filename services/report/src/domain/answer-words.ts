import type { DetailedAssessment } from '@waymark/contracts/models/assessment'
import { educationLabels, industryLabels } from '@waymark/contracts/models/options'
import { stateName } from '@waymark/contracts/models/us-states'
import type { AnsweredQuestion, AnswerItem } from '@waymark/proto/waymark/assessment/v1/assessment'

export type SaidAnswer = { id: string; question: string; words: string }

/** Everything that was answered, in words: the basic information first, then the questions in the order asked. */
export function answersInWords(fields: DetailedAssessment, goals: string, answered: readonly AnsweredQuestion[]): SaidAnswer[] {
  const basic = Object.entries(fieldWords(fields, goals)).map(([id, [question, words]]) => ({ id, question, words }))
  const asked = answered.map((answer) => ({ id: answer.questionId, question: answer.question, words: answerWords(answer) }))
  return [...basic, ...asked].filter(({ words }) => words !== '')
}

function fieldWords(fields: DetailedAssessment, goals: string): Record<string, [string, string]> {
  return {
    currentRole: ['Your work now', fields.currentRole],
    yearsExperience: ['Years of experience', String(fields.yearsExperience)],
    industry: ['Your field', industryLabels[fields.industry]],
    targetIndustry: ['The field you want', fields.targetIndustry ? industryLabels[fields.targetIndustry] : ''],
    salaryCurrent: ['Your pay now, a year', dollars(fields.salaryCurrent)],
    salaryTarget: ['The pay you want, a year', dollars(fields.salaryTarget)],
    educationLevel: ['Education', educationLabels[fields.educationLevel]],
    careerGoals: ['Your goals', goals.trim()],
    state: ['Your state', fields.state ? stateName(fields.state) : ''],
  }
}

const dollars = (amount: number | undefined) => (amount === undefined ? '' : `$${amount.toLocaleString('en-US')}`)

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
