import type { Draft } from './compose-posting.ts'

export type Likeness = {
  readonly add: (draft: Draft) => void
  /** How like a draft is to the most like of those added: 0 with no sentence in common, 1 with all. */
  readonly toMostLike: (draft: Draft) => number
}

/** Finds shared sentences by an index, so that a draft is compared only with those that share one. */
export function createLikeness(): Likeness {
  const described = new Map<string, Draft[]>()
  const required = new Map<string, Draft[]>()
  return {
    add: (draft) => {
      for (const sentence of draft.described) described.set(sentence, [...(described.get(sentence) ?? []), draft])
      for (const sentence of draft.required) required.set(sentence, [...(required.get(sentence) ?? []), draft])
    },
    toMostLike: (draft) => {
      const inDescription = sharedCounts(draft.described, described)
      const inRequirements = sharedCounts(draft.required, required)
      const others = new Set([...inDescription.keys(), ...inRequirements.keys()])
      return Math.max(
        0,
        ...[...others].map((other) => likenessOf(draft, other, inDescription.get(other) ?? 0, inRequirements.get(other) ?? 0)),
      )
    },
  }
}

function sharedCounts(sentences: ReadonlySet<string>, index: ReadonlyMap<string, readonly Draft[]>): Map<Draft, number> {
  const counts = new Map<Draft, number>()
  for (const sentence of sentences) {
    for (const draft of index.get(sentence) ?? []) counts.set(draft, (counts.get(draft) ?? 0) + 1)
  }
  return counts
}

/** The part of sentences that both have; the description counts for more than the shorter list of requirements. */
function likenessOf(a: Draft, b: Draft, described: number, required: number): number {
  const size = (draft: Draft): number => draft.described.size + draft.required.size
  return Math.max(
    (described + required) / Math.min(size(a), size(b)),
    (0.8 * described) / Math.min(a.described.size, b.described.size),
    (0.6 * required) / Math.min(a.required.size, b.required.size),
  )
}
