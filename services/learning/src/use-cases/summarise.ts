import { MAX_PATHS } from '@waymark/contracts/models/learning'
import type { SummaryResponse } from '@waymark/proto/waymark/learning/v1/learning'
import type { Context } from '../context.ts'
import { pathOrder, withModules } from '../data/path-rows.ts'
import { nextModule } from '../domain/progress.ts'

const WEEK_MS = 7 * 86_400_000

/** What the dashboard shows: the person's paths, and what they did in the last seven days. */
export async function summarise({ db, clock }: Context, userId: string): Promise<SummaryResponse> {
  const since = new Date(clock().getTime() - WEEK_MS)
  const [rows, checkIns, modules] = await Promise.all([
    db.learningPath.findMany({ where: { userId }, include: withModules, orderBy: [...pathOrder], take: MAX_PATHS }),
    db.pathCheckIn.count({ where: { path: { userId }, createdAt: { gt: since } } }),
    db.learningModule.count({ where: { path: { userId }, completedAt: { gt: since } } }),
  ])
  return {
    paths: rows.map((row) => ({
      id: row.id,
      title: row.title,
      progress: row.progress,
      nextModule: row.progress >= 100 ? '' : (nextModule(row.modules)?.title ?? ''),
    })),
    stepsThisWeek: checkIns + modules,
  }
}
