import { writeFileSync } from 'node:fs'
import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { reneeAnswers } from './renee-answers.ts'

/** Writes the answers of the invented Renee for report's own tests, which may not read assessment's question banks. */
const recorded = Object.fromEntries(
  REPORT_TYPES.map((type) => [type, reneeAnswers(type).map((answer) => AnsweredQuestion.toJSON(answer))]),
)
const file = new URL('../../fixtures/renee-answers.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`)
