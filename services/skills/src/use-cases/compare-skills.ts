import type { SkillGap, SkillGaps } from '@waymark/contracts/models/skills/skill'
import type { Context } from '../context.ts'
import type { OccupationFigures } from '../domain/catalogue/figures.ts'
import { findGaps, type SkillGap as Gap } from '../domain/matching/gaps.ts'
import { readPerson } from '../domain/person/person.ts'
import { findOccupation } from './find-occupation.ts'
import { type HeldSkill, type KnownPerson, readProfile } from './read-profile.ts'

/** What an occupation asks for, beside what is known of the person, and which held skills speak for each of it. */
export async function compareSkills(context: Context, userId: string, code: string): Promise<SkillGaps> {
  const { careers } = context
  const occupation = findOccupation(careers, code, 'occupation')
  const known = await readProfile(context, userId)
  const gaps = findGaps(careers.engine, readPerson(careers.engine, known.profile), occupation.index)
  const asked = gaps.flatMap((gap) => presentGap(context, gap, known.held))
  const held = toolsInUse(occupation, known)
  return {
    occupation: { code: occupation.code, title: occupation.title },
    basis: known.basis,
    assessmentAway: known.assessmentAway || undefined,
    gaps: [...asked, ...held].sort(byState),
  }
}

function presentGap({ careers }: Context, gap: Gap, held: readonly HeldSkill[]): SkillGap[] {
  const { engine, catalogue } = careers
  const skill = catalogue.standsFor(gap.id)
  if (!skill) return []
  const { scales, technologies } = engine.base
  const kind = skill.technologies.length > 0 ? 'tool' : skill.id.startsWith('knowledge-') ? 'knowledge' : 'skill'
  const element = kind === 'tool' ? -1 : scales[kind].elements.findIndex(({ id }) => id === gap.id)
  const tool = technologies.findIndex(({ slug }) => slug === gap.id)
  const speaks = ({ skill: own }: HeldSkill): boolean => {
    if (kind === 'tool') return own.technologies.includes(tool)
    return (kind === 'skill' ? own.skills : own.knowledge).includes(element)
  }
  const measured = kind !== 'tool'
  const unknown = measured && gap.levelHeld < 0
  return [
    {
      skillId: skill.id,
      name: skill.name,
      kind,
      state: unknown ? 'unknown' : gap.size > LEAST_GAP ? 'short' : 'met',
      importance: round(gap.importance, 1),
      levelAsked: measured ? round(gap.levelAsked, 1) : undefined,
      levelHeld: measured && !unknown ? round(gap.levelHeld, 1) : undefined,
      size: round(Math.max(0, gap.size), 3),
      hoursLow: gap.size > LEAST_GAP ? gap.hoursLow : undefined,
      hoursHigh: gap.size > LEAST_GAP ? gap.hoursHigh : undefined,
      coveredBy: held.filter(speaks).map(({ skill: { id, name }, level }) => ({ skillId: id, name, proficiencyLevel: level })),
    },
  ]
}

/** The engine names only the tools that are missing: those in use stand beside them. */
function toolsInUse(occupation: OccupationFigures, { held }: KnownPerson): SkillGap[] {
  const asked = new Set(occupation.technologies.filter(({ inDemand }) => inDemand).map(({ technology }) => technology))
  return held
    .filter(({ skill }) => skill.technologies.some((technology) => asked.has(technology)))
    .map(({ skill: { id, name }, level }) => ({
      skillId: id,
      name,
      kind: 'tool',
      state: 'met',
      importance: TOOL_IMPORTANCE,
      size: 0,
      coveredBy: [{ skillId: id, name, proficiencyLevel: level }],
    }))
}

function byState(a: SkillGap, b: SkillGap): number {
  const order = (gap: SkillGap): number => ['short', 'unknown', 'met'].indexOf(gap.state)
  return order(a) - order(b) || b.size - a.size || b.importance - a.importance || (a.skillId < b.skillId ? -1 : 1)
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

/** Less than a tenth of a level of the weightiest skill is no gap worth naming. */
const LEAST_GAP = 0.05
/** The engine counts a tool that employers often ask for as of middling importance. */
const TOOL_IMPORTANCE = 3
