import { AppError } from '@waymark/kit/errors'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { GrpcHandlers, GrpcServer } from '@waymark/service/grpc/server'
import type { Context } from '../context.ts'
import type { Careers } from '../data/careers.ts'
import { resolveTitle } from '../domain/catalogue/titles/resolve-title.ts'
import type { Engine } from '../domain/matching/engine.ts'
import { findGaps } from '../domain/matching/gaps.ts'
import { rank, rankSteps } from '../domain/matching/rank.ts'
import { measureOf, mostSimilar } from '../domain/matching/similarity.ts'
import { readPerson } from '../domain/person/person.ts'
import { PURPOSES, type Purpose, purposeOf } from '../domain/person/purposes.ts'
import { findDoors } from '../domain/reach/doors.ts'
import { entryOf } from '../domain/reach/entry.ts'
import { withAskedPosts } from '../domain/reach/gate-posts.ts'
import { inState, payingAs } from '../domain/reach/state-pay.ts'
import { findPaths } from '../domain/reach/stepping-stones.ts'
import { inventoryHandlers } from './inventory-service.ts'
import { matchingHandlers } from './matching-service.ts'
import { presentEntry } from './present-gate.ts'
import { presentNorms } from './present-norms.ts'
import { presentOccupation } from './present-occupation.ts'
import { presentGap, presentRanking } from './present-ranking.ts'
import { presentTitleMatch } from './present-title-match.ts'
import { createGoalReader } from './stated-goals.ts'
import { takeTurns } from './take-turns.ts'

export function addGrpc(grpc: GrpcServer, context: Context): void {
  grpc.add(SkillsServiceService, { ...engineHandlers(context.careers), ...inventoryHandlers(context) })
}

/** What the knowledge base and the engine answer by themselves, without the database. */
export function engineHandlers(careers: Careers): Omit<GrpcHandlers<typeof SkillsServiceService>, InventoryCall> {
  const { engine, titles, goals, similarity, stateWages } = careers
  const { base } = engine
  const pay = (profile: Profile | undefined): Engine => payingAs(engine, stateWages, profile?.reach?.state)
  const statedOf = createGoalReader(goals)

  return {
    ...matchingHandlers(careers, statedOf),

    rank: async ({ profile, purpose, limit, draws }, { signal }) => {
      const person = profile ?? Profile.create()
      const options = {
        purpose: knownPurpose(purpose),
        limit: within(limit, 10, 20),
        draws: within(draws, 200, 1000),
        goals: statedOf(person),
      }
      const paying = pay(person)
      const ranking = await takeTurns(rankSteps(paying, person, options), signal)
      return presentRanking(paying, ranking)
    },

    getOccupations: ({ codes, state }) => {
      const found = codes.flatMap((code) => base.indexOf.get(code) ?? [])
      const placed = (index: number) => (state ? inState(base.occupations[index]!, stateWages, state) : base.occupations[index]!)
      return { occupations: found.map((index) => presentOccupation(base, placed(index))), norms: presentNorms(base) }
    },

    resolveTitle: ({ title, limit }) => {
      const { kind, matches } = resolveTitle(titles, title, within(limit, 5, 20))
      return { kind, matches: matches.map((match) => presentTitleMatch(base, match)) }
    },

    normaliseSkills: ({ names }) => ({
      skills: names.slice(0, MOST_NAMES).map((asked) => {
        const found = engine.skillNames.resolve(asked)
        return { asked, slug: found?.slug ?? '', name: found?.name ?? '', kind: found?.kind ?? '' }
      }),
    }),

    gap: ({ profile, code }) => {
      const stated = statedOf(profile ?? Profile.create())
      const person = readPerson(engine, profile ?? Profile.create(), stated)
      const index = indexOf(careers, code, 'code')
      const asking = withAskedPosts(base, stated)
      return {
        gaps: findGaps(engine, person, index).map(presentGap),
        entry: presentEntry(entryOf(asking, person, base.occupations[index]!)),
      }
    },

    steppingStones: ({ profile, fromCode, toCode, limit }) => {
      const from = fromCode || profile?.currentOccupation || ''
      const request = {
        from: indexOf(careers, from, 'fromCode'),
        to: indexOf(careers, toCode, 'toCode'),
        limit: within(limit, 3, 10),
        ...(profile ? { person: readPerson(engine, profile) } : {}),
      }
      const paths = findPaths(pay(profile), similarity, request)
      return {
        paths: paths.map(({ hops }) => ({
          hops: hops.map((hop) => ({
            ...hop,
            occupation: presentOccupation(base, hop.occupation, { full: false }),
            skillsGained: [...hop.skillsGained],
            entry: hop.entry && presentEntry(hop.entry),
          })),
        })),
      }
    },

    doorsOpened: ({ profile, purpose, limit }) => {
      const paying = pay(profile)
      const ranking = rank(paying, profile ?? Profile.create(), {
        purpose: knownPurpose(purpose),
        limit: 10,
        draws: 1,
        goals: statedOf(profile ?? Profile.create()),
      })
      return {
        doors: findDoors(paying, ranking, within(limit, 10, 30)).map(({ id, name, opened, examples, hoursLow, hoursHigh }) => ({
          skillId: id,
          skillName: name,
          opened,
          exampleTitles: examples.map((index) => base.occupations[index]!.title),
          hoursLow,
          hoursHigh,
        })),
      }
    },

    similarOccupations: ({ code, limit, by }) => {
      const found = mostSimilar(engine, measureOf(similarity, by), indexOf(careers, code, 'code'), within(limit, 10, 50))
      return {
        similar: found.map(({ index, similarity: value }) => {
          const { code: other, title } = base.occupations[index]!
          return { code: other, title, similarity: value }
        }),
      }
    },
  }
}

function indexOf({ engine: { base } }: Careers, code: string, field: string): number {
  const index = base.indexOf.get(code)
  if (index === undefined)
    throw new AppError('not_found', `${field}: there is no occupation with the code "${code}" in the table.`)
  return index
}

/** An unknown purpose is our own mistake, and a plain list is a wrong answer to it. */
function knownPurpose(purpose: string): Purpose {
  const known = purposeOf(purpose || 'basic')
  if (!known) throw new AppError('bad_request', `purpose: "${purpose}" is none of ${PURPOSES.join(', ')}.`)
  return known
}

function within(value: number, fallback: number, most: number): number {
  return value > 0 ? Math.min(Math.floor(value), most) : fallback
}

const MOST_NAMES = 200
type InventoryCall = keyof ReturnType<typeof inventoryHandlers>
