import { MAX_PATHS } from '@waymark/contracts/models/learning'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { findPath, noSuchPath } from '../data/own-path.ts'
import { type PathRow, pathOrder, withModules } from '../data/path-rows.ts'
import { addCheckIn } from '../use-cases/add-check-in.ts'
import { changePath } from '../use-cases/change-path.ts'
import { changeProgress } from '../use-cases/change-progress.ts'
import { completeModule } from '../use-cases/complete-module.ts'
import { createPath } from '../use-cases/create-path.ts'
import { initPaths } from '../use-cases/init-paths.ts'
import { presentDetail, presentPath } from './present.ts'

const MOST_CHECK_INS = 50

export function addHttp(http: Http, context: Context): void {
  const { db, library } = context

  http.route(routes.listLearningPaths, async ({ user }) => ({ body: await list(user.userId) }))

  http.route(routes.initLearningPaths, async ({ user }) => {
    await initPaths(context, user.userId)
    return { body: await list(user.userId) }
  })

  http.route(routes.createLearningPath, async ({ user, body }) => ({
    body: presentPath(await createPath(context, user.userId, body)),
  }))

  http.route(routes.changePathProgress, async ({ user, params, body }) => ({
    body: presentPath(await changeProgress(context, { userId: user.userId, ...params }, body.progress)),
  }))

  http.route(routes.getLearningPath, async ({ user, params }) => ({
    body: await detail(await findPath(db, { userId: user.userId, ...params })),
  }))

  http.route(routes.changeLearningPath, async ({ user, params, body }) => ({
    body: await detail(await changePath(context, { userId: user.userId, ...params }, body)),
  }))

  http.route(routes.deleteLearningPath, async ({ user, params }) => {
    const { count } = await db.learningPath.deleteMany({ where: { id: params.pathId, userId: user.userId } })
    if (count === 0) throw noSuchPath()
    return { body: { id: params.pathId } }
  })

  http.route(routes.completeLearningModule, async ({ user, params, body }) => ({
    body: await detail(await completeModule(context, { userId: user.userId, ...params, ...body })),
  }))

  http.route(routes.addCheckIn, async ({ user, params, body }) => ({
    body: await detail(await addCheckIn(context, { userId: user.userId, ...params }, body)),
  }))

  async function list(userId: string) {
    const rows = await db.learningPath.findMany({
      where: { userId },
      include: withModules,
      orderBy: [...pathOrder],
      take: MAX_PATHS + MAX_MADE,
    })
    return rows.map(presentPath)
  }

  async function detail(row: PathRow) {
    const checkIns = await db.pathCheckIn.findMany({
      where: { pathId: row.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_CHECK_INS,
    })
    return presentDetail(library, row, checkIns)
  }
}

/** Room for paths that were made from gaps beside a full list of one's own. */
const MAX_MADE = 100
