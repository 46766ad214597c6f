import { useEffect, useRef } from 'react'
import { numberWord } from '../../../lib/number-words.ts'
import type { EqualRatings } from './equal-ratings.ts'

type Props = { equal: EqualRatings; onKeep: () => void; onLookAgain: () => void }

/** Asked once of a list that was given one and the same rating throughout. */
export function EqualNotice({ equal, onKeep, onLookAgain }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <section className="panel ch-equal" aria-labelledby="equal-title" tabIndex={-1} ref={box}>
      <p>
        <b className="strong" id="equal-title">
          All {numberWord(equal.count)} are a {equal.rating}. Is that how it is?
        </b>{' '}
        Equal ratings say that nothing here stands out, so this list ranks nothing.
      </p>
      <div className="btn-row">
        <button type="button" className="btn" onClick={onLookAgain}>
          Look again
        </button>
        <button type="button" className="btn" onClick={onKeep}>
          Yes, go on
        </button>
      </div>
    </section>
  )
}
