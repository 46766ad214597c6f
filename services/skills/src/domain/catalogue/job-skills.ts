import type { Engine } from '../matching/engine.ts'

/**
 * Skills of the catalogue that somebody who works in an occupation uses: tools that its employers often ask for, elements
 * that it rates 3.5 of 5 or more, and the practices that are its own work.
 */
export function skillsOfJob({ base, catalogue }: Engine, index: number): string[] {
  const { code, technologies } = base.occupations[index]!
  const tools = new Set(technologies.filter(({ inDemand }) => inDemand).map(({ technology }) => technology))
  const rates = (family: 'skill' | 'knowledge', element: number): boolean =>
    base.scales[family].rows[index * base.scales[family].elements.length + element]! >= RATED
  const ownWork = new Set(
    base.skillEntries
      .filter(({ occupations }) => occupations.some((beginning) => code.startsWith(beginning)))
      .map(({ id }) => id),
  )
  return catalogue
    .filter(({ id, technologies: own, skills, knowledge }) => {
      if (own.length > 0) return own.some((technology) => tools.has(technology))
      if (id.startsWith('skill-')) return skills.every((element) => rates('skill', element))
      if (id.startsWith('knowledge-')) return knowledge.every((element) => rates('knowledge', element))
      return ownWork.has(id)
    })
    .map(({ id }) => id)
}

const RATED = 3.5
