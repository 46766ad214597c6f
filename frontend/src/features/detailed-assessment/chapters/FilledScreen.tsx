import { useCallback, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { type AnswersForm, answerField, fromFields } from '../../../entities/question/answer-fields.ts'
import { withEntry } from '../../../entities/question/question-props.ts'
import { ScaleInput } from '../../../entities/question/ScaleInput.tsx'
import { numberWord } from '../../../lib/number-words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import {
  confirmWords,
  countedItems,
  type FilledGroup,
  type FilledItem,
  filledGroups,
  isChanged,
  levelsLine,
  openItems,
} from './filled-groups.ts'
import type { FilledLevels } from './filled-levels.ts'
import type { Part } from './screens.ts'

type Props = { name: string; occupation: string; parts: readonly Part[]; filled: FilledLevels }

/** Levels filled in from the present occupation: the person corrects what is off and confirms the rest, or leaves it. */
export function FilledScreen({ name, occupation, parts, filled }: Props) {
  const { groups, set, confirm } = useFilledAnswers(parts, filled)
  const [opened, setOpened] = useState<readonly string[]>([])
  const first = groups[0]
  const others = groups.slice(1)
  const lowLabel = parts[0]?.question.lowLabel
  const highLabel = parts[0]?.question.highLabel
  const toggle = (heading: string) =>
    setOpened((old) => (old.includes(heading) ? old.filter((one) => one !== heading) : [...old, heading]))
  if (!first) return null
  return (
    <>
      <div className="ch-head">
        <h2 className="t-3" tabIndex={-1}>
          {name}
        </h2>
        <p className="d">
          We filled these in from what {occupation} usually need. Change what is off. Levels you leave alone count half, and are
          never told as yours.
        </p>
        <Legend />
      </div>
      <Group group={first} ends={[lowLabel, highLabel]} onSet={set} onConfirm={confirm} />
      {others.length > 0 && (
        <section className="ch-g" aria-labelledby="filled-others">
          <h3 className="t-4" id="filled-others">
            The other {others.reduce((sum, { items }) => sum + items.length, 0)}
            <small>filled in, closed until you want to look</small>
          </h3>
          <ul className="ch-more">
            {others.map((group) => (
              <li key={group.heading}>
                <ClosedGroup group={group} open={opened.includes(group.heading)} onToggle={() => toggle(group.heading)} />
                {opened.includes(group.heading) && <Items items={group.items} onSet={set} />}
              </li>
            ))}
          </ul>
          <Confirm items={groups.flatMap(({ items }) => items)} onConfirm={confirm} />
          <p className="cap">Filled in from O*NET 29.3, {occupation}.</p>
        </section>
      )}
    </>
  )
}

function useFilledAnswers(parts: readonly Part[], filled: FilledLevels) {
  const form = useForm()
  const { values } = useFormState<AnswersForm>({ subscription: { values: true } })
  const questions = parts.map(({ question }) => question)
  const groups = filledGroups(parts, filled, fromFields(questions, values.answers))
  const latest = useRef(groups)
  latest.current = groups

  const set = useCallback(
    (level: number | undefined, id: string) => {
      const found = latest.current.flatMap(({ items }) => items).find((item) => item.id === id)
      if (!found) return
      const field = answerField(found.question.id)
      const { answers } = form.getState().values as AnswersForm
      form.change(field, withEntry(fromFields([found.question], answers)[found.question.id], String(found.index), level))
    },
    [form],
  )
  const confirm = useCallback(
    (items: readonly FilledItem[]) =>
      form.batch(() => {
        for (const { id, filled: level } of openItems(items)) set(level, id)
      }),
    [form, set],
  )
  return { groups, set, confirm }
}

function Legend() {
  return (
    <p className="ch-key">
      <span>
        <i className="p">6</i>filled in by us
      </span>
      <span>
        <i className="o">9</i>set by you
      </span>
      <span>
        <i className="w">6</i>what we had filled in
      </span>
    </p>
  )
}

type GroupProps = {
  group: FilledGroup
  ends: [string | undefined, string | undefined]
  onSet: (level: number | undefined, id: string) => void
  onConfirm: (items: readonly FilledItem[]) => void
}

function Group({ group, ends, onSet, onConfirm }: GroupProps) {
  const changed = group.items.filter(isChanged).length
  return (
    <section className="ch-g" aria-labelledby="filled-first">
      <h3 className="t-4" id="filled-first">
        {group.heading}
        <small>
          {countedItems(group.items)}
          {changed > 0 && `, ${changed} changed`}
        </small>
      </h3>
      <p className="scale-ends">
        <span>1 {ends[0]}</span>
        <span>10 {ends[1]}</span>
      </p>
      <Items items={group.items} onSet={onSet} />
      <Confirm items={group.items} onConfirm={onConfirm} />
    </section>
  )
}

type ItemsProps = { items: readonly FilledItem[]; onSet: (level: number | undefined, id: string) => void }

function Items({ items, onSet }: ItemsProps) {
  return (
    <ul className="ch-its">
      {items.map((one) => (
        <li className="ch-it" key={one.id}>
          <span>
            <b className="strong">{one.item.name}</b>
            {one.item.description && <small>{one.item.description}</small>}
          </span>
          <ScaleInput name={one.id} label={one.item.name} value={one.own} filled={one.filled} onChange={onSet} />
          {isChanged(one) && one.filled !== undefined && (
            <p className="ch-chg">
              <span className="tag tag-spruce">Changed by you</span>
              usually {one.filled} in this work
              <button
                type="button"
                className="btn btn-t"
                aria-label={`Undo: ${one.item.name}`}
                onClick={({ currentTarget }) => {
                  const row = currentTarget.closest('li')
                  onSet(undefined, one.id)
                  // The button goes with the change it undoes.
                  row?.querySelector<HTMLElement>(`input[value="${one.filled}"]`)?.focus()
                }}
              >
                <Icon name="undo" />
                Undo
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

type ConfirmProps = { items: readonly FilledItem[]; onConfirm: (items: readonly FilledItem[]) => void }

/** After the list, not before it. Once pressed it says so in its own place, which keeps the focus where it was. */
function Confirm({ items, onConfirm }: ConfirmProps) {
  return (
    <p className="ch-ok">
      <button type="button" className="btn" onClick={() => onConfirm(items)}>
        <Icon name="check" />
        {confirmWords(openItems(items).length, items.length)}
      </button>
    </p>
  )
}

function ClosedGroup({ group, open, onToggle }: { group: FilledGroup; open: boolean; onToggle: () => void }) {
  const { named, rest } = levelsLine(group.items)
  const seen = openItems(group.items).length === 0
  return (
    <div className="ch-row">
      <span>
        <b className="strong">{group.heading}</b>
        <small>
          {seen && <Icon name="check" />}
          {seen ? 'You said: looks right' : countedItems(group.items)}
        </small>
      </span>
      <p className="num">
        {named.map(({ name, level }, place) => (
          <span key={name}>
            {place > 0 && '\u00a0· '}
            {name}
            {'\u00a0'}
            <b>{level}</b>
          </span>
        ))}
        {rest && (
          <>
            {'\u00a0· '}
            and {numberWord(rest.count)} at <b>{rest.low}</b>
            {rest.low < rest.high && (
              <>
                {' '}
                to <b>{rest.high}</b>
              </>
            )}
          </>
        )}
      </p>
      <button
        type="button"
        className="btn"
        aria-expanded={open}
        aria-label={`${open ? 'Close' : 'Open'} ${group.heading}`}
        onClick={onToggle}
      >
        {open ? 'Close' : 'Open'}
      </button>
    </div>
  )
}
