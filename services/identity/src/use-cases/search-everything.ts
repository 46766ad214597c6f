import type { ArticleEntry } from '@waymark/contracts/models/articles'
import { type SearchKind, type SearchResult, type SearchResults, searchKinds } from '@waymark/contracts/models/search'
import type { ListRecommendationsResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { SearchResponse as FoundCourses } from '@waymark/proto/waymark/learning/v1/learning'
import type { SearchResponse as FoundCareers, HeldSkill } from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../context.ts'
import { skillLevel } from '../domain/activity-words.ts'
import { findArticles } from '../domain/find-articles.ts'
import { askUpstreams } from './ask-upstreams.ts'

type Asked = { userId: string; q: string; limit: number; signal: AbortSignal }

const owners = { job: 'jobs', occupation: 'skills', skill: 'skills', course: 'learning' } as const

/** Everything that the product can find, each kind by its service; a kind whose service is away is named, not left out silently. */
export async function searchEverything(context: Context, { userId, q, limit, signal }: Asked): Promise<SearchResults> {
  const query = q.trim()
  const { ask, isMissing } = askUpstreams(context, signal)
  const [jobs, careers, courses, recommended, held] = await Promise.all([
    ask('jobs', (client, options) => client.search({ query, userId, limit }, options)),
    ask('skills', (client, options) => client.search({ query, limit }, options)),
    ask('learning', (client, options) => client.search({ query, userId, limit }, options)),
    // What the person has of it is a courtesy: without it the results are as true.
    ask('assessment', (client, options) => client.listRecommendations({ userId, limit: 0 }, options)),
    ask('skills', (client, options) => client.listUserSkills({ userId }, options)),
  ])
  const results: Record<SearchKind, SearchResult[]> = {
    job: (jobs?.found ?? []).map(({ id, title, text }) => ({ kind: 'job', id, title, text, link: `/jobs?job=${part(id)}` })),
    occupation: occupations(careers, recommended),
    skill: skills(careers, held?.skills),
    course: courseResults(courses),
    article: findArticles(query, limit).map(article),
  }
  const away = (kind: SearchKind) => kind !== 'article' && isMissing(owners[kind])
  return {
    results: searchKinds.flatMap((kind) => results[kind].slice(0, limit)),
    away: searchKinds.filter((kind) => away(kind) && results[kind].length === 0),
  }
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

function occupations(careers: FoundCareers | undefined, own: ListRecommendationsResponse | undefined): SearchResult[] {
  const mine = own?.recommendations ?? []
  return (careers?.occupations ?? []).map(({ id, title, text }) => {
    const at = mine.findIndex(({ occupationCode }) => occupationCode === id)
    const ordinal = ordinals[at]
    return {
      kind: 'occupation',
      id,
      title,
      text: [...(ordinal ? [`Your ${ordinal} direction`] : []), text].filter(Boolean).join(' · '),
      link: `/occupations/${part(id)}`,
      score: mine[at] && Math.round(mine[at].fit),
    }
  })
}

function skills(careers: FoundCareers | undefined, held: readonly HeldSkill[] | undefined): SearchResult[] {
  const levels = new Map(held?.map(({ skillId, proficiencyLevel }) => [skillId, proficiencyLevel]))
  return (careers?.skills ?? []).map(({ id, title, text }) => {
    const level = levels.get(id)
    const standing = level === undefined ? 'Not in your inventory' : `Yours, ${skillLevel(level)}`
    // The two tabs have a search box each; the address fills that of the right one.
    const tab = level === undefined ? 'tab=add&' : ''
    return {
      kind: 'skill',
      id,
      title,
      text: [text, ...(held ? [standing] : [])].filter(Boolean).join(' · '),
      link: `/skills?${tab}search=${part(title)}`,
    }
  })
}

function courseResults(courses: FoundCourses | undefined): SearchResult[] {
  return (courses?.found ?? []).map(({ id, title, text, link }) => ({
    kind: 'course',
    id,
    title,
    text,
    // A path inside the product, or nothing: what a sibling answers is never taken for an address elsewhere.
    link: /^\/(?![/\\])/.test(link) ? link : '/learning',
  }))
}

function article({ id, slug, title, category, readTime }: ArticleEntry): SearchResult {
  return { kind: 'article', id, title, text: `${category} · ${readTime} min read`, link: `/blog/${slug}` }
}

function part(text: string): string {
  return encodeURIComponent(text)
}
