import type { ReportType } from '@waymark/contracts/models/report/report-type'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { Clients } from '../../data/clients.ts'
import type { EngineSnapshot } from '../../data/engine-snapshot.ts'
import { directionCodes } from '../../document/facts/lead.ts'
import { rungCodes } from '../../document/ladder/standing.ts'
import { nearCodes } from '../../document/sections/opening/goals/near-ideas.ts'
import { fillUp } from './fill-up.ts'

/** Asks the engine everything one report needs: one ranking, then what depends on the directions it goes into, side by side. */
export async function fetchEngineSnapshot(clients: Clients, profile: Profile, purpose: ReportType): Promise<EngineSnapshot> {
  const { skills } = clients
  const presentCode = profile.currentOccupation
  const state = profile.reach?.state
  const advised = await skills.rank({ profile, purpose, limit: 10, draws: 200 })
  const ranking = await fillUp(advised, { presentCode, state }, skills)
  const directions = directionCodes({ ranking, presentCode })
  const wholly = (codes: string[]) => skills.getOccupations({ codes, ...(state && { state }) })
  // Goals come with the ranking in brief; the pages that prepare the reader for one read all of it.
  const asked = [...new Set([...ranking.goals.flatMap(({ place }) => place?.occupation?.code ?? []), ...nearCodes(ranking)])]
  const known = await wholly(presentCode ? [presentCode] : [])
  const wanted = asked.length > 0 ? (await wholly(asked)).occupations : []
  const above = purpose === 'executive_transition' ? (await wholly(codesAbove(profile, directions[0]))).occupations : []
  // A few codes have no data of their own: the nearest one that has stands in, under its own code.
  const present = known.occupations[0]
  const [doors, gaps, paths] = await Promise.all([
    skills.doorsOpened({ profile, purpose, limit: 8 }),
    perCode(directions, async (code) => (await skills.gap({ profile, code })).gaps),
    perCode(present ? directions : [], async (code) => {
      const request = { profile, fromCode: presentCode, toCode: code, limit: 3 }
      return (await skills.steppingStones(request)).paths
    }),
  ])
  const goals = ranking.goals.map(({ place }) => place)
  const brief = [...ranking.unfiltered, ...goals, ranking.wildCard, ranking.safeHarbour].flatMap((each) => each?.occupation ?? [])
  const stops = Object.values(paths).flatMap((each) => each.flatMap((path) => path.hops.flatMap((hop) => hop.occupation ?? [])))
  const whole = [...wanted, ...ranking.ranked.flatMap((each) => each.occupation ?? []), ...(present ? [present] : [])]
  return {
    ranking,
    present,
    // Of one code the last is kept: the list and the present work come with all that is read of them.
    occupations: byCode([...above, ...brief, ...stops, ...whole]),
    norms: known.norms ?? { interestsMean: [], valuesMean: [], points: [] },
    steppingStones: paths,
    doors: doors.doors,
    gaps,
  }
}

/** The wage rows of the posts above the present title; without a present job, above the first place of the list. */
function codesAbove({ currentRole, currentOccupation, reach, goals }: Profile, first = ''): string[] {
  const told = { role: currentRole, code: currentOccupation || first, industry: reach?.industry ?? '' }
  return rungCodes({ ...told, goal: goals?.text ?? '' })
}

function byCode(occupations: readonly Occupation[]): Record<string, Occupation> {
  return Object.fromEntries(occupations.map((occupation) => [occupation.code, occupation]))
}

async function perCode<T>(codes: readonly string[], ask: (code: string) => Promise<T>): Promise<Record<string, T>> {
  return Object.fromEntries(await Promise.all(codes.map(async (code) => [code, await ask(code)] as const)))
}
