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
  const rows = readRows(base)
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

function readRows(base: KnowledgeBase): ReadonlyMap<string, Row> {
  const rows = weigh(base)
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
function weigh(base: KnowledgeBase): Map<string, Map<number, number>> {
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

/** Words as they are compared: without endings, a few said in the table's own way. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return words.flatMap((word) => {
    const plain = SAME_AS.get(word) ?? word
    return plain.split(' ').flatMap((each) => {
      const stem = stemOf(each)
      return stem.length >= 3 && !SAYS_NOTHING.has(stem) ? [stem] : []
    })
  })
}

function stemOf(word: string): string {
  return word.replace(ENDINGS, '').slice(0, LONGEST)
}

const ENDINGS = /(?:ations?|ings?|ers?|ors?|ions?|ies|ed|es|s|e|y)$/
const LONGEST = 7
/** How people write what the table calls otherwise. */
const SAME_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kid: 'child',
    kids: 'child',
    children: 'child',
    babies: 'infant child',
    toddler: 'child preschool',
    toddlers: 'child preschool',
    kindergarten: 'kindergarten teaching child',
    chem: 'chemistry',
    bio: 'biology',
    prep: 'preparing',
    grill: 'cooking grill',
    fryer: 'cooking fast food',
    taco: 'fast food',
    burger: 'fast food',
    walmart: 'retail stock',
    warehouse: 'warehouse stock',
    forklift: 'forklift industrial truck',
    excel: 'spreadsheet data',
    dashboards: 'business intelligence data',
    crm: 'sales customer',
    patient: 'patient care',
    vitals: 'patient care vital',
    charting: 'patient record',
    register: 'cashier',
    cash: 'cash cashier',
    lesson: 'teaching lesson',
    classroom: 'teaching classroom',
    books: 'bookkeeping accounting',
    taxes: 'tax',
    hair: 'hair hairdresser hairstylist cosmetology',
    code: 'programming software',
    coding: 'programming software',
    fullstack: 'software developing programming',
    react: 'software web developing',
    django: 'software web developing',
    typescript: 'software web developing',
    news: 'news journalist reporter',
    geotech: 'geotechnical soil civil engineering technician',
    grade: 'grade elementary teacher',
    chipotle: 'fast food restaurant',
    mcdonalds: 'fast food',
    server: 'waiter server',
    caregiver: 'personal care home',
    grandma: 'elderly home care',
    elderly: 'elderly home care',
    soil: 'soil civil materials',
    concrete: 'concrete civil construction',
    autocad: 'drafting engineering',
    epic: 'patient record',
    picking: 'order picking stock',
    bathing: 'personal care bathing',
  }),
)
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'and the for with all other who are not may work job skill good basic lead senior junior assist associate team manage plan people use perform duty activity such include their from that this than specialist except general laid off part time full now new old own self service customer communicate operate develop coordinate'
    .split(' ')
    .map((word) => stemOf(word)),
)
const OF_TITLE = 4
const OF_TITLES = 12
const OF_DESCRIPTION = 1
const OF_TASKS = 0.7
/** Logarithm of how rare a word is that tells occupations apart: one of about eight has it. */
const TELLING = 2
/** Keeps occupations of which the table says little from topping every list. */
const FLOOR = 60
