import type { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { SkillReading } from '@waymark/proto/waymark/skills/v1/skills'
import type { BankQuestion } from '../../../../assessment/src/domain/bank-types.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'

/** Other answers that the same question takes: other words, other marks, other choices. Their number stays. */
export function others(question: BankQuestion, answer: AnsweredQuestion): AnsweredQuestion[] {
  if (question.type === 'text') return [{ ...answer, text: 'Entirely other words about 17 geese.' }]
  if (question.type === 'timeline')
    return [{ ...answer, items: answer.items.map((item) => ({ ...item, text: 'To keep 17 geese.' })) }]
  if (question.type === 'skills_rating')
    return [{ ...answer, items: answer.items.map((item) => ({ ...item, label: `Geese ${item.key}` })) }]
  if (question.type === 'scale' || question.type === 'scale_group')
    return [1, 10].map((value) => ({
      ...answer,
      items: answer.items.map((item, index) => ({ ...item, value: index % 2 === 0 ? value : item.value })),
    }))
  if (question.type === 'ranking') {
    const items = [...answer.items].reverse()
    return [{ ...answer, items: items.map((item, index) => ({ ...item, value: index + 1 })) }]
  }
  const options =
    question.type === 'categorized_multi_select' ? question.categories.flatMap((one) => one.options) : question.options
  return options.map((option) => ({ ...answer, items: [{ key: option.value, label: option.label, value: 0, text: '' }] }))
}

/** Answers that reach the report as the engine's reading of them: scales of the ranking, or limits of the profile. */
export function engineReads(question: BankQuestion): string[] {
  const own = (question.reads.engine ?? []).map((read) => read.scale)
  const items = question.type === 'scale_group' ? question.items : question.type === 'ranking' ? question.options : []
  return [...own, ...items.flatMap((item) => (item.engine ?? []).map((read) => read.scale))]
}

/** The input as the engine would hand it over had these scales been answered otherwise. */
export function shifted(input: ReportInput, scales: string[]): ReportInput {
  const { ranking, profile } = input
  const reach = profile.reach!
  return {
    ...input,
    profile: {
      ...profile,
      skills: scales.includes('skills')
        ? profile.skills.map((skill) => ({ ...skill, name: `Geese ${skill.name}` }))
        : profile.skills,
      reach: {
        ...reach,
        payFloorShare: scales.includes('reach.pay_floor_share') ? 0.6 : reach.payFloorShare,
        monthsAvailable: scales.includes('reach.months_available') ? 3 : reach.monthsAvailable,
        learningHours: scales.includes('reach.learning_hours') ? 20 : reach.learningHours,
        remotePreference: scales.includes('reach.remote_preference') ? 'onsite' : reach.remotePreference,
      },
    },
    ranking: {
      ...ranking,
      scales: ranking.scales.map((scale) =>
        scales.includes(scale.scale) ? { ...scale, score: scale.score > 50 ? 20 : 80 } : scale,
      ),
      skillReadings: readingsOf(input, scales),
    },
  }
}

/** The engine's reading of each skill of the present job, with the own rating of those that were asked about. */
function readingsOf(input: ReportInput, scales: string[]): SkillReading[] {
  return (input.present?.skills ?? []).map(({ id, name, level }) => {
    const asked = scales.includes(`skill.${id}`)
    return {
      id,
      name,
      level: asked ? 6 : level,
      low: level - 0.5,
      high: level + 0.5,
      history: level,
      self: asked ? 6 : -1,
      quiz: -1,
    }
  })
}
