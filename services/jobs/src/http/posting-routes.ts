import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { loadPerson } from '../data/load-person.ts'
import { findPosting, loadPostings, type PostingRow } from '../data/posting-rows.ts'
import { searchPostings } from '../data/search-postings.ts'
import { personalOf } from './personal.ts'
import { presentDetail, presentJob } from './present.ts'

export function addPostingRoutes(http: Http, context: Context): void {
  const { sql } = context

  http.route(routes.searchJobs, async ({ query, identity, signal }) => {
    const userId = identity?.userId
    if (query.source === 'pasted' && !userId) throw new AppError('unauthorized', 'Please sign in to see what you pasted.')
    const [found, person] = await Promise.all([
      searchPostings(sql, query, userId),
      userId ? loadPerson(context, userId, signal) : undefined,
    ])
    const postings = await loadPostings(sql, found.ids)
    const personal = person && (await personalOf(context, person, postings))
    return {
      body: {
        jobs: postings.map((posting) => presentJob(posting, personal?.(posting))),
        total: found.total,
        ...(found.capped ? { totalIsCapped: true } : {}),
        ...(found.corrected.title ? { correctedTitle: found.corrected.title } : {}),
        ...(found.corrected.location ? { correctedLocation: found.corrected.location } : {}),
      },
      headers: PRIVATE,
    }
  })

  http.route(routes.getJob, async ({ params, identity, signal }) => {
    const posting = await mustFindPosting(context, params.id, identity?.userId)
    const person = identity && (await loadPerson(context, identity.userId, signal))
    const personal = person && (await personalOf(context, person, [posting]))
    return { body: presentDetail(posting, personal?.(posting)), headers: PRIVATE }
  })
}

/** A foreign posting answers as an unknown one does. */
export async function mustFindPosting(
  { sql }: Pick<Context, 'sql'>,
  id: string,
  userId: string | undefined,
): Promise<PostingRow> {
  const posting = await findPosting(sql, id, userId)
  if (!posting) throw new AppError('not_found', 'There is no such posting.')
  return posting
}

/** What a list says depends on who asks. */
const PRIVATE = { 'cache-control': 'private, no-store' }
