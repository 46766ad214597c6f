import { type AccountSettings, accountSettings, type SettingsChange } from '@waymark/contracts/models/settings'
import { decode } from '@waymark/kit/decode'
import type { Context } from '../../context.ts'
import { requireAccount } from '../../data/require-account.ts'
import { publishNews } from '../../events/live-tags.ts'

const INITIAL: AccountSettings = { theme: 'system', extraTime: false }

export async function readSettings({ db }: Pick<Context, 'db'>, userId: string): Promise<AccountSettings> {
  const row = await db.userSettings.findUnique({ where: { userId }, select: { theme: true, extraTime: true } })
  return row ? decode(accountSettings, row) : INITIAL
}

/** Merges what changed into what is kept, in one statement: two devices that set different things lose neither. */
export async function changeSettings(context: Context, userId: string, change: SettingsChange): Promise<AccountSettings> {
  await requireAccount(context, userId)
  const { theme = null, extraTime = null } = change
  return context.db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<unknown[]>`
      insert into user_settings as kept (user_id, theme, extra_time, updated_at)
      values (
        ${userId}::uuid, coalesce(${theme}, ${INITIAL.theme}), coalesce(${extraTime}::boolean, ${INITIAL.extraTime}), ${context.clock()}
      )
      on conflict (user_id) do update set
        theme = coalesce(${theme}, kept.theme),
        extra_time = coalesce(${extraTime}::boolean, kept.extra_time),
        updated_at = excluded.updated_at
      returning theme, extra_time as "extraTime"`
    // The person's other pages read them again.
    await publishNews(tx, { userId, tags: ['Account'] })
    return decode(accountSettings, row)
  })
}
