import type { Drawing } from '../charts/parts/drawing.ts'
import { escapeHtml } from '../print/escape-html.ts'

/** From here on, in points, a drawing takes the whole width of a printed page. */
const WIDE_FROM = 400
/** CSS pixels a point. */
const PX = 4 / 3

/**
 * A drawing as part of the page, so that it is set in the page's own typefaces. No style attribute: pages with a strict policy drop
 * them. One as wide as paper keeps the size at which its words can be read, in a frame that slides sideways on a phone.
 */
export function inlineSvg(drawing: Drawing): string {
  const { width, height, alt, svg } = drawing
  const open = `<svg class="chart" role="img" aria-label="${escapeHtml(alt)}" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${width} ${height}">`
  // A space between two labels: copied or read without their places they would run together.
  const chart = `${open}${innerOf(svg).replaceAll('</text><', '</text> <')}</svg>`
  if (width < WIDE_FROM) return chart
  const hint = '<p class="slide" aria-hidden="true">Slide sideways to see all of it</p>'
  return `${hint}\n<div class="wide" role="group" tabindex="0" aria-label="Chart that slides sideways">${chart}</div>`
}

/** A symbol within a line of text. */
export function inlineSymbol(drawing: Drawing): string {
  const { width, height, alt, svg } = drawing
  return `<svg class="symbol" role="img" aria-label="${escapeHtml(alt)}" viewBox="0 0 ${width} ${height}">${innerOf(svg)}</svg>`
}

function innerOf(svg: string): string {
  const inner = /^<svg\b[^>]*>([\s\S]*)<\/svg>$/.exec(svg.trim())?.[1]
  if (inner === undefined) throw new Error('A drawing is not one SVG element')
  return inner
}

const px = (points: number) => Math.round(points * PX)
