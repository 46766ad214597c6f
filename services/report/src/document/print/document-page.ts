import { readFileSync } from 'node:fs'
import Handlebars from 'handlebars'
import { SCRIPTS } from '../charts/parts/typefaces.ts'
import { escapeHtml } from './escape-html.ts'

/** A document as Chromium prints it. */
export type DocumentPage = {
  html: string
  title: string
  author: string
  /** Headings of the first and second level, for the outline: Chromium loses the space where one wraps. */
  headings: string[]
  widthPx: number
  /** Height of one page's text area in CSS pixels. */
  pagePx: number
  /** Height in CSS pixels of the page that each sheet (class `sheet`) must fit on; left out when pages may follow. */
  fitPx?: number
}

const TEMPLATES = new URL('./page-templates/', import.meta.url)
export const PAPERS = {
  a4: { size: 'A4', widthMm: 210, heightMm: 297 },
  letter: { size: 'letter', widthMm: 215.9, heightMm: 279.4 },
} as const

/** A template with the policy that forbids everything but its own style and pictures in its text. */
export function documentTemplate(name: string) {
  const handlebars = Handlebars.create()
  const read = (file: string) => readFileSync(new URL(file, TEMPLATES), 'utf8')
  handlebars.registerHelper({
    picture: (drawing: { width: number; height: number; alt: string; svg: string }) =>
      new Handlebars.SafeString(
        `<img style="width:${drawing.width}pt;height:${drawing.height}pt" alt="${escapeHtml(drawing.alt)}" src="data:image/svg+xml,${encodeURIComponent(drawing.svg)}">`,
      ),
  })
  const template = handlebars.compile(read(`${name}.hbs`), { noEscape: false })
  const css = read('document.css')
  return (view: { paper: keyof typeof PAPERS; foot: string } & Record<string, unknown>) =>
    template({ ...view, css: new Handlebars.SafeString(styleFor(css, view)) })
}

function styleFor(css: string, { paper, foot }: { paper: keyof typeof PAPERS; foot: string }): string {
  return css
    .replaceAll('var(--paper)', PAPERS[paper].size)
    .replaceAll('var(--scripts)', SCRIPTS)
    .replaceAll('var(--foot)', () => cssString(foot))
}

/** A CSS string in which every character but letters, digits and spaces is a code point escape: no way out of it. */
function cssString(text: string): string {
  return `"${[...text].map((char) => (/[A-Za-z0-9 ]/.test(char) ? char : `\\${char.codePointAt(0)!.toString(16)} `)).join('')}"`
}

export function mm(value: number): number {
  return (value * 96) / 25.4
}
