import type { RankedOccupation, RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import type { Clients } from '../../data/clients.ts'
import { namesWhatIsOpen } from '../../document/facts/reading.ts'

/** A list holds as many places at least. */
const DIRECTIONS = 3

/**
 * The ranking with at least three places: where the engine advises fewer, the likest occupations behind them fill up, and each
 * says first that it is not advised. The present occupation is never among them: the same work elsewhere has a page of its own.
 */
export async function fillUp(
  advised: RankResponse,
  { presentCode, state }: { presentCode: string; state?: string | undefined },
  skills: Clients['skills'],
): Promise<RankResponse> {
  const own = presentCode.slice(0, SIX_DIGITS)
  const ranking = { ...advised, ranked: advised.ranked.filter((place) => own === '' || !codeOf(place).startsWith(own)) }
  const short = DIRECTIONS - ranking.ranked.length
  if (short <= 0) return ranking
  // What the reader may have, now or later, is advised on a page of its own.
  const named = ranking.goals.flatMap(({ answer, place }) => (place && answer !== 'no' ? codeOf(place) : []))
  const taken = new Set([presentCode, ...named, ...ranking.ranked.map(codeOf)])
  const fillers = [...ranking.next, ...ranking.unfiltered]
    .filter((each) => {
      const fresh = each.occupation !== undefined && !taken.has(codeOf(each))
      taken.add(codeOf(each))
      return fresh
    })
    .slice(0, short)
  const notAdvised = { ...NOT_ADVISED, text: namesWhatIsOpen(advised) ? NOT_NAMED : NO_RULE_PASSED }
  // Those behind the list come without their long lists.
  const { occupations } = await skills.getOccupations({ codes: fillers.map(codeOf), ...(state && { state }) })
  const whole = new Map(occupations.map((occupation) => [occupation.code, occupation]))
  return {
    ...ranking,
    ranked: [
      ...ranking.ranked,
      ...fillers.map((each) => ({
        ...each,
        occupation: whole.get(codeOf(each)) ?? each.occupation,
        reasonsAgainst: [notAdvised, ...each.reasonsAgainst],
      })),
    ],
  }
}

/** "29-1141": specialities of one code are the same occupation. */
const SIX_DIGITS = 7

function codeOf({ occupation }: Pick<RankedOccupation, 'occupation'>): string {
  return occupation?.code ?? ''
}

const NOT_ADVISED = { kind: 'fills_up', sources: 'K', size: -1.5 }
const NOT_NAMED = 'We do not advise it: you named other work, and may have it. It is here to compare with.'
const NO_RULE_PASSED = 'We do not advise it: a rule or the distance speaks against it. It is here to compare with.'
