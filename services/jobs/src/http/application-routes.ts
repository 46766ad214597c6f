import { applicationStatuses } from '@waymark/contracts/models/job'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { changeApplication, removeApplication, SHOWN, trackApplication } from '../use-cases/change-application.ts'
import { mustFindPosting } from './posting-routes.ts'
import { presentApplication } from './present.ts'

export function addApplicationRoutes(http: Http, context: Context): void {
  const { db } = context

  http.route(routes.listApplications, async ({ query: { status, page, limit }, user: { userId } }) => {
    const where = { userId, ...(status ? { status } : {}) }
    const [rows, groups] = await Promise.all([
      db.application.findMany({
        where,
        include: SHOWN,
        orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      db.application.groupBy({ by: ['status'], where: { userId }, _count: true }),
    ])
    const countOf = (wanted: string): number => groups.find((group) => group.status === wanted)?._count ?? 0
    const counts = applicationStatuses.map((each) => ({ status: each, count: countOf(each) }))
    const total = status ? countOf(status) : counts.reduce((sum, { count }) => sum + count, 0)
    return { body: { applications: rows.map(presentApplication), total, counts } }
  })

  http.route(routes.trackApplication, async ({ params, user: { userId }, body }) => {
    const posting = await mustFindPosting(context, params.id, userId)
    return { body: presentApplication(await trackApplication(context, { posting, userId, change: body })) }
  })

  http.route(routes.untrackApplication, async ({ params, user: { userId } }) => {
    const { id: postingId } = await mustFindPosting(context, params.id, userId)
    return { body: { id: await removeApplication(context, { userId, postingId }), removed: true } }
  })

  http.route(routes.changeApplication, async ({ params, user: { userId }, body }) => ({
    body: presentApplication(await changeApplication(context, { id: params.applicationId, userId, change: body })),
  }))

  http.route(routes.removeApplication, async ({ params, user: { userId } }) => ({
    body: { id: await removeApplication(context, { userId, id: params.applicationId }), removed: true },
  }))
}
