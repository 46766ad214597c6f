import type { Usage } from '@waymark/contracts/models/identity/usage'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useGetUsageQuery } from '../../api/account/account.ts'
import { linkTo } from '../../routes.ts'
import { Skeleton } from '../../ui/EmptyState.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function UsagePage() {
  const usage = useGetUsageQuery()
  return (
    <AccountFrame
      page="usage"
      actions={
        <button type="button" className="btn" onClick={() => void usage.refetch()} disabled={usage.isFetching}>
          Refresh
        </button>
      }
    >
      <QueryView
        query={usage}
        what="your counts"
        waiting={<Skeleton widths={[100, 100, 100, 100, 100, 100]} label="Your counts are being read" />}
      >
        {(data) => <Counts usage={data} />}
      </QueryView>
    </AccountFrame>
  )
}

function Counts({ usage }: { usage: Usage }) {
  const since = new Date(usage.memberSince).toLocaleDateString('en-US', { dateStyle: 'long' })
  const verified = usage.skillsVerified ? `${usage.skillsVerified} verified by a quiz` : 'none verified by a quiz yet'
  return (
    <>
      <dl className="panel counts num">
        <Row
          label="Assessments"
          value={usage.assessments}
          note={plural(usage.recommendations, 'direction', 'came of them')}
          link={linkTo('assessment')}
        />
        <Row
          label="Reports"
          value={usage.reports}
          note={`${usage.reportsFinished ?? 0} ready and paid`}
          link={linkTo('reports')}
        />
        <Row label="Skills" value={usage.skills} note={verified} link={linkTo('skills')} />
        <Row
          label="Skills Challenges"
          value={usage.games}
          note={usage.bestScore === undefined ? 'no game finished yet' : `best score ${usage.bestScore} percent`}
          link={linkTo('skillsGame')}
        />
        <Row
          label="Applications"
          value={usage.applications}
          note={plural(usage.savedJobs, 'job', 'saved')}
          link={linkTo('jobs')}
        />
        <Row
          label="Learning paths"
          value={usage.learningPaths}
          note={plural(usage.stepsThisWeek, 'step', 'in the last seven days')}
          link={linkTo('learning')}
        />
        <Row label="Projects" value={usage.projects} note="in your portfolio" link={linkTo('account', { page: 'portfolio' })} />
        <Row
          label="Model tokens"
          value={usage.modelTokens}
          note="text that a language model read and wrote for your reports"
          link={linkTo('reports')}
        />
      </dl>
      <p className="note ac-save" aria-live="polite">
        <span>
          Member since {since}.
          {usage.away.length > 0 && ` Could not be read just now: ${usage.away.join(', ')}. The other counts are whole.`}
        </span>
      </p>
    </>
  )
}

function Row({ label, value, note, link }: { label: string; value: number | undefined; note: ReactNode; link: string }) {
  return (
    <div>
      <dt>
        <Link to={link}>{label}</Link>
      </dt>
      <dd className="serif">{value === undefined ? <span className="muted">away</span> : value.toLocaleString('en-US')}</dd>
      <dd className="small">{value === undefined ? 'could not be read just now' : note}</dd>
    </div>
  )
}

function plural(count: number | undefined, one: string, rest: string): string {
  if (count === undefined) return ''
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`} ${rest}`
}
