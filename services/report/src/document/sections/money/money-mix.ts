import { keyOn, keysOn } from '../../facts/answered.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'

const BLANK = '$______'

/** What a pay is made of, to fill in: for people whose next step asks for no school, this is where the money is. */
export function payMixTable(): Block {
  return {
    kind: 'table',
    columns: [{ head: 'A year', width: 34 }, { head: 'Now' }, { head: 'Offer 1' }, { head: 'Offer 2' }],
    rows: ['Base pay', 'Bonus and shares, last three years', 'Notice, and pay if let go'].map((name) => ({
      cells: [name, BLANK, BLANK, BLANK],
    })),
    style: 'dense',
  }
}

const MIX: Readonly<Record<string, Text>> = {
  larger_role: 'A larger role moves pay from base to bonus. Ask who sets its goals, and what was paid when they were missed.',
  new_field: 'A new field pays you as a newcomer in base, and may make up for it in a sign-on. Ask for that once, in writing.',
  board: 'Seats on a board pay by the meeting or the year, and need an insurance. Count one seat as a side pay, not as a living.',
  interim:
    'Interim work pays by the day, with gaps. Divide your year by the days that you can sell, then add your own health plan.',
  consulting: 'Clients pay thirty or sixty days late. So the first half year of a consultant is a matter of cash, not of rate.',
  own_business:
    'Your own firm pays you last. Write down how many months you can live without a wage, and how many customers that takes.',
  nonprofit: 'Nonprofits rarely pay a bonus, but their filings name the pay of those who lead. Look yours up before you talk.',
}

/** The kind of pay that the path asked for brings. */
export function mixWords(input: ReportInput): Text {
  const path = keysOn(input, 'leadership.paths').find((key) => MIX[key])
  return (
    (path && MIX[path]) || 'Base, bonus and shares are three talks. Settle the base first: the other two are counted from it.'
  )
}

const BY_BUDGET: Readonly<Record<string, Text>> = {
  budget_0:
    'No budget was yours so far. So the notice in your contract is short, and so is the time to find a successor: use that.',
  budget_1: 'You have led a small budget. Offer to close its year before you go; it buys you a clean end and a reference.',
  budget_10: 'You have led millions. Find the day on which this year’s bonus is yours, and give notice after it.',
  budget_50:
    'With a budget of your size the contract decides: notice, a ban on rivals, shares not yet yours. Have a lawyer read it.',
  budget_250: 'At your size the way out is agreed, not given. Settle notice, shares and the announcement in one paper.',
}

/** When to give notice, by the size of what was led. */
export function noticeWords(input: ReportInput): Text {
  return (
    BY_BUDGET[keyOn(input, 'leadership.budget')] ??
    'Read the notice in your contract: it is the longest month in your plan. Give it only with the new paper signed.'
  )
}
