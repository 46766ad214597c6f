import type { CSSProperties } from 'react'

/** The likely value on 0 to 100 with the range it moves in. Never a ring, never a bare percent. */
export function FitRange({ value, low, high }: { value: number; low: number; high: number }) {
  const style = { '--v': value, '--lo': low, '--hi': high, '--band': bandColour(value) } as CSSProperties
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
    </div>
  )
}

/** Match bands: 90 very strong, 75 strong, 60 fair, below that loose. */
function bandColour(value: number): string {
  if (value >= 90) return 'var(--band-90)'
  if (value >= 75) return 'var(--band-75)'
  if (value >= 60) return 'var(--band-60)'
  return 'var(--band-0)'
}
