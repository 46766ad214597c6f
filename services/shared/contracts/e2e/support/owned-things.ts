import { randomUUID } from 'node:crypto'
import type { AnyRoute } from '@waymark/contracts/route'
import { assess, type Member, reportIsReady } from '../../../../../infra/e2e/support/member.ts'
import { bookkeeper } from '../../../../report/test/personas/offices.ts'

/** One of each thing that a path may name, all of one person. */
export type Owned = {
  ids: Readonly<Record<string, string>>
  /** What nobody else may be shown. */
  secrets: readonly string[]
  /** Routes of the signed-in whose path names something of the catalogue. */
  public: readonly string[]
  /** Reads that the owner cannot do just after the things were made. */
  notYet: readonly string[]
}

type WithId = { id: string }

export const madeProject = {
  title: 'Ledger of the mill',
  role: '',
  startDate: '',
  endDate: '',
  description: 'x',
  skills: [],
  links: [],
}

/** Makes them: a project, a posting with its application, a path with its module, a report. */
export async function thingsOf(member: Member): Promise<Owned> {
  const get = (path: string) => member.call('GET', path)
  const assessmentId = await assess(member, bookkeeper, 'career_deep_dive')
  const ordered = await member.call('POST', '/api/generate-report', { assessmentId, reportType: 'career_deep_dive' })
  const { reportId } = ordered as { reportId: string }
  await reportIsReady(member, reportId, 90_000)
  await member.call('POST', `/api/complete-report-payment/${reportId}`, { paymentId: `demo-${Date.now()}` })
  const project = (await member.call('POST', '/api/account/portfolio', madeProject)) as WithId
  const text =
    'Bookkeeper at the Copper Kettle Mill. You keep our books in Excel and QuickBooks, three days a week, in Tacoma, WA.'
  const pasted = (await member.call('POST', '/api/jobs/paste', { text })) as WithId
  const application = (await member.call('PUT', `/api/jobs/${pasted.id}/application`, { status: 'applied' })) as WithId
  const [path] = (await get('/api/learning-paths')) as (WithId & { modules: WithId[] })[]
  const { sessions } = (await get('/api/account/sessions')) as { sessions: WithId[] }
  const { notifications } = (await get('/api/notifications')) as { notifications: WithId[] }
  const ids = {
    'identity sessions': sessions[0]?.id,
    'identity portfolio': project.id,
    'identity notifications': notifications[0]?.id,
    // Passkeys need a device, and the others a provider: foreign ones are tried in identity's own tests.
    'identity passkeys': randomUUID(),
    'identity providers': randomUUID(),
    'identity mail': 'A'.repeat(43),
    'identity assets': 'page.css',
    'assessment recommendations': 'pay',
    'assessment reports': 'career_change',
    'report reports': reportId,
    'report complete-report-payment': reportId,
    'report r': `k1.${randomUUID()}.${'A'.repeat(43)}`,
    'skills occupations': '43-3031.00',
    'skills user': 'no-skill-of-anybody',
    'jobs jobs': pasted.id,
    'learning learning-paths': path?.id,
    applicationId: application.id,
    disputeId: randomUUID(),
    moduleId: path?.modules[0]?.id,
    other: reportId,
    place: 'money',
  }
  const missing = Object.entries(ids).filter(([, id]) => !id)
  if (missing.length > 0) throw new Error(`the owner has no ${missing.map(([name]) => name).join(', ')}`)
  return {
    ids: ids as Record<string, string>,
    secrets: [reportId, project.id, pasted.id, application.id, 'Copper Kettle Mill'],
    public: ['getOccupationEntry'],
    // What nothing is refused for has no limit to try.
    notYet: ['tryLimit'],
  }
}

/** The owner's things in the places of a path. Throws for a place that no thing is known for. */
export function whoseThings(route: AnyRoute, { ids }: Owned): Record<string, string> {
  const { service, path } = route
  const parts = path.split('/').slice(2)
  return Object.fromEntries(
    parts.flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (!name) return []
      const before = parts.slice(0, index).filter((one) => !one.startsWith('{'))
      const keys = [name, ...before.toReversed().map((one) => `${service} ${one}`)]
      const known = keys.map((key) => ids[key]).find(Boolean)
      if (!known) throw new Error(`${route.method} ${path}: nothing is known for {${name}}`)
      return [[name, known]]
    }),
  )
}
