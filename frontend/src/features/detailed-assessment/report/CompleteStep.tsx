import type { PaymentKind } from '@waymark/contracts/models/report/report'
import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import type { ReactNode } from 'react'
import { Cover } from '../../../entities/report/Cover.tsx'
import { paymentNote } from '../../../entities/report/payment-note.ts'
import { coverTones } from '../../../entities/report/report-type-cover.ts'

type Props = {
  type: ReportType
  pending: boolean
  payments?: PaymentKind
  onGenerate: () => void
  /** What is asked before the button. */
  children?: ReactNode
}

/** Step 4 before generating: what it is, what it costs. */
export function CompleteStep({ type, pending, payments, onGenerate, children }: Props) {
  const { name, price, description } = reportCatalog[type]
  return (
    <div className="narrow">
      <h1 className="t-1" tabIndex={-1}>
        Assessment Complete
      </h1>
      <p className="lead wz-lead">Your answers are saved. This is the report they will become.</p>
      <section className="panel buy">
        <Cover title={name} tone={coverTones[type]} />
        <div>
          <h2 className="t-3">{name}</h2>
          <p className="p num">${price}</p>
          <p className="muted">{description}</p>
          <p className="muted">25+ pages, paid once, no subscription.</p>
          {children}
          <button type="button" className="btn btn-lg btn-p" disabled={pending} onClick={onGenerate}>
            {pending ? 'Generating report...' : 'Generate report'}
          </button>
          <p className="cap buy-note">{paymentNote(payments)}</p>
        </div>
      </section>
    </div>
  )
}
