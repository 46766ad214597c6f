import { type Bar, barChart } from '../../charts/bars.ts'
import { ratedOn } from '../../facts/answered.ts'
import { capital } from '../../facts/reading.ts'
import { FIELD_NAMES } from '../../ladder/missing.ts'
import { SCOPE_FIELDS } from '../../ladder/tables.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { figure } from '../parts.ts'

/** From this rating on a field counts as carried, and a task of a leader as a strength. */
export const CARRIED = 7

/** Tasks of a leader as short as a label of the chart may be, by the key of the question. */
export const TASK_NAMES: Readonly<Record<string, string>> = {
  direction: 'Setting a direction',
  choosing: 'Choosing leaders',
  hard_calls: 'Hard calls in time',
  money: 'Money where it counts',
  allies: 'Allies without power',
  deals: 'Closing deals',
  whole: 'Seeing the whole',
  listening: 'Hearing bad news early',
}

export function fieldsFigure(input: ReportInput): Block {
  const rated = ratedOn(input, 'leadership.scope')
  if (rated.length === 0)
    return blankList(
      'Fields to rate, 1 to 10',
      SCOPE_FIELDS.slice(0, 5).map((field) => capital(FIELD_NAMES[field])),
    )
  const bars = rated.map(({ key, value }) =>
    bar(
      SCOPE_FIELDS.find((field) => field === key),
      value,
    ),
  )
  return figure('How much of each field you carried', chart(bars, 'Fields carried, 1 to 10:'), {
    note: '1 to 10, as you rated it.{^Y} Dark: 7 or more.',
  })

  function bar(field: (typeof SCOPE_FIELDS)[number] | undefined, value: number): Bar {
    return { label: field ? capital(FIELD_NAMES[field]) : '', value, shown: String(value), tone: toneOf(value) }
  }
}

export function strengthsFigure(input: ReportInput): Block {
  const rated = ratedOn(input, 'leadership.strengths')
  if (rated.length === 0) return blankList('Tasks of a leader to rate, 1 to 10', Object.values(TASK_NAMES).slice(0, 5))
  const bars = rated.map(({ key, label, value }) => ({
    label: TASK_NAMES[key] ?? label,
    value,
    shown: String(value),
    tone: toneOf(value),
  }))
  return figure('How strong in the tasks of a leader', chart(bars, 'Tasks of a leader, 1 to 10:'), {
    note: 'As those who report to you would say it.{^Y}',
  })
}

const toneOf = (value: number): 'main' | 'pale' => (value >= CARRIED ? 'main' : 'pale')

function chart(bars: Bar[], intro: string) {
  const ticks = [0, 5, 10].map((at) => ({ at, label: String(at) }))
  return barChart({ width: 236, labelWidth: 122, from: 0, to: 10, ticks, bars, rowHeight: 14, intro })
}

function blankList(title: Text, rows: string[]): Block {
  return {
    kind: 'table',
    caption: title,
    columns: [{ head: 'What', width: 66 }, { head: 'My rating' }],
    rows: rows.map((name) => ({ cells: [name, '\u00a0'] })),
  }
}
