import { escapeText } from '../../lib/escape-text.ts'

type Row = { label: string; shown: string; value: number }

const MINUS = '−'

/**
 * Horizontal bars from lines of `label | shown | value`; the last line is the caption with its source. The list is the text
 * alternative: it says every figure, and the drawing beside it says nothing more.
 */
export function barsFigure(text: string): string {
  const lines = text.trim().split('\n')
  const caption = lines.pop() ?? ''
  const rows = lines.map(readRow)
  const low = Math.min(0, ...rows.map(({ value }) => value))
  const high = Math.max(0, ...rows.map(({ value }) => value))
  const place = (value: number) => ((value - low) / (high - low)) * 100
  const items = rows.map(({ label, shown, value }) => {
    const from = place(Math.min(0, value))
    const width = Math.max(0.4, Math.abs(place(value) - place(0)))
    const tone = value < 0 ? 'bar-down' : 'bar-up'
    const zero = low < 0 ? `<line x1="${place(0)}" x2="${place(0)}" y1="0" y2="10" class="bar-zero"/>` : ''
    const drawing = `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="${tone}" x="${round(from)}" width="${round(width)}" height="10"/>${zero}</svg>`
    return `<li><span>${escapeText(label)}</span>${drawing}<b>${escapeText(shown)}</b></li>`
  })
  return `<figure class="panel"><ul class="bars">${items.join('')}</ul><figcaption>${escapeText(caption)}</figcaption></figure>\n`
}

function readRow(line: string): Row {
  const [label, shown, value] = line.split('|').map((part) => part.trim())
  const number = Number(value)
  if (!label || !shown || Number.isNaN(number)) throw new Error(`a row of bars is "label | shown | value", not "${line}"`)
  const negative = shown.startsWith(MINUS)
  if (negative !== number < 0) throw new Error(`"${line}" shows another sign than it draws`)
  return { label, shown, value: number }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
