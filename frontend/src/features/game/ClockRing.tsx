import { clockSeconds } from './round-times.ts'

/** The clock: a ring that empties around the seconds that are left. */
export function ClockRing({ left, of = clockSeconds }: { left: number; of?: number }) {
  return (
    <div className="game-clock" role="timer" aria-label={`${left} ${left === 1 ? 'second' : 'seconds'} left`}>
      <svg viewBox="0 0 76 76" fill="none" aria-hidden="true">
        <circle cx="38" cy="38" r="34" stroke="var(--sunk)" strokeWidth="6" />
        <circle
          className="game-clock-left"
          cx="38"
          cy="38"
          r="34"
          stroke="var(--spruce)"
          strokeWidth="6"
          pathLength="100"
          strokeDasharray={`${Math.round((100 * left) / of)} 100`}
        />
      </svg>
      <b>{left}</b>
    </div>
  )
}
