import type { Gate } from '@waymark/contracts/models/skills/occupation'
import type { CSSProperties } from 'react'
import { useGetOccupationEntryQuery } from '../../../api/occupations.ts'
import { type GateRow, gateRow, monthsInWords } from '../../../entities/occupation/gate-words.ts'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'
import { ownRow } from '../../../entities/occupation/stand-words.ts'

const shortAxis = 60
const tickStep = 12

/** How long it takes, one row a starting point, the person's own first, on one axis; an open row is a dashed track. */
export function GateMonths({ code, gate }: { code: string; gate: Gate }) {
  const { currentData } = useGetOccupationEntryQuery(code)
  const own = currentData && ownRow(currentData)
  const others = gate.ways.map(gateRow)
  const longest = Math.max(0, ...[own, ...others].map((row) => row?.months?.high ?? 0))
  const most = Math.max(shortAxis, Math.ceil(longest / tickStep) * tickStep)
  const step = most > 96 ? 2 * tickStep : tickStep
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
  return (
    <>
      <h3 className="t-5">How many months, from where {own ? 'you stand' : 'one stands'}</h3>
      <ul className="rg mo num">
        {own && <Row row={own} most={most} className="own" />}
        {others.map((row) => (
          <Row key={row.name} row={row} most={most} />
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

function Row({ row, most, className }: { row: GateRow; most: number; className?: string }) {
  const { name, note, months, paid } = row
  const words = months ? `${monthsInWords(months)}${paid ? ', paid' : ''}` : 'not known'
  const place = (value: number) => (100 * value) / most
  return (
    <li className={className}>
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
        aria-label={`${name}: ${months ? `${words}, in months` : words}`}
      >
        {months ? <b /> : <s />}
      </span>
      <span className={months ? 'v' : 'v un'}>{words}</span>
    </li>
  )
}
