import type { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import { buildFacts } from '../../../document/model/build-facts.ts'
import { createFactTable } from '../../../document/model/fact-table.ts'
import { prepareInput } from '../../../document/model/prepare-input.ts'
import type { ReportInput } from '../../../document/model/report-input.ts'
import { ORDER } from '../../../document/sections/order.ts'
import { withoutOrders } from './said-orders.ts'

/** What a person wrote, as far as one section rests on it. */
export type OwnWords = { role: string; answers: readonly Pick<AnsweredQuestion, 'question' | 'text'>[] }

const MOST_ANSWERS = 20

/** The words that a section reads while it is composed: nothing else of what a person wrote is needed for its text. */
export function ownWordsOf(sectionId: string, input: ReportInput): OwnWords {
  const section = ORDER[input.reportType].find(({ id }) => id === sectionId)
  if (!section) return { role: '', answers: [] }
  const named = prepareInput(input)
  const read = new Set<AnsweredQuestion>()
  let role = ''
  const answers = named.answers.map((answer) => ({
    ...answer,
    get text() {
      read.add(answer)
      return answer.text
    },
  }))
  const profile = {
    ...named.profile,
    get currentRole() {
      role = named.profile.currentRole
      return role
    },
  }
  section.compose({ ...named, answers, profile }, createFactTable(buildFacts(named)))
  const rested = named.answers.filter((answer) => read.has(answer))
  const told = rested.map(({ question, text }) => ({ question, text: withoutOrders(text) })).filter(({ text }) => text !== '')
  return { role: withoutOrders(role), answers: told.slice(0, MOST_ANSWERS) }
}
