import { record, type Target, targetText } from '../../../../infra/tools/figures.ts'

/** One measured figure beside what was promised; no promise is ''. */
export type Line = { readonly what: string; readonly measured: string; readonly promised: string; readonly kept?: boolean }

/** A line about a figure with a target: it is kept for the scoreboard, and the run fails when it misses. */
export function promisedLine(id: string, what: string, measured: string, value: number, target: Target, note?: string): Line {
  return { what, measured, promised: targetText(target), kept: record(id, value, target, note) }
}

export function printLines(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length))
  for (const { what, measured, promised, kept } of lines) {
    const mark = kept === undefined ? ' ' : kept ? '✓' : '✗'
    console.log(`${mark} ${what.padEnd(width)}  ${measured.padEnd(26)}  ${promised}`)
  }
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
