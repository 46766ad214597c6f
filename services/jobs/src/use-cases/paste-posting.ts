import { inTransaction, transaction } from '@waymark/kit/db'
import { holdUser } from '@waymark/kit/deleted-users'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { Context } from '../context.ts'
import { type Pasted, parsePaste } from '../data/feeds/parse-paste.ts'
import { storePostings } from '../data/store-postings.ts'
import { readDrafts } from './read-drafts.ts'

/** A person keeps so many pasted postings at a time. */
export const MOST_PASTED = 50

/** Reads and keeps a posting that a person pasted. It is theirs alone. Returns its id. */
export async function pastePosting(context: Context, userId: string, pasted: Pasted): Promise<string> {
  const now = context.clock()
  const draft = parsePaste(pasted, uuidv7())
  const postings = await readDrafts(context, [draft], now)
  return inTransaction(context.sql, async (client) => {
    // Counted under a lock, so that two at once do not pass the limit together.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`paste.${userId}`])
    const { rows } = await client.query('select count(*)::int as count from posting where owner_user_id = $1::uuid', [userId])
    if (rows[0].count >= MOST_PASTED)
      throw new AppError('conflict', `You keep ${MOST_PASTED} pasted postings already. Please remove one first.`)
    await storePostings(client, { source: 'paste', feed: '', ownerUserId: userId }, { postings, now })
    const found = await client.query<{ id: string }>("select id from posting where source = 'paste' and source_ref = $1", [
      draft.sourceRef,
    ])
    return found.rows[0]!.id
  })
}

/** Applications stay, with title and company; what was saved or corrected of it goes. */
export async function removePasted({ db }: Pick<Context, 'db'>, userId: string, id: string): Promise<void> {
  const { count } = await transaction(db, async (tx) => {
    // An erasure has applications before postings, and what goes with a posting is the other way round.
    await holdUser(tx, userId)
    return tx.posting.deleteMany({ where: { id, ownerUserId: userId } })
  })
  if (count === 0) throw new AppError('not_found', 'There is no such posting among those that you pasted.')
}
