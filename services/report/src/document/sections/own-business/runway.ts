import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import type { TableBlock } from '../blocks.ts'
import { carries, reserveOf } from '../money/money-reserve.ts'
import { needOfMonth } from './numbers.ts'

/** What months without pay cost at the least that the reader can take, or else at the present pay, beside what they have put by. */
export function runwayTable(input: ReportInput, facts: FactTable, enoughFor: readonly [Text, Text, Text]): TableBlock {
  const { month: exact, basis } = needOfMonth(input)
  if (basis === 'none')
    return {
      kind: 'table',
      caption: 'Months that you could live without pay',
      columns: [{ head: 'What a month costs', width: 34 }, { head: 'What is set aside', width: 33 }, { head: 'So it lasts' }],
      rows: [{ cells: ['$______', '$______', '___ months'] }],
    }
  const month = Math.round(exact / 100) * 100
  const reserve = reserveOf(input)
  const sum = (months: number): Text =>
    facts.put({ id: `runway.${months}.${month}`, value: month * months, unit: 'usd', source: 'YK' })
  const rate = basis === 'least' ? 'the least that you would take' : 'your present pay'
  return {
    kind: 'table',
    caption: `What months without pay cost, at ${rate}`,
    note: `Before tax, and without a health plan, which you would pay alone.{^E} ${reserve ? `You told us a reserve of ${reserve.words}.{^Y}` : 'Your own spending may be less: put it in the last column.'}`,
    columns: [
      { head: 'Months', width: 12 },
      { head: 'At that rate', width: 18 },
      { head: 'Enough for', width: 34 },
      ...(reserve ? [{ head: 'Your reserve', width: 20 }] : []),
      { head: 'At my spending' },
    ],
    rows: MONTHS.map((months, at) => ({
      cells: [
        String(months),
        sum(months),
        enoughFor[at]!,
        ...(reserve ? [CARRIES[carries(month * months, reserve, month)]] : []),
        '$______',
      ],
      ...(at === 2 ? { drop: 1 } : {}),
    })),
    style: 'dense',
  }
}

const MONTHS = [3, 6, 12] as const
const CARRIES = { holds: 'carries it', tight: 'just lasts, at best', short: 'too short' } as const
