import './report-view.css'
import './report-content.css'
import type { ReportView } from '@waymark/contracts/models/report/report'
import type { ReportMarks } from '@waymark/contracts/models/report/report-marks'
import { reportCatalog } from '@waymark/contracts/models/report/report-type'
import type { ReactNode } from 'react'
import { Cover } from '../../../entities/report/Cover.tsx'
import { coverTones } from '../../../entities/report/report-type-cover.ts'
import type { KeepMark } from './bind-marks.ts'
import { ContentsFold, ContentsRail } from './Contents.tsx'
import { ReportPages } from './ReportPages.tsx'

type Props = {
  report: ReportView
  /** Whose it is, where that is known. */
  name?: string
  /** What can be done with it: links and buttons beside its name. */
  actions: ReactNode
  /** Stands between its name and its pages. */
  children?: ReactNode
  marks: { held: ReportMarks | undefined; unread: boolean; readAgain: () => void; keep: KeepMark }
}

/** A report to read online, its boxes and places to write alive: for members and behind a guest's link. */
export function ReportReader({ report, name, actions, children, marks }: Props) {
  const { id, reportType, createdAt, pages, sections } = report
  const typeName = reportCatalog[reportType].name
  const day = new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' })
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="rv-h">
        <div>
          <span aria-hidden="true">
            <Cover title={typeName} tone={coverTones[reportType]} />
          </span>
          <div>
            <h1 className="t-4">{typeName}</h1>
            <p className="num">{[name, day, pages && `${pages} pages`].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        <div className="btn-row">{actions}</div>
      </div>
      {children}
      {marks.unread && !marks.held && (
        <p role="alert">
          What you ticked and wrote on this report could not be read, so nothing new is kept now.{' '}
          <button type="button" className="btn" onClick={marks.readAgain}>
            Try again
          </button>
        </p>
      )}
      <ContentsFold sections={sections} />
      <div className="rv">
        <ContentsRail sections={sections} />
        <ReportPages key={id} sections={sections} marks={marks.held} keep={marks.keep} />
      </div>
    </main>
  )
}
