import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { integerParam, oneOf, optional, text } from '../codec/primitives.ts'

/** What a search finds, in the order of its groups. A course is a learning path, a module of one, or a named resource. */
export const searchKinds = ['job', 'occupation', 'skill', 'course', 'article'] as const
export type SearchKind = (typeof searchKinds)[number]

export const MAX_SEARCH = 200

export const searchQuery = object({
  q: text({ min: 1, max: MAX_SEARCH, message: 'Please type what you are looking for' }),
  /** How many of each kind. */
  limit: integerParam({ min: 1, max: 20, fallback: 5 }),
})

export const searchResult = object({
  kind: oneOf(searchKinds),
  /** Of its kind: a posting's or path's id, a skill's or article's slug, an occupation's code. */
  id: t.string,
  title: t.string,
  /** One line about it. */
  text: t.string,
  /** Where it is in the product, as a path. */
  link: t.string,
  /** Fit 1-99 of an occupation that is among the person's recommendations. */
  score: optional(t.number),
})
export type SearchResult = t.TypeOf<typeof searchResult>

export const searchResults = object({
  /** Grouped by kind, best first in each. */
  results: t.array(searchResult),
  /** Kinds that were not searched, because their service did not answer in time. */
  away: t.array(oneOf(searchKinds)),
})
export type SearchResults = t.TypeOf<typeof searchResults>
