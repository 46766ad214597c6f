import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportTopics } from '@waymark/contracts/models/report/report-topics'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { REPORT_TYPES, type ReportType } from '../../../src/document/model/report-type.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { loadInput, recordedAnswers } from '../../fixtures/load-input.ts'
import { engineReads, others, shifted } from '../support/other-answers.ts'
import { reneeAnswers } from '../support/renee-answers.ts'

/** Pages of the report, as one text. The method page counts answers and is no use of them. */
function pagesOf(input: ReportInput): string {
  return JSON.stringify(composeReport(input).sections.filter((section) => section.sectionId !== 'method'))
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

test('the recorded answers are those to the present question banks', () => {
  for (const type of REPORT_TYPES)
    assert.deepEqual(recordedAnswers(type), reneeAnswers(type), `${type}: run services/report/test/paper/support/record-renee.ts`)
})
