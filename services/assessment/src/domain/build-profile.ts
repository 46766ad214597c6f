import type { Reach } from '@waymark/contracts/models/advice/reach'
import type { Answer } from './answers.ts'
import type { EngineRead } from './bank-types.ts'
import { hasLed } from './has-led.ts'
import { chosenCode } from './occupation-code.ts'
import type { Profile, Rating, SkillClaim } from './profile.ts'

/** The facts of the wizard's second step that limit a person's reach. */
export type BasicFacts = {
  readonly currentRole: string
  readonly yearsExperience: number
  readonly industry: string
  readonly targetIndustry?: string | undefined
  readonly salaryCurrent?: number | undefined
  readonly salaryTarget?: number | undefined
  readonly educationLevel: string
  readonly currentOccupation?: string | undefined
  readonly remotePreference?: string | undefined
  readonly state?: string | undefined
  readonly leadershipExperience?: boolean | undefined
  readonly skillsSoft?: readonly string[] | undefined
  readonly certifications?: readonly string[] | undefined
}

/** The answers as the engine reads them. Free text never enters: the role serves display and title search only. */
export function buildProfile(facts: BasicFacts, answers: readonly Answer[]): Profile {
  return {
    ratings: answers.flatMap(ratingsOf),
    skills: claims(facts, answers),
    currentOccupation: chosenCode(facts.currentOccupation),
    currentRole: facts.currentRole.trim(),
    reach: reachOf(facts, answers),
    valuesOrder: answers.find((answer) => answer.question.reads.report === 'value.order')?.items.map((item) => item.key) ?? [],
    goals: undefined,
  }
}

function ratingsOf({ question, items }: Answer): Rating[] {
  switch (question.type) {
    case 'scale_group':
      return items.flatMap((item) => {
        const reads = question.items.find((entry) => entry.slug === item.key)?.engine ?? []
        const given = reads.map((read) => rating(read, `${question.id}.${item.key}`, { value: item.value, low: 1, high: 10 }))
        return item.prefilled ? given.map(filledIn) : given
      })
    case 'scale':
      return items.flatMap((item) =>
        (question.reads.engine ?? []).map((read) => rating(read, question.id, { value: item.value, low: 1, high: 10 })),
      )
    case 'ranking': {
      // First of six is 6 on a scale from 1 to 6.
      const high = question.options.length
      return items.flatMap((item) => {
        const reads = question.options.find((option) => option.value === item.key)?.engine ?? []
        return reads.map((read) => rating(read, `${question.id}.${item.key}`, { value: high + 1 - item.value, low: 1, high }))
      })
    }
    case 'single_select': {
      const reads = (question.reads.engine ?? []).filter((read) => !read.scale.startsWith('reach.'))
      const place = question.options.findIndex((option) => option.value === items[0]?.key) + 1
      return reads.map((read) => rating(read, question.id, { value: place, low: 1, high: question.options.length }))
    }
    default:
      return []
  }
}

function rating(read: EngineRead, item: string, answer: { value: number; low: number; high: number }): Rating {
  const { value, low, high } = answer
  return { scale: read.scale, item, value: read.reverse ? low + high - value : value, low, high, weight: read.weight }
}

/** What an occupation filled in and the person left alone says half as much as their own answer. */
function filledIn(own: Rating): Rating {
  return { ...own, weight: own.weight / 2, prefilled: true }
}

/** Rated skills first; a name told twice counts once, with its rating. */
function claims(facts: BasicFacts, answers: readonly Answer[]): SkillClaim[] {
  const named = answers.filter((answer) => answer.question.type === 'skills_rating').flatMap((answer) => answer.items)
  const told = [...(facts.skillsSoft ?? []), ...(facts.certifications ?? [])].map((name) => ({
    label: name.replace(/\s+/g, ' ').trim(),
    value: 0,
  }))
  const seen = new Set<string>()
  const all: SkillClaim[] = []
  for (const { label, value } of [...named, ...told].sort((a, b) => Number(b.value > 0) - Number(a.value > 0))) {
    const key = label.toLowerCase()
    if (!label || seen.has(key)) continue
    seen.add(key)
    all.push({ name: label, rating: value, evidence: 'self' })
  }
  return all
}

function reachOf(facts: BasicFacts, answers: readonly Answer[]): Reach {
  return {
    yearsExperience: facts.yearsExperience,
    education: facts.educationLevel,
    salaryCurrent: facts.salaryCurrent ?? 0,
    salaryTarget: facts.salaryTarget ?? 0,
    industry: facts.industry,
    targetIndustry: settledIndustry(facts.targetIndustry),
    payFloorShare: numberFrom(answers, 'reach.pay_floor_share'),
    monthsAvailable: numberFrom(answers, 'reach.months_available'),
    learningHours: numberFrom(answers, 'reach.learning_hours'),
    remotePreference: textFrom(answers, 'reach.remote_preference') || remoteFrom(facts.remotePreference),
    ...(facts.state && { state: facts.state }),
    ...(hasLed(facts, answers) && { leads: true }),
  }
}

/** A client may say it in the payload's own field instead of the question. */
function remoteFrom(preference: string | undefined): string {
  const word = preference?.trim().toLowerCase() ?? ''
  return ['remote', 'hybrid', 'onsite', 'flexible'].includes(word) ? word : ''
}

/** "Exploring" and "unsure" are no industry to filter by. */
function settledIndustry(target: string | undefined): string {
  return target === undefined || target === 'exploring' || target === 'unsure' ? '' : target
}

function numberFrom(answers: readonly Answer[], scale: string): number {
  const amount = amountFrom(answers, scale)
  return typeof amount === 'number' ? amount : 0
}

function textFrom(answers: readonly Answer[], scale: string): string {
  const amount = amountFrom(answers, scale)
  return typeof amount === 'string' ? amount : ''
}

function amountFrom(answers: readonly Answer[], scale: string): number | string | undefined {
  for (const { question, items } of answers) {
    if (question.type !== 'single_select' || !question.reads.engine?.some((read) => read.scale === scale)) continue
    return question.options.find((option) => option.value === items[0]?.key)?.amount
  }
  return undefined
}
