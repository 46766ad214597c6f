import { Cover, type CoverTone } from '../../entities/report/Cover.tsx'
import { NothingCharged } from '../../entities/report/NothingCharged.tsx'
import { linkTo } from '../../routes.ts'

/** Prices of this section differ from those of the wizard on purpose: the specification keeps both. */
const reports: { title: string; text: string; price: string; tone: CoverTone }[] = [
  { title: 'Career Deep Dive', text: '25-page analysis', price: '$97', tone: 'spruce' },
  { title: 'Executive Transition', text: 'Scope, board and interim options', price: '$297', tone: 'lake' },
  { title: 'Industry Pivot', text: 'Same craft, another field', price: '$197', tone: 'rust' },
]

export function OneTimeReports() {
  return (
    <section className="tint">
      <div className="wrap">
        <h2 className="t-2">One-time reports</h2>
        <p className="lead reports-lead">Pay once, keep it. No subscription behind it.</p>
        <div className="reports">
          {reports.map(({ title, text, price, tone }) => (
            <article key={title}>
              <Cover title={title} tone={tone} />
              <div>
                <h3 className="t-4">{title}</h3>
                <p>{text}</p>
                <p className="price num">{price}</p>
                <a className="btn" href={linkTo('detailedAssessment')} aria-label={`Get report: ${title}`}>
                  Get report
                </a>
              </div>
            </article>
          ))}
        </div>
        <NothingCharged className="cap price-note" />
      </div>
    </section>
  )
}
