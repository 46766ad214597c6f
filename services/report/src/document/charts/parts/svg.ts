import { graphemes } from '@waymark/contracts/text/truncate'
import { scaleLinear } from 'd3-scale'
import type { Drawing } from './drawing.ts'
import { C, textWidth } from './palette.ts'
import { SCRIPTS } from './typefaces.ts'

type Attributes = Record<string, string | number | undefined>

/** One element. Values are escaped here, so words from answers can stand in any chart. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value!)}"`)
    .join('')
  return children.length === 0 ? `<${name}${list}/>` : `<${name}${list}>${children.join('')}</${name}>`
}

/** Decimals of a length: hundredths of a point. */
export const DIGITS = 2

export function num(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A chart was given no number')
  return String(Math.round(value * 10 ** DIGITS) / 10 ** DIGITS)
}

export function escapeXml(text: string): string {
  // Control characters are not allowed in XML: one of them would empty the whole chart.
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

export const rect = (x: number, y: number, width: number, height: number, more: Attributes = {}) =>
  el('rect', { x, y, width: Math.max(0, width), height, ...more })

export const line = (x1: number, y1: number, x2: number, y2: number, more: Attributes = {}) =>
  el('line', { x1, y1, x2, y2, stroke: C.ink, 'stroke-width': 0.7, ...more })

export const circle = (cx: number, cy: number, r: number, more: Attributes = {}) => el('circle', { cx, cy, r, ...more })

export const path = (d: string, more: Attributes = {}) => el('path', { d, ...more })

export interface TextStyle {
  size?: number
  weight?: 400 | 500 | 600 | 700
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  serif?: boolean
  /** White ground for text over marks. */
  halo?: boolean
}

export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 8.4, weight = 400, fill = C.ink, anchor = 'start', serif, halo } = style
  const drawn = el(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': weight === 400 ? undefined : weight,
      fill,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'font-family': serif ? `Besley,${SCRIPTS},serif` : undefined,
    },
    escapeXml(words),
  )
  return halo ? clearing(x, y, words, { size, weight, anchor }) + drawn : drawn
}

/** White ground under words that cross a mark. A stroke around the letters would turn each of them into a drawing: large, and read twice. */
function clearing(x: number, y: number, words: string, style: { size: number; weight: number; anchor: string }): string {
  const width = textWidth(words, style.size, style.weight)
  const left = style.anchor === 'end' ? x - width : style.anchor === 'middle' ? x - width / 2 : x
  return rect(left - 1.2, y - style.size * 0.8, width + 2.4, style.size * 1.06, { fill: C.white, 'fill-opacity': 0.86 })
}

/** Wraps finished parts. Ligatures are off: an unencoded one breaks search and PDF/UA. */
export function drawing(width: number, height: number, alt: string, parts: string[]): Drawing {
  const svg = el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${num(width)}pt`,
      height: `${num(height)}pt`,
      viewBox: `0 0 ${num(width)} ${num(height)}`,
      'font-family': `'Hanken Grotesk',${SCRIPTS},sans-serif`,
      style: 'font-variant-ligatures:none',
    },
    ...parts,
  )
  return { svg, width, height, alt }
}

/** What a label must not end with. */
const TRAILING = /(?:[,;:&]| and| or| of| in| for| with| the)+$/
/** Letters below which a shortened label says too little. */
const LEAST_LABEL = 5

/** A linear scale, clamped to its ends. */
export function scale(from: number, to: number, left: number, right: number): (value: number) => number {
  return scaleLinear([from, to], [left, right]).clamp(true)
}

/** A job title that has no room, by its last words: an inspector of buildings is an inspector. Whole titles are in the alternative text. */
export function fitTitle(title: string, width: number, widthOf: (text: string) => number): string {
  const whole = title.split(' ')
  for (let from = 0; from < whole.length; from += 1) {
    const kept = whole.slice(from).join(' ')
    if (!JOINING.test(whole[from]!) && widthOf(kept) <= width) return kept.charAt(0).toUpperCase() + kept.slice(1)
  }
  return fitText(title, width, widthOf)
}
const JOINING = /^(?:and|of|or|for|in)$/

/**
 * Shortens a label that has no room by whole words; only a single word that is too long is cut. Whole labels are in the alternative
 * text.
 */
export function fitText(words: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(words) <= width) return words
  const whole = words.split(' ')
  for (let count = whole.length - 1; count >= 1; count -= 1) {
    const kept = whole.slice(0, count).join(' ').replace(TRAILING, '')
    if (widthOf(kept) <= width && kept.length >= LEAST_LABEL) return kept
  }
  const characters = graphemes(words)
  const first = (count: number) => `${characters.slice(0, count).join('').trimEnd()}.`
  let fits = 1
  for (let step = 2 ** Math.ceil(Math.log2(characters.length)); step >= 1; step /= 2)
    if (fits + step < characters.length && widthOf(first(fits + step)) <= width) fits += step
  return first(fits)
}
