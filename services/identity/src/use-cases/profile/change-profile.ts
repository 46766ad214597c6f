import type { BodyOf } from '@waymark/contracts/route'
import type { identityRoutes } from '@waymark/contracts/routes/identity'
import { transaction } from '@waymark/kit/db'
import { ProfileUpdated } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../../context.ts'
import { addActivity } from '../../data/feed.ts'
import { publishLiveUpdate } from '../../data/live-update.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { oneLine } from '../../domain/form-text.ts'
import type { UserProfile } from '../../generated/client.ts'
import { announce } from '../announce.ts'

export type ProfileChange = BodyOf<typeof identityRoutes.changeProfile>

/** Fields left out stay as they are; an empty text clears its field, a figure is cleared by name. */
export async function changeProfile(context: Context, userId: string, change: ProfileChange): Promise<UserProfile> {
  const { db, clock } = context
  const now = clock()
  const { firstName, lastName, clear = [], ...rest } = change
  const names = { ...nameOf('firstName', firstName), ...nameOf('lastName', lastName) }
  return transaction(db, async (tx) => {
    await lockAccount(tx, userId)
    if (Object.keys(names).length > 0) await tx.userAccount.update({ where: { id: userId }, data: { ...names, updatedAt: now } })
    const data = { ...Object.fromEntries(clear.map((field) => [field, null])), ...emptyAsNull(rest), updatedAt: now }
    const saved = await tx.userProfile.update({ where: { userId }, data })
    await addActivity(tx, { userId, type: 'profile', description: 'You updated your profile', at: now })
    await announce(tx, { type: 'ProfileUpdated', userId, data: ProfileUpdated.toJSON({ userId }) })
    await publishLiveUpdate(tx, { userId, tags: ['User', 'Profile', 'Dashboard'] })
    return saved
  })
}

/** A name may be changed, not emptied. */
function nameOf(field: 'firstName' | 'lastName', value: string | undefined): Record<string, string> {
  const name = oneLine(value)
  return name === '' ? {} : { [field]: name }
}

function emptyAsNull<T extends Record<string, string | number | undefined>>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' && value.trim() === '' ? null : value]))
}
