import { escapeHtml } from './escape.ts'

/** One line or band of a chart: a value for each second; `colour` is a class of the page. */
export type Line = { label: string; values: readonly number[]; colour: string; dashed?: boolean }
export type ChartOptions = {
  title: string
  /** For people who do not see it. */
  says: string
  unit: (value: number) => string
  lines: readonly Line[]
  /** Bands one upon the other instead of lines. */
  stacked?: boolean
  /** A promise: a line across, named. */
  limit?: { value: number; label: string }
  /** The least that the axis shows. */
  atLeast?: number
}

const WIDTH = 560
const HEIGHT = 250
const BOX = { left: 66, right: 18, top: 14, bottom: 30 }
const inner = { width: WIDTH - BOX.left - BOX.right, height: HEIGHT - BOX.top - BOX.bottom }

/** A chart over the seconds of a run, as inline SVG with its legend. */
export function chart({ title, says, unit, lines, stacked = false, limit, atLeast = 0 }: ChartOptions): string {
  const length = Math.max(2, ...lines.map(({ values }) => values.length))
  const tops = stacked ? sums(lines, length) : lines.flatMap(({ values }) => [...values])
  const high = niceCeiling(Math.max(atLeast, ...tops))
  const x = (at: number) => BOX.left + (at / (length - 1)) * inner.width
  const y = (value: number) => BOX.top + inner.height * (1 - Math.min(value, high) / high)
  const marks = stacked ? bands(lines, length, x, y) : lines.map((line) => path(line, x, y))
  const across = limit && limit.value <= high ? limitLine(limit, y(limit.value)) : ''
  const legend = [...lines, ...(across && limit ? [{ label: limit.label, colour: 'promise', dashed: true }] : [])]
  return `<figure class="chart">
<figcaption>${escapeHtml(title)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(says)}">
${rows(high, y, unit)}${columns(length, x)}${marks.join('\n')}${across}
</svg>
<ul class="legend">${legend.map(({ label, colour, dashed }) => `<li><i class="${colour}${dashed ? ' dashed' : ''}"></i>${escapeHtml(label)}</li>`).join('')}</ul>
</figure>`
}

type Scale = (value: number) => number

function path({ values, colour, dashed }: Line, x: Scale, y: Scale): string {
  const d = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${fixed(x(at))} ${fixed(y(value))}`).join('')
  return d === '' ? '' : `<path class="line ${colour}${dashed ? ' dashed' : ''}" d="${d}"/>`
}

function bands(lines: readonly Line[], length: number, x: Scale, y: Scale): string[] {
  const below = new Array<number>(length).fill(0)
  return lines.map(({ values, colour }) => {
    const under = [...below]
    for (let at = 0; at < length; at++) below[at] = (below[at] ?? 0) + (values[at] ?? 0)
    const up = below.map((value, at) => `${at === 0 ? 'M' : 'L'}${fixed(x(at))} ${fixed(y(value))}`)
    const back = under.map((value, at) => `L${fixed(x(at))} ${fixed(y(value))}`).reverse()
    return `<path class="band ${colour}" d="${[...up, ...back].join('')}Z"/>`
  })
}

function sums(lines: readonly Line[], length: number): number[] {
  return Array.from({ length }, (_, at) => lines.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
}

function rows(high: number, y: Scale, unit: (value: number) => string): string {
  return [0, 0.25, 0.5, 0.75, 1]
    .map((share) => {
      const at = fixed(y(high * share))
      return `<line class="grid" x1="${BOX.left}" x2="${WIDTH - BOX.right}" y1="${at}" y2="${at}"/><text class="tick" x="${BOX.left - 8}" y="${at}" dy=".32em" text-anchor="end">${escapeHtml(unit(high * share))}</text>`
    })
    .join('')
}

function columns(length: number, x: Scale): string {
  const step = niceStep(length)
  const ticks = Array.from({ length: Math.floor((length - 1) / step) + 1 }, (_, at) => at * step)
  return ticks
    .map((at) => `<text class="tick" x="${fixed(x(at))}" y="${HEIGHT - 10}" text-anchor="middle">${clock(at)}</text>`)
    .join('')
}

function limitLine({ label }: { label: string }, at: number): string {
  return `<line class="line promise dashed" x1="${BOX.left}" x2="${WIDTH - BOX.right}" y1="${fixed(at)}" y2="${fixed(at)}"><title>${escapeHtml(label)}</title></line>`
}

/** 1, 2, 2.5 or 5 times a power of ten, and never below the value. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 2.5, 4, 5, 8, 10].find((factor) => factor * power >= value * 0.9999) ?? 10) * power
}

const niceStep = (length: number): number =>
  [5, 10, 15, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200].find((step) => length / step <= 8) ?? 14_400

const clock = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const fixed = (value: number): string => value.toFixed(1)
