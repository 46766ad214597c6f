import { demandLabel } from '../skill-words.ts'

/** How much a skill is asked for. Where the column has no heading (narrow screens, and when read aloud) it says what it is. */
export function Demand({ score }: { score: number }) {
  const label = demandLabel(score)
  return (
    <span className="dm">
      {label}
      <span className="dm-w">{label === 'Other' ? ' (demand)' : ' demand'}</span>
    </span>
  )
}
