import { renderHtml } from '../pdf/render-html.ts'
import type { ReportContents } from '../sections/section.ts'

export interface ReportViewContent {
  title: string
  sections: { id: string; title: string; kicker: string; page: number; html: string }[]
}

/** The printed pages as blocks of HTML to read online: the same templates and escaping, without cover, contents and page headers. */
export function viewReport(contents: ReportContents): ReportViewContent {
  const document = renderHtml(contents)
  const bodies = new Map(
    [...document.html.matchAll(/<section class="page" id="([^"]+)">\n([\s\S]*?)<\/section>/g)].map((match) => [
      match[1],
      match[2] ?? '',
    ]),
  )
  const sections = document.pages.flatMap((page, index) => {
    const html = bodies.get(page.id)
    if (html === undefined || page.id === 'contents') return []
    return [{ id: page.id, title: page.contentsTitle, kicker: page.kicker, page: index + 1, html }]
  })
  return { title: document.title, sections }
}
