import type { Drawing } from './drawing.ts'
import { C, textWidth } from './palette.ts'
import { circle, drawing, line, num, path, scale, text } from './svg.ts'
import { youBar } from './symbols.ts'

export interface Stone {
  id: string
  label: string
  sub: string
  pay: number
  /** Column, 0 = now. */
  step: number
}

export interface StoneLine {
  from: string
  to: string
  /** 0-1 likeness. */
  likeness: number
}

/** Likeness from which we call a move one step; the engine's paths use the same bound. */
export const STEP_LIKENESS = 0.55

/** Ways from here: pay upward, steps to the right, thicker = more alike, dashed = a jump. */
export function stones(nodes: Stone[], links: StoneLine[], width = 499, height = 272): Drawing {
  const columns = Math.max(...nodes.map((node) => node.step), 1)
  const pays = nodes.map((node) => node.pay)
  const step = axisStep(Math.max(...pays) - Math.min(...pays))
  const from = Math.floor(Math.min(...pays) / step) * step - step
  const to = Math.ceil((Math.max(...pays) + 1) / step) * step
  const x = scale(0, columns, 60, width - 62)
  const y = scale(from, to, height - 26, 20)
  const parts: string[] = []
  for (let at = from; at <= to; at += step) {
    parts.push(line(30, y(at), width, y(at), { stroke: C.line, 'stroke-width': 0.6 }))
    parts.push(text(24, y(at) + 2.6, `$${Math.round(at / 1000)}k`, { size: 7.4, fill: C.ink2, anchor: 'end' }))
  }
  for (let column = 0; column <= columns; column++) {
    parts.push(line(x(column), height - 26, x(column), height - 20, { stroke: C.ink3 }))
    parts.push(
      text(x(column), height - 9, column === 0 ? 'Now' : `Step ${column}`, {
        size: 8.2,
        weight: 500,
        fill: C.ink2,
        anchor: 'middle',
      }),
    )
  }
  const placed = new Map(
    settle(
      nodes.map((node) => ({ ...node, x: x(node.step), y: y(node.pay) })),
      height - 64,
    ).map((node) => [node.id, node]),
  )
  const labels: string[] = []
  links.forEach((link, index) => {
    const a = placed.get(link.from)
    const b = placed.get(link.to)
    if (!a || !b) return
    const isStep = link.likeness >= STEP_LIKENESS
    const far = b.step - a.step > 1
    const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - (far ? 34 : 10) }
    parts.push(
      path(`M${num(a.x)} ${num(a.y)}Q${num(bend.x)} ${num(bend.y)} ${num(b.x)} ${num(b.y)}`, {
        fill: 'none',
        stroke: isStep ? C.spruce : C.ink3,
        'stroke-width': isStep ? 0.8 + (link.likeness - STEP_LIKENESS) * 8 : 0.9,
        'stroke-dasharray': isStep ? undefined : '3 2.4',
      }),
    )
    const t = 0.36 + (index % 3) * 0.14
    const at = {
      x: (1 - t) ** 2 * a.x + 2 * (1 - t) * t * bend.x + t * t * b.x,
      y: (1 - t) ** 2 * a.y + 2 * (1 - t) * t * bend.y + t * t * b.y,
    }
    labels.push(
      text(at.x, at.y + 2.8, link.likeness.toFixed(2).replace(/^0/, ''), {
        size: 8.2,
        weight: 600,
        anchor: 'middle',
        fill: isStep ? C.spruce : C.ink2,
        halo: true,
      }),
    )
  })
  for (const node of placed.values()) {
    if (node.step === 0) parts.push(youBar(node.x, node.y, 20))
    else
      parts.push(
        circle(node.x, node.y, 5.6, { fill: node.step === columns ? C.spruce : C.white, stroke: C.spruce, 'stroke-width': 1.6 }),
      )
    const half = textWidth(node.label, 8.6, 600) / 2
    const cx = Math.min(Math.max(node.x, half + 28), width - half)
    labels.push(text(cx, node.y + 19, node.label, { size: 8.6, weight: 600, anchor: 'middle', halo: true }))
    labels.push(text(cx, node.y + 29, node.sub, { size: 7.6, fill: C.ink2, anchor: 'middle', halo: true }))
  }
  const name = (id: string) => placed.get(id)?.label ?? id
  const alt = links.map((link) => `${name(link.from)} to ${name(link.to)}, likeness ${link.likeness.toFixed(2)}`).join('; ')
  const list = nodes.map((node) => `${node.label} $${Math.round(node.pay).toLocaleString('en-US')}`).join(', ')
  return drawing(width, height, `Ways from your job. ${alt}. Median pay: ${list}.`, [...parts, ...labels])
}

function axisStep(span: number): number {
  if (span > 60_000) return 20_000
  if (span > 25_000) return 10_000
  return span > 10_000 ? 5_000 : 2_000
}

/** Keeps the stones of one column far enough apart for their labels, and inside the frame. */
function settle<T extends { x: number; y: number }>(nodes: T[], lowest: number): T[] {
  const columns = new Map<number, T[]>()
  for (const node of nodes) columns.set(node.x, [...(columns.get(node.x) ?? []), node])
  for (const column of columns.values()) {
    column.sort((a, b) => a.y - b.y)
    for (let pass = 0; pass < 12; pass++) {
      for (let n = 1; n < column.length; n++) {
        const missing = 44 - (column[n]!.y - column[n - 1]!.y)
        if (missing <= 0) continue
        column[n]!.y += missing / 2
        column[n - 1]!.y -= missing / 2
      }
    }
    const over = Math.max(0, column.at(-1)!.y - lowest)
    const under = Math.max(0, 18 - (column[0]!.y - over))
    for (const node of column) node.y += under - over
  }
  return nodes
}
