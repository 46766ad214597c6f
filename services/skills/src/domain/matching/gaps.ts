import type { LevelReading } from '../person/level-reading.ts'
import type { Person } from '../person/person.ts'
import type { Engine } from './engine.ts'

export type SkillGap = {
  readonly id: string
  readonly name: string
  readonly importance: number
  readonly levelAsked: number
  readonly levelHeld: number
  /** Shortfall as a share of the level asked, weighted by importance, 0-1; unused surplus is negative, at half weight. */
  readonly size: number
  readonly hoursLow: number
  readonly hoursHigh: number
}

/**
 * Gaps between a person and an occupation, widest first: skills and knowledge that the job rates 3 of 5 or more,
 * then tools that its employers often ask for and the person did not name.
 */
export function findGaps(engine: Engine, person: Person, index: number): SkillGap[] {
  const { base } = engine
  const skills = elementGaps({ ...base.scales.skill, levels: base.skillLevels, held: person.skills, index })
  const knowledge = person.knowledge
    ? elementGaps({ ...base.scales.knowledge, levels: base.knowledgeLevels, held: person.knowledge, index })
    : []
  return [...skills, ...knowledge, ...toolGaps(engine, person, index)].sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1))
}

function elementGaps(input: {
  elements: readonly { id: string; name: string }[]
  rows: Float64Array
  levels: Float64Array
  held: LevelReading | undefined
  index: number
}): SkillGap[] {
  const { elements, rows, levels, held, index } = input
  return elements.flatMap(({ id, name }, element) => {
    const at = index * elements.length + element
    const importance = rows[at]!
    if (importance < LEAST_IMPORTANCE) return []
    const asked = levels[at]!
    const known = held !== undefined && held.weight[element]! >= LEAST_EVIDENCE
    if (!known) return [{ id, name, importance, levelAsked: asked, levelHeld: -1, size: 0, hoursLow: 0, hoursHigh: 0 }]
    const short = asked - held.level[element]!
    const weight = (importance - 1) / 4
    const size = short > 0 ? Math.min(1, (weight * short) / FULL_GAP) : Math.max(-1, (0.5 * weight * short) / FULL_GAP)
    const hours = Math.max(0, short)
    return [
      {
        id,
        name,
        importance,
        levelAsked: asked,
        levelHeld: held.level[element]!,
        size,
        hoursLow: Math.round(hours * HOURS[0]),
        hoursHigh: Math.round(hours * HOURS[1]),
      },
    ]
  })
}

function toolGaps(engine: Engine, person: Person, index: number): SkillGap[] {
  const { technologies } = engine.base
  const related = engine.base.occupations[index]!.technologies.filter(
    ({ technology, inDemand }) => inDemand && !person.technologies.has(technology),
  )
    .filter(({ technology }) => !EVERYBODY.has(technologies[technology]!.name))
    .sort((a, b) => technologies[b.technology]!.users - technologies[a.technology]!.users)
    .slice(0, MOST_TOOLS)
  return related.map(({ technology }) => {
    const { slug, name } = technologies[technology]!
    return { id: slug, name, importance: 3, levelAsked: 0, levelHeld: -1, size: TOOL_SIZE, hoursLow: 15, hoursHigh: 60 }
  })
}

const LEAST_IMPORTANCE = 3
const LEAST_EVIDENCE = 0.12
/** Two levels short of a skill of the greatest importance is a full gap. */
const FULL_GAP = 2
/** Hours of practice a level: our own estimate, no data set holds it. */
const HOURS = [40, 100] as const
const MOST_TOOLS = 4
const TOOL_SIZE = 0.08
const EVERYBODY = new Set([
  'Microsoft Office software',
  'Microsoft Word',
  'Microsoft Outlook',
  'Microsoft Excel',
  'Microsoft PowerPoint',
  'Microsoft Windows',
])
