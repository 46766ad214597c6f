import type { KnowledgeBase, OccupationFigures } from '../catalogue/figures.ts'

/** What words of a person say of each occupation, by place in the table. */
export type Spoken = {
  /** How well they speak of it; 0 where none of them does. */
  readonly scores: Float64Array
  /** How many of the things said hold a word that few occupations share. */
  readonly items: Uint8Array
}
export type OccupationWords = (said: readonly { readonly words: string; readonly weight: number }[]) => Spoken

/**
 * The words by which the table speaks of occupations: their titles, what people call them, and what is done in them. Rare words count
 * more than those of many occupations (the square of the inverse document frequency), a title more than a description.
 */
export function occupationWords(base: KnowledgeBase): OccupationWords {
  // The table with the pay of a state shares all its words with the nation's.
  const known = KEPT.get(base.indexOf)
  if (known) return known
  const stems = stemmer(base)
  const rows = readRows(base, stems)
  const count = base.occupations.length
  const find: OccupationWords = (said) => {
    const scores = new Float64Array(count)
    const items = new Uint8Array(count)
    for (const { words, weight } of said) {
      const touched = new Set<number>()
      const each = new Set(stems(words))
      // A long phrase says one thing, as a short one does.
      const share = weight / Math.sqrt(Math.max(1, each.size / 2))
      for (const stem of each) {
        const row = rows.get(stem)
        row?.indexes.forEach((index, at) => {
          scores[index]! += share * row.values[at]!
          if (row.tells) touched.add(index)
        })
      }
      for (const index of touched) items[index]! += 1
    }
    return { scores, items }
  }
  KEPT.set(base.indexOf, find)
  return find
}

const KEPT = new WeakMap<KnowledgeBase['indexOf'], OccupationWords>()

/** The occupations that hold a word, what it counts for each of them, and whether it tells occupations apart. */
type Row = { readonly indexes: Uint16Array; readonly values: Float32Array; readonly tells: boolean }

type Stems = (text: string) => string[]

function readRows(base: KnowledgeBase, stems: Stems): ReadonlyMap<string, Row> {
  const rows = weigh(base, stems)
  const all = base.occupations.filter(({ ranked }) => ranked).length
  const rarity = (row: ReadonlyMap<number, number>): number => Math.log(all / row.size)
  const lengths = new Float64Array(base.occupations.length)
  for (const row of rows.values()) for (const [index, weight] of row) lengths[index]! += (damp(weight) * rarity(row)) ** 2
  return new Map(
    [...rows].map(([stem, row]) => {
      const values = Float32Array.from(
        row,
        ([index, weight]) => (damp(weight) * rarity(row) ** 2) / Math.sqrt(FLOOR + lengths[index]!),
      )
      return [stem, { indexes: Uint16Array.from(row.keys()), values, tells: rarity(row) >= TELLING }] as const
    }),
  )
}

/** How much each word is said of each occupation. */
function weigh(base: KnowledgeBase, stems: Stems): Map<string, Map<number, number>> {
  const rows = new Map<string, Map<number, number>>()
  const put = (index: number, text: string, weight: number): void => {
    for (const stem of new Set(stems(text))) {
      const row = rows.get(stem) ?? new Map<number, number>()
      rows.set(stem, row.set(index, (row.get(index) ?? 0) + weight))
    }
  }
  for (const occupation of base.occupations) {
    if (!occupation.ranked) continue
    const { index, title, description, alternateTitles } = occupation
    put(index, title, OF_TITLE)
    put(index, description, OF_DESCRIPTION)
    for (const alternate of alternateTitles) put(index, alternate, OF_TITLES / Math.max(5, alternateTitles.length))
    for (const { label, share } of labels(base, occupation)) put(index, label, OF_TASKS * Math.min(1, share * 10))
  }
  return rows
}

function labels({ activityLabels }: KnowledgeBase, { activities }: OccupationFigures): { label: string; share: number }[] {
  return activities.map(({ id, label, share }) => ({ label: label ?? activityLabels.get(id) ?? '', share }))
}

/** Repeated words say less each time. */
const damp = (weight: number): number => Math.log1p(weight)

/** Reads words as they are compared: without endings, some said in the table's own way, some not at all. */
function stemmer({ workWords }: Pick<KnowledgeBase, 'workWords'>): Stems {
  const silent = new Set([...workWords].flatMap(([word, says]) => (says === '' ? [stemOf(word)] : [])))
  const inTable = (word: string): string[] => (workWords.get(word) || word).split(' ')
  return (text) =>
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .flatMap(inTable)
      .map(stemOf)
      .filter((stem) => stem.length >= 3 && !silent.has(stem))
}

function stemOf(word: string): string {
  return word.replace(ENDINGS, '').slice(0, LONGEST)
}

const ENDINGS = /(?:ations?|ings?|ers?|ors?|ions?|ies|ed|es|s|e|y)$/
const LONGEST = 7
const OF_TITLE = 4
const OF_TITLES = 12
const OF_DESCRIPTION = 1
const OF_TASKS = 0.7
/** Logarithm of how rare a word is that tells occupations apart: one of about eight has it. */
const TELLING = 2
/** Keeps occupations of which the table says little from topping every list. */
const FLOOR = 60
