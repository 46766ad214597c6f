import { MAX_PATHS } from '@waymark/contracts/models/learning'
import { truncate } from '@waymark/contracts/text/truncate'
import { isUuid } from '@waymark/kit/ids'
import type { Found, SearchRequest } from '@waymark/proto/waymark/learning/v1/learning'
import type { Context } from '../context.ts'

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

/** A person has few paths of their own, so what they say is looked through here. */
async function ownFound({ db }: Context, { userId, query, limit }: Own): Promise<Found[]> {
  const paths = await db.learningPath.findMany({
    where: { userId },
    select: {
      ...{ id: true, title: true, description: true, targetSkills: true, progress: true },
      modules: { select: { id: true, title: true, skill: true }, orderBy: { position: 'asc' } },
    },
    orderBy: { createdAt: 'desc' },
    take: MAX_PATHS,
  })
  const wanted = query.toLowerCase()
  const says = (text: string | null) => text?.toLowerCase().includes(wanted) ?? false
  const isFound = ({ title, description, targetSkills }: (typeof paths)[number]) =>
    says(title) || says(description) || targetSkills.includes(query)
  const [found, others] = [paths.filter(isFound), paths.filter((path) => !isFound(path))]
  const inTitle = (title: string) => (says(title) ? 0 : 1)
  const shown = found.slice(0, limit).sort((a, b) => inTitle(a.title) - inTitle(b.title))
  return [
    ...shown.map(({ id, title, description, progress }) => ({
      id,
      title,
      text: `Your learning path, ${progress}% done${description ? `: ${description}` : ''}`,
      kind: 'path',
      link: `/learning?path=${id}`,
    })),
    // The modules of a path that was found already say nothing new.
    ...others.flatMap((path) =>
      path.modules
        .filter(({ title, skill }) => says(title) || says(skill))
        .map(({ id, title }) => ({
          id,
          title,
          text: `A module of ${path.title}`,
          kind: 'module',
          link: `/learning?path=${path.id}`,
        })),
    ),
  ].slice(0, limit)
}
