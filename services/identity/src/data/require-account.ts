import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'

/** The account with its profile. One that was deleted while its token was still good for some seconds is nobody any more. */
export async function requireAccount({ db }: Pick<Context, 'db'>, userId: string) {
  const user = await db.userAccount.findUnique({ where: { id: userId }, include: { profile: true } })
  if (!user?.profile) throw new AppError('unauthorized', 'Please sign in to continue.')
  return { ...user, profile: user.profile }
}
export type Account = Awaited<ReturnType<typeof requireAccount>>
