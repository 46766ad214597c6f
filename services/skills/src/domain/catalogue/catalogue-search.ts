import type { CatalogueSkill } from './catalogue.ts'
import type { KnowledgeBase } from './figures.ts'

/** The catalogue as it is asked: by id, and by what a person types. */
export type Catalogue = {
  readonly skills: readonly CatalogueSkill[]
  readonly find: (id: string) => CatalogueSkill | undefined
  /** The entry of an element of the scales ("2.A.1.b") or of a tool's slug. */
  readonly standsFor: (reading: string) => CatalogueSkill | undefined
  /** Best first: the same name, then names that begin so, then words that do, then parts; among equals the more asked-for. */
  readonly search: (typed: string, limit: number) => CatalogueSkill[]
}

export function indexCatalogue(base: KnowledgeBase, skills: readonly CatalogueSkill[]): Catalogue {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const names = skills.map((skill) => ({ skill, names: [skill.name, ...skill.aliases].map((name) => name.toLowerCase()) }))
  return {
    skills,
    find: (id) => byId.get(id),
    standsFor: readingsOf(base, skills),
    search: (typed, limit) => {
      const asked = typed.trim().toLowerCase()
      if (asked === '') return []
      return names
        .map((entry) => ({ skill: entry.skill, rank: Math.min(...entry.names.map((name) => rankOf(name, asked))) }))
        .filter(({ rank }) => rank < NO_MATCH)
        .sort((a, b) => a.rank - b.rank || b.skill.demandScore - a.skill.demandScore || (a.skill.id < b.skill.id ? -1 : 1))
        .slice(0, limit)
        .map(({ skill }) => skill)
    },
  }
}

function readingsOf(base: KnowledgeBase, skills: readonly CatalogueSkill[]): Catalogue['standsFor'] {
  const readings = new Map<string, CatalogueSkill>()
  for (const skill of skills) {
    for (const technology of skill.technologies) readings.set(base.technologies[technology]!.slug, skill)
    const family = /^(skill|knowledge)-/.exec(skill.id)?.[1]
    if (family === 'skill') for (const at of skill.skills) readings.set(base.scales.skill.elements[at]!.id, skill)
    if (family === 'knowledge') for (const at of skill.knowledge) readings.set(base.scales.knowledge.elements[at]!.id, skill)
  }
  return (reading) => readings.get(reading)
}

function rankOf(name: string, asked: string): number {
  if (name === asked) return 0
  if (name.startsWith(asked)) return 1
  if (name.includes(` ${asked}`) || name.includes(`(${asked}`)) return 2
  return asked.length > 2 && name.includes(asked) ? 3 : NO_MATCH
}

const NO_MATCH = 4
