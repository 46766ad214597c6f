import type { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { type OwnStart, standsBeforeIt } from '../../facts/own-start.ts'
import { lower } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { reserveOf } from '../money/money-reserve.ts'
import { contactWords } from '../talks/contacts.ts'
import { dollars, needOfMonth } from './numbers.ts'
import { tradeOf } from './trades.ts'

/** What page 3 says of a business of the reader's own. */

/** The verdict over the box, and as it stands behind a colon; undefined for what is no such goal, or closed. */
export function startVerdict({ answer, ownBusiness }: GoalAnswer): { label: string; said: string } | undefined {
  if (!ownBusiness || answer === 'no') return undefined
  if (answer === 'not_yet') return { label: 'Beside the job', said: 'beside your job first' }
  return standsBeforeIt(ownBusiness.need)
    ? { label: 'Papers first', said: 'yes, the papers first' }
    : { label: 'Yes', said: 'open to you now' }
}

/** The gate of a business is what its law asks, and not what an employer would. */
export const startGate = ({ ownBusiness }: GoalAnswer): Text | undefined =>
  ownBusiness?.need ? `**Gate.** ${plain(ownBusiness.need)}{^G}` : undefined

export function startWeek(input: ReportInput, start: OwnStart): Text {
  const { aName, needsPaper } = start
  const trade = tradeOf(start)
  const read = trade
    ? trade.week
    : needsPaper
      ? 'Find the page of your state or city on this license or permit, and write down what you lack.'
      : 'Find the page of your city on what a new business has to register.'
  return `${read} Then ask ${lower(contactWords(input, 0))} for one person who owns ${plain(aName)}. Your question: ${trade ? lower(trade.owner[0]) : 'what was left of the first year?'}`
}

export function startCaution(input: ReportInput, facts: FactTable): Text {
  const { month, basis } = needOfMonth(input)
  const reserve = reserveOf(input)
  const need = basis === 'none' ? 'what a month costs you' : `${dollars(facts, 'month', month).replace('!}', '}')} a month`
  const thin =
    reserve && reserve.months[1] <= 3
      ? ` You have ${reserve.words} put by,{^Y} so the wage goes last.`
      : ' So the wage goes last.'
  return `No table tells what such a business earns: the drawing shows pay on a payroll. Customers have to leave you ${need}, after costs.${thin}`
}
