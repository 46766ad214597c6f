import { renderHtml } from '../../../src/document/print/render-html.ts'
import type { ReportContents } from '../../../src/document/sections/section.ts'

/** One piece of text as it stands on paper: a paragraph, an item, a cell, a heading, a label in a chart, or a chart's words. */
export type PrintedText = {
  readonly page: string
  readonly kind: 'prose' | 'heading' | 'cell' | 'label' | 'chart' | 'quote'
  readonly text: string
  /** The source marks behind it, in order. */
  readonly marks: readonly string[]
}

/** Everything that a report prints, what waits in reserve included, without the pages named in `but`. */
export function printedTexts(contents: ReportContents, but: ReadonlySet<string> = new Set()): PrintedText[] {
  const { html } = renderHtml(contents)
  return [...html.matchAll(/<section class="page[^"]*" id="([^"]+)">([\s\S]*?)<\/section>/g)]
    .filter(([, page]) => !but.has(page!))
    .flatMap(([, page, body]) => textsOfPage(body!).map((text) => ({ page: page!, ...text })))
}

function textsOfPage(body: string): Omit<PrintedText, 'page'>[] {
  const charts = [...body.matchAll(/<img [^>]*alt="([^"]*)" src="data:image\/svg\+xml,([^"]*)">/g)].flatMap(([, alt, svg]) => [
    alt!,
    ...[...decodeURIComponent(svg!).matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, label]) => label!),
  ])
  const quotes = [...body.matchAll(/<p class="words">([\s\S]*?)<\/p>/g)].map(([, words]) => words!)
  const rest = body.replace(/<p class="words">[\s\S]*?<\/p>/g, '').replace(/<img [^>]*>/g, '')
  const [, ...pieces] = rest.split(
    /<(?=\/?(?:p|li|ul|ol|td|th|tr|h1|h2|caption|div|header|table|span class="(?:about|sub)")[ >])/,
  )
  return [
    ...charts.map((text) => ({ kind: 'chart' as const, text: wordsOf(text), marks: [] })),
    ...quotes.map((text) => ({ kind: 'quote' as const, text: wordsOf(text), marks: [] })),
    ...pieces.map((piece) => ({ kind: kindOf(piece), text: wordsOf(`<${piece}`), marks: marksOf(piece) })),
  ].filter(({ text }) => text !== '')
}

function kindOf(piece: string): PrintedText['kind'] {
  if (/^h[12]\b/.test(piece)) return 'heading'
  if (/^(?:p class="(?:about|after|sources|kicker|title|by)"|span|caption)/.test(piece)) return 'label'
  return /^t[dh]\b/.test(piece) ? 'cell' : 'prose'
}

const marksOf = (piece: string): string[] => [...piece.matchAll(/<sup>([^<]*)<\/sup>/g)].map(([, letters]) => letters!)

function wordsOf(html: string): string {
  return html
    .replace(/<sup>[^<]*<\/sup>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;|&amp;|&lt;|&gt;|&quot;|&apos;/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
