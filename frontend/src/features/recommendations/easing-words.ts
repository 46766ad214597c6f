import type { Easing } from '@waymark/contracts/models/advice/advice'
import { dollars } from '../../lib/money.ts'

/** "$64,000", "28 months"; undefined where the limit is taken back instead. */
export function figureOf({ id }: Easing, figure: number | undefined): string | undefined {
  if (figure === undefined) return undefined
  if (id === 'pay') return dollars(figure)
  return figure === 1 ? '1 month' : `${figure} months`
}

/** What the button says: "Try $64,000". */
export function tryInWords(easing: Easing): string {
  return `Try ${figureOf(easing, easing.to) ?? 'without it'}`
}

/** What was changed, for one line: "$64,000 in place of $70,000", "No heavy work, taken back". */
export function changeInWords({ label, easing }: { label: string; easing: Easing }): string {
  const to = figureOf(easing, easing.to)
  return to === undefined ? `${label}, taken back` : `${to} in place of ${figureOf(easing, easing.from)}`
}

/** Which places are new on a list that is tried; "nothing" where none is. */
export function newInWords(titles: readonly string[]): string {
  if (titles.length === 0) return 'It would bring nothing new onto your list.'
  return `New on it: ${new Intl.ListFormat('en-US').format(titles)}.`
}
