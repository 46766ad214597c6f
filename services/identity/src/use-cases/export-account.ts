import { type DashboardPart, dashboardParts } from '@waymark/contracts/models/identity/dashboard'
import { toJsonResume } from '@waymark/contracts/models/resume/convert-json-resume'
import { AppError } from '@waymark/kit/errors'
import type { CallOptions } from '@waymark/service/grpc/client'
import type { Context } from '../context.ts'
import { present } from '../data/present-user.ts'
import { listProjects } from './profile/portfolio.ts'
import { loadResume } from './profile/resume.ts'
import { readSettings } from './profile/settings.ts'
import { exportedIdentities } from './provider/join-identity.ts'
import { exportedFactors } from './second-step/factors.ts'

type Asker = { userId: string; signal: AbortSignal }
type ExportPart = (context: Context, userId: string) => Promise<unknown>
type Exporter = { export(request: { userId: string }, options: CallOptions): Promise<{ json: string }> }

/** A file may take its time; a page may not. */
const DEADLINE_MS = 10_000
const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const

/** What identity itself holds, by its name in the file. */
const parts: Readonly<Record<string, ExportPart>> = {
  user: async ({ db }, userId) => {
    const user = await db.userAccount.findUniqueOrThrow({ where: { id: userId } })
    const { createdAt, emailVerifiedAt } = user
    return { ...present.user(user), emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
  },
  profile: async ({ db }, userId) => present.profile(await db.userProfile.findUniqueOrThrow({ where: { userId } })),
  settings: readSettings,
  sessions: async ({ sessions }, userId) => (await sessions.list(userId)).map((session) => present.exportedSession(session)),
  knownBrowsers: async ({ db }, userId) =>
    (await db.knownDevice.findMany({ where: { userId }, orderBy: [{ lastUsedAt: 'desc' }] })).map(
      ({ createdAt, lastUsedAt }) => ({
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }),
    ),
  signInFactors: exportedFactors,
  signInProviders: exportedIdentities,
  securityEvents: ({ securityLog }, userId) => securityLog.all(userId),
  activity: async ({ db }, userId) =>
    (await db.activity.findMany({ where: { userId }, orderBy: [...newestFirst] })).map(({ subject, ...row }) => ({
      ...present.activity(row),
      subject,
    })),
  notifications: async ({ db }, userId) =>
    (await db.notification.findMany({ where: { userId }, orderBy: [...newestFirst] })).map((row) => ({
      ...present.notification(row),
      readAt: row.readAt?.toISOString() ?? null,
    })),
  portfolio: listProjects,
  resume: async ({ db }, userId) => (await db.resume.findUnique({ where: { userId } }))?.document ?? null,
}

/**
 * Everything that the product holds about a person. Whoever asks for all must get all: when a service does not answer, the whole
 * export fails and names it, for a part that is left out silently would read as "there is nothing".
 */
export async function exportAccount(context: Context, { userId, signal }: Asker): Promise<Record<string, unknown>> {
  const [own, others] = await Promise.all([
    Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part(context, userId)] as const)),
    Promise.all(dashboardParts.map(async (name) => [name, await askForAll(context, name, { userId, signal })] as const)),
  ])
  failWithout(others.filter(([, json]) => json === undefined).map(([name]) => name))
  return {
    exportedAt: context.clock().toISOString(),
    ...Object.fromEntries(own),
    ...Object.fromEntries(others.map(([name, json]) => [name, JSON.parse(json ?? 'null') as unknown])),
  }
}

/** The résumé as it stands, or what we could fill in, in the words of JSON Resume. */
export async function exportAsResume(context: Context, asker: Asker): Promise<Record<string, unknown>> {
  const { document, updatedAt, away } = await loadResume(context, asker)
  failWithout(away)
  return toJsonResume(document, updatedAt)
}

async function askForAll(context: Context, name: DashboardPart, { userId, signal }: Asker): Promise<string | undefined> {
  const client: Exporter | undefined = context.upstreams[name]
  if (!client) return undefined
  return client.export({ userId }, { signal, deadlineMs: DEADLINE_MS }).then(
    ({ json }) => json,
    (err: unknown) => {
      context.log.warn({ err, part: name }, 'upstream failed, export is partial')
      return undefined
    },
  )
}

function failWithout(names: readonly string[]): void {
  if (names.length === 0) return
  const who = new Intl.ListFormat('en-US').format(names)
  throw new AppError(
    'unavailable',
    `Your export would not be complete: ${who} did not answer. Nothing is lost. Please try again in a moment.`,
  )
}
