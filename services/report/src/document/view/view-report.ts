import type { TextContext } from '../model/rich-text.ts'
import { escapeHtml } from '../print/escape-html.ts'
import { contextOf, documentTitle, sourceLine } from '../print/render-html.ts'
import type { PageContent, ReportContents } from '../sections/section.ts'
import { ScreenPage } from './screen-blocks.ts'
import { pageLink } from './screen-text.ts'

export interface ViewedSection {
  id: string
  title: string
  kicker: string
  page: number
  html: string
  /** What can be ticked on it, and where there is room to write. */
  boxes: string[]
  notes: string[]
}

/** What is sent of a section: its places are in its HTML. */
export function sentSection({ id, title, kicker, page, html }: ViewedSection) {
  return { id, title, kicker, page, html }
}

export interface ReportViewContent {
  title: string
  sections: ViewedSection[]
}

/** The printed pages as blocks of HTML to read online, without cover and contents: charts are part of the page, pages are linked. */
export function viewReport(contents: ReportContents): ReportViewContent {
  const numbers = new Map(contents.sections.flatMap(({ pages }) => pages).map((page, index) => [page.id, index + 1]))
  const linkOf = linksOf(contents)
  const sections = contents.sections.flatMap((section) => {
    const context: TextContext = { ...contextOf(section, (id) => numbers.get(id)), link: linkOf }
    return section.pages.flatMap((page) => {
      if (page.cover || page.id === 'contents') return []
      return [viewPage(page, context, numbers.get(page.id) ?? 0)]
    })
  })
  return { title: documentTitle(contents), sections }
}

function viewPage(page: PageContent, context: TextContext, number: number): ViewedSection {
  const screen = new ScreenPage(page.id, context)
  const shown = { ...page, blocks: page.blocks.filter(({ reserve }) => !reserve) }
  const sources = sourceLine(shown, context, undefined)
  const method = sources ? context.link?.('method') : undefined
  const html = [
    `<p class="kicker">${escapeHtml(page.kicker)}</p>`,
    `<h2>${screen.text(page.headline)}</h2>`,
    page.standfirst ? `<p class="standfirst">${screen.text(page.standfirst)}</p>` : '',
    `<div class="body">${screen.blocks(page.blocks)}</div>`,
    sources ? `<p class="sources">${escapeHtml(sources)}${method ? ` All of them: ${pageLink(method)}.` : ''}</p>` : '',
  ].join('\n')
  const { boxes, notes } = screen
  return { id: page.id, title: page.title, kicker: page.kicker, page: number, html, boxes, notes }
}

/** Every page that is shown by its title; the second page of a section that was left out is its one page. */
function linksOf({ sections }: ReportContents): (id: string) => { page: string; text: string } | undefined {
  const shown = new Map(
    sections.flatMap(({ pages }) => pages.filter(({ cover, id }) => !cover && id !== 'contents').map((page) => [page.id, page])),
  )
  return (id) => {
    const leftOut = sections.find((section) => section.leftOut && id.startsWith(`${section.sectionId}-`))
    const page = shown.get(id) ?? shown.get(leftOut?.sectionId ?? '')
    return page && { page: page.id, text: page.title }
  }
}
