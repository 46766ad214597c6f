import { type ReportType, reportCatalog } from '@waymark/contracts/models/report-type'
import { Button } from 'antd'
import { Cover } from '../../components/Cover.tsx'
import { coverTones } from './report-type-cover.ts'

type Props = { type: ReportType; pending: boolean; onGenerate: () => void }

/** Step 4 before generating: what it is, what it costs. */
export function CompleteStep({ type, pending, onGenerate }: Props) {
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
          <Button type="primary" size="large" disabled={pending} onClick={onGenerate}>
            {pending ? 'Generating report...' : 'Generate report'}
          </Button>
          <p className="cap buy-note">Demo payment: nothing is charged.</p>
        </div>
      </section>
    </div>
  )
}
