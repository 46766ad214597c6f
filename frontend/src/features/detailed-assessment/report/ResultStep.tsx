import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import { Link } from 'react-router-dom'
import { Cover } from '../../../entities/report/Cover.tsx'
import { reportPdfHref } from '../../../entities/report/report-pdf.ts'
import { coverTones } from '../../../entities/report/report-type-cover.ts'
import { isDemo } from '../../../lib/demo-mode.ts'
import { linkTo } from '../../../routes.ts'
import { Icon } from '../../../ui/Icon.tsx'

type MemberProps = { type: ReportType; reportId: string; name: string; pages: number | undefined }

/** Step 5 for someone signed in. */
export function MemberResult({ type, reportId, name, pages }: MemberProps) {
  return (
    <section className="wrap mid ready">
      <div className="stack">
        <Cover title={reportCatalog[type].name} tone={coverTones[type]}>
          <small>
            {name}
            <br />
            {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}
          </small>
        </Cover>
      </div>
      <div>
        <h1 className="t-2" tabIndex={-1}>
          Your Report is Ready
        </h1>
        <p className="lead">
          25+ pages about your answers. Begin with page 3: your answer on one page. The rest is there when you want to check it.
        </p>
        {isDemo() && <p className="tag">Sample report: an invented person’s, the same for every visitor of the demo.</p>}
        <Facts pages={pages} />
        <div className="btn-row">
          <a className="btn btn-p btn-lg" href={reportPdfHref(reportId)} download>
            <Icon name="download" />
            Download PDF Report
          </a>
          <Link className="btn btn-lg" to={linkTo('report', { id: reportId })}>
            View Report Online
          </Link>
        </div>
        <p className="cap ready-note">The report is also available in your dashboard.</p>
      </div>
    </section>
  )
}

function Facts({ pages }: { pages: number | undefined }) {
  if (pages === undefined) return null
  return (
    <dl className="facts3 num">
      <Fact value={pages} word="pages" />
      <Fact value={3} word="directions in depth" />
    </dl>
  )
}

function Fact({ value, word }: { value: number; word: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Step 5 for a guest. Until the mail server has taken the mail, it is on its way. */
export function GuestResult({ email, delivered }: { email: string; delivered: boolean }) {
  return (
    <section className="wrap mid guest" aria-live="polite">
      <Envelope />
      <div>
        <h1 className="t-2" tabIndex={-1}>
          {delivered ? 'Report Sent Successfully' : 'Your report is on its way'}
        </h1>
        <p className="lead guest-lead">
          {delivered ? 'We sent it to ' : 'We are sending it to '}
          <b className="strong ink">{email}</b>. It has 25+ pages.
        </p>
        <p className="muted">It arrives within a few minutes. If it does not, please check your spam folder.</p>
      </div>
    </section>
  )
}

function Envelope() {
  return (
    <svg className="env" viewBox="0 0 300 200" aria-hidden="true" fill="none">
      <path d="M1 4l136 104a22 22 0 0 0 26 0L299 4" stroke="var(--line-strong)" strokeWidth="1.5" />
      <g transform="translate(246 18)">
        <rect width="32" height="38" stroke="var(--line-strong)" strokeDasharray="3 3" />
        <rect x="9" y="19" width="5.5" height="11" fill="var(--spruce)" />
        <rect x="17" y="8" width="5.5" height="11" fill="var(--blaze)" />
      </g>
      <path d="M28 150h110M28 166h78" stroke="var(--line)" strokeWidth="5" />
    </svg>
  )
}
