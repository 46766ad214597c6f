import type { SkillDoors } from '@waymark/contracts/models/skill'
import type { Context } from '../context.ts'
import { findDoors } from '../domain/doors.ts'
import { rank } from '../domain/rank.ts'
import { purposeOf } from '../domain/rules.ts'
import { presentSkill } from '../present-user-skill.ts'
import { type KnownPerson, readProfile } from './read-profile.ts'

/** Skills that would open the most better-paid moves; where nothing is known of the person, those that most jobs ask for. */
export async function listDoors(context: Context, userId: string): Promise<SkillDoors> {
  const known = await readProfile(context, userId)
  const doors = known.basis === 'nothing' ? [] : openedBy(context, known)
  const assessmentAway = known.assessmentAway || undefined
  if (doors.length > 0) return { basis: known.basis, assessmentAway, doors }
  return { basis: 'nothing', assessmentAway, doors: mostAskedFor(context, known) }
}

function openedBy({ careers }: Context, { profile, purpose, held }: KnownPerson): SkillDoors['doors'] {
  const { engine, catalogue } = careers
  const ranking = rank(engine, profile, { purpose: purposeOf(purpose) ?? 'basic', limit: LIMIT, draws: 1 })
  const own = new Set(held.map(({ skill }) => skill.id))
  return findDoors(engine, ranking, MOST + own.size)
    .flatMap(({ id, opened, examples, hoursLow, hoursHigh }) => {
      const skill = catalogue.standsFor(id)
      if (!skill || own.has(skill.id)) return []
      const titles = examples.map((index) => engine.base.occupations[index]!.title)
      return [{ skill: presentSkill(skill), opened, examples: titles, hoursLow, hoursHigh }]
    })
    .slice(0, MOST)
}

function mostAskedFor({ careers }: Context, { held }: KnownPerson): SkillDoors['doors'] {
  const own = new Set(held.map(({ skill }) => skill.id))
  return careers.catalogue.skills
    .filter(({ id, category }) => category === 'Core Skills' && !own.has(id))
    .sort((a, b) => b.demandScore - a.demandScore || (a.id < b.id ? -1 : 1))
    .slice(0, FEW)
    .map((skill) => ({ skill: presentSkill(skill), opened: 0, examples: [] }))
}

const LIMIT = 10
const MOST = 10
const FEW = 3
