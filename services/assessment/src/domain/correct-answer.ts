import { besideQuestions } from '@waymark/contracts/models/advice/goal'
import {
  type AnswerCorrection,
  basicProfileFields,
  type DetailedAssessment,
} from '@waymark/contracts/models/assessment/assessment'
import { joinTimeline, splitTimeline } from '@waymark/contracts/models/identity/timeline'
import { decode, invalid } from '@waymark/kit/decode'
import { answerMaps } from './answers.ts'
import type { BankQuestion } from './bank-types.ts'
import { besideTexts } from './beside-texts.ts'
import { keysOf } from './unknown-answers.ts'

/**
 * The answers with one of them in place of the old one; to be checked like any others. What rests on the old answer goes with it: levels
 * filled in from another occupation, and words taken back from goals that are written anew. Throws for what is not asked here.
 */
export function correctAnswer(questions: readonly BankQuestion[], saved: DetailedAssessment, { id, answers }: AnswerCorrection) {
  const question = questions.find((one) => one.id === id)
  if (question) {
    const corrected = correctQuestion(question, saved, answers)
    return isBeside(question) ? { ...corrected, ...stillRemoved(questions, saved, corrected) } : corrected
  }
  if (Object.hasOwn(basicProfileFields, id)) return correctField(questions, saved, { id, answers })
  throw invalid([{ path: 'id', message: 'This report rests on no such answer' }])
}

type Pieces = AnswerCorrection['answers']

function correctQuestion(question: BankQuestion, saved: DetailedAssessment, answers: Pieces): DetailedAssessment {
  if (question.type === 'timeline') {
    const { answers: lines } = splitTimeline(answers.careerGoals ?? '', question.timelines)
    const own = splitTimeline(saved.careerGoals, question.timelines).careerGoals
    return { ...saved, careerGoals: joinTimeline(own, question.timelines, Object.fromEntries(lines)) }
  }
  const keys = new Set(keysOf(question))
  const foreign = answerMaps.flatMap((map) => Object.keys(answers[map] ?? {}).filter((key) => !keys.has(key)))
  if (foreign.length > 0) throw invalid([{ path: 'answers', message: 'Please correct one answer at a time' }])
  const maps = answerMaps.flatMap((map) => {
    const kept = Object.entries(saved[map] ?? {}).filter(([key]) => !keys.has(key))
    const all = { ...Object.fromEntries(kept), ...answers[map] }
    return Object.keys(all).length > 0 || saved[map] ? [[map, all] as const] : []
  })
  const skills = question.type === 'skills_rating' ? { skillsTechnical: answers.skillsTechnical } : {}
  return { ...saved, ...Object.fromEntries(maps), ...skills, ...stillFilled(saved, keys, answers) }
}

const isBeside = ({ id }: BankQuestion): boolean => besideQuestions.some((beside) => beside === id)

/** Words that were taken back of an answer beside the goals stay so while they stand anywhere; ids of wishes stay with the goals. */
function stillRemoved(questions: readonly BankQuestion[], saved: DetailedAssessment, corrected: DetailedAssessment): object {
  const { removed } = saved.goalsRead ?? { removed: [] }
  const before = textOf(questions, saved)
  const after = textOf(questions, corrected)
  return removedOf(removed.filter((phrase) => !before.includes(phrase.toLowerCase()) || after.includes(phrase.toLowerCase())))
}

const textOf = (questions: readonly BankQuestion[], saved: DetailedAssessment): string =>
  [saved.careerGoals, ...besideTexts(questions, saved)].join('\n').toLowerCase()

const removedOf = (removed: readonly string[]): object => ({
  goalsRead: removed.length > 0 ? { removed: [...removed] } : undefined,
})

/** A level that was filled in stays so as long as nobody gives another one. */
function stillFilled({ prefilled, personalityScores }: DetailedAssessment, keys: ReadonlySet<string>, answers: Pieces): object {
  if (!prefilled) return {}
  const left = prefilled.filter((key) => !keys.has(key) || answers.personalityScores?.[key] === personalityScores?.[key])
  return { prefilled: left.length > 0 ? left : undefined }
}

function correctField(
  questions: readonly BankQuestion[],
  saved: DetailedAssessment,
  { id, answers }: Pick<AnswerCorrection, 'id' | 'answers'>,
): object {
  if (id === 'careerGoals') {
    const timelines = questions.flatMap((question) => (question.type === 'timeline' ? question.timelines : []))
    const lines = Object.fromEntries(splitTimeline(saved.careerGoals, timelines).answers)
    // Alone, for the lines of the timeline would make up for words that are missing.
    const goals = decode(basicProfileFields.careerGoals, answers.careerGoals)
    // What was taken back of other answers stays so: those are not written anew.
    const words = [goals, ...besideTexts(questions, saved)].join('\n').toLowerCase()
    return {
      ...saved,
      careerGoals: joinTimeline(goals, timelines, lines),
      ...removedOf((saved.goalsRead?.removed ?? []).filter((phrase) => words.includes(phrase.toLowerCase()))),
    }
  }
  const field = answers.field === '' ? undefined : answers.field
  if (id !== 'currentRole' && id !== 'currentOccupation') return { ...saved, [id]: field }
  const levels = new Set(saved.prefilled)
  const scores = Object.entries(saved.personalityScores ?? {}).filter(([key]) => !levels.has(key))
  return {
    ...saved,
    // Another title is read again; another occupation leaves the title.
    ...(id === 'currentRole' ? { currentRole: field, currentOccupation: undefined } : { currentOccupation: field }),
    ...(saved.personalityScores ? { personalityScores: Object.fromEntries(scores) } : {}),
    prefilled: undefined,
  }
}
