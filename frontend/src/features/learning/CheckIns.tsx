import { type CheckIn, checkInKinds, type LearningPathDetail, MAX_CHECK_IN } from '@waymark/contracts/models/learning'
import { Radio } from 'antd'
import { type FormEvent, useState } from 'react'
import { useAddCheckInMutation } from '../../api/learning.ts'
import { timeAgo } from '../../lib/time-ago.ts'
import { isComplete } from './path-words.ts'
import { useLearningToasts } from './use-learning-toasts.ts'

type Kind = (typeof checkInKinds)[number]
const kinds: Record<Kind, string> = {
  read: 'Read',
  watched: 'Watched',
  practised: 'Practiced',
  made: 'Made something',
  shared: 'Showed it to somebody',
}

/** What was done, in a few words: ten percent on, and a diary that keeps one going. */
export function CheckIns({ path }: { path: LearningPathDetail }) {
  const [add, { isLoading }] = useAddCheckInMutation()
  const { failed, done } = useLearningToasts()
  const [kind, setKind] = useState<Kind>('practised')
  const [note, setNote] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await add({ pathId: path.id, checkIn: { kind, ...(note.trim() && { note: note.trim() }) } })
    if (answer.error) return failed(answer.error, 'Failed to update progress. Please try again.')
    done('Learning path progress has been updated!')
    // What was typed meanwhile is the next one.
    setNote((now) => (now === note ? '' : now))
  }
  return (
    <section className="panel checkins">
      <h2 className="t-3">Check-ins</h2>
      <p className="muted small">
        {isComplete(path)
          ? 'This path is complete. What you do after it counts too.'
          : 'Say what you did. Each one moves the path on by 10%.'}
      </p>
      <form onSubmit={(event) => void send(event)}>
        <Radio.Group name="kind" aria-label="What did you do?" value={kind} onChange={({ target }) => setKind(target.value)}>
          {checkInKinds.map((one) => (
            <Radio key={one} value={one}>
              {kinds[one]}
            </Radio>
          ))}
        </Radio.Group>
        <div className="field">
          <label htmlFor="check-in-note">
            Note <span className="opt">(optional)</span>
          </label>
          <textarea
            className="textarea"
            id="check-in-note"
            rows={2}
            maxLength={MAX_CHECK_IN}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <button type="submit" className="btn" disabled={isLoading}>
          Check in
        </button>
      </form>
      {path.checkIns.length > 0 && (
        <ul className="diary">
          {path.checkIns.map((one) => (
            <Entry key={one.id} entry={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: CheckIn }) {
  return (
    <li>
      <p>
        <b className="strong">{kinds[entry.kind]}</b>
        <span className="num muted small">{entry.progress}%</span>
      </p>
      {entry.note && <p className="diary-note">{entry.note}</p>}
      <small className="muted">{timeAgo(entry.createdAt)}</small>
    </li>
  )
}
