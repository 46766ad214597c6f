import { NO_REACH, type Reach } from '@waymark/contracts/models/advice/reach'
import type { OccupationFigures } from '../catalogue/figures.ts'
import type { BegunStudies } from '../goals/begun-studies.ts'
import type { Engine } from '../matching/engine.ts'
import { stepOf } from '../reach/education.ts'
import { claimsOf, type Profile } from './answers.ts'
import { type EvidenceKind, type LevelReading, type Observation, readLevels } from './level-reading.ts'
import { readScales, type ScaleReading } from './scale-reading.ts'

/** A profile as the engine reads it. A part without usable answers is undefined and left out of the fit. */
export type Person = {
  readonly interests: ScaleReading | undefined
  readonly values: ScaleReading | undefined
  readonly styles: ScaleReading | undefined
  readonly skills: LevelReading | undefined
  readonly knowledge: LevelReading | undefined
  /** Technologies the person uses, by position, with a weight 0-1 from the self-rating. */
  readonly technologies: ReadonlyMap<number, number>
  /** The present job, or without one the last that the person tells of. */
  readonly present: OccupationFigures | undefined
  /** They are not in that job now: it is the last one that they tell of. */
  readonly isReturning?: boolean
  /** Codes of work that they say they did before. */
  readonly former: readonly string[]
  /** Studies that they have begun and not finished. */
  readonly begun?: BegunStudies
  readonly reach: Reach
  /** Skills and papers as the person wrote them. */
  readonly claims?: readonly string[]
  /** Of them the skills that they rate well above the middle. */
  readonly strong?: readonly string[]
}

/** A profile as read, with what the goals tell of the person: work they did before, and the degree they have nearly earned. */
export function readPerson(engine: Engine, profile: Profile, { former = [], soon, begun, isReturning }: Told = {}): Person {
  const { scales, occupations, indexOf } = engine.base
  const position = indexOf.get(profile.currentOccupation || former.at(-1) || '')
  const present = position === undefined ? undefined : occupations[position]
  const stated = profile.reach ?? NO_REACH
  const reach = soon && stepOf(soon) > stepOf(stated.education) ? { ...stated, education: soon } : stated
  const claims = readClaims(engine, profile)
  const history = (levels: Float64Array): Observation[] =>
    historyOf(levels, levels.length / engine.count, present, reach.yearsExperience)
  return {
    interests: readScales('interest', scales.interest.elements, profile.ratings),
    values: readScales('value', scales.value.elements, profile.ratings, profile.valuesOrder),
    styles: readScales('style', scales.style.elements, profile.ratings),
    skills: readLevels(engine.skillPrior, [...history(engine.base.skillLevels), ...claims.skills]),
    knowledge: readLevels(engine.knowledgePrior, [...history(engine.base.knowledgeLevels), ...claims.knowledge]),
    technologies: claims.technologies,
    present,
    ...(present && (isReturning || profile.currentOccupation === '') ? { isReturning: true } : {}),
    former,
    ...(begun ? { begun } : {}),
    reach,
    claims: claimsOf(profile),
    strong: profile.skills.filter(({ rating }) => rating >= STRONG).map(({ name }) => name),
  }
}

type Told = {
  readonly former?: readonly string[]
  readonly soon?: string
  readonly begun?: BegunStudies
  readonly isReturning?: boolean
}

/** Level 0-7 that a self-rating stands for: 10 of 10 is what the most demanding common jobs ask (5.5). */
export function levelOfShare(share: number): number {
  return TOP_LEVEL * Math.min(1, Math.max(0, share))
}

/** The present job's own levels; newcomers to it may not have them yet. */
function historyOf(levels: Float64Array, width: number, present: OccupationFigures | undefined, years: number): Observation[] {
  if (!present) return []
  const error = years > 0 && years < 2 ? HISTORY_ERROR * 1.5 : HISTORY_ERROR
  const start = present.index * width
  return Array.from(levels.subarray(start, start + width), (level, element) => ({ element, level, kind: 'history', error }))
}

function readClaims(engine: Engine, profile: Profile) {
  const skills: Observation[] = []
  const knowledge: Observation[] = []
  const technologies = new Map<number, number>()
  for (const claim of profile.skills) {
    const found = engine.skillNames.resolve(claim.name)
    if (!found) continue
    const rated = claim.rating > 0
    const share = rated ? (claim.rating - 1) / 9 : UNRATED_SHARE
    if (found.technology !== undefined)
      technologies.set(found.technology, Math.max(technologies.get(found.technology) ?? 0, 0.3 + 0.7 * share))
    const kind = kindOf(claim.evidence)
    // A name that stands for several elements says less about each of them.
    const spread = Math.sqrt(found.skills.length + found.knowledge.length)
    const error = (rated ? CLAIM_ERROR[kind] : UNRATED_ERROR) * Math.max(1, spread * 0.8)
    for (const element of found.skills) skills.push({ element, level: levelOfShare(share), kind, error })
    for (const element of found.knowledge) knowledge.push({ element, level: levelOfShare(share), kind, error })
  }
  for (const rating of profile.ratings) addRating(engine, rating, { skills, knowledge })
  return { skills, knowledge, technologies }
}

function addRating(
  engine: Engine,
  rating: Profile['ratings'][number],
  into: { skills: Observation[]; knowledge: Observation[] },
): void {
  const [family, ...rest] = rating.scale.split('.')
  if (family !== 'skill' && family !== 'knowledge') return
  const element = engine.base.scales[family].elements.findIndex(({ key }) => key === rest.join('.'))
  const span = rating.high - rating.low
  if (element < 0 || span <= 0) return
  const level = levelOfShare((rating.value - rating.low) / span)
  const error = CLAIM_ERROR.self / Math.sqrt(rating.weight > 0 ? Math.min(1, rating.weight) : 1)
  // A level that was filled in from the present job and left as it was says no more than that job does.
  const kind = rating.prefilled ? 'history' : 'self'
  into[family === 'skill' ? 'skills' : 'knowledge'].push({ element, level, kind, error })
}

function kindOf(evidence: string): EvidenceKind {
  return evidence === 'quiz' || evidence === 'history' ? evidence : 'self'
}

/** Of ten: as much as a named skill counts as one that somebody is good at. */
const STRONG = 7
/** Level that a self-rating of 10 of 10 stands for. */
export const TOP_LEVEL = 5.5
const HISTORY_ERROR = 0.7
const CLAIM_ERROR: Readonly<Record<EvidenceKind, number>> = { history: 0.7, self: 0.8, quiz: 0.4 }
const UNRATED_SHARE = 0.6
const UNRATED_ERROR = 1.4
