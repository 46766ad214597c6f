import { existsSync, readFileSync } from 'node:fs'
import { difficultyLevels, gameCategories } from '@waymark/contracts/models/assessment/options'
import { check } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { BankItem, Category } from '../domain/bank-item.ts'

const isIndex = (u: unknown): u is number => Number.isInteger(u) && (u as number) >= 0 && (u as number) <= 3
const index = new t.Type<number>(
  'OptionIndex',
  isIndex,
  (u, c) => (isIndex(u) ? t.success(u) : t.failure(u, c, 'must be a whole number from 0 to 3')),
  t.identity,
)
const isWords = (u: unknown): u is string => typeof u === 'string' && u.trim() !== ''
const words = new t.Type<string>(
  'Words',
  isWords,
  (u, c) => (isWords(u) ? t.success(u) : t.failure(u, c, 'must be a text')),
  t.identity,
)
const bankItem = t.strict({
  id: words,
  category: t.keyof(keysOf(gameCategories)),
  skill: words,
  difficulty: t.keyof(keysOf(difficultyLevels)),
  question: words,
  options: t.refinement(t.array(words), (options) => new Set(options).size === 4 && options.length === 4, 'FourDistinct'),
  correct: index,
  explanation: words,
})

export type Bank = {
  readonly items: readonly BankItem[]
  of(category: Category): readonly BankItem[]
}

/** The bank's folder in the repository: one file a category. */
const bankFolder = new URL('../../bank/', import.meta.url)

/** Reads every category's file; throws once, with every fault in the message. */
export function loadBank(folder: URL = bankFolder): Bank {
  const faults: string[] = []
  const items = gameCategories.flatMap((category) => {
    const file = new URL(`${category}.json`, folder)
    if (!existsSync(file)) {
      faults.push(`${category}.json is missing`)
      return []
    }
    const decoded = check(t.array(bankItem), JSON.parse(readFileSync(file, 'utf8')))
    if (decoded.ok) return decoded.value
    faults.push(...decoded.errors.map(({ path, message }) => `${category}.json ${path}: ${message}`))
    return []
  })
  faults.push(...faultsBetween(items))
  if (faults.length > 0) throw new Error(`The item bank is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return bankOf(items)
}

export function bankOf(items: readonly BankItem[]): Bank {
  const byCategory = new Map(gameCategories.map((category) => [category, items.filter((item) => item.category === category)]))
  return { items, of: (category) => byCategory.get(category) ?? [] }
}

function faultsBetween(items: readonly BankItem[]): string[] {
  const ids = new Set<string>()
  return items.flatMap(({ id, category }) => {
    const faults = ids.has(id) ? [`${id} stands twice`] : []
    if (!id.startsWith(`${category}-`)) faults.push(`${id} does not begin with ${category}-`)
    ids.add(id)
    return faults
  })
}

function keysOf<const V extends readonly string[]>(values: V): Record<V[number], null> {
  return Object.fromEntries(values.map((value) => [value, null])) as Record<V[number], null>
}
