import type { Entry } from '@waymark/contracts/models/advice/entry'
import { Link } from 'react-router-dom'
import { useGetOccupationEntryQuery } from '../../../api/occupations.ts'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'
import { standingInWords, stepsOf, wayInWords } from '../../../entities/occupation/stand-words.ts'
import { linkTo } from '../../../routes.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'

/** Where the person stands by their newest answers, and which steps of the gate are done or left from there. */
export function YouStand({ code }: { code: string }) {
  const { currentData: data, error, refetch } = useGetOccupationEntryQuery(code)
  if (error) {
    return (
      <p className="panel stand">
        <span>We could not read where you stand.</span>
        <button type="button" className="btn btn-t" onClick={refetch}>
          Try again
        </button>
      </p>
    )
  }
  if (!data) return <Skeleton widths={[70]} label="Loading where you stand" />
  const { standing, entry } = data
  return (
    <>
      <p className="panel stand">
        <i aria-hidden="true" />
        <span>
          <b className="strong">You stand here:</b>{' '}
          {standing ? standingInWords(standing) : 'not known yet. An assessment tells how long it would take you.'}
        </span>
        <Link className="btn btn-t" to={linkTo('assessment')}>
          {standing ? 'Change' : 'Start the assessment'}
        </Link>
      </p>
      {entry && <FromHere entry={entry} />}
    </>
  )
}

function FromHere({ entry }: { entry: Entry }) {
  const steps = stepsOf(entry)
  const list = (done: boolean) => steps.filter((step) => step.done === done)
  return (
    <>
      <h3 className="t-5">From where you stand</h3>
      <p className="num">
        {wayInWords(entry) ?? 'How long it would take you is not known'}.
        <SourceMarks letters="YK" />
      </p>
      <div className="stand-steps">
        <Steps
          title="Done"
          kind="reasons"
          steps={list(true)}
          none={entry.how === 'own' ? 'It is the work you are in.' : undefined}
        />
        <Steps title="Left" kind="reasons against" steps={list(false)} none="Nothing that we know of." />
      </div>
    </>
  )
}

type StepsProps = { title: string; kind: string; steps: readonly { text: string }[]; none: string | undefined }

function Steps({ title, kind, steps, none }: StepsProps) {
  if (steps.length === 0 && none === undefined) return null
  return (
    <div>
      <h4 className="t-5">{title}</h4>
      {steps.length === 0 && <p className="muted">{none}</p>}
      {steps.length > 0 && (
        <ul className={kind}>
          {steps.map(({ text }) => (
            <li key={text}>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
