import { appendEvent } from '@waymark/bus/outbox'
import { takeTurns, transaction } from '@waymark/kit/db'
import { holdUser } from '@waymark/kit/deleted-users'
import { RecommendationsGenerated } from '@waymark/proto/waymark/events/v1/events'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../context.ts'
import { adviceOf } from '../data/list-advice.ts'
import { type Claim, claimDue } from '../data/recommendation-claims.ts'
import { recommendationRows } from '../data/recommendation-rows.ts'
import { withHeldSkills } from '../domain/held-skills.ts'
import { purposeOf } from '../domain/purpose.ts'
import { assessmentTopic } from '../events/topic.ts'
import type { Prisma } from '../generated/client.ts'

/** Places of a list. */
export const LIMIT = 10
const LEASE_MS = 60_000
const GIVE_UP_AFTER = 30
const MAX_WAIT_MS = 300_000

type Made = { readonly profile: Profile; readonly ranked: RankResponse }

/**
 * Makes the recommendations of one waiting assessment, from its answers and the skills the person holds now; answers whether
 * there was one. The claim is a lease: whoever dies with it
 * leaves the row pending, and it is due again when the lease ends.
 */
export async function generateRecommendations(context: Context): Promise<boolean> {
  const claim = await claimOne(context)
  if (!claim) return false
  try {
    const { skills: held } = await context.skills.listUserSkills({ userId: claim.user_id })
    const profile = withHeldSkills(Profile.fromJSON(claim.profile), held)
    const ranked = await context.skills.rank(
      { profile, purpose: purposeOf(claim.assessment_type), limit: LIMIT, draws: 0 },
      { deadlineMs: 10_000 },
    )
    await store(context, claim, { profile, ranked })
  } catch (err) {
    context.log.warn({ err, assessmentId: claim.id, attempts: claim.recommend_attempts }, 'recommendations failed, will retry')
    await postpone(context, claim)
  }
  return true
}

function claimOne({ db, clock }: Context): Promise<Claim | undefined> {
  const now = clock()
  const until = new Date(now.getTime() + LEASE_MS)
  return claimDue(db, { now, until })
}

/**
 * Replaces the person's list and tells of it, unless the assessment is gone, done, or older than what the list was made from, or
 * the skills have changed meanwhile: then it is still waiting, and the next turn makes the list.
 */
async function store(context: Context, claim: Claim, { profile, ranked: response }: Made): Promise<void> {
  const now = context.clock()
  const userId = claim.user_id
  await transaction(context.db, async (tx) => {
    await holdUser(tx, userId)
    await takeTurns(tx, `recommendation ${userId}`)
    const done = await tx.assessment.updateMany({
      where: { id: claim.id, recommendState: 'pending', recommendRevision: claim.recommend_revision },
      data: { recommendState: 'done', recommendAfter: null },
    })
    // Ids sort by the time they were made.
    const newer = await tx.recommendation.count({ where: { userId, assessmentId: { gt: claim.id } } })
    if (done.count === 0 || newer > 0) return
    const before = await tx.recommendation.count({ where: { userId, assessmentId: claim.id } })
    await tx.recommendation.deleteMany({ where: { userId } })
    await tx.recommendation.createMany({
      data: recommendationRows(response, { userId, assessmentId: claim.id, state: profile.reach?.state, createdAt: now }),
    })
    const advice = {
      assessmentId: claim.id,
      content: adviceOf(response),
      profile: Profile.toJSON(profile) as Prisma.InputJsonObject,
      engineVersion: response.engineVersion,
      createdAt: now,
    }
    await tx.recommendationAdvice.upsert({ where: { userId }, create: { userId, ...advice }, update: advice })
    const event = { userId, count: response.ranked.length, refreshed: before > 0 }
    await appendEvent(tx, {
      topic: assessmentTopic,
      key: userId,
      type: 'RecommendationsGenerated',
      data: RecommendationsGenerated.toJSON(event),
    })
  })
}

/** Waits longer each time; after the last try the assessment stays, and its list stays as it was. */
async function postpone({ db, clock, log }: Context, claim: Claim): Promise<void> {
  const failed = claim.recommend_attempts >= GIVE_UP_AFTER
  const wait = Math.min(MAX_WAIT_MS, 1_000 * 2 ** claim.recommend_attempts)
  const { count } = await db.assessment.updateMany({
    // Asked for again meanwhile: that wish has its own time and its own tries.
    where: { id: claim.id, recommendState: 'pending', recommendRevision: claim.recommend_revision },
    data: failed ? { recommendState: 'failed', recommendAfter: null } : { recommendAfter: new Date(clock().getTime() + wait) },
  })
  if (failed && count > 0) log.error({ assessmentId: claim.id }, 'recommendations failed')
}
