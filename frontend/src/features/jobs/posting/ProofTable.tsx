import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDisputeJobMatchMutation } from '../../../api/jobs/job-writes.ts'
import type { AskedSkill, JobDetail, JobMatchDetail } from '../../../api/jobs/jobs.ts'
import { linkTo } from '../../../routes.ts'
import { Corrections } from './Corrections.tsx'
import { WrongOccupation } from './WrongOccupation.tsx'

type Standing = 'yours' | 'missing' | 'aside'
type Row = { skill: AskedSkill; standing: Standing }

/** Each asked skill: yours or missing, the sentence of the posting that asks for it, and a way to correct the reading. */
export function ProofTable({ job, match }: { job: JobDetail; match: JobMatchDetail }) {
  const [correcting, setCorrecting] = useState(false)
  const rows = rowsOf(job, match)
  return (
    <>
      {rows.length > 0 && (
        <table className="proof">
          <thead>
            <tr>
              <th scope="col">Skill</th>
              <th scope="col">You</th>
              <th scope="col">Where the posting says it</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ProofRow key={row.skill.slug} row={row} jobId={job.id} correcting={correcting} />
            ))}
          </tbody>
        </table>
      )}
      <Corrections jobId={job.id} disputes={match.disputes ?? []} />
      {job.occupationCode && (
        <p className="note read-as">
          <span>
            Read as the occupation{' '}
            <Link to={linkTo('occupation', { code: job.occupationCode })}>{job.occupationTitle ?? job.occupationCode}</Link>.
          </span>
        </p>
      )}
      {correcting && job.occupationCode && <WrongOccupation jobId={job.id} />}
      <p className="note">
        <Flag className="i" aria-hidden="true" />
        <span>
          Something read wrongly?{' '}
          <button type="button" className="link" aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
            {correcting ? 'Done correcting' : 'Correct this match'}
          </button>
        </span>
      </p>
    </>
  )
}

function rowsOf(job: JobDetail, match: JobMatchDetail): Row[] {
  const standingOf = new Map<string, Standing>()
  for (const { slug } of match.matched ?? []) standingOf.set(slug, 'yours')
  for (const { slug } of match.setAside ?? []) standingOf.set(slug, 'aside')
  // The posting's own order, must-haves first: a correction changes a row's standing, never its place.
  return [...job.mustHave, ...job.niceToHave].map((skill) => ({ skill, standing: standingOf.get(skill.slug) ?? 'missing' }))
}

const standingWords: Record<Standing, string> = { yours: 'Yours', missing: 'Missing', aside: 'Set aside' }
const standingMarks: Record<Standing, string> = { yours: 'st', missing: 'st no', aside: 'st aside' }

function ProofRow({ row: { skill, standing }, jobId, correcting }: { row: Row; jobId: string; correcting: boolean }) {
  const [dispute, { isLoading }] = useDisputeJobMatchMutation()
  const correct = (kind: 'have_skill' | 'not_asked') => void dispute({ id: jobId, body: { kind, skill: skill.slug } })
  return (
    <tr className={standing === 'aside' ? 'is-aside' : undefined}>
      <th scope="row">
        {skill.name}
        {skill.kind === 'nice' && <small>nice to have</small>}
      </th>
      <td>
        <span className={standingMarks[standing]}>{standingWords[standing]}</span>
      </td>
      <td>
        <q>{skill.sentence}</q>
        {correcting && standing !== 'aside' && (
          <span className="fixes">
            {standing === 'missing' && (
              <button type="button" className="btn btn-sm" disabled={isLoading} onClick={() => correct('have_skill')}>
                I have this<span className="vh">: {skill.name}</span>
              </button>
            )}
            <button type="button" className="btn btn-sm" disabled={isLoading} onClick={() => correct('not_asked')}>
              It does not ask for this<span className="vh">: {skill.name}</span>
            </button>
          </span>
        )}
      </td>
    </tr>
  )
}
