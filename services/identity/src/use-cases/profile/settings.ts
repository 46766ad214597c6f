import { type AccountSettings, accountSettings, type SettingsChange } from '@waymark/contracts/models/identity/settings'
import { transaction } from '@waymark/kit/db'
import { decode } from '@waymark/kit/decode'
import type { Context } from '../../context.ts'
import { publishLiveUpdate } from '../../data/live-update.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { mergeSettings } from '../../data/user-settings.ts'

const INITIAL: AccountSettings = { theme: 'system', extraTime: false }

export async function readSettings({ db }: Pick<Context, 'db'>, userId: string): Promise<AccountSettings> {
  const row = await db.userSettings.findUnique({ where: { userId }, select: { theme: true, extraTime: true } })
  return row ? decode(accountSettings, row) : INITIAL
}

export async function changeSettings(context: Context, userId: string, change: SettingsChange): Promise<AccountSettings> {
  return transaction(context.db, async (tx) => {
    await lockAccount(tx, userId)
    const row = await mergeSettings(tx, { userId, change, initial: INITIAL, now: context.clock() })
    // The person's other pages read them again.
    await publishLiveUpdate(tx, { userId, tags: ['Account'] })
    return decode(accountSettings, row)
  })
}
