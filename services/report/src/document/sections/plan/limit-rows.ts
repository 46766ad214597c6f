import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../../facts/entry-way.ts'
import { monthsLimit, payAgainst, payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { occupationOf } from '../../facts/reading.ts'
import { hoursWanted } from '../../facts/told/hours-of-work.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countOf } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'

/** One limit of the reader as a row of the worksheet: its name, and how each choice lies to it. */
export interface LimitRow {
  name: Text
  cell(choice: RankedOccupation): Text
  /** Of the work of today. */
  own: Text
}

/** The limits that a table can hold against a choice: the least pay, the months they give, the hours they ask for. */
export function limitRows(input: ReportInput, facts: FactTable): LimitRow[] {
  return [payRow(input, facts), monthsRow(input), hoursRow(input)].filter((row): row is LimitRow => row !== undefined)
}

function payRow(input: ReportInput, facts: FactTable): LimitRow | undefined {
  const floor = payFloor(input)
  if (floor <= 0) return undefined
  const least = facts.put({ id: 'worksheet.floor', value: floor, unit: 'usd', source: 'Y' })
  const pay = input.profile.reach?.salaryCurrent ?? 0
  // No table holds what an owner earns.
  const started = ownStartOf(input)?.occupation.code
  return {
    name: `My limit: at least ${least}`,
    cell: (choice) =>
      occupationOf(choice).code === started ? 'ask' : KEEPS[payAgainst(occupationOf(choice), floor) ?? 'unknown'],
    own: pay >= floor ? 'kept' : 'you know',
  }
}

const KEEPS = { clear: 'kept', middle: 'in the middle', below: '**not kept**', unknown: 'ask' } as const

function monthsRow(input: ReportInput): LimitRow | undefined {
  const limit = monthsLimit(input)
  // A business of one's own waits for no employer's months.
  if (limit <= 0 || ownStartOf(input)) return undefined
  return {
    name: `My limit: ${countOf(limit, 'month')}{^Y}`,
    cell: (choice) => {
      const { known, total } = entryWay(choice)
      if (!known) return 'ask'
      if (total[1] <= limit) return 'kept'
      return total[0] <= limit ? 'the short way' : '**not kept**'
    },
    own: 'kept',
  }
}

function hoursRow(input: ReportInput): LimitRow | undefined {
  const hours = hoursWanted(input)
  return hours === undefined ? undefined : { name: `My limit: ${hours} hours a week{^Y}`, cell: () => 'ask', own: 'you know' }
}
