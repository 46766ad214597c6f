import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import Handlebars from 'handlebars'
import type { Drawing } from '../charts/parts/drawing.ts'
import { keySymbol } from '../charts/parts/symbols.ts'
import { SCRIPTS } from '../charts/parts/typefaces.ts'
import { REPORT_TITLES } from '../model/report-type.ts'
import { type Inline, ISOLATE, isolated, parseText, plainText, type Text, type TextContext } from '../model/rich-text.ts'
import { orderLetters, SOURCES } from '../model/sources.ts'
import { type Block, type Cell, KEY_SYMBOLS } from '../sections/blocks.ts'
import { collectStrings } from '../sections/compose-report.ts'
import { GROUP_LABELS, type PageContent, type ReportContents, type SectionContent } from '../sections/section.ts'
import type { Heading } from './accessible-pdf.ts'
import { escapeHtml } from './escape-html.ts'
import { LOGO } from './logo.ts'
import { type MarkPlace, markedOnce, type PageMarks } from './page-marks.ts'

export interface RenderedDocument {
  html: string
  title: string
  /** One a printed page, in order: the outline titles and the numbers the contents must show. */
  pages: { id: string; kicker: string; headline: string; contentsTitle: string }[]
  /** Every heading as it is printed, with the words of its bookmark: a page's has its section before it. */
  headings: Heading[]
}

/** Turns stored contents into the document that Chromium prints. Pure; data reaches the HTML through escaping helpers only. */
export function renderHtml(contents: ReportContents): RenderedDocument {
  const pages = contents.sections.flatMap((section) => section.pages)
  const numbers = new Map(pages.map((page, index) => [page.id, index + 1]))
  if (numbers.size !== pages.length) throw new Error('Two pages share an id')
  const placeOf = (id: string) => numbers.get(id) ?? placeOfLeftOut(contents, id, numbers)

  const title = documentTitle(contents)
  const { document, page: setPage } = compiled()
  const smaller: Heading[] = []
  const set = contents.sections.flatMap((section) => {
    const context = contextOf(section, placeOf)
    return section.pages.map((page) => ({
      html: setPage(
        {
          ...page,
          longName: (page.cover?.name.length ?? 0) > 22,
          sources: page.cover ? '' : sourceLine(page, context, numbers.get('method')),
        },
        { data: { setting: { context, pages, marks: new Set(), smaller } satisfies Setting } },
      ),
      about: {
        id: page.id,
        kicker: page.kicker,
        headline: page.cover ? page.cover.name : plainText(page.headline, context),
        contentsTitle: page.title,
      },
    }))
  })
  const html = document({
    title,
    css: new Handlebars.SafeString(stylesheet(contents)),
    pages: new Handlebars.SafeString(set.map((page) => page.html).join('')),
  })
  const about = set.map((page) => page.about)
  const ofPages = about.map(({ kicker, headline }) => ({ printed: headline, title: `${kicker}: ${headline}` }))
  // A page's own bookmark wins over a smaller heading of the same words.
  return { html, title, pages: about, headings: [...smaller, ...ofPages] }
}

/** Figures of a section are its own: another one can neither change nor miss them. */
export function contextOf({ facts }: SectionContent, page: TextContext['page']): TextContext {
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  return { fact: (id) => known.get(id), page }
}

/** The second page of a section that was left out is where its first one stands. */
function placeOfLeftOut({ sections }: ReportContents, id: string, numbers: ReadonlyMap<string, number>): number | undefined {
  const section = sections.find(({ sectionId, leftOut }) => leftOut && id.startsWith(`${sectionId}-`))
  return section && numbers.get(section.sectionId)
}

export function documentTitle({ reportType, personName }: Pick<ReportContents, 'reportType' | 'personName'>): string {
  return `${REPORT_TITLES[reportType]} report${personName ? ` for ${personName}` : ''}`
}

/** The line at a page's foot spells out the letters used on it. */
export function sourceLine(page: PageContent, context: TextContext, methodPage: number | undefined): string {
  const letters: string[] = []
  collectStrings([page.headline, page.standfirst, page.blocks], (text) => {
    for (const part of parseText(text, context)) if (part.kind === 'mark') letters.push(part.letters)
  })
  const used = orderLetters(letters)
  if (used.length === 0 || page.id === 'method') return ''
  const named = used.map((letter) => `${letter} ${SOURCES[letter].short}`).join(' · ')
  return `Sources: ${named}.${methodPage ? ` Full list on page ${methodPage}.` : ''}`
}

const TEMPLATES = new URL('./templates/', import.meta.url)

/** What the helpers know of the report that is being set, handed to them with each document. */
type Setting = {
  context: TextContext
  pages: PageContent[]
  marks: PageMarks
  /** Headings within pages, as far as they are set. */
  smaller: Heading[]
}
type Helper<Named = unknown> = { data: { setting: Setting }; hash: Named }

type Templates = Record<'document' | 'page', Handlebars.TemplateDelegate>

/** Compiled once: that takes as long as setting a report does. */
let templates: Templates | undefined

function compiled(): Templates {
  templates ??= compileTemplates()
  return templates
}

function compileTemplates(): Templates {
  const handlebars = Handlebars.create()
  const read = (name: string) => readFileSync(new URL(name, TEMPLATES), 'utf8').trim()
  for (const name of ['cover.hbs', 'page.hbs']) handlebars.registerPartial(basename(name, '.hbs'), read(name))
  for (const name of readdirSync(new URL('blocks/', TEMPLATES)).filter((file) => file.endsWith('.hbs'))) {
    handlebars.registerPartial(basename(name, '.hbs'), read(`blocks/${name}`))
  }
  const safe = (html: string) => new Handlebars.SafeString(html)
  handlebars.registerHelper({
    rich: (text: Text, { data }: Helper) => safe(setHtml(text, data.setting, 'prose')),
    smallHeading: (title: Text, helper: Helper<{ verdict?: Text }>) => safe(smallHeading(title, helper)),
    richLabel: (text: Text, { data }: Helper) => safe(setHtml(text, data.setting, 'label')),
    picture: (drawing: Drawing, className: string) => safe(pictureHtml(drawing, className)),
    words: (text: string) => safe(isolates(escapeHtml(text))),
    logo: () => safe(pictureHtml(LOGO, 'logo')),
    part: (part: Block) => safe(partAttributes(part)),
    cell: (cell: Cell, { data }: Helper) => safe(cellHtml(cell, data.setting)),
    headCell: (head: Text, { data }: Helper) => safe(head === '' ? '&nbsp;' : setHtml(head, data.setting, 'label')),
    cellClass: (align?: string) => safe(align === 'right' ? ' class="right"' : ''),
    columnClass: (columns: { align?: string }[], index: number) =>
      safe(columns[index]?.align === 'right' ? ' class="right"' : ''),
    columnWidth: (width?: number) => safe(typeof width === 'number' ? ` style="width:${width}%"` : ''),
    longFigures: (items: { value: Text }[], { data }: Helper) =>
      items.some((item) => plainText(item.value, data.setting.context).length > 9) ? ' long' : '',
    is: (one: unknown, other: unknown) => one === other,
    times: (count: number) => Array.from({ length: count }),
    contentsGroups: ({ data }: Helper) => contentsGroups(data.setting.pages),
  })
  const compile = (template: string) => handlebars.compile(template, { strict: false, noEscape: false })
  return { document: compile(read('document.hbs')), page: compile('{{#if cover}}{{> cover}}{{else}}{{> page}}{{/if}}') }
}

function contentsGroups(pages: PageContent[]) {
  const groups: { label: string; entries: { id: string; title: string; number: number }[] }[] = []
  pages.forEach((page, index) => {
    if (page.cover || page.id === 'contents') return
    const label = GROUP_LABELS[page.group]
    if (groups.at(-1)?.label !== label) groups.push({ label, entries: [] })
    groups.at(-1)!.entries.push({ id: page.id, title: page.title, number: index + 1 })
  })
  return groups
}

export function richHtml(text: Text, context: TextContext): string {
  return parseText(text, context).map(inlineHtml).join('')
}

function setHtml(text: Text, { context, marks }: Setting, place: MarkPlace): string {
  return markedOnce(text, context, { marks, place }).map(inlineHtml).join('')
}

/** A heading within a page, noted for the outline. Its source marks are printed, and are no words of a bookmark. */
function smallHeading(title: Text, { data: { setting }, hash: { verdict } }: Helper<{ verdict?: Text }>): string {
  const { context, marks } = setting
  const parts = [title, verdict].flatMap((text) => (text ? [markedOnce(text, context, { marks, place: 'prose' })] : []))
  const words = (letters: boolean) =>
    parts
      .map((inlines) => inlines.map((part) => wordsOf(part, letters)).join(''))
      .join(' ')
      .trim()
  setting.smaller.push({ printed: words(true), title: words(false) }, { printed: words(false), title: words(false) })
  const [main = '', beside] = parts.map((inlines) => inlines.map(inlineHtml).join(''))
  return beside === undefined ? main : `${main} <span class="verdict">${beside}</span>`
}

/** What is read of a part: an isolate is no letter, and neither is a symbol. */
function wordsOf(part: Inline, letters: boolean): string {
  if (part.kind === 'text') return part.text.replaceAll(ISOLATE.from, '').replaceAll(ISOLATE.to, '')
  return part.kind === 'mark' && letters ? part.letters : ''
}

function inlineHtml(part: Inline): string {
  if (part.kind === 'mark') return `<sup>${escapeHtml(part.letters)}</sup>`
  if (part.kind === 'symbol') return symbolHtml(part.symbol)
  if (part.kind === 'link') throw new Error('Paper has page numbers, no links')
  const words = isolates(escapeHtml(part.text))
  const italic = part.italic ? `<i>${words}</i>` : words
  return part.bold ? `<b>${italic}</b>` : italic
}

/** Marks of direction as elements, for no typeface draws the marks. A source letter may part words that belong together. */
function isolates(html: string): string {
  const { from, to } = ISOLATE
  return html.replace(ISOLATED, (part) => `<bdi>${part.replaceAll(from, '').replaceAll(to, '')}</bdi>`)
}

const ISOLATED = new RegExp(
  `${ISOLATE.from}[^${ISOLATE.to}]*(?:${ISOLATE.to}|$)|^[^${ISOLATE.from}${ISOLATE.to}]+${ISOLATE.to}`,
  'gu',
)

function symbolHtml(name: string): string {
  const symbol = KEY_SYMBOLS.find((known) => known === name)
  if (!symbol) throw new Error(`Unknown symbol ${name}`)
  return pictureHtml(keySymbol(symbol), 'symbol')
}

function cellHtml(cell: Cell, setting: Setting): string {
  const rich = (text: Text) => setHtml(text, setting, 'prose')
  if (typeof cell === 'string') return cell === '' ? '&nbsp;' : rich(cell)
  const words = cell.text === '' ? '' : rich(cell.text)
  const main = cell.muted ? `<span class="muted">${words}</span>` : words
  const drawing = cell.drawing ? pictureHtml(cell.drawing, 'chart') : ''
  const sub = cell.sub ? `<span class="sub">${rich(cell.sub)}</span>` : ''
  return main + drawing + sub || '&nbsp;'
}

export function pictureHtml(drawing: Drawing, className: string): string {
  const { width, height, alt, svg } = drawing
  return `<img class="${className}" style="width:${width}pt;height:${height}pt" alt="${escapeHtml(alt)}" src="data:image/svg+xml,${encodeSvg(svg)}">`
}

function partAttributes(part: { drop?: number; reserve?: boolean }): string {
  const drop = typeof part.drop === 'number' ? ` data-drop="${part.drop}"` : ''
  return part.reserve ? `${drop} data-reserve hidden` : drop
}

/** Only what a double-quoted data URI cannot hold is encoded: half the size of full encoding. */
function encodeSvg(svg: string): string {
  return svg.replace(/[%#"<>&\n\r]/g, (char) => encodeURIComponent(char))
}

/** The first sheet is set to its edges only where it is a cover. */
function stylesheet(contents: ReportContents): string {
  const read = (name: string) => readFileSync(new URL(name, TEMPLATES), 'utf8')
  const [first] = contents.sections.flatMap(({ pages }) => pages)
  const css = first?.cover ? read('report.css') + read('cover.css') : read('report.css')
  const foot = ['Waymark career report', isolated(contents.personName)].filter(Boolean).join(' · ')
  return css.replaceAll('var(--scripts)', SCRIPTS).replace('var(--foot)', () => cssString(foot))
}

/** A CSS string in which every character but letters, digits and spaces is a code point escape: no way out of it. */
function cssString(text: string): string {
  return `"${[...text].map((char) => (/[A-Za-z0-9 ]/.test(char) ? char : `\\${char.codePointAt(0)!.toString(16)} `)).join('')}"`
}
