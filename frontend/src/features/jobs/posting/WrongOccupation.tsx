import { useEffect, useState } from 'react'
import { useDisputeJobMatchMutation } from '../../../api/jobs/job-writes.ts'
import { useSearchOccupationsQuery } from '../../../api/occupations.ts'

const shown = 5
const pause = 300

/** The person names the occupation that is meant, or only says that ours is wrong. */
export function WrongOccupation({ jobId }: { jobId: string }) {
  const [typed, setTyped] = useState('')
  const title = useSettled(typed)
  const { currentData: matches } = useSearchOccupationsQuery({ title, limit: shown }, { skip: title.length < 3 })
  const [dispute, { isLoading }] = useDisputeJobMatchMutation()
  const correct = async (occupationCode?: string) => {
    const done = await dispute({ id: jobId, body: { kind: 'wrong_occupation', occupationCode } })
    if (!done.error) setTyped('')
  }
  return (
    <div className="field wrong-occupation">
      <label htmlFor="meant-occupation">Another occupation is meant</label>
      <input
        type="text"
        className="input"
        id="meant-occupation"
        value={typed}
        placeholder="Type its name"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="btn-row" aria-live="polite">
        {(title.length < 3 ? [] : (matches ?? [])).map((match) => (
          <button key={match.code} type="button" className="btn btn-sm" disabled={isLoading} onClick={() => correct(match.code)}>
            {match.title}
          </button>
        ))}
        <button type="button" className="btn btn-sm btn-t" disabled={isLoading} onClick={() => correct()}>
          It is wrong, and I cannot say which
        </button>
      </div>
    </div>
  )
}

function useSettled(text: string): string {
  const trimmed = text.trim()
  const [settled, setSettled] = useState(trimmed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), pause)
    return () => clearTimeout(timer)
  }, [trimmed])
  return settled
}
