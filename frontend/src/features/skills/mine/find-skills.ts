import type { Skill } from '@waymark/contracts/models/skills/skill'
import { ALL } from '../skills-address.ts'

/** The specified filter, in its order; other categories follow by name. */
export const SPECIFIED_CATEGORIES = [
  'Programming Languages',
  'Frontend Frameworks',
  'Backend Technologies',
  'Databases',
  'Development Tools',
  'Cloud Platforms',
  'DevOps',
  'Web Technologies',
  'Frontend Technologies',
] as const

export function categoriesOf(skills: readonly Skill[]): string[] {
  const specified: readonly string[] = SPECIFIED_CATEGORIES
  const others = [...new Set(skills.map(({ category }) => category))].filter((category) => !specified.includes(category))
  return [ALL, ...specified, ...others.sort()]
}

/** Whether a skill is what was typed: by name, another spelling, or category. Words may stand in any order. */
export function fits({ name, aliases = [], category }: Skill, typed: string, wanted: string): boolean {
  if (wanted !== ALL && category !== wanted) return false
  // Nothing typed, or two spaces, is an empty word, which is part of every text.
  const words = typed.toLowerCase().split(/\s/)
  return [name, category, ...aliases].some((written) => {
    const text = written.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** How well a name answers what was typed: 0 the same, then beginning so, a word that begins so, and the rest. */
export function rankOf({ name, aliases = [] }: Skill, typed: string): number {
  const asked = typed.trim().toLowerCase()
  if (asked === '') return 0
  return Math.min(
    ...[name, ...aliases].map((written) => {
      const text = written.toLowerCase()
      if (text === asked) return 0
      if (text.startsWith(asked)) return 1
      return text.includes(` ${asked}`) ? 2 : 3
    }),
  )
}

export type Group<T> = { readonly category: string; readonly entries: readonly T[] }

/** By category, in the order in which the categories come up first. */
export function groupByCategory<T>(entries: readonly T[], categoryOf: (entry: T) => string): Group<T>[] {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const list = groups.get(categoryOf(entry))
    if (list) list.push(entry)
    else groups.set(categoryOf(entry), [entry])
  }
  return [...groups].map(([category, list]) => ({ category, entries: list }))
}

/** Places of categories: those in which the person holds most come first, then the specified order, then the rest. */
export function orderOfCategories(held: readonly { readonly skill: Pick<Skill, 'category'> }[]): (category: string) => number {
  const specified: readonly string[] = SPECIFIED_CATEGORIES
  const counts = new Map<string, number>()
  for (const { skill } of held) counts.set(skill.category, (counts.get(skill.category) ?? 0) + 1)
  return (category) => {
    const own = counts.get(category)
    if (own) return -own
    const place = specified.indexOf(category)
    return place < 0 ? specified.length : place
  }
}

type Wanted = {
  readonly held: readonly { readonly skillId: string; readonly skill: Pick<Skill, 'category'> }[]
  readonly catalogue: readonly Skill[]
  readonly search: string
  readonly category: string
}

/** Why there is nothing to add: nothing fits, all that fits is held, or the whole catalogue is. */
export type NothingOpen = 'none fits' | 'fitting held' | 'all held'

/** What fits and is not held, best first. */
export function skillsToAdd({ held, catalogue, search, category }: Wanted): { open: Skill[]; nothing?: NothingOpen } {
  const own = new Set(held.map(({ skillId }) => skillId))
  const fitting = catalogue.filter((skill) => fits(skill, search, category))
  const place = orderOfCategories(held)
  const open = fitting
    .filter(({ id }) => !own.has(id))
    .sort(
      (a, b) =>
        rankOf(a, search) - rankOf(b, search) ||
        place(a.category) - place(b.category) ||
        compare(a.category, b.category) ||
        b.demandScore - a.demandScore ||
        compare(a.name, b.name),
    )
  if (open.length > 0) return { open }
  if (catalogue.length > 0 && catalogue.every(({ id }) => own.has(id))) return { open, nothing: 'all held' }
  return { open, nothing: fitting.length > 0 ? 'fitting held' : 'none fits' }
}

/** The first few of each of the first categories. */
export function firstOfEach(skills: readonly Skill[], few: number, categories: number): Skill[] {
  return groupByCategory(skills, ({ category }) => category)
    .slice(0, categories)
    .flatMap(({ entries }) => entries.slice(0, few))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
