import { leavingOf, monthsOffered, noncompeteOf } from '../../facts/told/leaving.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { needOfMonth } from '../own-business/numbers.ts'
import { box, columns, small } from '../parts.ts'
import { monthAfter, shortDay } from '../plan/plan-words.ts'

/** What the reader wrote of the way out of today's post: an offer to go, a sale, a ban on rivals. Nothing where they wrote of none. */
export function leavingBoxes(input: ReportInput, facts: FactTable): Block[] {
  const leaving = leavingOf(input)
  const boxes: Block[] = []
  if (leaving === 'offered_end') boxes.push(box('The offer to go', [small(offerWords(input, facts))], { tone: 'you' }))
  if (leaving === 'sells_firm') boxes.push(box('The sale', [small(saleWords(input, facts))], { tone: 'you' }))
  if (noncompeteOf(input)) boxes.push(box('The ban on rivals', [small(banWords(input, leaving === 'sells_firm'))]))
  return boxes.length === 2 ? [columns('halves', [boxes[0]!], [boxes[1]!])] : boxes
}

/** Months of pay as a sum, and how far it reaches. */
function offerWords(input: ReportInput, facts: FactTable): Text {
  const months = monthsOffered(input)
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const { month, basis } = needOfMonth(input)
  const ask = 'Ask: in one sum or by the month, does this year’s bonus count, who pays the health plan, and what do you sign?'
  if (months === undefined || pay <= 0)
    return `You wrote of an offer to leave.{^Y} Its worth is months, not dollars: find out how many. ${ask}`
  const sum = (months * pay) / 12
  const whole = facts.put({ id: 'leaving.offer', value: sum, unit: 'usd', source: 'YK' })
  const lasts = basis === 'least' && month > 0 ? Math.floor(sum / month) : 0
  const reach =
    lasts > months
      ? ` At the least that you would take it lasts ${lasts} months, to ${monthAfter(input, lasts)} if you left today.`
      : ''
  return `${months} months of your pay are ${whole} before tax.${reach} ${ask}`
}

function saleWords(input: ReportInput, facts: FactTable): Text {
  const { month, basis } = needOfMonth(input)
  const year =
    basis === 'none'
      ? ''
      : ` A year at ${basis === 'least' ? 'the least that you would take' : 'your present pay'} is ${facts.put({ id: 'leaving.year', value: month * 12, unit: 'usd', source: 'YK' })}.`
  return `Count on what is paid at signing; what hangs on later results may not come.${year} Ask an accountant how many such years the first part leaves after tax. Ask who counts the result, and whether it ends if you go.`
}

/** Contracts and states differ: what is told is what to have read, and by when. */
function banWords(input: ReportInput, ofSale: boolean): Text {
  const said = quotedWhole(noncompeteOf(input), 90)
  const firm = ofSale
    ? 'A ban that comes with the sale of a firm is typically upheld more often than one in a job contract.'
    : 'What such a clause may hold differs by state, and by what you earn.'
  return `${said ? `You wrote: ${said}.{^Y} ` : ''}${firm} By ${shortDay(input, 14)}, have a lawyer say for how long, how far, and for which work. Let the next place confirm in writing that its post lies outside.`
}
