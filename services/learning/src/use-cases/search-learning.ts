import { truncate } from '@waymark/contracts/text/truncate'
import type { Found, SearchRequest } from '@waymark/proto/waymark/learning/v1/learning'
import type { Context } from '../context.ts'
import { isUuid } from '../domain/is-uuid.ts'

const USUAL = 5
const MOST = 20
const LONGEST = 200

/** The person's own paths and modules first, then named resources; in each, a hit in the title before one in the text. */
export async function searchLearning(context: Context, request: SearchRequest): Promise<Found[]> {
  const query = truncate(request.query.replaceAll('\u0000', '').trim(), LONGEST)
  if (query === '') return []
  const limit = request.limit > 0 ? Math.min(request.limit, MOST) : USUAL
  const own = isUuid(request.userId) ? await ownFound(context, { userId: request.userId, query, limit }) : []
  const resources = context.library.search(query, limit - own.length).map(({ slug, name, publisher, type, teaches }) => ({
    id: slug,
    title: name,
    text: `Free ${type} by ${publisher}, for ${teaches}`,
    kind: 'resource',
    link: `/learning?create=${encodeURIComponent(teaches)}`,
  }))
  return [...own, ...resources]
}

type Own = { userId: string; query: string; limit: number }

async function ownFound({ db }: Context, { userId, query, limit }: Own): Promise<Found[]> {
  const contains = { contains: query, mode: 'insensitive' } as const
  const [paths, modules] = await Promise.all([
    db.learningPath.findMany({
      where: { userId, OR: [{ title: contains }, { description: contains }, { targetSkills: { has: query } }] },
      select: { id: true, title: true, description: true, progress: true },
      orderBy: { createdAt: 'desc' },
      take: limit,
    }),
    db.learningModule.findMany({
      where: { path: { userId }, OR: [{ title: contains }, { skill: contains }] },
      select: { id: true, title: true, path: { select: { id: true, title: true } } },
      orderBy: [{ path: { createdAt: 'desc' } }, { position: 'asc' }],
      take: limit,
    }),
  ])
  const inTitle = (title: string) => (title.toLowerCase().includes(query.toLowerCase()) ? 0 : 1)
  const found = paths
    .sort((a, b) => inTitle(a.title) - inTitle(b.title))
    .map(({ id, title, description, progress }) => ({
      id,
      title,
      text: `Your learning path, ${progress}% done${description ? `: ${description}` : ''}`,
      kind: 'path',
      link: `/learning?path=${id}`,
    }))
  // The modules of a path that was found already say nothing new.
  const shown = new Set(found.map(({ id }) => id))
  const within = modules
    .filter(({ path }) => !shown.has(path.id))
    .map(({ id, title, path }) => ({
      id,
      title,
      text: `A module of ${path.title}`,
      kind: 'module',
      link: `/learning?path=${path.id}`,
    }))
  return [...found, ...within].slice(0, limit)
}
