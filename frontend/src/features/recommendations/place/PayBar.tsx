import type { CSSProperties } from 'react'
import { dollars } from '../../../lib/money.ts'

/** The axis of every pay bar on this page, so that entries can be compared: the release prints figures up to 239,200. */
const axisEnd = 240_000
const ticks = [0, 60_000, 120_000, 180_000, 240_000]

/** From what a quarter earn less than to what a quarter earn more than, with the middle as a line. */
export function PayBar({ low, high, median }: { low: number; high?: number; median?: number }) {
  const end = high ?? axisEnd
  const style = { '--a': share(low), '--b': share(end), '--m': share(median ?? low) } as CSSProperties
  const middle = median === undefined ? '' : `, half earn more than ${dollars(median)}`
  return (
    <div className="pay">
      <div
        className="axis"
        style={style}
        role="img"
        aria-label={`A quarter earn less than ${dollars(low)}, a quarter more than ${dollars(end)}${middle}.`}
      >
        <b />
        {median !== undefined && <i />}
      </div>
      <div className="pay-ticks num" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${share(tick)}%` }}>
            {tick === 0 ? '$0' : `$${tick / 1000}k`}
          </span>
        ))}
      </div>
      <p className="cap num">{median === undefined ? ' ' : `The line is the middle: ${dollars(median)}.`}</p>
    </div>
  )
}

function share(amount: number): number {
  return Math.min(100, (100 * amount) / axisEnd)
}
