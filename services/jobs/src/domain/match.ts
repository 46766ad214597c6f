import type { StepLeft } from '@waymark/contracts/models/job'
import type { AskedSkill } from './find-skills.ts'

/** How an occupation fits a person, and what stands between the two. */
export type Fit = {
  readonly fit: number
  readonly low: number
  readonly high: number
  /** The chief step that is left before the occupation; undefined where nothing is left or nobody could say. */
  readonly stepLeft?: StepLeft | undefined
  /** A limit that the person set, or a step down, in a few words. */
  readonly refusedWhy?: string | undefined
  /** The occupation's usual pay alone speaks against it. */
  readonly refusedForPay?: boolean
}
export type Basis = 'fit_and_skills' | 'skills' | 'fit' | 'none'

export type Match = {
  /** 0-100, whole; undefined when there is nothing to compute it from. */
  readonly percentage: number | undefined
  /** The same before rounding: what orders. */
  readonly score: number
  readonly basis: Basis
  readonly fit: Fit | undefined
  /** 0-100; undefined when the posting names no skill or the person's skills are not known. */
  readonly coverage: number | undefined
  readonly matched: readonly AskedSkill[]
  readonly missing: readonly AskedSkill[]
  readonly setAside: readonly AskedSkill[]
}

/** What a person says about one posting, as it counts. */
export type Corrections = {
  readonly have: ReadonlySet<string>
  readonly notAsked: ReadonlySet<string>
}

export const NO_CORRECTIONS: Corrections = { have: new Set(), notAsked: new Set() }

/** A must-have counts twice as much as a nice-to-have. */
export const MUST_WEIGHT = 2

/**
 * A job match: half the fit of the occupation on fixed anchors, half the coverage of what the posting asks for, must-haves and
 * nice-to-haves 2:1. Where one half is not known the other stands alone, and `basis` says so.
 */
export function computeMatch(options: {
  skills: readonly AskedSkill[]
  held: ReadonlySet<string>
  fit: Fit | undefined
  corrections?: Corrections
}): Match {
  const { skills, held, fit, corrections = NO_CORRECTIONS } = options
  const setAside = skills.filter(({ slug }) => corrections.notAsked.has(slug))
  const asked = skills.filter(({ slug }) => !corrections.notAsked.has(slug))
  const has = ({ slug }: AskedSkill): boolean => held.has(slug) || corrections.have.has(slug)
  const matched = asked.filter(has)
  const missing = asked.filter((skill) => !has(skill))
  const known = asked.length > 0 && (held.size > 0 || corrections.have.size > 0)
  const coverage = known ? (100 * weigh(matched)) / weigh(asked) : undefined
  const score = scoreOf(fit?.fit, coverage)
  return {
    percentage: score === undefined ? undefined : Math.round(score),
    score: score ?? -1,
    basis: basisOf(fit !== undefined, known),
    fit,
    coverage: coverage === undefined ? undefined : Math.round(coverage),
    matched,
    missing,
    setAside,
  }
}

function scoreOf(fit: number | undefined, coverage: number | undefined): number | undefined {
  if (fit === undefined) return coverage
  return coverage === undefined ? fit : fit / 2 + coverage / 2
}

function basisOf(fit: boolean, skills: boolean): Basis {
  if (fit) return skills ? 'fit_and_skills' : 'fit'
  return skills ? 'skills' : 'none'
}

function weigh(skills: readonly AskedSkill[]): number {
  return skills.reduce((sum, { kind }) => sum + (kind === 'must' ? MUST_WEIGHT : 1), 0)
}
