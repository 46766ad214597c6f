import type { CSSProperties } from 'react'
import { bandOf } from './match-band.ts'

type Props = {
  value: number
  low: number
  high: number
  /** Prints where the bands begin under the bar. */
  scale?: boolean
}

/** The likely value on 0 to 100 with the range it moves in. Never a ring, never a bare percent. */
export function FitRange({ value, low, high, scale = false }: Props) {
  const style = { '--v': value, '--lo': low, '--hi': high, '--band': bandOf(value).colour } as CSSProperties
  return (
    <div className="fit" style={style} role="img" aria-label={`Fit ${value}, likely ${low} to ${high} of 100`}>
      <span className="fit-n">
        <span className="vh">Fit </span>
        {value}
      </span>
      <span className="fit-r num">
        likely {low}–{high}
      </span>
      <div className="fit-bar">
        <b />
        <em />
      </div>
      {scale && (
        <div className="fit-scale">
          {[60, 75, 90].map((floor) => (
            <span key={floor} style={{ left: `${floor}%` }}>
              {floor}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
