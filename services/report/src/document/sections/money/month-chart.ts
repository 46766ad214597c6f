import { type ChartRow, rowChart } from '../../charts/row-chart.ts'
import { capital } from '../../facts/reading.ts'
import type { Purse } from './money-roads.ts'

/** A month of each direction: the middle half of its pay, a low start, and where the reader's pay and floor lie. */
export function monthRows({ roads, base, floor }: Purse): ChartRow[] {
  const you = base.pay / 12
  const unpaid = base.from === 'none'
  return roads.flatMap(({ occupation, kind }) => {
    const wages = occupation.wages
    if (kind === 'own' || !wages || wages.median <= 0) return []
    const low = (wages.p25 > 0 ? wages.p25 : wages.median * 0.8) / 12
    const difference = Math.round((low - you) / 10) * 10
    const sign = unpaid ? '' : difference < 0 ? '−' : '+'
    return [
      {
        label: capital(occupation.shortTitle),
        band: { from: low, to: (wages.p75 > 0 ? wages.p75 : wages.median * 1.2) / 12, middle: wages.median / 12 },
        marks: [
          ...(floor === undefined ? [] : [{ kind: 'people' as const, at: floor / 12 }]),
          { kind: 'target' as const, at: low },
          ...(unpaid ? [] : [{ kind: 'you' as const, at: you }]),
        ],
        right: `${sign}$${Math.abs(difference).toLocaleString('en-US')}`,
        rightStrong: floor !== undefined && low < floor / 12,
      },
    ]
  })
}

export function monthChart({ base, floor }: Purse, rows: ChartRow[]) {
  const you = base.pay / 12
  const unpaid = base.from === 'none'
  const values = [
    ...rows.flatMap((row) => [row.band!.from, row.band!.to]),
    ...(unpaid ? [] : [you]),
    ...(floor === undefined ? [] : [floor / 12]),
  ]
  const from = Math.floor(Math.min(...values) / 1000) * 1000
  const to = Math.ceil(Math.max(...values) / 1000) * 1000
  const step = to - from > 12_000 ? 4000 : to - from > 6000 ? 2000 : 1000
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_tick, index) => ({
    at: from + index * step,
    label: `$${(from + index * step).toLocaleString('en-US')}`,
  }))
  return rowChart({
    labelWidth: 132,
    rightWidth: 54,
    rightHead: unpaid ? 'low start' : 'change',
    from,
    to,
    ticks,
    rowHeight: 26,
    rows,
    digits: 0,
    names: { you: 'your pay', people: 'your floor', target: 'a low first pay' },
  })
}
