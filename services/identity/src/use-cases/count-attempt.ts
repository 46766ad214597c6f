import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { type Guess, TooManyFailures } from '../data/sign-in-limits.ts'
import type { Place } from '../domain/network.ts'

/** Counts an attempt at a password before it is looked at. When the day's failures are used up the owner gets one mail about it. */
export async function countAttempt(context: Context, guess: Guess, at: Place): Promise<void> {
  await orTellOwner(context, { emailKey: guess.emailKey, kind: 'signed-in', at }, () => context.limits.guess(guess))
}

type InSession = { emailKey: string; sessionId: string; at: Place }

export async function countAttemptInSession(context: Context, { emailKey, sessionId, at }: InSession): Promise<void> {
  await orTellOwner(context, { emailKey, kind: 'password-asked', at }, () => context.limits.guessInSession(sessionId))
}

type Refused = { emailKey: string; kind: 'signed-in' | 'password-asked'; at: Place }

async function orTellOwner(context: Context, refused: Refused, count: () => Promise<void>): Promise<void> {
  try {
    await count()
  } catch (error) {
    // Not waited for: the time of the answer would tell whether there is such an account.
    if (error instanceof AppError && error.code === 'too_many')
      context.background.run('tell of wrong passwords', () => tell(context, refused, error instanceof TooManyFailures))
    throw error
  }
}

async function tell(context: Context, { emailKey, kind, at }: Refused, byMail: boolean): Promise<void> {
  const { db, limits, mailer, messages, securityLog } = context
  const owner = await db.userAccount.findFirst({ where: { emailKey, emailVerifiedAt: { not: null } } })
  const refused = { kind, outcome: 'throttled', at } as const
  if (!owner) return securityLog.note(refused)
  await securityLog.record(db, { ...refused, userId: owner.id })
  if (byMail && (await limits.mayTellOwner(emailKey))) mailer.send(owner.email, messages.manyFailures(owner))
}
