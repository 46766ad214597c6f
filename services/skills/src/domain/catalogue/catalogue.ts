import type { KnowledgeBase, SkillEntry } from './figures.ts'
import { demandOf, employmentOf } from './skill-demand.ts'

/** An entry of the skill catalogue: a tool, a practice, one of the 35 skills or a field of knowledge. */
export type CatalogueSkill = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  /** 1-100: rank by the number of people in the occupations that need it, among its own kind. */
  readonly demandScore: number
  /** Other ways in which people write it. */
  readonly aliases: readonly string[]
  /** Positions in the table's tools and in the skill and knowledge scales: what the ranking reads of it. */
  readonly technologies: readonly number[]
  readonly skills: readonly number[]
  readonly knowledge: readonly number[]
}

/** The catalogue in the order of names. Ids never change; a name may. */
export function createCatalogue(base: KnowledgeBase): CatalogueSkill[] {
  const place = placesOf(base)
  const entries = base.skillEntries.map((entry) => ({ entry, ...place(entry) }))
  const people = employmentOf(base)
  const demand = demandOf(base, people, entries)
  return entries
    .map(({ entry: { id, name, description, category, aliases }, technologies, skills, knowledge }, at) => {
      return { id, name, description, category, demandScore: demand[at]!, aliases, technologies, skills, knowledge }
    })
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
}

export type Places = Pick<CatalogueSkill, 'technologies' | 'skills' | 'knowledge'>

/** What an entry stands for. A tool is found by its slug, a practice without elements of its own by the list of phrases. */
function placesOf(base: KnowledgeBase): (entry: SkillEntry) => Places {
  const tools = new Map<string, number>()
  base.technologies.forEach(({ slug }, position) => {
    if (!tools.has(slug)) tools.set(slug, position)
  })
  const skills = new Map(base.scales.skill.elements.map(({ id }, position) => [id, position]))
  const knowledge = new Map(base.scales.knowledge.elements.map(({ id }, position) => [id, position]))
  return ({ id, tools: named, elements: own }) => {
    const slugs = named.length > 0 ? named : [id]
    const technologies = slugs.flatMap((slug) => tools.get(slug) ?? [])
    const elements = own.length > 0 || technologies.length > 0 ? own : (base.skillPhrases.get(id.replaceAll('-', ' ')) ?? [])
    return {
      technologies,
      skills: elements.flatMap((element) => skills.get(element) ?? []),
      knowledge: elements.flatMap((element) => knowledge.get(element) ?? []),
    }
  }
}
