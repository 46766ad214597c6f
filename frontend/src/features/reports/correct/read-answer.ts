import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import { splitTimeline } from '@waymark/contracts/models/identity/timeline'
import type { ProfileValues } from '../../../entities/person/profile-values.ts'
import type { AnswerValue } from '../../../entities/question/answer-values.ts'
import { ratedSkills } from '../../../entities/question/wire-answers.ts'

/** The saved answer of a question as its form holds it: what `wireAnswers` put on the wire, taken apart again. */
export function readAnswer(question: DetailedQuestion, saved: DetailedAssessment): AnswerValue | undefined {
  const { id } = question
  const value = saved.workValues?.[id]
  switch (question.type) {
    case 'scale':
      return saved.personalityScores?.[id]
    case 'scale_group':
      return filled(
        [...groupItems(question).keys()].map((index) => [String(index), saved.personalityScores?.[`${id}_${index}`]] as const),
      )
    case 'ranking':
      return typeof value === 'object' && !Array.isArray(value) ? value : undefined
    case 'multi_select':
    case 'categorized_multi_select':
      return Array.isArray(value) ? value : undefined
    case 'single_select':
      return typeof value === 'string' ? value : undefined
    case 'timeline':
      return filled([...splitTimeline(saved.careerGoals, question.timelines ?? []).answers])
    case 'skills_rating':
      return readSkills(saved)
    default:
      return saved[question.storeIn ?? 'motivations']?.[id]
  }
}

/** Step 2 as it was filled in: salaries are digits again, and the goals are without the lines of the timeline. */
export function readProfile(saved: DetailedAssessment, questions: readonly DetailedQuestion[]): ProfileValues {
  const { currentRole, yearsExperience, industry, targetIndustry, educationLevel, currentOccupation, state } = saved
  const timelines = questions.flatMap((question) => question.timelines ?? [])
  return {
    currentRole,
    yearsExperience,
    industry,
    targetIndustry,
    educationLevel,
    currentOccupation,
    state,
    salaryCurrent: saved.salaryCurrent?.toString(),
    salaryTarget: saved.salaryTarget?.toString(),
    careerGoals: splitTimeline(saved.careerGoals, timelines).careerGoals,
  }
}

/** Only as many as the form has boxes. */
function readSkills({ skillsTechnical = [], personalityScores }: DetailedAssessment): AnswerValue | undefined {
  return filled(
    skillsTechnical
      .slice(0, ratedSkills)
      .flatMap((name, index) => [
        [`name_${index + 1}`, name] as const,
        [`rating_${index + 1}`, personalityScores?.[`skill_${index + 1}_rating`]] as const,
      ]),
  )
}

function filled(entries: readonly (readonly [string, string | number | undefined])[]): AnswerValue | undefined {
  const known = entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return known.length === 0 ? undefined : Object.fromEntries(known)
}
