import type { Gate } from '@waymark/contracts/models/occupation'
import type { CSSProperties } from 'react'
import { SourceMarks } from '../../components/SourceMarks.tsx'
import { type GateWay, monthsInWords, monthsOf, wayName } from './gate-words.ts'

const shortAxis = 60
const tickStep = 12

/** How long it takes, one row a starting point, on one axis; an open row is a dashed track. */
export function GateMonths({ gate }: { gate: Gate }) {
  const longest = Math.max(0, ...gate.ways.map((way) => monthsOf(way)?.high ?? 0))
  const most = Math.max(shortAxis, Math.ceil(longest / tickStep) * tickStep)
  const step = most > 96 ? 2 * tickStep : tickStep
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
  return (
    <>
      <h3 className="t-5">How many months, from where one stands</h3>
      <ul className="rg mo num">
        {gate.ways.map((way) => (
          <Row key={way.from} way={way} most={most} />
        ))}
        <li className="ax" aria-hidden="true">
          <span />
          <div>
            {ticks.map((tick) => (
              <span key={tick} className={tick === most ? 'end' : undefined} style={{ left: `${(100 * tick) / most}%` }}>
                {tick}
              </span>
            ))}
          </div>
          <span />
        </li>
      </ul>
      <p className="cap">
        Our estimate from the lengths that the handbook and the registered terms name.
        <SourceMarks letters={gate.termHours ? 'HTK' : 'HK'} /> Applying takes its own time.
      </p>
    </>
  )
}

function Row({ way, most }: { way: GateWay; most: number }) {
  const { name, note } = wayName(way)
  const months = monthsOf(way)
  const words = months ? monthsInWords(months) : 'not known'
  const place = (value: number) => (100 * value) / most
  return (
    <li>
      <span>
        {name}
        <small>{note}</small>
      </span>
      <span
        className="axis"
        style={
          months && ({ '--a': place(months.low), '--b': Math.max(place(months.high), place(months.low) + 1) } as CSSProperties)
        }
        role="img"
        aria-label={`${name}: ${words}${months ? ' months' : ''}`}
      >
        {months ? <b /> : <s />}
      </span>
      <span className={months ? 'v' : 'v un'}>{words}</span>
    </li>
  )
}
