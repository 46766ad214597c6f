import { entry } from '@waymark/contracts/models/advice/entry'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation, Reason } from '@waymark/proto/waymark/skills/v1/skills'
import * as t from 'io-ts'
import { entryDetails } from './entry-details.ts'

const reason = t.strict({ kind: t.string, text: t.string, sources: t.string })

/** The part of a recommendation that is stored as JSON; null pay means that none is published. */
export const recommendationDetails = t.strict({
  description: t.string,
  requiredSkills: t.array(t.string),
  salaryRangeMin: t.union([t.number, t.null]),
  salaryRangeMax: t.union([t.number, t.null]),
  /** The state that the person named, and whether it publishes this pay; absent = none was named. */
  pay: t.union([
    t.strict({ state: t.string, national: t.boolean, median: t.union([t.number, t.undefined]), year: t.number }),
    t.undefined,
  ]),
  marketDemand: t.string,
  growthPotential: t.string,
  reasonsFor: t.array(reason),
  reasonsAgainst: t.array(reason),
  wouldChange: t.array(reason),
  /** next_step, next_door or real_change; absent on lists made before there were bands. */
  band: t.union([t.string, t.undefined]),
  entry: t.union([entry, t.undefined]),
  /** What the person asked for, in their words, that this answers. */
  answers: t.union([t.array(t.string), t.undefined]),
  /** The name of a post in the present work that was asked for. */
  postName: t.union([t.string, t.undefined]),
})
export type RecommendationDetails = t.TypeOf<typeof recommendationDetails>

const SKILLS = 6

/** Pay is the middle half (a quarter earn less, a quarter more). All figures are the engine's; `state` is the one that the person named. */
export function detailsOf(ranked: RankedOccupation, occupation: Occupation, state?: string): RecommendationDetails {
  return {
    description: occupation.description,
    requiredSkills: occupation.skills.slice(0, SKILLS).map((skill) => skill.name),
    salaryRangeMin: occupation.wages?.p25 || null,
    salaryRangeMax: occupation.wages?.p75 || null,
    pay: state ? payOf(occupation, state) : undefined,
    marketDemand: demandOf(occupation.outlook?.openingsPerYear ?? 0),
    growthPotential: growthOf(occupation.outlook?.growthPercent),
    reasonsFor: ranked.reasonsFor.map(sentence),
    reasonsAgainst: ranked.reasonsAgainst.map(sentence),
    wouldChange: ranked.wouldChange.map(sentence),
    band: ranked.step || undefined,
    entry: entryDetails(ranked),
    answers: ranked.answers.length > 0 ? ranked.answers : undefined,
    postName: ranked.postName || undefined,
  }
}

function payOf({ wages }: Occupation, state: string): RecommendationDetails['pay'] {
  return wages && { state, national: wages.state === undefined, median: wages.median || undefined, year: wages.year }
}

/** By openings a year in the whole country; the bounds are the quartiles over the 832 occupations of the 2024-34 projections. */
function demandOf(openings: number): string {
  if (openings <= 0) return 'Not published'
  if (openings >= 15_000) return 'Very high'
  if (openings >= 4_500) return 'High'
  if (openings >= 1_500) return 'Medium'
  return 'Low'
}

/** Words as the projections use them, around the mean of 3.1 % for 2024-34 over all occupations. */
function growthOf(percent: number | undefined): string {
  if (percent === undefined) return 'Not published'
  const figure = `${percent > 0 ? '+' : ''}${percent.toFixed(1)}% by 2034`
  if (percent >= 7) return `Much faster than average (${figure})`
  if (percent >= 5) return `Faster than average (${figure})`
  if (percent >= 2) return `About average (${figure})`
  if (percent >= 0) return `Slower than average (${figure})`
  return `Shrinking (${figure})`
}

function sentence({ kind, text, sources }: Reason): { kind: string; text: string; sources: string } {
  return { kind, text, sources }
}
