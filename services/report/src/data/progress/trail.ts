import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { type ReportType, reportTypes } from '@waymark/contracts/models/report/report-type'
import { ORDER } from '../../document/sections/order.ts'
import { failureSentence, isMade } from '../../domain/report-state.ts'
import type { Report } from '../../generated/client.ts'
import { stepOf } from './steps.ts'

type Snapshot = Pick<Report, 'id' | 'reportType' | 'status' | 'paidAt' | 'pages' | 'failureCode'> & {
  sections: readonly { sectionId: string; note: string }[]
}

/** Measured: a section takes some 20 ms from data alone, printing about two seconds. */
const PRINT_SECONDS = 3

/** The making of a report as the person sees it: a dozen steps with their pages, each todo, running or done. */
export function progressOf(report: Snapshot): ReportProgress {
  const status = report.status as ReportProgress['status']
  const finished = isMade(status)
  const notes = new Map(report.sections.map((section) => [section.sectionId, section.note]))
  const steps = stepsOf(typeOf(report.reportType)).map((step) => {
    const done = finished || step.sections.every((id) => notes.has(id))
    const note = step.sections.map((id) => notes.get(id)).find((text) => text)
    return {
      id: step.id,
      title: step.title,
      pageFrom: step.pageFrom,
      pageTo: step.pageTo,
      state: done ? ('done' as const) : ('todo' as const),
      note,
    }
  })
  const running = status === 'failed' ? -1 : steps.findIndex((step) => step.state === 'todo')
  const sections = steps.map((step, i) => (i === running ? { ...step, state: 'running' as const } : step))
  const done = sections.filter((step) => step.state === 'done').length
  return {
    reportId: report.id,
    status,
    paid: report.paidAt !== null,
    sections,
    done,
    total: sections.length,
    secondsLeft: finished || status === 'failed' ? undefined : PRINT_SECONDS + (sections.length - done),
    pages: report.pages ?? undefined,
    failure: status === 'failed' ? failureSentence(report.failureCode) : undefined,
  }
}

type Step = { id: string; title: string; pageFrom: number; pageTo: number; sections: string[] }

/** Neighbouring sections that share a step, with the pages they fill. */
function stepsOf(type: ReportType): Step[] {
  const steps: Step[] = []
  let page = 1
  for (const section of ORDER[type]) {
    const title = stepOf(section.id)
    const last = steps.at(-1)
    const pageTo = page + (typeof section.pages === 'number' ? section.pages : section.pages.usual) - 1
    if (last && (title === undefined || last.title === title)) {
      last.sections.push(section.id)
      last.pageTo = pageTo
    } else {
      steps.push({ id: section.id, title: title ?? 'Your answer on one page', pageFrom: page, pageTo, sections: [section.id] })
    }
    page = pageTo + 1
  }
  return steps
}

function typeOf(text: string): ReportType {
  return reportTypes.find((type) => type === text) ?? 'career_deep_dive'
}
