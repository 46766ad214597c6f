import type { Places } from './catalogue.ts'
import type { KnowledgeBase, SkillEntry } from './figures.ts'

export type Employment = {
  /** People in each occupation of the table; 0 for those that are not ranked. */
  readonly byIndex: readonly number[]
  /** Employment by six-digit code: parts of one code share its figure. */
  readonly byCode: ReadonlyMap<string, number>
}

/**
 * Employment of May 2024 (U.S. Bureau of Labor Statistics, OEWS). A code that the table splits counts once, at its first
 * part, as the release prints one figure for all of them.
 */
export function employmentOf(base: KnowledgeBase): Employment {
  const byCode = new Map<string, number>()
  const count = (code: string, people: number) => {
    const soc = code.slice(0, 7)
    byCode.set(soc, Math.max(byCode.get(soc) ?? 0, people || 0))
  }
  for (const { code, wages } of base.occupations) count(code, wages?.employment ?? 0)
  const byIndex = base.occupations.map(({ ranked, wages }) => (ranked ? (wages?.employment ?? 0) : 0))
  return { byIndex, byCode }
}

/**
 * Demand of each entry, 1-100: its rank among its own kind (tools, practices, the scales' own skills and fields) by people
 * employed in the occupations that need it. A tool counts the occupations that name it, three times where employers often
 * ask for it there, and a tenth when it is no "hot technology" (frequent in postings); a tool the table does not name
 * counts a tenth of the occupations that we say use it, so that no guess outranks a reading; a practice counts the occupations whose work it is, or those that rate all of its elements 3 of 5
 * or more. Tools and element ratings: O*NET 29.3.
 */
export function demandOf(
  base: KnowledgeBase,
  people: Employment,
  entries: readonly (Places & { readonly entry: SkillEntry })[],
): number[] {
  const asked = askedForTools(base, people)
  const figures = entries.map(({ entry, technologies, skills, knowledge }) => {
    if (technologies.length > 0) return Math.max(...technologies.map((technology) => asked[technology]!))
    if (entry.users.length > 0) return SELDOM * peopleIn(people, entry.users)
    if (entry.occupations.length > 0) return peopleIn(people, entry.occupations)
    return peopleWhoNeed(base, people, { skills, knowledge })
  })
  const kinds = entries.map(({ entry, technologies }) => {
    if (technologies.length > 0 || entry.users.length > 0) return 'tool'
    return /^(?:skill|knowledge)-/.exec(entry.id)?.[0] ?? 'practice'
  })
  const sorted = new Map<string, number[]>()
  figures.forEach((figure, at) => {
    sorted.set(kinds[at]!, [...(sorted.get(kinds[at]!) ?? []), figure])
  })
  for (const list of sorted.values()) list.sort((a, b) => a - b)
  return figures.map((figure, at) => {
    const list = sorted.get(kinds[at]!)!
    const below = list.findIndex((other) => other >= figure)
    return Math.max(1, Math.round((100 * (below + 1)) / list.length))
  })
}

function askedForTools(base: KnowledgeBase, { byIndex }: Employment): Float64Array {
  const asked = new Float64Array(base.technologies.length)
  for (const { index, technologies } of base.occupations)
    for (const { technology, inDemand } of technologies) asked[technology]! += byIndex[index]! * (inDemand ? OFTEN : 1)
  base.technologies.forEach(({ hot }, technology) => {
    if (!hot) asked[technology]! *= SELDOM
  })
  return asked
}

function peopleIn({ byCode }: Employment, beginnings: readonly string[]): number {
  let sum = 0
  for (const [soc, people] of byCode) if (beginnings.some((beginning) => soc.startsWith(beginning.slice(0, 7)))) sum += people
  return sum
}

function peopleWhoNeed(base: KnowledgeBase, { byIndex }: Employment, places: Pick<Places, 'skills' | 'knowledge'>): number {
  const needed = (family: 'skill' | 'knowledge', index: number) => {
    const { elements, rows } = base.scales[family]
    const own = family === 'skill' ? places.skills : places.knowledge
    return own.every((element) => rows[index * elements.length + element]! >= NEEDED)
  }
  return base.occupations.reduce(
    (sum, { index }) => sum + (needed('skill', index) && needed('knowledge', index) ? byIndex[index]! : 0),
    0,
  )
}

const OFTEN = 3
/** A tool that postings seldom name. */
const SELDOM = 0.1
const NEEDED = 3
