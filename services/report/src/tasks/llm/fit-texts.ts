import type { Text } from '../../document/model/rich-text.ts'

/** A page holds what it was measured with, and a little: rewrites of one section together may be longer by this share and half a line. */
const LONGER = 1.03
const HALF_A_LINE = 40

/**
 * The rewrites of a section that fit on its pages: where they are longer together than the texts they replace, the ones that grew most
 * are left out. Shorter ones pay for longer ones of the same page.
 */
export function fittingTexts(
  good: Readonly<Record<string, Text>>,
  originals: Readonly<Record<string, Text>>,
): Record<string, Text> {
  const grown = (slot: string) => (good[slot]?.length ?? 0) - (originals[slot]?.length ?? 0)
  const kept = Object.keys(good).toSorted((a, b) => grown(a) - grown(b))
  while (kept.length > 0 && isTooLong(kept, good, originals)) kept.pop()
  return Object.fromEntries(kept.flatMap((slot) => (good[slot] === undefined ? [] : [[slot, good[slot]]])))
}

function isTooLong(kept: string[], good: Readonly<Record<string, Text>>, originals: Readonly<Record<string, Text>>): boolean {
  const sum = (texts: Readonly<Record<string, Text>>) => kept.reduce((length, slot) => length + (texts[slot]?.length ?? 0), 0)
  return sum(good) > sum(originals) * LONGER + HALF_A_LINE
}
