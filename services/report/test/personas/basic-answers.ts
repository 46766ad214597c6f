import type { BasicResponses } from '@waymark/contracts/models/assessment/assessment'
import {
  type basicIndustries,
  challengePreferences,
  interestAreas,
  learningStyles,
  workStyles,
  type workValueOptions,
} from '@waymark/contracts/models/assessment/options'
import { activities } from '@waymark/contracts/models/identity/activities'
import type { Persona } from './persona.ts'

const industryOf: Record<string, (typeof basicIndustries)[number]> = {
  technology: 'Technology',
  finance: 'Finance',
  healthcare: 'Healthcare',
  education: 'Education',
  consulting: 'Consulting',
  retail: 'Retail',
  media: 'Media',
  nonprofit: 'Non-profit',
  government: 'Government',
}
const tickedFor: Record<Persona['values'][number], (typeof workValueOptions)[number]> = {
  achievement: 'Making an impact',
  independence: 'Autonomy',
  recognition: 'Recognition',
  relationships: 'Team collaboration',
  support: 'Learning and development',
  working_conditions: 'Job security',
}
const order = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional']

/** What the person answers in the four steps of the basic assessment. `index` decides where the traits say nothing. */
export function basicAnswers({ facts, values, interests }: Persona, index: number): BasicResponses {
  const pick = <T>(from: readonly T[], shift = 0): T => from[(index + shift) % from.length]!
  const ticked = values.slice(0, 3).map((value) => tickedFor[value])
  return {
    currentRole: facts.currentRole,
    yearsExperience: facts.yearsExperience,
    industry: industryOf[facts.industry] ?? 'Operations',
    careerGoals: facts.careerGoals.slice(0, 4_000),
    workStyle: pick(workStyles),
    values: ticked,
    valuesOrder: ticked,
    skillsInterest: [...new Set([pick(interestAreas), pick(interestAreas, 5), pick(interestAreas, 7)])],
    challengePreference: pick(challengePreferences),
    learningStyle: pick(learningStyles),
    ...(facts.currentOccupation && index % 3 > 0 && { currentOccupation: facts.currentOccupation }),
    // Every other person opens the fold-out with the thirty activities.
    ...(index % 2 === 0 && {
      activities: Object.fromEntries(
        activities.map(({ slug, type }, at) => {
          const liking = Math.ceil((interests[order.indexOf(type)] ?? 5) / 2)
          return [slug, Math.max(1, Math.min(5, liking + ((index + at) % 3) - 1))]
        }),
      ),
    }),
  }
}
