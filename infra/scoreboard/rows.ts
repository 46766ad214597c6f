import { holds, type Promised, promises, shown, targetText } from './promises.ts'
import type { Figure } from './record.ts'

export type ScoreboardRow = {
  promised: Promised
  figure?: Figure
  verdict: 'kept' | 'missed' | 'not measured'
}

/** One row for each promise, in their order; a figure of a promise that is gone is left out. */
export function scoreboardRows(figures: readonly Figure[], all: Readonly<Record<string, Promised>> = promises): ScoreboardRow[] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  return Object.entries(all).map(([id, promised]) => {
    const figure = byId.get(id)
    if (!figure) return { promised, verdict: 'not measured' }
    return { promised, figure, verdict: holds(promised, figure.measured) ? 'kept' : 'missed' }
  })
}

/** A Markdown table an area, and the count of verdicts at the end. */
export function scoreboardText(rows: readonly ScoreboardRow[]): string {
  const areas = Map.groupBy(rows, ({ promised }) => promised.area)
  const tables = [...areas].map(([area, some]) => `## ${area}\n\n${tableOf(some)}`)
  const count = (verdict: ScoreboardRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  const last = `${count('kept')} kept, ${count('missed')} missed, ${count('not measured')} not measured`
  return `${tables.join('\n\n')}\n\n${last}\n`
}

function tableOf(rows: readonly ScoreboardRow[]): string {
  const head = ['', 'promise', 'target', 'measured', 'date', 'commit', 'how']
  const cells = rows.map(({ promised, figure, verdict }) => [
    { kept: '✓', missed: '✗', 'not measured': '' }[verdict],
    promised.promise,
    targetText(promised),
    figure ? `${shown(figure.measured)} ${promised.unit}`.trim() : 'not measured',
    figure?.date.slice(0, 16).replace('T', ' ') ?? '',
    figure?.commit ?? '',
    [promised.by, figure?.note].filter(Boolean).join('; '),
  ])
  const widths = head.map((name, at) => Math.max(...[name, ...cells.map((row) => row[at] ?? '')].map((text) => text.length)))
  const line = (row: readonly string[]) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}
