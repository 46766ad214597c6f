import { goalAim } from '../../../facts/goal-name.ts'
import { leadOf } from '../../../facts/lead.ts'
import { capital, occupationOf } from '../../../facts/reading.ts'
import type { ReportInput } from '../../../model/report-input.ts'
import { plain, type Text } from '../../../model/rich-text.ts'
import { optionsPlan } from '../../ways/options-plan.ts'
import { refusedReason } from './answer-goals.ts'

/**
 * What each page on doing says of a goal that is closed on the reader's terms, behind its own words and with a space before it: what
 * would open it, and that the page is about something else until then. '' where no closed goal stands behind the lead.
 */
export function closedIn(input: ReportInput, page: keyof typeof WORDS): Text {
  const { closed } = leadOf(input)
  if (!closed?.place) return ''
  const code = occupationOf(closed.place).code
  const at = optionsPlan(input).ideas.findIndex(({ place }) => occupationOf(place).code === code)
  const sentences = refusedReason(closed).split(/(?<=[.!?])\s+/)
  const opens = sentences.find((sentence) => /\bopens?\b/i.test(sentence)) ?? sentences[0]!
  return ` ${WORDS[page]({ goal: plain(goalAim(input, closed)), opens: plain(opens), where: at < 0 ? '' : `, on page {page:idea-${at + 1}}` })}`
}

type Closed = { goal: Text; opens: Text; where: Text }

const WORDS = {
  learn: ({ goal, opens }: Closed): Text => `**What would open ${goal}:** ${opens} No course alone does.{^K}`,
  talks: ({ goal, where }: Closed): Text => `Ask in talk 2 who came past the gate before ${goal}${where}, and how.`,
  search: ({ goal }: Closed): Text => `Save ads for ${goal} in a folder of their own; answer none while its gate is shut.`,
  plans: ({ goal, where }: Closed): Text => `${capital(goal)} joins them on the day its gate moves${where}.`,
}
