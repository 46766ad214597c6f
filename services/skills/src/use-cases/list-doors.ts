import type { SkillDoors } from '@waymark/contracts/models/skills/skill'
import type { Context } from '../context.ts'
import type { Careers } from '../data/careers.ts'
import type { CatalogueSkill } from '../domain/catalogue/catalogue.ts'
import type { Engine } from '../domain/matching/engine.ts'
import { findGaps } from '../domain/matching/gaps.ts'
import { type Ranking, rank } from '../domain/matching/rank.ts'
import { claimsOf } from '../domain/person/answers.ts'
import { purposeOf } from '../domain/person/purposes.ts'
import { findDoors } from '../domain/reach/doors.ts'
import { payingAs } from '../domain/reach/state-pay.ts'
import { presentSkill } from './present-user-skill.ts'
import { type KnownPerson, readProfile } from './read-profile.ts'
import { readStatedGoals } from './read-stated-goals.ts'

type Door = SkillDoors['doors'][number]

/**
 * Skills that would open the most better-paid moves, then those that the person's best directions ask for; where nothing
 * is known of the person, those that most jobs ask for.
 */
export async function listDoors(context: Context, userId: string): Promise<SkillDoors> {
  const known = await readProfile(context, userId)
  const doors = known.basis === 'nothing' ? [] : doorsFor(context, known)
  const assessmentAway = known.assessmentAway || undefined
  if (doors.length > 0) return { basis: known.basis, assessmentAway, doors }
  return { basis: 'nothing', assessmentAway, doors: mostAskedFor(context, known) }
}

function doorsFor({ careers }: Context, { profile, purpose, held }: KnownPerson): Door[] {
  const { goals, catalogue } = careers
  const engine = payingAs(careers.engine, careers.stateWages, profile.reach?.state)
  const stated = readStatedGoals(goals, profile.goals, profile.currentOccupation, profile.currentRole, claimsOf(profile))
  const ranking = rank(engine, profile, { purpose: purposeOf(purpose) ?? 'basic', limit: DIRECTIONS, draws: 1, goals: stated })
  const own = new Set(held.map(({ skill }) => skill.id))
  const opened = findDoors(engine, ranking, MOST + own.size).flatMap(({ id, opened, examples, hoursLow, hoursHigh }) => {
    const skill = catalogue.standsFor(id)
    if (!skill || own.has(skill.id)) return []
    return [{ skill: presentSkill(skill), opened, examples: titlesOf(engine, examples), hoursLow, hoursHigh }]
  })
  const named = new Set([...own, ...opened.map(({ skill }) => skill.id)])
  const asked = askedByDirections(careers, ranking).filter(({ skill }) => !named.has(skill.id))
  return [...opened, ...asked].slice(0, MOST)
}

/** What the ten best directions ask for and the person is short of, the most common first. */
function askedByDirections({ engine, catalogue }: Careers, ranking: Ranking): Door[] {
  const asked = new Map<CatalogueSkill, { directions: number[]; size: number }>()
  for (const index of ranking.ranked)
    for (const { id, size } of findGaps(engine, ranking.person, index)) {
      const skill = catalogue.standsFor(id)
      if (!skill || size < LEAST_GAP) continue
      const entry = asked.get(skill) ?? { directions: [], size: 0 }
      entry.directions.push(index)
      entry.size += size
      asked.set(skill, entry)
    }
  return [...asked]
    .filter(([, { directions }]) => directions.length > 1)
    .sort(([a, x], [b, y]) => y.directions.length - x.directions.length || y.size - x.size || (a.id < b.id ? -1 : 1))
    .map(([skill, { directions }]) => ({
      skill: presentSkill(skill),
      opened: 0,
      askedBy: directions.length,
      examples: titlesOf(engine, directions.slice(0, EXAMPLES)),
    }))
}

function titlesOf({ base }: Engine, places: readonly number[]): string[] {
  return places.map((index) => base.occupations[index]!.title)
}

function mostAskedFor({ careers }: Context, { held }: KnownPerson): SkillDoors['doors'] {
  const own = new Set(held.map(({ skill }) => skill.id))
  return careers.catalogue.skills
    .filter(({ id, category }) => category === 'Core Skills' && !own.has(id))
    .sort((a, b) => b.demandScore - a.demandScore || (a.id < b.id ? -1 : 1))
    .slice(0, FEW)
    .map((skill) => ({ skill: presentSkill(skill), opened: 0, examples: [] }))
}

const DIRECTIONS = 10
const EXAMPLES = 3
/** As in a comparison: less is no gap worth naming. */
const LEAST_GAP = 0.05
const MOST = 10
const FEW = 3
