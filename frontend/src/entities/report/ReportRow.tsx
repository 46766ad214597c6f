import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { reportCatalog } from '@waymark/contracts/models/report/report-type'
import { Link } from 'react-router-dom'
import { useCompleteReportPaymentMutation, useGetPaymentsQuery, useRetryReportMutation } from '../../api/reports/reports.ts'
import { linkTo } from '../../routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Cover } from './Cover.tsx'
import { PayButton } from './PayButton.tsx'
import { paymentNote } from './payment-note.ts'
import { RunningReport } from './RunningReport.tsx'
import { dayOf, sizeLine, standOf } from './report-stand.ts'
import { coverTones } from './report-type-cover.ts'
import './reports.css'
import { DeleteReport } from './DeleteReport.tsx'
import { paymentIdFor } from './payment-id.ts'
import { reportPdfHref } from './report-pdf.ts'

/** Beside the button that leads there. */
const stripeNote = 'You pay on a page of Stripe.'

/** One report of the list: cover, state as a bar, and what can be done with it now. */
export function ReportRow({ report, person }: { report: ReportSummary; person: string }) {
  const stand = standOf(report)
  const { data: { payments } = {} } = useGetPaymentsQuery(undefined, { skip: stand !== 'unpaid' })
  return (
    <li className="rp">
      <Cover title={reportCatalog[report.reportType].name} tone={coverTones[report.reportType]} />
      <div className="bd">
        <h2 className="t-3">{report.title}</h2>
        <p className="num">{sizeLine(report)}</p>
        {stand === 'running' && <RunningReport reportId={report.id} />}
        {stand === 'ready' && (
          <>
            <State bar="" word="Ready" />
            {report.directions && (
              <p className="small">
                Three directions: {report.directions}.{report.confidence && ` Confidence ${report.confidence}.`}
              </p>
            )}
          </>
        )}
        {stand === 'unpaid' && (
          <>
            <State bar=" wait" word="Ready, not paid yet" />
            <p className="small">
              {payments === 'none'
                ? 'The report is made. This site takes no payments now; the report opens as soon as that is settled.'
                : `The report is made. Complete the payment to open it. ${payments === 'stripe' ? stripeNote : paymentNote(payments)}`}
            </p>
          </>
        )}
        {stand === 'failed' && (
          <>
            <State bar=" bad" word="Not finished" />
            <p className="small">{report.failure ?? 'Something went wrong while it was made.'} Your answers are safe.</p>
          </>
        )}
        {stand !== 'running' && (
          <p className="small rp-acts">
            {stand === 'ready' && <Correct report={report} />}
            <DeleteReport report={report} />
          </p>
        )}
      </div>
      <div className="sd">
        {stand === 'ready' && <Open id={report.id} />}
        {stand === 'unpaid' && payments === 'stripe' && <PayButton reportId={report.id} type={report.reportType} />}
        {stand === 'unpaid' && payments !== 'none' && payments !== 'stripe' && <Complete report={report} person={person} />}
        {stand === 'failed' && <Retry id={report.id} />}
      </div>
    </li>
  )
}

function State({ bar, word }: { bar: string; word: string }) {
  return (
    <p className={`st${bar}`}>
      <i />
      {word}
    </p>
  )
}

function Open({ id }: { id: string }) {
  return (
    <>
      <Link className="btn btn-p" to={linkTo('report', { id })}>
        View Report Online
      </Link>
      <a className="btn" href={reportPdfHref(id)} download>
        <Icon name="download" />
        Download PDF Report
      </a>
    </>
  )
}

function Complete({ report, person }: { report: ReportSummary; person: string }) {
  const [pay, { isLoading }] = useCompleteReportPaymentMutation()
  const complete = () => void pay({ reportId: report.id, paymentId: paymentIdFor(person, report.id) })
  return (
    <>
      <span className="price num">${reportCatalog[report.reportType].price}</span>
      <button type="button" className="btn" onClick={complete} disabled={isLoading}>
        Complete
      </button>
    </>
  )
}

function Correct({ report: { id, title, createdAt } }: { report: ReportSummary }) {
  return (
    <>
      <Link to={linkTo('correctReport', { id })} aria-label={`Correct an answer of ${title} of ${dayOf(createdAt)}`}>
        Correct an answer
      </Link>
      {' · '}
    </>
  )
}

function Retry({ id }: { id: string }) {
  const [retry, { isLoading }] = useRetryReportMutation()
  return (
    <button type="button" className="btn btn-p" onClick={() => void retry(id)} disabled={isLoading}>
      Try again
    </button>
  )
}
