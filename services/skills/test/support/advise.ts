import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import type { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import { createRandom } from '../../src/domain/figures/random.ts'
import { type Ranking, rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from './careers.ts'

/** Somebody of whom only the wizard's first page is known. */
export type Simple = { readonly current: string; readonly goal?: string; readonly beside?: readonly string[] } & Partial<Reach>

/** The list of somebody, by the shipped knowledge base. */
export function advise({ current, goal = '', beside = [], ...reach }: Simple): Ranking {
  const { engine, goals } = shippedCareers()
  const profile = {
    ratings: [],
    skills: [],
    currentOccupation: current,
    currentRole: '',
    valuesOrder: [],
    goals: undefined,
    reach: { ...NO_REACH, ...reach },
  }
  const told = { text: goal, removed: [], beside: [...beside] }
  const stated = goal || beside.length > 0 ? readStatedGoals(goals, told, current) : undefined
  return rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, ...(stated && { goals: stated }) })
}

/** The codes of a list, best first. */
export function codesOf({ ranked }: Ranking): string[] {
  return ranked.map((index) => shippedCareers().engine.base.occupations[index]!.code)
}

/** So many of some rows, drawn by chance and the same on every run. */
export function drawn<T>(rows: readonly T[], many: number, seed: string): T[] {
  const random = createRandom(seed)
  return rows
    .map((row) => ({ row, at: random.uniform() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, many)
    .map(({ row }) => row)
}

/** The answer in the wizard that is nearest to the usual entry of an occupation. */
export function schoolingOf(usual: string): string {
  return SCHOOLING.find(([words]) => words.test(usual))?.[1] ?? 'high_school'
}

const SCHOOLING: readonly [words: RegExp, education: string][] = [
  [/^(?:No formal|High school)/, 'high_school'],
  [/^(?:Some college|Postsecondary)/, 'bootcamp'],
  [/^Associate/, 'associates'],
  [/^Bachelor/, 'bachelors'],
  [/^Master/, 'masters'],
  [/^Doctoral/, 'professional'],
]
