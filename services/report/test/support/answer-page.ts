import { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { renderHtml } from '../../src/document/print/render-html.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

/** A goal that somebody asked for, and what it asks of them. */
export type Asked = {
  phrase?: string
  answer?: string
  why?: string
  at?: number
  missing?: string[]
  known?: boolean
  months?: readonly number[]
}

/** Page 3 as words, for somebody who asked for places of the list. */
export function page(asked: readonly Asked[], change: (input: ReportInput) => void = () => {}): string {
  const input = structuredClone(loadInput('renee'))
  const { ranking } = input
  ranking.goals = asked.map(
    ({ phrase = 'case manager', answer = 'yes', why = '', at = 0, missing = [], known = true, months = [2, 8] }) => {
      const place = structuredClone(ranking.ranked[at]!)
      place.entry = {
        ...place.entry!,
        known,
        missing,
        studyLow: months[0]!,
        studyHigh: months[1]!,
        paidLow: 0,
        paidHigh: 1,
        experience: 0,
      }
      return GoalAnswer.fromPartial({ phrase, answer, why, place })
    },
  )
  change(input)
  const { html } = renderHtml(composeReport(input))
  return html
    .split('id="answer"')[1]!
    .split('</section>')[0]!
    .replace(/<img class="[^"]*" style="[^"]*" alt="([^"]*)" src="[^"]*">/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
}

/** Nothing has to be learned before the first day. */
export const NOW: Asked = { months: [0, 0] }
export const title = (at: number): string => loadInput('renee').ranking.ranked[at]!.occupation!.shortTitle
