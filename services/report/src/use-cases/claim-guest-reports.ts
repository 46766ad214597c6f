import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'

/** Moves the guest reports of a verified address into the account; they were delivered, so they count as paid. */
export async function claimGuestReports(context: ApiContext, userId: string): Promise<string[]> {
  const user = await context.clients.identity.getUser({ userId })
  if (!user.emailVerified) throw new AppError('forbidden', 'Please verify your e-mail address first: we have sent you a link.')
  const rows = await context.prisma.$queryRawUnsafe<{ id: string }[]>(
    `update report set user_id = $1, guest_key = null, payment_id = coalesce(payment_id, 'guest-delivery'), paid_at = coalesce(paid_at, now()),
       status = case when status in ('delivering', 'delivered') then 'ready' else status end, revision = revision + 1, updated_at = now()
     where user_id is null and lower(guest_email) = lower($2) returning id::text`,
    userId,
    user.email,
  )
  return rows.map((row) => row.id)
}
