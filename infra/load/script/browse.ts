import { nextPerson, oneOf } from './people.ts'
import type { SetUp } from './setup.ts'
import { getJson, getPage } from './site.ts'

type List = unknown[]
type Screen = (data: SetUp, cookie: string) => void

const list: Record<string, (body: List) => boolean> = { 'is a filled list': (body) => body.length > 0 }

const landing: Screen = () => getPage('/', 'landing page', '<h1')
const blog: Screen = () => getPage('/blog', 'blog', '<h1')
const wizard: Screen = () => getPage('/detailed-assessment', 'wizard', '/assets/')

const questions: Screen = () => {
  const { assessmentType } = nextPerson().detailed
  getJson<{ id: string; type: string }[]>(`/api/reports/assessment-questions/${assessmentType}`, 'questions', {
    'at least ten, each with a type': (body) => body.length >= 10 && body.every(({ id, type }) => Boolean(id && type)),
  })
}

const occupation: Screen = () => {
  const [best] = lookUp(nextPerson().title)
  if (!best) return
  const { code } = best
  getJson<{ code: string; title: string }>(`/api/occupations/${code}`, 'occupation', {
    'is the one asked for': (body) => body.code === code && body.title.length > 2,
  })
  getJson(`/api/occupations/${code}/similar?limit=5`, 'similar occupations', list)
}

export function lookUp(title: string): { code: string }[] {
  type Hit = { code: string; score: number }
  const found = getJson<Hit[]>(`/api/occupations?title=${encodeURIComponent(title)}&limit=8`, 'look-up', {
    'codes with a score': (body) => body.length <= 8 && body.every(({ code, score }) => code !== '' && score > 0 && score <= 1),
  })
  return found ?? []
}

const catalogue: Screen = () => {
  getJson<List>('/api/skills', 'skills catalogue', { 'has hundreds': (body) => body.length > 100 })
}

const search: Screen = (_, cookie) => {
  const word = oneOf(['nurse', 'engineer', 'manager', 'driver', 'teacher', 'analyst', ''])
  getJson<{ jobs: { title: string }[]; total: number }>(
    `/api/jobs?title=${word}&limit=12`,
    'job search',
    {
      'total and page agree': (body) => body.jobs.length === Math.min(12, body.total),
      'postings have titles': (body) => body.jobs.every(({ title }) => title.length > 0),
    },
    cookie,
  )
}

const posting: Screen = ({ jobs }, cookie) => {
  const id = oneOf(jobs)
  const same = { 'is the one asked for': (body: { id: string }) => body.id === id }
  getJson(`/api/jobs/${id}`, 'posting', same, cookie)
  if (cookie) getJson(`/api/jobs/${id}/match`, 'match of a posting', same, cookie)
}

const dashboard: Screen = (_, cookie) => {
  getJson<{ profileCompleteness: number }>(
    '/api/dashboard',
    'dashboard',
    { 'knows the person': (body) => body.profileCompleteness > 0 },
    cookie,
  )
  recommendations(undefined, cookie)
  getJson<{ total: number }>('/api/reports?page=1&limit=3', 'report list', { counts: (body) => body.total >= 0 }, cookie)
}

function recommendations(_: unknown, cookie: string): void {
  getJson<{ matchPercentage: number; fitLow: number; fitHigh: number }[]>(
    '/api/recommendations',
    'recommendations',
    {
      'ten, best first': (body) =>
        body.length >= 10 && body.every(({ matchPercentage }, at) => matchPercentage <= (body[at - 1]?.matchPercentage ?? 99)),
      'each within its range': (body) =>
        body.every(({ matchPercentage, fitLow, fitHigh }) => fitLow <= matchPercentage && matchPercentage <= fitHigh),
    },
    cookie,
  )
}

const matches: Screen = (_, cookie) => {
  getJson<{ matchPercentage: number }[]>('/api/jobs/matches?limit=12', 'job matches', list, cookie)
}

const inventory: Screen = (_, cookie) => {
  getJson<List>('/api/user/skills', 'own skills', list, cookie)
  getJson<{ doors: List }>('/api/user/skills/doors', 'doors', { 'some open': (body) => body.doors.length > 0 }, cookie)
}

const paths: Screen = (_, cookie) => {
  getJson<List>('/api/learning-paths', 'learning paths', { 'is a list': (body) => Array.isArray(body) }, cookie)
}

const profile: Screen = (_, cookie) => {
  getJson<{ email: string }>('/api/auth/user', 'who am I', { 'has an address': (body) => body.email.includes('@') }, cookie)
  getJson<object>('/api/notifications', 'notifications', { 'is an object': (body) => typeof body === 'object' }, cookie)
}

/** How often people look at what, in a hundred. */
const open: [Screen, number][] = [
  [landing, 14],
  [blog, 4],
  [wizard, 6],
  [questions, 6],
  [occupation, 10],
  [catalogue, 3],
  [search, 10],
  [posting, 7],
]
const signedIn: [Screen, number][] = [
  [dashboard, 12],
  [recommendations, 6],
  [search, 5],
  [posting, 4],
  [matches, 4],
  [inventory, 4],
  [paths, 2],
  [profile, 3],
]

/** One screen: six of ten people are not signed in. */
export function browse(data: SetUp): void {
  const turn = Math.random() * 100
  const stranger = screenAt(open, turn)
  if (stranger) stranger(data, '')
  else screenAt(signedIn, turn - 60)?.(data, oneOf(data.accounts).cookie)
}

function screenAt(shares: readonly [Screen, number][], turn: number): Screen | undefined {
  let left = turn
  for (const [screen, share] of shares) {
    left -= share
    if (left < 0) return screen
  }
  return undefined
}
