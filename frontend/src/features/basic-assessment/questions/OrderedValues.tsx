import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { mostOrdered } from '../wire-basic.ts'
import { moved } from './order-values.ts'

type Props = { values: readonly string[]; onMove: (next: string[]) => void }

/** The ticked values in a row, each one place up or down. The first five count. */
export function OrderedValues({ values, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null)
  if (values.length < 2) return null
  const move = (index: number, by: -1 | 1) => {
    onMove(moved(values, index, by))
    // The hand stays on the value that it moved; at an end the other arrow is the one that is left.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[index + by]?.querySelectorAll('button')
      const wanted = buttons?.[by === -1 ? 0 : 1]
      if (wanted && !wanted.disabled) wanted.focus()
      else buttons?.[by === -1 ? 1 : 0]?.focus()
    })
  }
  return (
    <div className="panel order">
      <h3 className="t-5">
        {values.length > mostOrdered ? 'Your values, in order' : `Your ${numbers[values.length]}, in order`}{' '}
        <span className="opt">(optional)</span>
      </h3>
      <p className="help">
        First means: I would give up the others for it.{values.length > mostOrdered && ' The first five count.'}
      </p>
      <ol ref={list}>
        {values.map((value, index) => (
          <li key={value} className={index >= mostOrdered ? 'beyond' : undefined}>
            <b className="num" aria-hidden="true">
              {index + 1}
            </b>
            <span>{value}</span>
            <span className="mv">
              <button
                type="button"
                className="icon-btn"
                aria-label={`Move ${value} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp className="i" strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={`Move ${value} down`}
                disabled={index === values.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown className="i" strokeWidth={1.75} aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {values.slice(0, mostOrdered).join(', then ')}
      </p>
    </div>
  )
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five']
