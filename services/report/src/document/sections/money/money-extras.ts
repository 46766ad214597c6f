import type { Text } from '../../model/rich-text.ts'

/** What pay figures leave out or count in, for one field of work. */
export interface PayExtra {
  /** The number that the reader should find first, from their own slips. */
  find: Text
  /** Why it matters for the comparison. */
  why: Text
  /** What to ask about the new work in this field, apart from pay. */
  ask: Text
}

/**
 * By the first two digits of the occupation code. What the wage survey counts: base pay, tips, commissions, production
 * bonuses and hazard pay; it leaves out overtime, shift pay, other bonuses, shares and benefits (BLS, definition of wages in
 * the Occupational Employment and Wage Statistics). The self-employed are not surveyed.
 */
const EXTRAS: Readonly<Record<string, PayExtra>> = {
  '11': {
    find: 'Your base pay without the bonus of the year: $______.',
    why: 'The survey counts no year-end bonus and no shares. So set base against base, and the rest apart.',
    ask: 'How much of the bonus was really paid in each of the last three years?',
  },
  '13': {
    find: 'Your pay without the bonus at the end of the year: $______.',
    why: 'Published pay for office trades leaves that bonus out. With it on your side only, the new work looks worse than it is.',
    ask: 'Who pays for exams, dues and the hours of study for them?',
  },
  '15': {
    find: 'Your salary without stock and sign-on money: $______.',
    why: 'Shares are in no published wage. If half of your raise comes in stock, the table above is blind to it.',
    ask: 'When does the stock become yours, and what is left if you go after a year?',
  },
  '17': {
    find: 'Your pay without overtime on projects: $______.',
    why: 'Long weeks before a deadline fatten your slip, but not the survey. Compare forty hours with forty hours.',
    ask: 'Are site days, travel and license fees paid?',
  },
  '19': {
    find: 'The date on which your grant or contract ends: ______.',
    why: 'A yearly wage means little when the money runs out in spring. The survey does not know your end date.',
    ask: 'For how many years is the post funded?',
  },
  '21': {
    find: 'What you drive for work and are not paid for: $______ a month.',
    why: 'Gas, phone and late calls eat pay in your field. Take them off before you compare.',
    ask: 'How many cases does each person carry, and who covers the phone at night?',
  },
  '23': {
    find: 'Your hours in a usual week, next to your pay: ______ h.',
    why: 'The survey turns all pay into a year and asks nobody for the late evenings. Work out your pay an hour.',
    ask: 'How many billable hours stand behind the salary?',
  },
  '25': {
    find: 'Your pay over the months you really work: $______.',
    why: 'A school year and a calendar year are not the same wage. Put a price on your summers, too.',
    ask: 'What happens to the years in your teacher pension if you leave it now?',
  },
  '27': {
    find: 'What came in from side jobs last year: $______.',
    why: 'People who work for themselves are in no table here, and many in your field do. Put that part on your side.',
    ask: 'Who owns what you make, and is there a kill fee?',
  },
  '29': {
    find: 'Your base pay without nights and weekends: $______.',
    why: 'Shift pay is not in the survey. If yours is in your figure, the day job looks worse than it is.',
    ask: 'What do call, weekends and holidays pay on top?',
  },
  '31': {
    find: 'Your pay for plain day hours: $______.',
    why: 'Double shifts and weekends are not in published wages. A fair look sets day against day.',
    ask: 'How many hours are promised each week, in writing?',
  },
  '33': {
    find: 'Your pay without overtime and details: $______.',
    why: 'Extra duty is left out of published pay, and so is a pension that starts early.',
    ask: 'At which age could you retire from it, and with what?',
  },
  '35': {
    find: 'Your tips in an average week: $______.',
    why: 'Published pay counts tips. If your own figure does not, the new work looks better than it is.',
    ask: 'Are meals, uniforms and the last bus paid?',
  },
  '37': {
    find: 'Your hours in the slow months: ______ a week.',
    why: 'Published pay is built from full weeks. If winter halves your hours, your year is smaller than it looks.',
    ask: 'Is there work in all twelve months?',
  },
  '39': {
    find: 'Tips and private clients, in a month: $______.',
    why: 'Tips from an employer are counted, cash from your own clients is not. Know which of the two you live on.',
    ask: 'Who brings the clients, and whose are they if you leave?',
  },
  '41': {
    find: 'Your base without commission: $______.',
    why: 'Commission is in the published pay, good months and bad. Compare your mean of three years, not last year.',
    ask: 'What is paid in the first six months, before a pipeline is built?',
  },
  '43': {
    find: 'What your health plan would cost you alone: $______ a month.',
    why: 'Benefits are in no wage. At an office pay they can be worth more than the difference in the table.',
    ask: 'From which day does the health plan count, and for whom at home?',
  },
  '45': {
    find: 'Your pay in the months without a season: $______.',
    why: 'The table shows a full year. If four months bring little, your year is what counts.',
    ask: 'Are room and board part of the pay?',
  },
  '47': {
    find: 'Your pay without overtime: $______.',
    why: 'Overtime is left out of the survey. A foreman on salary may work the same hours and lose it.',
    ask: 'How many weeks were lost to weather or gaps last year?',
  },
  '49': {
    find: 'What call-outs and overtime brought last year: $______.',
    why: 'Neither is in the published pay. Take them out of your figure, or the new one loses by mistake.',
    ask: 'Who owns the tools and the truck?',
  },
  '51': {
    find: 'Your hourly rate on the day shift: $______.',
    why: 'Night pay and overtime are not surveyed. Rate against rate is the fair look.',
    ask: 'How often was overtime ordered, and how often was the line down?',
  },
  '53': {
    find: 'The hours that you were paid for last week: ______.',
    why: 'Split shifts, waiting and overtime are not in the table. Set one paid hour against another.',
    ask: 'From when to when is a day paid here?',
  },
  '53-3032': {
    find: 'Your pay after what the road costs you: $______.',
    why: 'Meals and nights away come out of your pocket, and overtime is not in the table. Home each night may be a raise.',
    ask: 'Is it paid by the hour, the mile or the load?',
  },
  '55': {
    find: 'Your allowances for housing and food, tax-free: $______ a month.',
    why: 'Civil pay is taxed in full. Add the tax before you set the two side by side.',
    ask: 'Which of your service years count for their pension?',
  },
}

const NO_FIELD: PayExtra = {
  find: 'What you need to live for a month: $______.',
  why: 'Without a pay of today, this is the figure that each offer has to beat.',
  ask: 'What did the last person who began there take home in the first month?',
}

/** The field of their work is not known, but its pay is. */
const ANY_FIELD: PayExtra = {
  find: 'Your pay of last month after tax, and the hours behind it: $______ for ______ h.',
  why: 'The table holds yearly pay before tax. What an hour leaves you is what you can compare with an offer.',
  ask: NO_FIELD.ask,
}

export function payExtra(code: string | undefined, paid = false): PayExtra {
  return EXTRAS[code?.slice(0, 7) ?? ''] ?? EXTRAS[code?.slice(0, 2) ?? ''] ?? (paid ? ANY_FIELD : NO_FIELD)
}
