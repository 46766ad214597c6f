import { holds, type PromiseId, promises, targetText } from '../../scoreboard/promises.ts'
import { record } from '../../scoreboard/record.ts'

/** One measured figure beside what was promised; no promise is ''. */
export type Line = { readonly what: string; readonly measured: string; readonly promised: string; readonly kept?: boolean }

/** A line about a promise of the scoreboard: the target and the verdict come from there, and the figure is kept for it. */
export function promisedLine(id: PromiseId, what: string, measured: string, value: number, note?: string): Line {
  record(id, value, note)
  return { what, measured, promised: targetText(promises[id]), kept: holds(promises[id], value) }
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
