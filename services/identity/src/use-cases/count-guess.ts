import type { Context } from '../context.ts'
import { type Guess, TooManyFailures } from '../data/sign-in-limits.ts'

/** Counts an attempt at a password before it is looked at. When the day's failures are used up the owner gets one mail about it. */
export async function countGuess(context: Context, guess: Guess): Promise<void> {
  await orTellOwner(context, guess.emailKey, () => context.limits.guess(guess))
}

export async function countGuessInSession(context: Context, owner: { emailKey: string; sessionId: string }): Promise<void> {
  await orTellOwner(context, owner.emailKey, () => context.limits.guessInSession(owner.sessionId))
}

async function orTellOwner(context: Context, emailKey: string, count: () => Promise<void>): Promise<void> {
  try {
    await count()
  } catch (error) {
    // Not waited for: the time of the answer would tell whether there is such an account.
    if (error instanceof TooManyFailures) context.background.run('tell of wrong passwords', () => tellOwner(context, emailKey))
    throw error
  }
}

async function tellOwner({ db, limits, mailer, messages }: Context, emailKey: string): Promise<void> {
  const owner = await db.userAccount.findFirst({ where: { emailKey, emailVerifiedAt: { not: null } } })
  if (owner && (await limits.mayTellOwner(emailKey))) mailer.send(owner.email, messages.manyFailures(owner))
}
