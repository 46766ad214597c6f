import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportTopics } from '@waymark/contracts/models/report-topics'
import type { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { SkillReading } from '@waymark/proto/waymark/skills/v1/skills'
import { banks } from '../../assessment/src/banks/banks.ts'
import type { BankQuestion } from '../../assessment/src/banks/types.ts'
import type { ReportInput } from '../src/facts/report-input.ts'
import { REPORT_TYPES, type ReportType } from '../src/facts/report-type.ts'
import { composeReport } from '../src/sections/compose-report.ts'
import { loadInput } from './fixtures/load-input.ts'

/** Pages of the report, as one text. The method page counts answers and is no use of them. */
function pagesOf(input: ReportInput): string {
  return JSON.stringify(composeReport(input).sections.filter((section) => section.sectionId !== 'method'))
}

/** Other answers that the same question takes: other words, other marks, other choices. Their number stays. */
function others(question: BankQuestion, answer: AnsweredQuestion): AnsweredQuestion[] {
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
function engineReads(question: BankQuestion): string[] {
  const own = (question.reads.engine ?? []).map((read) => read.scale)
  const items = question.type === 'scale_group' ? question.items : question.type === 'ranking' ? question.options : []
  return [...own, ...items.flatMap((item) => (item.engine ?? []).map((read) => read.scale))]
}

/** The input as the engine would hand it over had these scales been answered otherwise. */
function shifted(input: ReportInput, scales: string[]): ReportInput {
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

/** Knowledge reaches the pages through the ranking alone; its likeness is a bar on each direction's page. */
const THROUGH_RANKING = /^knowledge\./

for (const type of REPORT_TYPES) {
  test(`${type}: another answer to any question changes a page`, () => {
    const input = loadInput('renee', type)
    const before = pagesOf(input)
    const unshifted = pagesOf(shifted(input, []))
    const unread: string[] = []
    for (const question of banks[type].questions) {
      const answer = input.answers.find((one) => one.questionId === question.id)
      assert.ok(answer, `the fixture leaves ${question.id} out`)
      const changed = others(question, answer).some((other) => {
        const answers = input.answers.map((one) => (one === answer ? other : one))
        return pagesOf({ ...input, answers }) !== before
      })
      const scales = engineReads(question)
      if (changed || (scales.length > 0 && pagesOf(shifted(input, scales)) !== unshifted)) continue
      if (scales.length > 0 && scales.every((scale) => THROUGH_RANKING.test(scale))) continue
      unread.push(question.reads.report)
    }
    assert.deepEqual(unread, [])
  })
}

test('the topics are those that the banks ask about', () => {
  const asked = new Set(
    REPORT_TYPES.flatMap((type: ReportType) => banks[type].questions.map((question) => question.reads.report)),
  )
  assert.deepEqual(
    reportTopics.filter((topic) => !asked.has(topic)),
    [],
  )
})
