import { Link } from 'react-router-dom'
import { useUndoDisputeMutation } from '../../../api/jobs/job-writes.ts'
import type { Dispute } from '../../../api/jobs/jobs.ts'
import { linkTo } from '../../../routes.ts'

/** What the person has corrected; each can be taken back. */
export function Corrections({ jobId, disputes }: { jobId: string; disputes: readonly Dispute[] }) {
  if (disputes.length === 0) return null
  return (
    <section className="corrections" aria-label="Your corrections">
      <h4 className="t-5">Your corrections</h4>
      <ul>
        {disputes.map((dispute) => (
          <Correction key={dispute.id} jobId={jobId} dispute={dispute} />
        ))}
      </ul>
    </section>
  )
}

function Correction({ jobId, dispute }: { jobId: string; dispute: Dispute }) {
  const [undo, { isLoading }] = useUndoDisputeMutation()
  const takeBack = () => void undo({ id: jobId, disputeId: dispute.id })
  return (
    <li>
      <span>
        {correctionInWords(dispute)}
        {dispute.kind === 'have_skill' && (
          <>
            {' '}
            <Link to={linkTo('skills')}>Add it to your inventory</Link> and it counts everywhere.
          </>
        )}
      </span>
      <button type="button" className="link" disabled={isLoading} onClick={takeBack}>
        Undo<span className="vh">: {correctionInWords(dispute)}</span>
      </button>
    </li>
  )
}

export function correctionInWords({ kind, skillName, skill, occupationTitle }: Dispute): string {
  const name = skillName ?? skill ?? 'this skill'
  if (kind === 'have_skill') return `You have ${name}.`
  if (kind === 'not_asked') return `The posting does not ask for ${name}.`
  return occupationTitle ? `The occupation is ${occupationTitle}.` : 'The occupation is another one.'
}
