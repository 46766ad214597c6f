import { activities } from '@waymark/contracts/models/identity/activities'
import { ChevronDown } from 'lucide-react'
import { memo, useCallback, useRef, useState } from 'react'
import { useField } from 'react-final-form'

const points = [1, 2, 3, 4, 5]
const secondsEach = 5

/** The thirty optional activities, folded away. Open from the start once one of them was answered. */
export function ActivitiesFold() {
  const { input } = useField<Record<string, number>>('activities', { subscription: { value: true } })
  const given = input.value
  const count = Object.keys(given).length
  const [open] = useState(count > 0)
  const latest = useRef(given)
  latest.current = given
  const { onChange } = input
  const rate = useCallback((slug: string, value: number) => onChange({ ...latest.current, [slug]: value }), [onChange])
  return (
    <details className="fold" open={open} id="activities">
      <summary>
        <h2 className="t-3">
          Thirty activities <span className="opt">(optional)</span>
        </h2>
        <p>
          The twelve areas say little about work with your hands or with people in need. These do, and every range gets narrower.
        </p>
        <span className="cnt num">
          {count} of {activities.length}
          <small>{timeLeft(activities.length - count)}</small>
        </span>
        <ChevronDown className="i" strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className="panel acts">
        <div className="ends" aria-hidden="true">
          <div>
            <span>1 dislike</span>
            <span>5 enjoy</span>
          </div>
          <div>
            <span>1 dislike</span>
            <span>5 enjoy</span>
          </div>
        </div>
        <ol>
          {activities.map(({ slug, label }) => (
            <Activity key={slug} slug={slug} label={label} value={given[slug]} onRate={rate} />
          ))}
        </ol>
      </div>
    </details>
  )
}

type ActivityProps = { slug: string; label: string; value: number | undefined; onRate: (slug: string, value: number) => void }

const Activity = memo(function Activity({ slug, label, value, onRate }: ActivityProps) {
  return (
    <li>
      <span aria-hidden="true">{label}</span>
      <div className="scale s5 num" role="radiogroup" aria-label={`${label}: 1 dislike to 5 enjoy`}>
        {points.map((point) => (
          <label key={point}>
            <input
              type="radio"
              name={`activity-${slug}`}
              value={point}
              checked={value === point}
              onChange={() => onRate(slug, point)}
            />
            <span>{point}</span>
          </label>
        ))}
      </div>
    </li>
  )
})

function timeLeft(open: number): string {
  if (open === 0) return 'all answered'
  const minutes = Math.ceil((open * secondsEach) / 60)
  return minutes === 1 ? 'about 1 minute left' : `about ${minutes} minutes left`
}
