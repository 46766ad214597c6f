import { type DocumentPage, documentTemplate, mm, PAPERS } from '../print/document-page.ts'
import type { SharedSummary } from './summary-content.ts'
import { viewOf } from './summary-view.ts'

const template = { render: undefined as ReturnType<typeof documentTemplate> | undefined }

/** The summary on two sheets of US paper: what there is to know, and what there is to talk about. */
export function sharedSummaryPage(summary: SharedSummary): DocumentPage {
  template.render ??= documentTemplate('shared-summary')
  const view = viewOf(summary)
  return {
    html: template.render({ ...view, paper: 'letter', foot: view.title, lines: ['', '', ''] }),
    title: view.title,
    author: summary.name || 'Waymark',
    headings: [view.heading, ...view.parts.map(({ heading }) => heading)],
    widthPx: Math.round(mm(PAPERS.letter.widthMm - 36)),
    pagePx: mm(PAPERS.letter.heightMm - 35),
    fitPx: Math.floor(mm(PAPERS.letter.heightMm - 36)),
  }
}
