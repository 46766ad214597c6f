import type { AccountSettings, SettingsChange } from '@waymark/contracts/models/identity/settings'
import type { Prisma } from '../generated/client.ts'

/** Merges what changed into what is kept, in one statement: two devices that set different things lose neither. */
export async function mergeSettings(
  tx: Prisma.TransactionClient,
  { userId, change, initial, now }: { userId: string; change: SettingsChange; initial: AccountSettings; now: Date },
): Promise<unknown> {
  const { theme = null, extraTime = null } = change
  const [row] = await tx.$queryRaw<unknown[]>`
    insert into user_settings as kept (user_id, theme, extra_time, updated_at)
    values (
      ${userId}::uuid, coalesce(${theme}, ${initial.theme}), coalesce(${extraTime}::boolean, ${initial.extraTime}), ${now}
    )
    on conflict (user_id) do update set
      theme = coalesce(${theme}, kept.theme),
      extra_time = coalesce(${extraTime}::boolean, kept.extra_time),
      updated_at = excluded.updated_at
    returning theme, extra_time as "extraTime"`
  return row
}
