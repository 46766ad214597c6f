import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type CorrectableGroup, foundAnswers } from './correctable.ts'

type Props = {
  groups: readonly CorrectableGroup[]
  /** Whether a correction is left. */
  open: boolean
  /** The answer whose form was just left: the focus goes back to it. */
  last: string | undefined
}

/** The answers of a report by chapter, each with the way to its form. */
export function AnswerList({ groups, open, last }: Props) {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (last) document.getElementById(wayTo(last))?.focus()
  }, [last])
  const found = foundAnswers(groups, typed)
  return (
    <div>
      <div className="field cr-find">
        <label htmlFor="find-answer">Find an answer</label>
        <input className="input" type="search" id="find-answer" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <p className="vh" role="status">
          {typed.trim() !== '' && `${found.reduce((sum, { answers }) => sum + answers.length, 0)} found`}
        </p>
      </div>
      {found.length === 0 && <p className="muted">No question and no answer holds these words.</p>}
      {found.map(({ name, answers }) => (
        <section key={name} className="cr-group" aria-label={name}>
          <h2 className="t-4">{name}</h2>
          <ul className="panel">
            {answers.map(({ id, question, words }) => (
              <li key={id} className="cr-row">
                <div>
                  <p className="strong">{question}</p>
                  {words === '' ? <p className="muted">Not answered</p> : <p className="cr-words">{words}</p>}
                </div>
                {open && (
                  <Link
                    className="btn btn-sm"
                    to={`?answer=${encodeURIComponent(id)}`}
                    id={wayTo(id)}
                    aria-label={`${words === '' ? 'Answer' : 'Correct'}: ${question}`}
                  >
                    {words === '' ? 'Answer' : 'Correct'}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function wayTo(id: string): string {
  return `way-to-${id}`
}
