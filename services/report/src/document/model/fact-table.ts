import { formatFact, type Unit } from './format-fact.ts'

/** One figure: computed by code, printed by the renderer, never typed by a writer. */
export interface Fact {
  /** Dotted path, such as job.23-2011-00.pay.median. */
  id: string
  value: number | string
  unit: Unit
  /** Year or edition of the source; 0 when it has none. */
  year: number
  /** Source letters, such as "W" or "YK". */
  source: string
}

export interface FactTable {
  /** Adds a figure and gives the token that text uses for it. The same id must mean the same figure. */
  put(fact: Omit<Fact, 'year'> & { year?: number }): string
  /** Token of a figure already in the table; throws for an unknown id, so a typing error fails the section. */
  ref(id: string): string
  has(id: string): boolean
  get(id: string): Fact | undefined
  all(): Fact[]
}

export function createFactTable(initial: readonly Fact[] = []): FactTable {
  const facts = new Map<string, Fact>(initial.map((fact) => [fact.id, fact]))
  return {
    put(fact) {
      const full: Fact = { year: 0, ...fact, id: factId(fact.id) }
      const known = facts.get(full.id)
      if (known && formatFact(known.value, known.unit) !== formatFact(full.value, full.unit)) {
        throw new Error(`Fact ${full.id} has two values: ${known.value} and ${full.value}`)
      }
      facts.set(full.id, full)
      return `{${full.id}}`
    },
    ref(id) {
      if (!facts.has(factId(id))) throw new Error(`Unknown fact ${id}`)
      return `{${factId(id)}}`
    },
    has: (id) => facts.has(factId(id)),
    get: (id) => facts.get(factId(id)),
    all: () => [...facts.values()],
  }
}

/** Ids hold only letters that the text markup reads as part of a token. */
export function factId(raw: string): string {
  return raw.replace(/[^A-Za-z0-9_.-]/g, '-')
}
