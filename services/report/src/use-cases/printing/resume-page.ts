import type { ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { sheetOf, shortLink } from '@waymark/contracts/models/resume/resume-sheet'
import { type DocumentPage, documentTemplate, mm, PAPERS } from '../../document/print/document-page.ts'

const template = { render: undefined as ReturnType<typeof documentTemplate> | undefined }

/** A résumé for people and for the programs that read it: one column of text, in the order of the sheet, no pictures. */
export function resumePage(document: ResumeDocument): DocumentPage {
  const sheet = sheetOf(document)
  const name = sheet.name || 'Resume'
  template.render ??= documentTemplate('resume')
  const html = template.render({
    paper: document.paper,
    foot: sheet.name,
    layout: document.layout,
    title: titleOf(sheet.name),
    name,
    label: sheet.label,
    contacts: sheet.contacts,
    sections: sheet.sections.map((section) => ({
      heading: section.heading,
      text: section.kind === 'text' ? paragraphs(section.text) : undefined,
      run: section.kind === 'run' ? section.items.map(({ text }) => text).join(', ') : undefined,
      entries:
        section.kind === 'entries'
          ? section.entries.map((entry) => ({ ...entry, text: paragraphs(entry.text), shown: shortLink(entry.url) }))
          : undefined,
    })),
  })
  return {
    html,
    title: titleOf(sheet.name),
    author: sheet.name || 'Waymark',
    headings: [name, ...sheet.sections.map(({ heading }) => heading)],
    widthPx: Math.round(mm(PAPERS[document.paper].widthMm - 36)),
    pagePx: mm(PAPERS[document.paper].heightMm - 35),
  }
}

function titleOf(name: string): string {
  return name ? `Resume of ${name}` : 'Resume'
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(Boolean)
}
