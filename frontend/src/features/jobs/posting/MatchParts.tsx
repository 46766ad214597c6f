import type { CSSProperties } from 'react'
import { bandOf } from '../../../entities/occupation/match-band.ts'

type Props = { held: number; total: number; percent: number }

/** One segment a part, filled = yours, in the colour of the match's band. Put the count beside it in words. */
export function MatchParts({ held, total, percent }: Props) {
  const style = { '--n': total, '--band': bandOf(percent).colour } as CSSProperties
  return (
    <span className="parts" style={style} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => index + 1).map((part) => (
        <i key={part} className={part <= held ? 'on' : undefined} />
      ))}
    </span>
  )
}
