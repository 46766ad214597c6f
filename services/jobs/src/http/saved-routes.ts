import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { loadPerson } from '../data/load-person.ts'
import { loadPostings } from '../data/posting-rows.ts'
import { personalOf } from './personal.ts'
import { mustFindPosting } from './posting-routes.ts'
import { presentJob } from './present.ts'

export function addSavedRoutes(http: Http, context: Context): void {
  const { db, sql, clock } = context

  http.route(routes.listSavedJobs, async ({ query: { page, limit }, user: { userId }, signal }) => {
    const [saved, total, person] = await Promise.all([
      db.savedPosting.findMany({
        where: { userId },
        select: { postingId: true },
        orderBy: [{ savedAt: 'desc' }, { postingId: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      db.savedPosting.count({ where: { userId } }),
      loadPerson(context, userId, signal),
    ])
    const postings = await loadPostings(
      sql,
      saved.map(({ postingId }) => postingId),
    )
    const personal = await personalOf(context, person, postings)
    return { body: { jobs: postings.map((posting) => presentJob(posting, personal(posting))), total } }
  })

  http.route(routes.saveJob, async ({ params, user: { userId } }) => {
    const { id: postingId } = await mustFindPosting(context, params.id, userId)
    const { savedAt } = await db.savedPosting.upsert({
      where: { userId_postingId: { userId, postingId } },
      create: { userId, postingId, savedAt: clock() },
      update: {},
    })
    return { body: { jobId: postingId, saved: true, savedAt: savedAt.toISOString() } }
  })

  http.route(routes.unsaveJob, async ({ params, user: { userId } }) => {
    const { id: postingId } = await mustFindPosting(context, params.id, userId)
    await db.savedPosting.deleteMany({ where: { userId, postingId } })
    return { body: { jobId: postingId, saved: false } }
  })
}
