import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { FitsRequest, FitsResponse, ListSkillNamesResponse } from '@waymark/proto/waymark/skills/v1/skills'
import type { Careers } from './careers.ts'
import { rankSteps } from './domain/rank.ts'
import { ENGINE_VERSION } from './domain/weights.ts'
import { takeTurns } from './take-turns.ts'

/** What jobs needs to match postings: every occupation's fit, and the names under which skills are written. */
export function matchingHandlers(careers: Careers) {
  const { engine, catalogue } = careers
  return {
    fits: async ({ profile, draws }: FitsRequest, { signal }: { signal: AbortSignal }): Promise<FitsResponse> => {
      const times = draws > 0 ? Math.min(draws, MOST_DRAWS) : USUAL_DRAWS
      const steps = rankSteps(engine, profile ?? Profile.create(), {
        ...({ purpose: 'basic', limit: 1, draws: times } as const),
        everyRange: true,
      })
      const ranking = await takeTurns(steps, signal)
      const answered = Object.values(ranking.weights).some((weight) => weight > 0)
      if (!answered) return { fits: [], engineVersion: ENGINE_VERSION }
      const fits = engine.base.occupations.map(({ code, index }) => {
        // Whole figures, as a ranking prints them: a match can be worked out again from what a person sees.
        const fit = Math.round(ranking.percent[index]!)
        const { low, high } = ranking.spread.range(index)
        return { code, fit, fitLow: Math.min(Math.round(low), fit), fitHigh: Math.max(Math.round(high), fit) }
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
