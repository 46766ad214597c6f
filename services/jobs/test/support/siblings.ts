import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@waymark/kit/errors'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { GetOccupationsResponse, type OccupationFit, SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import { createGrpcServer } from '@waymark/service/grpc/server'

export const CATALOGUE = [
  ['sql', 'SQL', ['Structured Query Language'], 'Databases'],
  ['tableau', 'Tableau', [], 'Analysis Software'],
  ['python', 'Python', [], 'Programming Languages'],
  ['r', 'R', [], 'Programming Languages'],
  ['git', 'Git', [], 'Development Tools'],
  ['java', 'Java', [], 'Programming Languages'],
  ['javascript', 'JavaScript', ['js'], 'Programming Languages'],
  ['c-plus-plus', 'C++', [], 'Programming Languages'],
  ['excel', 'Excel', ['Microsoft Excel'], 'Office Software'],
  ['quickbooks', 'QuickBooks', [], 'Finance and HR Software'],
  ['aws', 'Amazon Web Services (AWS)', [], 'Cloud Platforms'],
  ['skill-writing', 'Writing', [], 'Core Skills'],
  ['leadership', 'Leadership', ['team leadership'], 'Core Skills'],
] as const

const OCCUPATIONS = [
  ['15-2051.00', 'Data Scientists', /data|analyst|storm/i],
  ['29-1141.00', 'Registered Nurses', /nurse/i],
  ['43-3031.00', 'Bookkeeping, Accounting, and Auditing Clerks', /bookkeep/i],
  ['11-3021.00', 'Computer and Information Systems Managers', /IT |information systems/i],
] as const

/** What the stand-ins answer; a test changes it by person. */
export type Behaviour = {
  skills: Map<string, string[]>
  profiles: Map<string, Profile>
  /** What a person's recommendations were made from. */
  ranked: Map<string, Profile>
  fits: Map<string, number>
  /** What stands before an occupation, by code. */
  before: Map<string, Pick<OccupationFit, 'left' | 'refusedWhy' | 'refusedForPay'>>
  /** The profile that the fits were last asked for. */
  fitted: Profile | undefined
  /** Calls that a stand-in was asked, by name. */
  asked: Record<string, number>
  away: boolean
  /** How long listUserSkills and fits take. */
  slowMs: number
}

/** `skills` and `assessment` as stand-ins on a real gRPC port. */
export async function startSiblings() {
  const behaviour: Behaviour = {
    skills: new Map(),
    profiles: new Map(),
    ranked: new Map(),
    fits: new Map(),
    before: new Map(),
    fitted: undefined,
    asked: {},
    away: false,
    slowMs: 0,
  }
  const server = createGrpcServer({
    log: createLog({ service: 'siblings', level: 'silent' }),
    metrics: createMetrics({ service: 'siblings', processMetrics: false }),
  })
  const note = (name: string): void => {
    behaviour.asked[name] = (behaviour.asked[name] ?? 0) + 1
    if (behaviour.away) throw new AppError('unavailable', 'away')
  }
  const { listUserSkills, fits, listSkillNames, resolveTitle, getOccupations } = SkillsServiceService
  server.add(
    { listUserSkills, fits, listSkillNames, resolveTitle, getOccupations },
    {
      listUserSkills: async ({ userId }) => {
        note('listUserSkills')
        await sleep(behaviour.slowMs)
        const held = behaviour.skills.get(userId) ?? []
        return {
          skills: held.map((skillId) => ({
            ...{ skillId, name: skillId, category: '', proficiencyLevel: 3, selfAssessed: true, verified: false },
          })),
        }
      },
      fits: async ({ profile }) => {
        note('fits')
        await sleep(behaviour.slowMs)
        behaviour.fitted = profile
        const fits = [...behaviour.fits].map(([code, fit]) => ({
          ...{ code, fit, fitLow: fit - 6, fitHigh: fit + 5, left: undefined, refusedForPay: false },
          ...behaviour.before.get(code),
        }))
        return { fits, engineVersion: 'test' }
      },
      listSkillNames: () => ({
        skills: CATALOGUE.map(([id, name, aliases, category]) => ({ id, name, aliases: [...aliases], category })),
      }),
      resolveTitle: ({ title }) => ({
        kind: 'occupation',
        matches: OCCUPATIONS.filter(([, , words]) => words.test(title)).map(([code, name]) => ({
          ...{ code, title: name, matchedTitle: title, score: 0.9 },
        })),
      }),
      getOccupations: ({ codes }) =>
        GetOccupationsResponse.fromPartial({
          occupations: OCCUPATIONS.filter(([code]) => codes.includes(code)).map(([code, title]) => ({ code, title })),
        }),
    },
  )
  const { getProfile } = AssessmentServiceService
  server.add(
    { getProfile },
    {
      getProfile: ({ userId }) => {
        note('getProfile')
        const profile = behaviour.profiles.get(userId)
        if (!profile) throw new AppError('not_found', 'There is no assessment.')
        return { profile, assessmentId: 'a', purpose: 'basic', rankedProfile: behaviour.ranked.get(userId) }
      },
    },
  )
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  return { port, behaviour, stop: () => server.close(0) }
}

export function profileOf(currentRole: string, claims: readonly string[]): Profile {
  return Profile.fromPartial({ currentRole, skills: claims.map((name) => ({ name, rating: 7, evidence: 'self' })) })
}
