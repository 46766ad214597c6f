import { randomUUID } from 'node:crypto'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { CHROMIUM } from '@waymark/kit/chromium'
import { AppError } from '@waymark/kit/errors'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { guestKeyOf } from '@waymark/service/auth'
import { startMailbox } from '@waymark/testing/mailbox'
import { startTestService } from '@waymark/testing/service'
import type { WorkerContext } from '../../src/context.ts'
import type { Clients } from '../../src/data/clients.ts'
import type { PrintBrowser } from '../../src/document/print/browser.ts'
import { report as reportApi } from '../../src/service.ts'
import { createIdleBrowser } from '../../src/use-cases/printing/idle-browser.ts'
import { reportWorker } from '../../src/worker-service.ts'
import { loadInput } from '../fixtures/load-input.ts'

/** What a guest's browser holds. */
export const guestCookie = 'a-guest-cookie'
let serial = 0

export type Saved = {
  assessmentId: string
  assessmentType: ReportType
  userId: string
  guestKey: string
  guestEmail: string
  /** Scales that were corrected since, by question id. */
  corrected?: Readonly<Record<string, number>>
}

const payload = {
  currentRole: 'Claims processor',
  yearsExperience: 9,
  industry: 'finance',
  salaryCurrent: 43_500,
  educationLevel: 'associates',
  careerGoals: 'I want work where the hard conversations are the job.',
}

/** API and worker on a real database, Redis, mail server and browser; only the siblings' answers are recorded ones. */
export async function startReport(env: Record<string, string> = {}) {
  const mailbox = await startMailbox()
  const saved = new Map<string, Saved>()
  const siblings = { away: false }
  /** What identity would say of a mailbox; of all others that they may be written to. */
  const mailboxes = { verdicts: new Map<string, string>() }
  const clock = { now: undefined as Date | undefined }
  const overrides = { clients: recordedClients(saved, siblings, mailboxes), clock: () => clock.now ?? new Date() }
  const printed = { begun: 0, ended: 0, files: 0 }
  const api = await startTestService(reportApi, {
    grpc: ReportServiceService,
    env: {
      ASSESSMENT_GRPC_ADDR: '127.0.0.1:1',
      IDENTITY_GRPC_ADDR: '127.0.0.1:1',
      SKILLS_GRPC_ADDR: '127.0.0.1:1',
      SMTP_URL: mailbox.url,
      LINK_SECRET: 'the link secret of tests',
      ...env,
    },
    given: { ...overrides, documents: counted(createIdleBrowser(env.CHROMIUM_PATH ?? CHROMIUM), printed) },
  })
  const { config, infra } = api
  const workers: { stop(): Promise<void> }[] = []

  return {
    ...api,
    base: () => api.base,
    grpcPort: () => api.ports().grpc,
    operatorPort: () => api.context.operators.port(),
    /** What the service was started with, for its commands. */
    env: api.environment,
    infra,
    config,
    overrides,
    mailbox,
    siblings,
    mailboxes,
    clock,
    /** What reached the browser of the API so far. */
    printed: () => ({ ...printed }),
    /** The body of a guest's order for an assessment of their own, held by `guestCookie`. */
    guestBody(part: { guestEmail?: string } = {}) {
      const guestEmail = part.guestEmail ?? `guest-${serial++}@example.com`
      const one = this.save({ guestKey: guestKeyOf(guestCookie), guestEmail })
      return { assessmentId: one.assessmentId, reportType: one.assessmentType, guestEmail }
    },
    async statusOf(id: string): Promise<string> {
      return (await api.sql('select status from report where id = $1', [id]))[0]?.status
    },
    /** An assessment as the sibling would have it. */
    save(part: Partial<Saved> = {}): Saved {
      const one: Saved = {
        assessmentId: randomUUID(),
        assessmentType: 'career_deep_dive',
        userId: '',
        guestKey: '',
        guestEmail: '',
        ...part,
      }
      saved.set(one.assessmentId, one)
      return one
    },
    async startWorker(more: Partial<WorkerContext> = {}) {
      const worker = await reportWorker.create(config, { ...overrides, ...more })
      await worker.start()
      workers.push(worker)
      return { worker, context: worker.context }
    },
    async stop() {
      for (const worker of workers) await worker.stop()
      await api.stop()
      await mailbox.close()
    },
  }
}

export type TestReport = Awaited<ReturnType<typeof startReport>>

function recordedClients(
  saved: Map<string, Saved>,
  siblings: { away: boolean },
  mailboxes: { verdicts: Map<string, string> },
): Clients {
  const input = loadInput('renee')
  const here =
    <T>(answer: () => T) =>
    async () => {
      if (siblings.away) throw new AppError('unavailable', 'away')
      return answer()
    }
  return {
    assessment: {
      async getAssessment({ assessmentId, userId, guestKey }) {
        const one = saved.get(assessmentId)
        if (!one || one.userId !== userId || one.guestKey !== guestKey)
          throw new AppError('not_found', 'There is no such assessment.')
        const { corrected = {}, ...row } = one
        const answered = input.answers.map((answer) => {
          const value = corrected[answer.questionId]
          return value === undefined ? answer : { ...answer, items: answer.items.map((item) => ({ ...item, value })) }
        })
        return {
          ...row,
          answersJson: JSON.stringify({ assessmentType: one.assessmentType, ...payload, personalityScores: corrected }),
          bankVersion: 'b1',
          createdAt: input.createdAt,
          profile: input.profile,
          answered,
          careerGoals: '',
        }
      },
      async correctAssessment({ assessmentId, userId, guestKey, correctionJson }) {
        const one = saved.get(assessmentId)
        if (!one || one.userId !== userId || one.guestKey !== guestKey)
          throw new AppError('not_found', 'There is no such assessment.')
        const { id, answers } = JSON.parse(correctionJson)
        const value = answers.personalityScores?.[id]
        if (value === undefined) throw new AppError('bad_request', 'This report rests on no such answer')
        const corrected = { ...one.corrected, [id]: value }
        const next = { ...one, assessmentId: randomUUID(), corrected }
        saved.set(next.assessmentId, next)
        return { assessmentId: next.assessmentId }
      },
    },
    identity: {
      async admitMail({ address }) {
        const verdict = mailboxes.verdicts.get(address) ?? 'admitted'
        return { verdict, stopKey: 'k'.repeat(43) }
      },
      async stopMail({ address }) {
        mailboxes.verdicts.set(address, 'stopped')
        return {}
      },
      async getUser({ userId }) {
        return { userId, email: `${userId}@example.com`, firstName: 'Renée', lastName: 'Okafor', emailVerified: true }
      },
    },
    skills: {
      rank: here(() => input.ranking),
      getOccupations: here(() => ({ occupations: input.present ? [input.present] : [], norms: input.norms })),
      gap: here(() => ({ gaps: Object.values(input.gaps)[0] ?? [], entry: undefined })),
      steppingStones: here(() => ({ paths: Object.values(input.steppingStones)[0] ?? [] })),
      doorsOpened: here(() => ({ doors: input.doors })),
    },
  }
}

/** The same browser; only what it is given is counted. */
function counted(browser: PrintBrowser, printed: { begun: number; ended: number; files: number }): PrintBrowser {
  return {
    stop: () => browser.stop(),
    run: (job, signal) =>
      browser.run(async (page) => {
        printed.begun++
        try {
          const result = await job(page)
          printed.files++
          return result
        } finally {
          printed.ended++
        }
      }, signal),
  }
}

/** Waits until `probe` gives something; fails with what it last gave. */
export async function eventually<T>(probe: () => Promise<T | undefined | false>, what: string, limitMs = 30_000): Promise<T> {
  const end = Date.now() + limitMs
  for (;;) {
    const value = await probe()
    if (value) return value
    if (Date.now() > end) throw new Error(`did not happen in ${limitMs} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
