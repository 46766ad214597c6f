import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { fieldQuestions, occupationQuestion, type ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import { asksTargetIndustry } from '../../../entities/person/wire-profile.ts'
import { chaptersOf } from '../../../entities/question/chapters.ts'
import type { FieldName } from './build-correction.ts'

/** One answer that can be corrected; `words` are empty where nothing was answered. */
export type Correctable = { id: string; question: string; words: string } & (
  | { kind: 'field'; field: FieldName }
  | { kind: 'question'; asked: DetailedQuestion }
)
export type CorrectableGroup = { name: string; answers: Correctable[] }

type Rests = { report: Pick<ReportAnswers, 'answers' | 'said'>; questions: readonly DetailedQuestion[]; occupation: string }

/** Everything that a report rests on, in the order asked: the basic information with the title of the occupation, then the chapters. */
export function correctableGroups({ report: { answers, said }, questions, occupation }: Rests): CorrectableGroup[] {
  const spoken = new Map(said.map((one) => [one.id, one]))
  const fieldOf = (field: FieldName, label: string): Correctable => {
    const { question = label, words = '' } = spoken.get(field) ?? {}
    return { kind: 'field', id: field, field, question, words }
  }
  const fields = (Object.keys(fieldQuestions) as (keyof typeof fieldQuestions)[])
    .filter((field) => field !== 'targetIndustry' || asksTargetIndustry(answers.assessmentType) || spoken.has(field))
    .flatMap((field) => {
      const one = fieldOf(field, fieldQuestions[field])
      return field === 'currentRole' ? [one, { ...fieldOf('currentOccupation', occupationQuestion), words: occupation }] : [one]
    })
  const chapters = chaptersOf(questions).map(({ words, questions: asked }) => ({
    name: words.name,
    answers: asked.map(
      (question): Correctable => ({
        kind: 'question',
        id: question.id,
        asked: question,
        question: question.question,
        words: spoken.get(question.id)?.words ?? '',
      }),
    ),
  }))
  return [{ name: 'Basic Information', answers: fields }, ...chapters]
}

/** Those of which the question or the answer holds the words typed. */
export function foundAnswers(groups: readonly CorrectableGroup[], typed: string): CorrectableGroup[] {
  const wanted = typed.trim().toLowerCase()
  return groups
    .map(({ name, answers }) => ({
      name,
      answers: answers.filter(({ question, words }) => `${question} ${words}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ answers }) => answers.length > 0)
}

/** What is said of the corrections: how many are left, or why none is. */
export function standOfCorrections({ left, until }: ReportAnswers['corrections'], now: Date): 'open' | 'used' | 'over' {
  if (left > 0) return 'open'
  return new Date(until) <= now ? 'over' : 'used'
}
