import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { FitsRequest, FitsResponse, ListSkillNamesResponse } from '@waymark/proto/waymark/skills/v1/skills'
import type { Careers } from '../data/careers.ts'
import { shortRefusals } from '../domain/explain/short-refusals.ts'
import { rankSteps } from '../domain/matching/rank.ts'
import { ENGINE_VERSION } from '../domain/matching/weights.ts'
import { stepLeft } from '../domain/reach/entry-path.ts'
import { payingAs } from '../domain/reach/state-pay.ts'
import { createGoalReader } from './stated-goals.ts'
import { takeTurns } from './take-turns.ts'

/**
 * What jobs needs to match postings: every occupation's fit, what stands before it and what the person's own limits say of it; and
 * the names under which skills are written.
 */
export function matchingHandlers(
  { engine: national, catalogue, goals, stateWages }: Careers,
  statedOf = createGoalReader(goals),
) {
  return {
    fits: async ({ profile, draws }: FitsRequest, { signal }: { signal: AbortSignal }): Promise<FitsResponse> => {
      const person = profile ?? Profile.create()
      const times = draws > 0 ? Math.min(draws, MOST_DRAWS) : USUAL_DRAWS
      // Pay and goals as in a ranking: a limit says the same in both.
      const engine = payingAs(national, stateWages, person.reach?.state)
      const steps = rankSteps(engine, person, {
        ...({ purpose: 'basic', limit: 1, draws: times } as const),
        goals: statedOf(person),
        everyRange: true,
      })
      const ranking = await takeTurns(steps, signal)
      const answered = Object.values(ranking.weights).some((weight) => weight > 0)
      if (!answered) return { fits: [], engineVersion: ENGINE_VERSION }
      const refusalOf = shortRefusals(engine, ranking)
      const fits = engine.base.occupations.map((occupation) => {
        const { code, index } = occupation
        // Whole figures, as a ranking prints them: a match can be worked out again from what a person sees.
        const fit = Math.round(ranking.percent[index]!)
        const { low, high } = ranking.spread.range(index)
        const left = stepLeft(ranking.standing.entries[index]!)
        const refusal = refusalOf(occupation)
        return {
          code,
          fit,
          fitLow: Math.min(Math.round(low), fit),
          fitHigh: Math.max(Math.round(high), fit),
          left: left && { step: left.step, monthsLow: left.months[0], monthsHigh: left.months[1] },
          refusedWhy: refusal?.why,
          refusedForPay: refusal?.forPay ?? false,
        }
      })
      return { fits, engineVersion: ENGINE_VERSION }
    },

    listSkillNames: (): ListSkillNamesResponse => ({
      skills: catalogue.skills.map(({ id, name, aliases, category }) => ({ id, name, aliases: [...aliases], category })),
    }),
  }
}

const USUAL_DRAWS = 200
const MOST_DRAWS = 1000
