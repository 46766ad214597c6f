import { uuidv7 } from '@waymark/kit/ids'
import { UserRegistered } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import { emailKeyOf } from '../domain/email-key.ts'
import { Prisma } from '../generated/client.ts'
import { addActivity } from './add-activity.ts'
import { announce } from './announce.ts'
import { issueMailToken } from './mail-token.ts'

export type NewUser = { firstName: string; lastName: string; email: string; password: string; device: string }

/** The session's token, or undefined when the address has an account already. */
export async function registerUser(context: Context, person: NewUser): Promise<string | undefined> {
  const { db, clock, passwords, sessions, mailer, messages, limits } = context
  const { firstName, lastName, email, device } = person
  // Before the transaction: it takes tens of milliseconds and holds no row.
  const passwordHash = await passwords.hash(person.password)
  const emailKey = emailKeyOf(email)
  const id = uuidv7()
  const now = clock()

  const made = await db
    .$transaction(async (tx) => {
      const times = { createdAt: now, updatedAt: now }
      await tx.userAccount.create({ data: { id, email, emailKey, firstName, lastName, passwordHash, ...times } })
      await tx.userProfile.create({ data: { userId: id, updatedAt: now } })
      await addActivity(tx, { userId: id, type: 'account', description: 'You joined Waymark', at: now })
      await announce(tx, { type: 'UserRegistered', userId: id, data: UserRegistered.toJSON({ userId: id }) })
      const verifyToken = await issueMailToken(tx, { userId: id, emailKey, kind: 'verify', now })
      return { session: await sessions.begin(tx, { userId: id, device }), verifyToken }
    })
    .catch((error: unknown) => {
      if (isTaken(error)) return undefined
      throw error
    })
  if (!made) return undefined
  if (await limits.mayMail(emailKey)) mailer.send(email, messages.verify({ firstName }, made.verifyToken))
  return made.session
}

/** Two people, or one impatient one, may register the same address at the same moment: the index decides. */
function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
