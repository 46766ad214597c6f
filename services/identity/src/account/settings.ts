import { type AccountSettings, accountSettings } from '@waymark/contracts/models/settings'
import { decode } from '@waymark/kit/decode'
import type { Context } from '../context.ts'
import { requireAccount } from './require-account.ts'

const INITIAL: AccountSettings = { theme: 'system', extraTime: false }

export async function readSettings({ db }: Pick<Context, 'db'>, userId: string): Promise<AccountSettings> {
  const row = await db.userSettings.findUnique({ where: { userId }, select: { theme: true, extraTime: true } })
  return row ? decode(accountSettings, row) : INITIAL
}

export async function changeSettings(context: Context, userId: string, settings: AccountSettings): Promise<AccountSettings> {
  await requireAccount(context, userId)
  const data = { ...settings, updatedAt: context.clock() }
  await context.db.userSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data })
  return settings
}
