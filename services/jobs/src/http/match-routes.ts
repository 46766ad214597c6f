import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { loadDisputes } from '../data/disputes.ts'
import { loadPerson, WHOLE_WAIT_MS } from '../data/load-person.ts'
import type { PostingRow } from '../data/posting-rows.ts'
import { disputeMatch, undoDispute } from '../use-cases/dispute-match.ts'
import { findMatches } from '../use-cases/find-matches.ts'
import { matchPosting } from '../use-cases/match-posting.ts'
import { loadMarks } from './personal.ts'
import { mustFindPosting } from './posting-routes.ts'
import { type JobMatch, presentMatch } from './present.ts'

export function addMatchRoutes(http: Http, context: Context): void {
  const { sql } = context

  http.route(routes.listJobMatches, async ({ query, user, signal }) => {
    const person = await loadPerson(context, user.userId, signal, WHOLE_WAIT_MS)
    const { matches: found } = await findMatches(context, person, { limit: query.limit })
    const marks = await loadMarks(
      context,
      user.userId,
      found.map(({ posting }) => posting.id),
    )
    return {
      body: found.map(({ posting, match, disputed }) => ({
        ...presentMatch(posting, match, { disputes: disputed, personal: marks(posting.id) }),
        // Only what has a percentage is listed.
        matchPercentage: match.percentage ?? 0,
      })),
    }
  })

  http.route(routes.getJobMatch, async ({ params, user, signal }) => {
    const posting = await mustFindPosting(context, params.id, user.userId)
    return { body: await matchOf(posting, user.userId, signal) }
  })

  http.route(routes.disputeJobMatch, async ({ params, user, body, signal }) => {
    const posting = await mustFindPosting(context, params.id, user.userId)
    await disputeMatch(context, { posting, userId: user.userId, input: body })
    return { body: await matchOf(posting, user.userId, signal) }
  })

  http.route(routes.undoDispute, async ({ params, user, signal }) => {
    const posting = await mustFindPosting(context, params.id, user.userId)
    await undoDispute(context, { posting, userId: user.userId, disputeId: params.disputeId })
    return { body: await matchOf(posting, user.userId, signal) }
  })

  async function matchOf(posting: PostingRow, userId: string, signal: AbortSignal): Promise<JobMatch> {
    const [person, disputes, marks] = await Promise.all([
      loadPerson(context, userId, signal),
      loadDisputes(sql, userId, [posting.id]),
      loadMarks(context, userId, [posting.id]),
    ])
    const disputed = disputes.get(posting.id)
    return presentMatch(posting, matchPosting(posting, person, disputed), { disputes: disputed, personal: marks(posting.id) })
  }
}
