import { createHash } from 'node:crypto'

/** Choices that depend on a seed and nothing else: composing again gives the same postings. */
export type Draw = {
  readonly below: (limit: number) => number
  readonly one: <Item>(items: readonly Item[]) => Item
  readonly some: <Item>(items: readonly Item[], count: number) => Item[]
}

export function createDraw(seed: string): Draw {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0)
  // mulberry32: small, quick and the same on every machine.
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  return {
    below,
    one: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error(`Nothing to choose from for ${seed}`)
      return item
    },
    some: (items, count) => {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat()
    },
  }
}

/** Fills `<name>` with the given words and chooses one of `{two|three}`. */
export function fill(template: string, words: Readonly<Record<string, string>>, draw: Draw): string {
  const text = template
    .replace(/\{([^}]+)\}/g, (_whole, choices: string) => draw.one(choices.split('|')))
    .replace(/<(\w+)>/g, (_whole, name: string) => words[name] ?? '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
