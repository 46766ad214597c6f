import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@waymark/kit/errors'
import { currentTraceparent, withTrace } from '@waymark/kit/tracing'
import type { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { OccupationFit, SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { CallOptions, GrpcClient } from '@waymark/service/grpc/client'
import type { Fit } from '../domain/match.ts'

/** Fits of one reading of a person, by O*NET-SOC code; empty without an assessment. */
export type Fits = ReadonlyMap<string, Fit>

export type Reading = {
  readonly fits: Fits
  /** Skills that the person named in the assessment, as they wrote them. */
  readonly claims: readonly string[]
}

export type FitReader = { readonly read: (userId: string, options?: CallOptions) => Promise<Reading> }

const NOBODY: Reading = { fits: new Map(), claims: [] }

/**
 * The fits of a person's newest assessment, from what their recommendations were made from: a posting's occupation fits them here as
 * it does there. Working them out redraws the answers 200 times, so the result is kept in memory by
 * the answers themselves: new answers are new fits, and nothing has to be told that they changed.
 */
export function createFitReader(options: {
  skills: Pick<GrpcClient<typeof SkillsServiceService>, 'fits'>
  assessment: Pick<GrpcClient<typeof AssessmentServiceService>, 'getProfile'>
  most?: number
}): FitReader {
  const { skills, assessment, most = 500 } = options
  const known = new Map<string, Promise<Fits>>()

  async function workOut(profile: Profile): Promise<Fits> {
    const { fits } = await withTrace({ parent: currentTraceparent() }, () =>
      skills.fits({ profile, draws: 0 }, { deadlineMs: WORK_MS }),
    )
    return new Map(fits.map((fit) => [fit.code, toFit(fit)]))
  }

  function fitsOf(profile: Profile): Promise<Fits> {
    const key = createHash('sha256').update(Profile.encode(profile).finish()).digest('base64')
    const running = known.get(key) ?? workOut(profile)
    known.delete(key)
    known.set(key, running)
    running.catch(() => known.delete(key))
    const oldest = known.keys().next().value
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return running
  }

  return {
    async read(userId, callOptions) {
      const { profile, rankedProfile } = await profilesOf(assessment, userId, callOptions)
      if (!profile) return NOBODY
      const claims = profile.skills.filter(({ rating }) => rating === 0 || rating >= LEAST_CLAIM).map(({ name }) => name)
      return { fits: await within(fitsOf(rankedProfile ?? profile), callOptions?.deadlineMs ?? WAIT_MS), claims }
    },
  }
}

function toFit({ fit, fitLow, fitHigh, left, refusedWhy, refusedForPay }: OccupationFit): Fit {
  const stepLeft = left && { step: left.step, months: { low: left.monthsLow, high: left.monthsHigh } }
  return { fit, low: fitLow, high: fitHigh, stepLeft, refusedWhy, refusedForPay }
}

/** Whoever asked may give up; the work goes on, and the next one finds it done. */
async function within(fits: Promise<Fits>, ms: number): Promise<Fits> {
  const waiting = new AbortController()
  const late = sleep(ms, undefined, { signal: waiting.signal }).then(() => {
    throw new AppError('unavailable', 'The fits are still being worked out. Please try again in a moment.')
  })
  try {
    return await Promise.race([fits, late])
  } finally {
    waiting.abort()
    late.catch(() => undefined)
  }
}

async function profilesOf(
  assessment: Pick<GrpcClient<typeof AssessmentServiceService>, 'getProfile'>,
  userId: string,
  options?: CallOptions,
): Promise<{ profile?: Profile | undefined; rankedProfile?: Profile | undefined }> {
  try {
    return await assessment.getProfile({ userId }, options)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return {}
    throw error
  }
}

const WORK_MS = 15_000
const WAIT_MS = 1_500
/** Of 10: whoever rates a skill lower does not claim to have it. */
const LEAST_CLAIM = 4
