import { type Ability, type Curve, expectedInformation, weightsOf } from './item-response.ts'

/** A question that was met before tells less: the answer may be remembered. */
const SEEN_BEFORE = 0.35
/** Questions whose worth is within this share of the best are equals: one of them is drawn. */
const EQUAL = 0.93

export type Choice<I extends { id: string }> = {
  /** The questions of one category that are in use. */
  items: readonly I[]
  curveOf: (item: I) => Curve
  /** What is believed of the person in this category. */
  ability: Ability
  /** Asked in this game or in the latest ones: not again. */
  recent: ReadonlySet<string>
  /** Met at any time. */
  seen: ReadonlySet<string>
  /** Shown in too many games of late. */
  overexposed: ReadonlySet<string>
  /** A number from 0 up to 1. */
  random: () => number
}

/** The question from which most is learned about this person, drawn among equals. Undefined only for an empty category. */
export function chooseItem<I extends { id: string }>(choice: Choice<I>): I | undefined {
  const { items, curveOf, ability, recent, seen, overexposed, random } = choice
  const fresh = items.filter(({ id }) => !recent.has(id))
  const open = fresh.filter(({ id }) => !overexposed.has(id))
  const candidates = open.length > 0 ? open : fresh
  const weights = weightsOf(ability)
  const valued = candidates.map((item) => ({
    item,
    value: expectedInformation(weights, curveOf(item)) * (seen.has(item.id) ? SEEN_BEFORE : 1),
  }))
  const best = Math.max(...valued.map(({ value }) => value))
  const equals = valued.filter(({ value }) => value >= best * EQUAL)
  return equals[Math.floor(random() * equals.length)]?.item
}
