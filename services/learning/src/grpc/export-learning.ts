import type { Context } from '../context.ts'
import { pathOrder, withModules } from '../data/path-rows.ts'
import { presentDetail } from '../http/present.ts'

/** Everything held about a person, in the shapes that the API shows; resources are the product's, not theirs. */
export async function exportLearning({ db, library }: Context, userId: string): Promise<object> {
  const rows = await db.learningPath.findMany({
    where: { userId },
    include: { ...withModules, checkIns: { orderBy: { createdAt: 'desc' } } },
    orderBy: [...pathOrder],
  })
  const learningPaths = rows.map(({ checkIns, ...row }) => {
    const { modules, ...path } = presentDetail(library, row, checkIns)
    return { ...path, modules: modules.map(({ resources: _, ...module }) => module) }
  })
  return { learningPaths }
}
