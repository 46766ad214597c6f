import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { ReportProgress } from '@waymark/contracts/models/report'
import { createFrontendServer } from '../server/server.ts'
import { stubQuestions } from './stub-questions.ts'

/**
 * For work on the screens alone: the built frontend with a handful of invented answers behind `/api`. Nothing is checked or kept.
 * `/api/login` signs in, `/api/logout` signs out. Start: `node frontend/dev/stub-gateway.ts` after a build.
 */
const site = await createFrontendServer({
  dist: path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist')),
  site: 'http://localhost:8080',
})
const titles = ['Your answers, checked', 'How sure we are', 'Interests and values', 'Skills you can prove', 'Where you stand']
const created = new Date().toISOString()
const started = new Map<string, number>()
const paid = new Set<string>()

type Handler = (context: { req: IncomingMessage; res: ServerResponse; url: URL; match: RegExpMatchArray }) => void

const routes: [string, RegExp, Handler][] = [
  ['GET', /^\/api\/login$/, ({ res, url }) => redirect(res, url.searchParams.get('return_to') ?? '/', 'wm_in=1; Path=/')],
  ['GET', /^\/api\/logout$/, ({ res }) => redirect(res, '/', 'wm_in=; Path=/; Max-Age=0')],
  ['GET', /^\/api\/auth\/user$/, ({ res }) => json(res, 200, user)],
  ['GET', /^\/api\/notifications$/, ({ res }) => json(res, 200, { notifications: [], unread: 0 })],
  ['GET', /^\/api\/recommendations$/, ({ res }) => json(res, 200, [])],
  ['GET', /^\/api\/dashboard$/, ({ res }) => json(res, 200, dashboard())],
  ['GET', /^\/api\/reports\/assessment-questions\//, ({ res }) => json(res, 200, stubQuestions)],
  [
    'GET',
    /^\/api\/occupations\/resolve$/,
    ({ res, url }) => json(res, 200, { kind: 'occupation', matches: matches(url.searchParams.get('title') ?? '') }),
  ],
  ['GET', /^\/api\/occupations$/, ({ res, url }) => json(res, 200, matches(url.searchParams.get('title') ?? ''))],
  ['POST', /^\/api\/(detailed|guest)-assessment$/, ({ req, res }) => void echo(req, res)],
  ['POST', /^\/api\/generate-(guest-)?report$/, ({ res }) => json(res, 202, accept())],
  ['GET', /^\/api\/payments$/, ({ res }) => json(res, 200, { payments: 'placeholder' })],
  ['GET', /^\/api\/language-model$/, ({ res }) => json(res, 200, {})],
  ['POST', /^\/api\/complete-report-payment\/(.+)$/, ({ res, match }) => json(res, 200, pay(match[1] ?? ''))],
  ['POST', /^\/api\/reports\/(.+)\/retry$/, ({ res, match }) => json(res, 202, restart(match[1] ?? ''))],
  ['GET', /^\/api\/reports$/, ({ res }) => json(res, 200, { reports: [...started.keys()].map(summary), total: started.size })],
  ['GET', /^\/api\/reports\/(.+)\/events$/, ({ req, res, match }) => stream(req, res, match[1] ?? '')],
  ['GET', /^\/api\/reports\/(.+)\/view$/, ({ res, match }) => json(res, 200, view(match[1] ?? ''))],
  ['GET', /^\/api\/reports\/([^/]+)$/, ({ res, match }) => json(res, 200, one(match[1] ?? ''))],
]

createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://stub.local')
  if (!url.pathname.startsWith('/api/')) return void site.emit('request', req, res)
  for (const [method, pattern, handle] of routes) {
    const match = url.pathname.match(pattern)
    if (match && method === req.method) return handle({ req, res, url, match })
  }
  json(res, 404, problem(404, 'Not Found', 'There is nothing here.'))
}).listen(Number(process.env.HTTP_PORT ?? '4321'), '127.0.0.1')

const user = {
  id: randomUUID(),
  firstName: 'Ines',
  lastName: 'Ferreira',
  email: 'ines.ferreira@example.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
  emailVerified: true,
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function redirect(res: ServerResponse, to: string, cookie: string): void {
  res.writeHead(302, { location: to, 'set-cookie': cookie }).end()
}

function problem(status: number, title: string, detail: string) {
  return { type: 'about:blank', title, status, detail, requestId: randomUUID() }
}

async function echo(req: IncomingMessage, res: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of req) body += chunk
  console.log(body)
  json(res, 201, { id: randomUUID() })
}

function accept() {
  const reportId = randomUUID()
  started.set(reportId, Date.now())
  return { reportId, status: 'requested' }
}

function restart(reportId: string) {
  started.set(reportId, Date.now())
  return { reportId, status: 'requested' }
}

function pay(reportId: string) {
  paid.add(reportId)
  return { reportId, paymentId: 'demo', paidAt: new Date().toISOString() }
}

/** A section a second, then ready, then (two seconds later) delivered. */
function progressOf(reportId: string): ReportProgress {
  const age = Math.floor((Date.now() - (started.get(reportId) ?? 0)) / 1000)
  const done = Math.min(age, titles.length)
  const status = age < titles.length ? 'composing' : age < titles.length + 2 ? 'ready' : 'delivered'
  const sections = titles.map((title, index) => ({
    id: `s${index}`,
    title,
    pageFrom: 4 + index * 2,
    pageTo: 5 + index * 2,
    state: index < done ? ('done' as const) : index === done ? ('running' as const) : ('todo' as const),
    note: index < done ? 'Two gaps found, one contradiction noted' : undefined,
  }))
  const secondsLeft = Math.max(0, titles.length - age)
  return { reportId, status, paid: paid.has(reportId), sections, done, total: titles.length, secondsLeft, pages: 28 }
}

function stream(req: IncomingMessage, res: ServerResponse, reportId: string): void {
  res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  let revision = 0
  const send = () => res.write(`id: ${++revision}\ndata: ${JSON.stringify(progressOf(reportId))}\n\n`)
  send()
  const timer = setInterval(send, 500)
  req.on('close', () => clearInterval(timer))
}

function summary(id: string) {
  const { status, pages } = progressOf(id)
  return {
    id,
    reportType: 'career_change',
    title: 'Career Change',
    status,
    paid: paid.has(id),
    pages,
    bytes: 1_153_434,
    createdAt: created,
  }
}

function one(id: string) {
  return { report: summary(id), progress: progressOf(id) }
}

function view(id: string) {
  const sections = titles.map((title, index) => ({
    id: `s${index}`,
    title,
    kicker: title,
    page: 4 + index * 2,
    html: '<p class="lead">Fourteen years of being the one who finds the missing $12.</p><p>One paragraph of the report.</p>',
  }))
  return { id, reportType: 'career_change', title: 'Career Change', createdAt: created, aiGenerated: false, sections }
}

function matches(title: string) {
  if (title.length < 3) return []
  return [
    {
      code: '15-1253.00',
      title: 'Software Quality Assurance Analysts and Testers',
      matchedTitle: 'Quality Assurance Analyst',
      score: 0.98,
    },
    { code: '15-1211.00', title: 'Computer Systems Analysts', matchedTitle: 'Computer Systems Analysts', score: 0.71 },
    { code: '19-4099.01', title: 'Quality Control Analysts', matchedTitle: 'Quality Control Analysts', score: 0.66 },
  ]
}

function dashboard() {
  return {
    user,
    assessmentProgress: { completedSteps: 0, totalSteps: 4, currentStep: 'role' },
    skillsCount: 0,
    topSkills: [],
    jobMatches: 0,
    recentMatches: [],
    recommendations: [],
    learningPaths: [],
    metrics: {
      skillsCount: 0,
      completedAssessments: 1,
      activeJobMatches: 0,
      learningPathsInProgress: 0,
      profileStrength: 20,
      weeklyProgress: 0,
    },
    recentActivity: [{ id: '1', description: 'Detailed assessment saved', timestamp: created, type: 'assessment_complete' }],
    profileCompleteness: 20,
    away: [],
  }
}
