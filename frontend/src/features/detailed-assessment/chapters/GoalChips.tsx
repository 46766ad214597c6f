import type { ReadGoals } from '@waymark/contracts/models/advice/goal'
import { useId, useRef } from 'react'
import { useField } from 'react-final-form'
import { useReadGoalQuery } from '../../../api/occupations.ts'
import { chosenOccupation } from '../../../entities/occupation/chosen-occupation.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { focusField } from '../../../ui/form/ErrorSummary.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { type ChipRow, chipRows, type GoalChip } from './goal-chips.ts'
import '../../../entities/occupation/job-title.css'

/** Shorter goals are refused by the form, and nothing is read in them. */
const leastText = 10

/** Under the goals: what was read in them, to be confirmed or removed. Shows nothing while nothing was read. */
export function GoalChips() {
  const goals = useField<string | undefined>('careerGoals', { subscription: { value: true } }).input.value ?? ''
  const choice = useField<string | undefined>('currentOccupation', { subscription: { value: true } }).input.value
  const { input } = useField<string[] | undefined>('removedGoals', { subscription: { value: true } })
  const text = useSettled(goals, 800)
  const { currentData, data } = useReadGoalQuery(
    { text, occupationCode: chosenOccupation(choice) },
    { skip: text.length < leastText },
  )
  // While the next reading is on its way the present one stays: the page does not jump at each pause.
  const read = text.length < leastText ? undefined : (currentData ?? data)
  if (!read) return null
  const removed = input.value || []
  return (
    <ReadChips read={read} removed={removed} onChange={(keys) => input.onChange(keys)} onAdd={() => focusField('careerGoals')} />
  )
}

type Props = {
  read: ReadGoals
  removed: readonly string[]
  /** What is removed now, also of other readings; undefined where that is nothing. */
  onChange: (removed: string[] | undefined) => void
  onAdd?: () => void
  /** Below the heading of a question it is one of its parts. */
  level?: 2 | 4
}

/** What was read, each with a button that removes it. */
export function ReadChips({ read, removed, onChange, onAdd, level = 2 }: Props) {
  const Heading = `h${level}` as const
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const rows = chipRows(read, removed)
  const all = chipRows(read, []).flatMap(({ chips }) => chips.map(({ key }) => key))
  const gone = all.length - rows.reduce((sum, row) => sum + row.chips.length, 0)
  const onRemove = (key: string) => {
    onChange([...removed, key])
    // The button goes with its chip: the focus must stand somewhere near.
    title.current?.focus()
  }
  const onRestore = () => {
    const others = removed.filter((key) => !all.includes(key))
    onChange(others.length > 0 ? others : undefined)
  }
  if (rows.length === 0 && gone === 0) return null
  return (
    <section className="panel goals-read full" aria-labelledby={titleId}>
      <Heading className="t-5" id={titleId} ref={title} tabIndex={-1}>
        What we read in it
      </Heading>
      <p className="help">Remove what is wrong. What stays counts when your list is made.</p>
      {rows.length > 0 && (
        <dl>
          {rows.map((row) => (
            <Row key={row.title} row={row} onRemove={onRemove} />
          ))}
        </dl>
      )}
      <div className="goals-foot">
        {onAdd && (
          <button type="button" className="btn" onClick={onAdd}>
            <Icon name="plus" />
            Add another
          </button>
        )}
        <p className="help" role="status">
          {gone > 0 && `${gone} removed`}
        </p>
        {gone > 0 && (
          <button type="button" className="btn btn-t" onClick={onRestore}>
            Put back
          </button>
        )}
      </div>
    </section>
  )
}

function Row({ row, onRemove }: { row: ChipRow; onRemove: (key: string) => void }) {
  return (
    <>
      <dt>{row.title}</dt>
      <dd>
        {row.chips.map((chip) => (
          <Chip key={chip.key} chip={chip} kept={row.kept} onRemove={onRemove} />
        ))}
        {row.help && <p className="help">{row.help}</p>}
      </dd>
    </>
  )
}

function Chip({ chip, kept, onRemove }: { chip: GoalChip; kept: true | undefined; onRemove: (key: string) => void }) {
  return (
    <span className={kept ? 'gchip words' : 'gchip'}>
      <span>
        <b>{chip.phrase}</b>
        <small>{chip.reading}</small>
      </span>
      <button type="button" aria-label={`Remove ${chip.phrase}`} onClick={() => onRemove(chip.key)}>
        <Icon name="close" />
      </button>
    </span>
  )
}
