import { createHash } from 'node:crypto'
import { wishIds } from '@waymark/contracts/models/advice/goal'
import type { Profile, Reach } from '@waymark/proto/waymark/skills/v1/profile'
import type { Careers } from '../../src/data/careers.ts'
import type { TitleIndex } from '../../src/domain/catalogue/titles/title-index.ts'
import { createRandom } from '../../src/domain/figures/random.ts'
import type { Goals } from '../../src/domain/goals/goals.ts'
import { findGaps } from '../../src/domain/matching/gaps.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { readPerson } from '../../src/domain/person/person.ts'
import { PURPOSES } from '../../src/domain/person/purposes.ts'
import { findDoors } from '../../src/domain/reach/doors.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { profileOf } from './personas.ts'

export type Asked = Pick<Careers, 'engine' | 'catalogue'>

/** All that the engine says to a person drawn by chance: the codes of the list, and a digest of the whole. */
export function answersFor({ engine, catalogue }: Asked, person: number, draws = 12): string {
  const { base } = engine
  const purpose = PURPOSES[person % PURPOSES.length]!
  const profile = randomProfile({ engine, catalogue }, person)
  const ranking = rank(engine, profile, { purpose, limit: 10, draws, goals: randomGoals({ engine }, person) })
  const first = ranking.ranked[0] ?? 0
  const whole = {
    // Notes, posts and settings are words of ours about an occupation; new ones are no other answer of the engine.
    ranking: presentRanking({ ...engine, base: { ...base, notes: new Map(), sameWork: new Map() } }, ranking),
    doors: findDoors(engine, ranking, 8),
    gaps: [first, (first + 300) % base.occupations.length].map((index) => findGaps(engine, readPerson(engine, profile), index)),
  }
  return `${ranking.ranked.map((index) => base.occupations[index]!.code).join(' ')} ${digest(whole)}`
}

export function titleAnswers(titles: TitleIndex, { base }: Asked['engine'], letter: string, step = 331): string {
  const written = [
    ...every(
      step,
      base.occupations.flatMap(({ alternateTitles }) => alternateTitles),
    ),
    'nusre',
    'Sr. Software Engineer II',
    'book keeper',
    'VP of Sales',
    'manager',
  ]
  return digest(
    written.map((title) =>
      titles
        .find(letter === '' ? title : title.replace(letter, ''), 5)
        .map(({ index, score, matchedTitle }) => [index, matchedTitle, score.toFixed(9)]),
    ),
  )
}

/** Names of skills as people may write them. */
export function typed({ engine: { base }, catalogue }: Asked): string[] {
  const names = base.technologies
    .map(({ name }) => name)
    .concat(catalogue.skills.flatMap(({ name, aliases }) => [name, ...aliases]))
  return every(7, names).flatMap((name) => [
    name,
    `${name} (advanced)`,
    `${name.toLowerCase()} skills`,
    name.slice(0, -1),
    `good ${name} 3.1`,
  ])
}

/** Somebody drawn by chance: some say much, some nearly nothing. */
export function randomProfile({ engine: { base }, catalogue }: Asked, person: number): Profile {
  const random = createRandom(`person ${person}`)
  const upTo = (most: number) => Math.floor(random.uniform() * (most + 1))
  const one = <T>(values: readonly T[]): T => values[upTo(values.length - 1)]!
  const says = (share: number) => random.uniform() < share
  const values = ['achievement', 'independence', 'recognition', 'relationships', 'support', 'working_conditions']
  const styles = base.scales.style.elements.map(({ id }) => id)
  const occupation = one(base.occupations.filter(({ ranked }) => ranked))
  const reach: Partial<Reach> = {
    yearsExperience: upTo(40),
    education: one(['', 'none', 'high_school', 'some_college', 'associate', 'associates', 'bachelors', 'masters', 'doctorate']),
    salaryCurrent: says(0.6) ? 1000 * upTo(180) : 0,
    salaryTarget: says(0.4) ? 1000 * upTo(220) : 0,
    industry: one(['', 'finance', 'healthcare', 'education', 'technology', 'retail']),
    targetIndustry: one(['', '', 'healthcare', 'technology', 'government']),
    payFloorShare: one([0, 0.5, 0.75, 1]),
    monthsAvailable: one([0, 1, 6, 12, 24]),
    learningHours: one([0, 2, 5, 10]),
    remotePreference: one(['', 'remote', 'hybrid', 'onsite', 'flexible']),
  }
  return profileOf({
    interests: Array.from({ length: 6 }, () => 1 + 4 * random.uniform()) as [number, number, number, number, number, number],
    values: says(0.7)
      ? values
          .map((value) => [random.uniform(), value] as const)
          .sort((a, b) => a[0] - b[0])
          .map(([, value]) => value)
          .slice(0, 1 + upTo(5))
      : [],
    styles: says(0.7) ? Object.fromEntries(styles.filter(() => says(0.6)).map((id) => [id, 1 + upTo(9)])) : {},
    skills: Object.fromEntries(Array.from({ length: upTo(6) }, () => [one(catalogue.skills).name, upTo(10)])),
    current: says(0.5) ? occupation.code : '',
    role: occupation.title,
    reach,
  })
}

/** Goals drawn by chance, nothing at all for every second person. */
function randomGoals({ engine: { base } }: Pick<Asked, 'engine'>, person: number): Goals {
  const random = createRandom(`goals ${person}`)
  const below = (end: number) => Math.floor(random.uniform() * end)
  if (below(2) === 0) return { wanted: [], wishes: [] }
  const wanted = Array.from({ length: below(4) }, (_, at) => ({
    phrase: `goal ${at}`,
    inside: below(4) === 0,
    codes: Array.from({ length: 1 + below(3) }, () => ({
      code: base.occupations[below(base.occupations.length)]!.code,
      weight: [1, 0.9, 0.7, 0.4][below(4)]!,
    })),
  }))
  const wishes = wishIds
    .filter(() => below(4) === 0)
    .map((id) => ({ id, phrase: id, values: new Map(base.occupations.map(({ code }) => [code, below(5) / 2 - 1])) }))
  return { wanted, wishes }
}

export const every = <T>(step: number, values: readonly T[]): T[] => values.filter((_, place) => place % step === 0)

export function digest(value: unknown): string {
  return createHash('sha256')
    .update(
      JSON.stringify(value, (_, part) =>
        typeof part === 'number' && !Number.isInteger(part)
          ? Number(part.toPrecision(10))
          : part instanceof Set
            ? [...part]
            : part,
      ),
    )
    .digest('hex')
    .slice(0, 16)
}
