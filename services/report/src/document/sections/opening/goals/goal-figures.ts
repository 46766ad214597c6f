import type { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { type EntryWay, entryWay } from '../../../facts/entry-way.ts'
import { capital, occupationOf, yearlyWages } from '../../../facts/reading.ts'
import { countOf, monthsSpan } from '../../../model/grammar.ts'
import { plain, type Text } from '../../../model/rich-text.ts'

/** Months and pay of a goal that has no drawings, with a space before each; months that `told` names are not told again. */
export function figureWords({ answer, place }: GoalAnswer, told: Text): Text {
  const wages = yearlyWages(occupationOf(place!))
  const isTold = answer === 'inside' || /\bmonths?\b/.test(told)
  const months = isTold ? '' : ` **Months.** ${capital(plain(monthsWords(entryWay(place!))))}.{^E}`
  return `${months}${wages ? ` **Pay.** $${wages.median.toLocaleString('en-US')} in the middle.{^W}` : ''}`
}

export function monthsWords({ known, total }: EntryWay): string {
  if (!known) return 'months not known'
  if (total[1] === 0) return 'open now'
  if (total[0] === 0) return `open now, or after ${countOf(total[1], 'month')}`
  return total[0] === total[1] ? `about ${monthsSpan(total)}` : monthsSpan(total)
}
