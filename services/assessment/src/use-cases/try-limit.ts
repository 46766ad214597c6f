import { recommendationAdvice } from '@waymark/contracts/models/advice/advice'
import { decode } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { Context } from '../context.ts'
import { recommendationRows } from '../data/recommendation-rows.ts'
import { type EasableLimit, easeLimit, findEasable } from '../domain/ease-limit.ts'
import { purposeOf } from '../domain/purpose.ts'
import { LIMIT } from './generate-recommendations.ts'

/** The limit, how it was eased, and the rows of the list that this gives. */
type Tried = Pick<EasableLimit, 'label' | 'easing'> & { rows: ReturnType<typeof recommendationRows>; candidates: number }
type Asked = { readonly userId: string; readonly id: string }

/** The list that the same answers would give with one limit eased. Nothing is stored. */
export async function tryLimit(context: Context, { userId, id }: Asked): Promise<Tried> {
  const { db, skills, clock } = context
  const { advice, limit } = await loadEasable(db, { userId, id })
  const assessment = await db.assessment.findUniqueOrThrow({
    where: { id: advice.assessmentId },
    select: { assessmentType: true },
  })
  const profile = easeLimit(Profile.fromJSON(advice.profile), limit.easing)
  const ranked = await skills.rank(
    { profile, purpose: purposeOf(assessment.assessmentType), limit: LIMIT, draws: 0 },
    { deadlineMs: 10_000 },
  )
  const rows = recommendationRows(ranked, {
    ...{ userId, assessmentId: advice.assessmentId, createdAt: clock() },
    state: profile.reach?.state,
  })
  return {
    label: limit.label,
    easing: limit.easing,
    rows,
    candidates: ranked.candidates,
  }
}

/** What the person's list says as a whole, and the limit of that name on it. */
export async function loadEasable(db: Pick<Context['db'], 'recommendationAdvice'>, { userId, id }: Asked) {
  const advice = await db.recommendationAdvice.findUnique({ where: { userId } })
  const limit: EasableLimit | undefined = advice ? findEasable(decode(recommendationAdvice, advice.content), id) : undefined
  if (!advice || !limit) throw new AppError('not_found', 'Your list has no such limit to ease. Please load it again.')
  return { advice, limit }
}
