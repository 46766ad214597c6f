import type { BodyOf } from '@waymark/contracts/route'
import type { jobsRoutes } from '@waymark/contracts/routes/jobs'
import type { ApiCall } from '../api/base-query.ts'
import { jobMatches } from './samples.ts'
import { liveMatch } from './to-live.ts'
import { type Answers, bodyOf, type DemoWorld, notFound, param, refusal } from './world.ts'

type Track = BodyOf<typeof jobsRoutes.trackApplication>
type Dispute = BodyOf<typeof jobsRoutes.disputeJobMatch>
type Paste = BodyOf<typeof jobsRoutes.pasteJob>
type Application = DemoWorld['applications'][number]

/** Postings, matches, what is saved, and applications. */
export const jobAnswers: Answers = {
  searchJobs: (world, { query = {} }) => {
    const has = (text: string, part: unknown) => text.toLowerCase().includes(String(part ?? '').toLowerCase())
    const found = world.jobs
      .filter((job) => has(job.title, query.title) && has(job.location, query.location))
      .filter((job) => !query.experienceLevel || job.experienceLevel === query.experienceLevel)
      .filter((job) => !query.employmentType || job.employmentType === query.employmentType)
      .filter((job) => (job.salaryMax ?? 0) >= Number(query.salaryMin ?? 0))
    const limit = Number(query.limit ?? 12)
    const from = (Number(query.page ?? 1) - 1) * limit
    return { jobs: found.slice(from, from + limit).map((job) => known(world, job)), total: found.length }
  },
  listJobMatches: ({ matches }, { query }) => matches.slice(0, Number(query?.limit ?? 12)),
  getJob: (world, call) => {
    const job = jobOf(world, call)
    if (!job) return notFound
    const match = matchOf(world, job.id)
    const asked = [...(match?.matched ?? []), ...(match?.missing ?? [])]
    return { ...known(world, job), mustHave: asked, niceToHave: [] }
  },
  getJobMatch: (world, call) => {
    const job = jobOf(world, call)
    return job ? (matchOf(world, job.id) ?? { id: job.id, jobPosting: job, skillsMatch: [], basis: 'none' }) : notFound
  },

  disputeJobMatch: (world, call) => {
    const { kind, skill } = bodyOf<Dispute>(call)
    const match = matchOf(world, param(call, 'id'))
    const missed = match?.missing?.find(({ slug }) => slug === skill)
    if (!match || !missed) return notFound
    const dispute = { id: world.newId(), kind, skill, skillName: missed.name, createdAt: world.now() }
    const missing = (match.missing ?? []).filter((one) => one !== missed)
    const matched = kind === 'have_skill' ? [...(match.matched ?? []), missed] : (match.matched ?? [])
    const setAside = kind === 'not_asked' ? [...(match.setAside ?? []), missed] : (match.setAside ?? [])
    return settle(world, { ...match, matched, missing, setAside, disputes: [...(match.disputes ?? []), dispute] })
  },
  undoDispute: (world, call) => {
    const match = matchOf(world, param(call, 'id'))
    const dispute = match?.disputes?.find(({ id }) => id === param(call, 'disputeId'))
    if (!match || !dispute) return notFound
    const all = [...(match.matched ?? []), ...(match.setAside ?? [])]
    const back = all.filter(({ slug }) => slug === dispute.skill)
    const without = (list: typeof all = []) => list.filter(({ slug }) => slug !== dispute.skill)
    const disputes = (match.disputes ?? []).filter((one) => one !== dispute)
    const missing = [...(match.missing ?? []), ...back]
    return settle(world, { ...match, matched: without(match.matched), setAside: without(match.setAside), missing, disputes })
  },

  listSavedJobs: (world) => {
    const jobs = world.jobs.filter(({ id }) => world.saved.has(id)).map((job) => known(world, job))
    return { jobs, total: jobs.length }
  },
  saveJob: (world, call) => {
    const job = jobOf(world, call)
    if (!job) return notFound
    world.saved.add(job.id)
    return { jobId: job.id, saved: true, savedAt: world.now() }
  },
  unsaveJob: (world, call) => {
    world.saved.delete(param(call, 'id'))
    return { jobId: param(call, 'id'), saved: false }
  },

  listApplications: ({ applications }, { query }) => {
    const statuses = [...new Set(applications.map(({ status }) => status))]
    const shown = applications.filter(({ status }) => !query?.status || status === query.status)
    const counts = statuses.map((status) => ({ status, count: applications.filter((one) => one.status === status).length }))
    return { applications: shown, total: shown.length, counts }
  },
  trackApplication: (world, call) => {
    const job = jobOf(world, call)
    if (!job) return notFound
    const existing = world.applications.find(({ jobId }) => jobId === job.id)
    const { id: jobId, title, company, location } = job
    const now = world.now()
    const fresh = {
      id: world.newId(),
      jobId,
      title,
      company,
      location,
      status: '',
      note: '',
      createdAt: now,
      changedAt: now,
      history: [],
    }
    return move(world, existing ?? fresh, bodyOf<Track>(call))
  },
  changeApplication: (world, call) => {
    const found = world.applications.find(({ id }) => id === param(call, 'applicationId'))
    return found ? move(world, found, bodyOf<Partial<Track>>(call)) : notFound
  },
  untrackApplication: (world, call) =>
    drop(
      world,
      world.applications.find(({ jobId }) => jobId === param(call, 'id')),
    ),
  removeApplication: (world, call) =>
    drop(
      world,
      world.applications.find(({ id }) => id === param(call, 'applicationId')),
    ),

  pasteJob: (world, call) => {
    const { text, title, company, location, url } = bodyOf<Paste>(call)
    const [first = 'Pasted posting'] = text.split('\n')
    const job = {
      id: world.newId(),
      title: title || first.slice(0, 80),
      company: company || 'Not stated',
      location: location || 'Not stated',
      description: text,
      skillsRequired: world.catalogue.filter(({ name }) => text.includes(name)).map(({ name }) => name),
      employmentType: 'Other',
      experienceLevel: 'Mid',
      postedDate: world.now(),
      source: 'Pasted by you',
      sourceKind: 'pasted',
      requirements: [],
      ...(url ? { url } : {}),
    }
    world.jobs = [job, ...world.jobs]
    return { ...job, mustHave: [], niceToHave: [] }
  },
  removePastedJob: (world, call) => {
    const job = jobOf(world, call)
    if (!job) return notFound
    if (job.sourceKind !== 'pasted') return refusal(403, 'Only a posting that you pasted can be removed.')
    world.jobs = world.jobs.filter((one) => one !== job)
    return { id: job.id, removed: true }
  },
}

function jobOf({ jobs }: DemoWorld, call: ApiCall) {
  return jobs.find(({ id }) => id === param(call, 'id'))
}

function matchOf({ matches }: DemoWorld, id: string) {
  return matches.find((match) => match.id === id)
}

function known(world: DemoWorld, job: DemoWorld['jobs'][number]) {
  return {
    ...job,
    saved: world.saved.has(job.id),
    matchPercentage: matchOf(world, job.id)?.matchPercentage,
    applicationStatus: world.applications.find(({ jobId }) => jobId === job.id)?.status,
  }
}

/** Half fit, half coverage, as the service counts; the fit is what the sample's own percentage leaves for it. */
function settle(world: DemoWorld, match: DemoWorld['matches'][number]) {
  const held = match.matched?.length ?? 0
  const total = held + (match.missing?.length ?? 0)
  const coverage = total === 0 ? 100 : Math.round((held / total) * 100)
  const sample = jobMatches.map(liveMatch).find(({ id }) => id === match.id) ?? match
  const fit = 2 * sample.matchPercentage - (sample.coverage ?? coverage)
  const matchPercentage = Math.max(1, Math.min(99, Math.round((fit + coverage) / 2)))
  const names = (match.matched ?? []).map(({ name }) => name)
  const settled = { ...match, coverage, matchPercentage, mustHeld: held, mustTotal: total, skillsMatch: names }
  world.matches = world.matches.map((one) => (one.id === match.id ? settled : one))
  return settled
}

function move(world: DemoWorld, application: Application, { status: next, note }: Partial<Track>): Application {
  const status = next ?? application.status
  const at = world.now()
  const history = application.status === status ? application.history : [...application.history, { status, at }]
  const moved = { ...application, status, note: note ?? application.note, changedAt: at, history }
  world.applications = [moved, ...world.applications.filter(({ id }) => id !== application.id)]
  return moved
}

function drop(world: DemoWorld, application: Application | undefined) {
  if (!application) return notFound
  world.applications = world.applications.filter((one) => one !== application)
  return { id: application.id, removed: true }
}
