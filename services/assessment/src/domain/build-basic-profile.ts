import type { BasicResponses } from '@waymark/contracts/models/assessment/assessment'
import { interestAreas, workValueOptions } from '@waymark/contracts/models/assessment/options'
import { activities } from '@waymark/contracts/models/identity/activities'
import { chosenCode } from './occupation-code.ts'
import type { Profile, Rating } from './profile.ts'

/**
 * The basic assessment as the engine reads it. A tick only hints at a scale, so it weighs half of a direct answer, and an option left
 * unticked beside ticked ones weighs a quarter; the optional activities are direct answers.
 */
export function buildBasicProfile(responses: BasicResponses): Profile {
  return {
    ratings: [
      ...ticks({ prefix: 'skillsInterest', all: interestAreas, ticked: responses.skillsInterest, hints: interestHints }),
      ...ticks({ prefix: 'values', all: workValueOptions, ticked: responses.values, hints: valueHints }),
      ...choice('workStyle', responses.workStyle, workStyleHints),
      ...choice('challengePreference', responses.challengePreference, challengeHints),
      ...activityRatings(responses.activities ?? {}),
    ],
    skills: [],
    currentOccupation: chosenCode(responses.currentOccupation),
    currentRole: responses.currentRole.trim(),
    reach: {
      yearsExperience: responses.yearsExperience,
      education: '',
      salaryCurrent: 0,
      salaryTarget: 0,
      industry: slug(responses.industry),
      targetIndustry: slug(responses.targetIndustry ?? ''),
      payFloorShare: 0,
      monthsAvailable: 0,
      learningHours: 0,
      remotePreference: '',
      ...(responses.state && { state: responses.state }),
    },
    valuesOrder: orderOfScales(responses),
    goals: undefined,
  }
}

type Hints = Readonly<Record<string, Readonly<Record<string, number>>>>

const TICKED = 5
const NOT_TICKED = 2

function ticks(options: { prefix: string; all: readonly string[]; ticked: readonly string[]; hints: Hints }): Rating[] {
  return options.all.flatMap((name) => {
    const ticked = options.ticked.includes(name)
    return Object.entries(options.hints[name] ?? {}).map(([scale, share]) => ({
      scale,
      item: `${options.prefix}.${slug(name)}`,
      value: ticked ? TICKED : NOT_TICKED,
      low: 1,
      high: 5,
      weight: share * (ticked ? 0.5 : 0.25),
    }))
  })
}

/** The six work values in the order that the ordered ticks give them: the first of five counts five times, the fifth once. */
function orderOfScales({ values, valuesOrder = [] }: BasicResponses): string[] {
  const score = new Map<string, number>()
  for (const [rank, name] of valuesOrder.filter((value) => values.includes(value)).entries()) {
    for (const [scale, share] of Object.entries(valueHints[name] ?? {})) {
      score.set(scale, (score.get(scale) ?? 0) + share * (MOST_ORDERED - rank))
    }
  }
  return [...score].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([scale]) => scale.replace('value.', ''))
}

const MOST_ORDERED = 5

/** One of three: each choice says something about a few work styles. */
function choice(prefix: string, chosen: string, hints: Hints): Rating[] {
  return Object.entries(hints[chosen] ?? {}).map(([scale, value]) => ({
    scale,
    item: `${prefix}.${chosen}`,
    value,
    low: 1,
    high: 5,
    weight: 0.5,
  }))
}

function activityRatings(given: Readonly<Record<string, number>>): Rating[] {
  return activities.flatMap(({ slug: name, type }) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    return value === undefined
      ? []
      : [{ scale: `interest.${type}`, item: `activities.${name}`, value, low: 1, high: 5, weight: 1 }]
  })
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '_')
}

/** Which interests an area leans on, by the definitions of the six types. None of the twelve asks for hands-on work: that is what the activities are for. */
const interestHints: Hints = {
  'Technical/Programming': { 'interest.investigative': 1, 'interest.realistic': 0.5 },
  'Data Analysis': { 'interest.investigative': 1, 'interest.conventional': 0.5 },
  Design: { 'interest.artistic': 1 },
  'Writing/Communication': { 'interest.artistic': 1, 'interest.social': 0.25 },
  Leadership: { 'interest.enterprising': 1, 'interest.social': 0.25 },
  'Project Management': { 'interest.enterprising': 0.75, 'interest.conventional': 0.5 },
  Sales: { 'interest.enterprising': 1 },
  Marketing: { 'interest.enterprising': 0.75, 'interest.artistic': 0.5 },
  Research: { 'interest.investigative': 1 },
  'Problem Solving': { 'interest.investigative': 0.5, 'interest.realistic': 0.25 },
  'Customer Service': { 'interest.social': 1, 'interest.enterprising': 0.25 },
  Finance: { 'interest.conventional': 1, 'interest.enterprising': 0.5 },
}

/** The twelve ticks against the six work values, by the needs that O*NET counts under each. */
const valueHints: Hints = {
  'Work-life balance': { 'value.working_conditions': 1, 'value.support': 0.5 },
  'High compensation': { 'value.working_conditions': 1, 'value.recognition': 0.25 },
  'Career growth': { 'value.recognition': 1, 'value.achievement': 0.5 },
  'Job security': { 'value.working_conditions': 1, 'value.support': 0.5 },
  'Creative freedom': { 'value.independence': 1, 'value.achievement': 0.5 },
  'Making an impact': { 'value.relationships': 0.75, 'value.achievement': 0.75 },
  'Flexible schedule': { 'value.independence': 0.5, 'value.working_conditions': 0.75 },
  'Leadership opportunities': { 'value.recognition': 1 },
  'Learning and development': { 'value.achievement': 1, 'value.support': 0.5 },
  'Team collaboration': { 'value.relationships': 1 },
  Autonomy: { 'value.independence': 1 },
  Recognition: { 'value.recognition': 1 },
}

/** Values on 1-5. Style ids: cooperation 3.a, social orientation 3.c, independence 6. */
const workStyleHints: Hints = {
  collaborative: { 'style.1.C.3.a': 5, 'style.1.C.3.c': 5, 'style.1.C.6': 2 },
  independent: { 'style.1.C.3.a': 3, 'style.1.C.3.c': 2, 'style.1.C.6': 5 },
  hybrid: { 'style.1.C.3.a': 4, 'style.1.C.3.c': 3, 'style.1.C.6': 4 },
}

/** Attention to detail 5.b, dependability 5.a, adaptability 4.c, innovation 7.a, analytical thinking 7.b, persistence 1.b. */
const challengeHints: Hints = {
  structured: { 'style.1.C.5.b': 5, 'style.1.C.5.a': 5, 'style.1.C.4.c': 2 },
  varied: { 'style.1.C.4.c': 5, 'style.1.C.7.a': 4, 'style.1.C.5.b': 3 },
  complex: { 'style.1.C.7.b': 5, 'style.1.C.1.b': 5, 'style.1.C.7.a': 4 },
}
