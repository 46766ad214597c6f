import type { OccupationFigures } from '../knowledge-base/types.ts'
import { industryName, inEveryIndustry, inIndustry } from './industries.ts'
import type { Person } from './person.ts'
import { comparablePay, entryStep, entryWithinReach, payMark, referencePay, zoneRange } from './reach.ts'

export const PURPOSES = ['career_deep_dive', 'career_change', 'executive_transition', 'ai_transition', 'basic'] as const
export type Purpose = (typeof PURPOSES)[number]

export function purposeOf(written: string): Purpose | undefined {
  return PURPOSES.find((name) => name === written)
}

/** How strictly each rule is applied; a rule is loosened only when too few occupations are left, and says so. */
export type Strictness = {
  /** Lowest share of the present pay; 0 = no rule. */
  readonly payShare: number
  readonly openings: number
  readonly growth: number
  /** Largest mean distance in levels; Infinity = no rule. */
  readonly distance: number
  /** Only the target industry, any, or given up because too little of it is within reach. */
  readonly industry: 'only' | 'any' | 'dropped'
  readonly zone: boolean
  /** What an executive transition leads to: work that leads, or first-line supervisors as well. */
  readonly scope: 'lead' | 'supervise'
  /** Whether what asks for years of related work is left to people with such work. */
  readonly related: boolean
}

/** What the person's skills and knowledge say about each occupation; undefined parts rest on no answer. */
export type Reading = {
  /** Mean distance in levels. */
  readonly distances: Float64Array | undefined
  /** Likeness of skills and knowledge, -1 to 1. */
  readonly likeness: Float64Array | undefined
  /** Widest gap in a core field of knowledge, levels. */
  readonly fieldGap: (index: number) => number
}

/** Changes of the rules for a what-if. */
export type RuleChange = { readonly leastPay?: number; readonly noDegree?: boolean }

export type Rule = { readonly rule: string; readonly label: string; readonly keep: (occupation: OccupationFigures) => boolean }

/** The rules in the order in which they are applied and printed as a funnel. */
export function rulesFor(context: {
  person: Person
  purpose: Purpose
  strictness: Strictness
  reading: Reading
  change?: RuleChange
}): Rule[] {
  const { person, purpose, strictness, reading, change } = context
  const { distances } = reading
  const { present, reach } = person
  const rules: Rule[] = [{ rule: 'ranked_codes', label: 'Occupations with codes of their own', keep: ({ ranked }) => ranked }]
  if (present)
    rules.push({
      rule: 'not_present',
      label: 'Other than your present job',
      keep: ({ code }) => code.slice(0, 7) !== present.code.slice(0, 7),
    })
  if (strictness.zone) rules.push(zoneRule(person, purpose))
  rules.push(entryRule(person, reading, strictness.related))
  if (purpose === 'executive_transition') rules.push(SCOPES[strictness.scope])
  const pay = payRule(person, strictness.payShare)
  if (pay) rules.push(pay)
  if (change?.leastPay) rules.push(leastPayRule(change.leastPay))
  if (change?.noDegree) rules.push(NO_DEGREE)
  if (strictness.industry !== 'any') rules.push(industryRule(reach.targetIndustry, strictness.industry))
  rules.push(viableRule(strictness))
  if (purpose === 'ai_transition') rules.push(saferRule(present))
  if (distances && present && Number.isFinite(strictness.distance)) {
    const limit = strictness.distance
    rules.push({
      rule: 'skills',
      label: `Skills within reach (average distance under ${limit.toFixed(1)} of a level)`,
      keep: ({ index }) => distances[index]! < limit,
    })
  }
  return rules
}

/**
 * From strict to loose: how far skills may lie, then openings and growth, then pay. The last two steps have no limit on pay or
 * preparation and count supervisors among those who lead; they serve only lists that would otherwise be short.
 */
export function strictnessSteps(person: Person, medianPay: number): Strictness[] {
  const asked = payShareOf(person, medianPay)
  const strict: Strictness = {
    payShare: asked,
    openings: 4000,
    growth: -2,
    distance: 0.8,
    industry: 'any',
    zone: true,
    scope: 'lead',
    related: true,
  }
  const open = { ...strict, distance: 1.4, openings: 2000, growth: -4 }
  const any = { ...open, distance: Number.POSITIVE_INFINITY, openings: 1000, growth: -8 }
  const last: Strictness = { ...any, payShare: 0, openings: 0, growth: -100, zone: false, scope: 'supervise' }
  return [
    strict,
    { ...strict, distance: 1.1 },
    { ...open, distance: 1.1 },
    { ...open, payShare: Math.min(asked, 0.75) },
    { ...any, payShare: Math.min(asked, 0.75) },
    { ...any, payShare: Math.min(asked, 0.6) },
    { ...any, payShare: Math.min(asked, 0.45) },
    last,
    { ...last, related: false },
  ]
}

/** Who earns less than the middle of all jobs and wants more is not offered less. */
function payShareOf({ reach }: Person, medianPay: number): number {
  if (reach.payFloorShare > 0) return Math.min(1.5, reach.payFloorShare)
  return reach.salaryCurrent < medianPay && reach.salaryTarget > reach.salaryCurrent ? 1 : 0.9
}

/**
 * Exposure (middle of the lenses) up to which a job counts as safer: ten points under the present one where that is in
 * the upper half, the present one's own where it is lower already, and the lower half when no present job is known.
 */
export function saferLimit(present: OccupationFigures | undefined): number {
  if (!present || present.exposure.middle < 0) return 50
  return present.exposure.middle > 55 ? present.exposure.middle - 10 : Math.max(present.exposure.middle, 40)
}

/**
 * Degrees within reach, no degree in a field that lies far from what the person knows, and no job that asks for years
 * of related work to people whose work is not related.
 */
function entryRule(person: Person, { likeness, fieldGap }: Reading, onlyRelated: boolean): Rule {
  const related = ({ index, code, title, entry }: OccupationFigures): boolean => {
    const asksYears = entry.experience === '5 years or more' || (entry.experience !== 'None' && /Supervisors/.test(title))
    if (TRADE_SUPERVISORS.test(code)) return person.present?.code.slice(0, 2) === code.slice(0, 2)
    return (
      !onlyRelated ||
      !asksYears ||
      !likeness ||
      likeness[index]! >= RELATED ||
      person.present?.code.slice(0, 2) === code.slice(0, 2)
    )
  }
  const near = (occupation: OccupationFigures): boolean =>
    (entryStep(occupation) ?? 0) < 4 || fieldGap(occupation.index) < FAR_FIELD
  return {
    rule: 'reach_entry',
    label: onlyRelated ? 'Usual entry within your reach' : 'Usual education within your reach, years of related work or not',
    keep: (occupation) =>
      entryWithinReach(person, occupation) && related(occupation) && near(occupation) && !byAudition(person, occupation.code),
  }
}

/** Work that one enters by contest, audition, contacts or land, and hardly anybody by a change of career. */
function byAudition({ present }: Person, code: string): boolean {
  return AUDITIONED.test(code) && present?.code.slice(0, 6) !== code.slice(0, 6)
}

function zoneRule(person: Person, purpose: Purpose): Rule {
  const range = purpose === 'executive_transition' ? { low: 4, high: 5 } : zoneRange(person)
  const name = purpose === 'executive_transition' ? 'Long preparation' : 'Preparation near yours'
  const zones = range.low === range.high ? `zone ${range.low}` : `zone ${range.low} to ${range.high}`
  return { rule: 'reach_zone', label: `${name} (${zones})`, keep: ({ zone }) => zone >= range.low && zone <= range.high }
}

function payRule(person: Person, share: number): Rule | undefined {
  const floor = referencePay(person) * share
  if (floor <= 0) return undefined
  const what = { median: 'Middle pay', p75: 'Upper-quarter pay', p90: 'Top-tenth pay' }[payMark(person)]
  return {
    rule: 'reach_pay',
    label: `${what} at least ${Math.round(share * 100)} % of yours`,
    keep: (occupation) => {
      const { pay } = comparablePay(person, occupation)
      return pay >= floor || (occupation.wages?.capped === true && pay > 0)
    },
  }
}

function leastPayRule(least: number): Rule {
  return {
    rule: 'least_pay',
    label: `Middle pay at least $${least.toLocaleString('en-US')}`,
    keep: ({ wages }) => (wages?.p50 ?? 0) >= least,
  }
}

function industryRule(industry: string, how: 'only' | 'dropped'): Rule {
  const name = industryName(industry)
  if (how === 'dropped')
    return { rule: 'industry', label: `Too little in ${name} is within your reach: any industry`, keep: () => true }
  return {
    rule: 'industry',
    label: `Usual in ${name}, or found in every industry`,
    keep: ({ code }) => inIndustry(code, industry) || inEveryIndustry(code),
  }
}

function viableRule({ openings, growth }: Strictness): Rule {
  const label =
    openings > 0
      ? `${openings.toLocaleString('en-US')} or more openings a year, shrinking no more than ${-growth} %`
      : 'With a projection'
  return {
    rule: 'viable',
    label,
    keep: ({ outlook }) => outlook !== undefined && outlook.openings >= openings && outlook.growthPercent >= growth,
  }
}

/** A job that both modern lenses put above 90 is never called safer, whatever the middle of the lenses says. */
function saferRule(present: OccupationFigures | undefined): Rule {
  const limit = saferLimit(present)
  const label = present
    ? `Less exposed to AI than your present job, or no more in the lower half (middle of the lenses at most ${Math.round(limit)})`
    : 'In the less exposed half'
  return {
    rule: 'safer',
    label,
    keep: ({ exposure }) => exposure.middle >= 0 && exposure.middle <= limit && !exposure.modernHigh,
  }
}

const NO_DEGREE: Rule = {
  rule: 'no_degree',
  label: "No bachelor's degree asked",
  keep: (occupation) => (entryStep(occupation) ?? 0) < 4,
}

/** Independent advisers and teachers of management: consultants, labor relations, finance, law, business and education faculty. */
const ADVISERS = /^(?:13-1111|13-1075|13-1141|13-2052|13-2061|23-1011|25-1011|25-1081|15-1212|15-2031)/

/** Management occupations, and others that usually ask for years in related work first. */
const leads = ({ code, entry, zone }: OccupationFigures): boolean =>
  code.startsWith('11-') ||
  entry.experience === '5 years or more' ||
  (zone >= 4 && entry.experience === 'Less than 5 years') ||
  ADVISERS.test(code)

/** The first post that leads others, for those from whom a degree or long preparation keeps the higher ones. */
const supervises = ({ title }: OccupationFigures): boolean => /\bSupervisors\b/.test(title)

const SCOPES: Readonly<Record<Strictness['scope'], Rule>> = {
  lead: { rule: 'scope', label: 'Leads people or budgets, or asks for years of related work', keep: leads },
  supervise: {
    rule: 'scope',
    label: 'Leads people or budgets, asks for years of related work, or supervises a team',
    keep: (occupation) => leads(occupation) || supervises(occupation),
  },
}

const RELATED = 0.35
/** Levels of core knowledge beyond which a degree would mean starting over. */
const FAR_FIELD = 2.5
/** Ranks that one reaches from within: police, farm, building, repair, production and transport. */
const TRADE_SUPERVISORS = /^(?:33|45|47|49|51|53)-1/

/** Actors, athletes, umpires, dancers, choreographers, musicians, their agents, models, legislators, judges, farmers. */
const AUDITIONED = /^(?:27-20(?:11|2[13]|3[12]|4[12])|41-9012|11-1031|23-102|13-1011|11-9013)/
