import type { application, dispute, job, jobDetail, jobMatchDetail, StepLeft } from '@waymark/contracts/models/job'
import type * as t from 'io-ts'
import type { ApplicationRow } from '../data/application-row.ts'
import type { DisputeRow } from '../data/disputes.ts'
import type { PostingRow } from '../data/posting-rows.ts'
import type { AskedSkill } from '../domain/find-skills.ts'
import type { Match } from '../domain/match.ts'

export type Job = t.TypeOf<typeof job>
export type JobDetail = t.TypeOf<typeof jobDetail>
export type JobMatch = t.TypeOf<typeof jobMatchDetail>
export type ApplicationShown = t.TypeOf<typeof application>

/** What a signed-in person sees beside a posting. */
export type Personal = Partial<MatchInBrief> & { saved: boolean; applicationStatus?: string | undefined }

/** What a row says of a match. */
export type MatchInBrief = {
  matchPercentage: number | undefined
  stepLeft: StepLeft | undefined
  refusedWhy: string | undefined
}

/** A match for one row: its percentage, and what stands between the person and the occupation. */
export function presentInBrief(
  posting: Pick<PostingRow, 'salary_min'>,
  { percentage, fit }: Pick<Match, 'percentage' | 'fit'>,
): MatchInBrief {
  // What an occupation usually pays says nothing of a posting that names its own pay.
  const refused = fit?.refusedForPay && posting.salary_min !== null ? undefined : fit?.refusedWhy
  return { matchPercentage: percentage, stepLeft: fit?.stepLeft, refusedWhy: refused }
}

export function presentJob(row: PostingRow, personal?: Personal): Job {
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    ...present({ salaryMin: row.salary_min, salaryMax: row.salary_max, logoUrl: row.logo_url, url: row.url }),
    ...present({ occupationCode: row.occupation_code || null, occupationTitle: row.occupation_title || null }),
    ...(row.closed_at ? { closedAt: row.closed_at.toISOString() } : {}),
    description: row.description,
    skillsRequired: row.skills_required,
    employmentType: row.employment_type,
    experienceLevel: row.experience_level,
    postedDate: row.posted_at.toISOString(),
    source: sourceOf(row),
    requirements: row.requirements,
    sourceKind: kindOf(row),
    sample: row.source === 'sample',
    remote: row.remote,
    ...(personal ? { ...present(personal), saved: personal.saved } : {}),
  }
}

export function presentDetail(row: PostingRow, personal?: Personal): JobDetail {
  return { ...presentJob(row, personal), mustHave: skillsOf(row, 'must'), niceToHave: skillsOf(row, 'nice') }
}

export function presentMatch(
  posting: PostingRow,
  match: Match,
  options: { disputes?: readonly DisputeRow[] | undefined; personal: Personal },
): JobMatch {
  const { matched, missing, setAside, fit } = match
  const of = (skills: readonly AskedSkill[], kind: string): number => skills.filter((skill) => skill.kind === kind).length
  return {
    id: posting.id,
    jobPosting: presentJob(posting, { ...options.personal, ...presentInBrief(posting, match) }),
    ...present({ matchPercentage: match.percentage, coverage: match.coverage }),
    skillsMatch: matched.map(({ name }) => name),
    basis: match.basis,
    ...(fit ? { fit: fit.fit, fitLow: fit.low, fitHigh: fit.high } : {}),
    mustHeld: of(matched, 'must'),
    mustTotal: of(matched, 'must') + of(missing, 'must'),
    niceHeld: of(matched, 'nice'),
    niceTotal: of(matched, 'nice') + of(missing, 'nice'),
    matched: [...matched],
    missing: [...missing],
    setAside: [...setAside],
    disputes: (options.disputes ?? []).map((each) => presentDispute(each, posting)),
  }
}

function presentDispute(row: DisputeRow, posting: PostingRow): t.TypeOf<typeof dispute> {
  const skillName = posting.skills.find(({ slug }) => slug === row.skill)?.name ?? row.skill
  return {
    id: row.id,
    kind: row.kind,
    ...(row.skill ? { skill: row.skill, skillName } : {}),
    ...(row.occupation_code ? { occupationCode: row.occupation_code, occupationTitle: row.occupation_title } : {}),
    createdAt: row.created_at.toISOString(),
  }
}

export function presentApplication(row: ApplicationRow): ApplicationShown {
  const { postingId, posting } = row
  return {
    id: row.id,
    ...(postingId ? { jobId: postingId } : {}),
    title: row.title,
    company: row.company,
    ...(row.location ? { location: row.location } : {}),
    status: row.status,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    history: row.history.map(({ status, changedAt }) => ({ status, at: changedAt.toISOString() })),
    ...(posting?.closedAt ? { closedAt: posting.closedAt.toISOString() } : {}),
  }
}

function skillsOf(row: PostingRow, kind: 'must' | 'nice'): AskedSkill[] {
  return row.skills.filter((skill) => skill.kind === kind)
}

function sourceOf({ source, feed }: PostingRow): string {
  if (source === 'sample') return 'Sample'
  return source === 'paste' ? 'Pasted by you' : feed
}

function kindOf({ source }: PostingRow): string {
  if (source === 'sample') return 'sample'
  return source === 'paste' ? 'pasted' : 'feed'
}

/** Leaves out what is not there: an absent field, not a null one. */
function present<T extends Readonly<Record<string, unknown>>>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const there = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(there) as { [K in keyof T]?: NonNullable<T[K]> }
}
