import { createHash } from 'node:crypto'
import { appendEvent } from '@waymark/bus/outbox'
import { takeTurns, transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import { AssessmentCompleted } from '@waymark/proto/waymark/events/v1/events'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { Context } from '../context.ts'
import type { Owner } from '../domain/owner.ts'
import { assessmentTopic } from '../events/topic.ts'
import type { Prisma } from '../generated/client.ts'

export type NewAssessment = {
  owner: Owner
  assessmentType: string
  payload: object
  bankVersion: string
  profile: Profile
  answered: readonly AnsweredQuestion[]
  careerGoals: string
}

/** Room for every field filled to its own limit, and for nothing beside. Characters as everywhere: an emoji is no longer than its length. */
const MAX_CHARACTERS = 64 * 1024

/** A second submit of the same answers within this time is the same assessment: a double click, or a retry after a lost answer. */
const SAME_SUBMIT_MS = 60_000

/** Stores the assessment and tells of it, in one transaction. Answers its id: an earlier one when the same was just stored. */
export async function storeAssessment(context: Context, input: NewAssessment): Promise<string> {
  const { owner } = input
  const now = context.clock()
  const written = JSON.stringify(input.payload)
  if (written.length > MAX_CHARACTERS)
    throw new AppError('too_large', 'Your answers are longer than we can take. Please shorten the longest ones.')
  const payloadDigest = createHash('sha256').update(`${input.assessmentType} ${written}`).digest('hex')
  return transaction(context.db, async (tx) => {
    await lockOwner(tx, owner)
    const sameOwner = 'userId' in owner ? { userId: owner.userId } : { guestKey: owner.guestKey, guestEmail: owner.guestEmail }
    const earlier = await tx.assessment.findFirst({
      where: { ...sameOwner, payloadDigest, createdAt: { gt: new Date(now.getTime() - SAME_SUBMIT_MS) } },
      select: { id: true },
    })
    if (earlier) return earlier.id
    const id = uuidv7(now.getTime())
    const userId = 'userId' in owner ? owner.userId : ''
    await tx.assessment.create({
      data: {
        id,
        ...sameOwner,
        assessmentType: input.assessmentType,
        payload: input.payload as Prisma.InputJsonObject,
        payloadDigest,
        bankVersion: input.bankVersion,
        profile: Profile.toJSON(input.profile) as Prisma.InputJsonObject,
        answered: input.answered.map((question) => AnsweredQuestion.toJSON(question) as Prisma.InputJsonObject),
        careerGoals: input.careerGoals,
        recommendState: userId ? 'pending' : 'none',
        recommendAfter: userId ? now : null,
        createdAt: now,
      },
    })
    const { currentOccupation, reach } = input.profile
    const history = userId ? { occupationCode: currentOccupation, years: reach?.yearsExperience ?? 0 } : undefined
    const event = { assessmentId: id, userId, assessmentType: input.assessmentType, history }
    await appendEvent(tx, {
      topic: assessmentTopic,
      key: id,
      type: 'AssessmentCompleted',
      data: AssessmentCompleted.toJSON(event),
    })
    return id
  })
}

/** Two submits of one owner take turns, so that the second sees the first. */
async function lockOwner(tx: Prisma.TransactionClient, owner: Owner): Promise<void> {
  const key = 'userId' in owner ? owner.userId : owner.guestKey
  await takeTurns(tx, `assessment ${key}`)
}
