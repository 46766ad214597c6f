import { PrismaPg } from '@prisma/adapter-pg'
import { poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createGrpcClient } from '@waymark/kit/grpc/client'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { redisTls } from '@waymark/kit/tls'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { IdentityServiceService } from '@waymark/proto/waymark/identity/v1/identity'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import { Counter, Histogram } from 'prom-client'
import type { ArtifactStore } from './artifacts/artifact-store.ts'
import { createArtifactStore } from './artifacts/create-store.ts'
import type { Clients } from './clients.ts'
import type { Config } from './config.ts'
import { createIdleBrowser } from './documents/idle-browser.ts'
import { PrismaClient } from './generated/client.ts'
import { createQueues, type Queues } from './jobs/queues.ts'
import { linkKeysOf } from './links/link-keys.ts'
import type { LinkKeys } from './links/link-token.ts'
import { checkModel, createWriter } from './llm/create-writer.ts'
import type { Writer } from './llm/writer.ts'
import { createMailer, type Mailer } from './mail/transport.ts'
import { createPayments, type PaymentProvider } from './payments/provider.ts'
import { createPrintBrowser, type PrintBrowser } from './pdf/browser.ts'
import { createProgressHub, type ProgressHub } from './progress/progress-hub.ts'

/** What the API and the worker share. */
export type BaseContext = {
  config: Config
  log: Log
  metrics: Metrics & ReportMetrics
  prisma: PrismaClient
  bus: EventBus
  clients: Clients
  artifacts: ArtifactStore
  queues: Queues
  linkKeys: LinkKeys
  clock: () => Date
  random: () => number
  /** Wakes a worker; never throws: when Redis is away the reconciler does it later. */
  wake: {
    make(reportId: string, attempt: number, traceparent: string): Promise<void>
    deliver(mailId: string, attempt: number, traceparent: string): Promise<void>
  }
  close(): Promise<void>
}

export type ApiContext = BaseContext & { payments: PaymentProvider; progress: ProgressHub; documents: PrintBrowser }
export type WorkerContext = BaseContext & { browser: PrintBrowser; mailer: Mailer; writer: Writer }

export type ReportMetrics = { made: Histogram; mails: Counter<'kind' | 'outcome'>; leftOut: Counter<'section'> }

type Overrides = Partial<
  Pick<WorkerContext & ApiContext, 'clients' | 'mailer' | 'clock' | 'random' | 'writer' | 'log' | 'artifacts'>
>

export async function createApiContext(config: Config, overrides: Overrides = {}): Promise<ApiContext> {
  const base = await createBase(config, 'report', overrides)
  return {
    ...base,
    payments: createPayments(config),
    progress: createProgressHub({ databaseUrl: config.DATABASE_URL, log: base.log }),
    documents: createIdleBrowser(config.CHROMIUM_PATH),
  }
}

export async function createWorkerContext(config: Config, overrides: Overrides = {}): Promise<WorkerContext> {
  checkModel(config)
  const base = await createBase(config, 'report-worker', overrides)
  const browser = createPrintBrowser({ executablePath: config.CHROMIUM_PATH, tabs: config.REPORT_TABS })
  const mailer = overrides.mailer ?? createMailer(config)
  return { ...base, browser, mailer, writer: overrides.writer ?? createWriter(config, base.prisma, base.log) }
}

async function createBase(config: Config, service: string, overrides: Overrides): Promise<BaseContext> {
  const log = overrides.log ?? createLog({ service, level: config.LOG_LEVEL })
  const metrics = createMetrics({ service })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(poolConfig({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: service }), {
      schema: 'report',
    }),
  })
  const artifacts = overrides.artifacts ?? (await createArtifactStore(config, prisma))
  const bus = await createBus(config, log)
  const queues = createQueues(config.REDIS_URL, redisTls(config.REDIS_URL, config.REDIS_CA_FILE))
  const wired = overrides.clients ? undefined : createClients(config, metrics)
  return {
    config,
    log,
    metrics: { ...metrics, ...reportMetrics(metrics) },
    prisma,
    bus,
    clients: overrides.clients ?? wired!.clients,
    artifacts,
    queues,
    linkKeys: linkKeysOf(config),
    clock: overrides.clock ?? (() => new Date()),
    random: overrides.random ?? Math.random,
    wake: createWake(queues, log),
    async close() {
      await queues.close()
      await bus.close()
      wired?.close()
      artifacts.close()
      await prisma.$disconnect()
    },
  }
}

function createClients(config: Config, metrics: Metrics): { clients: Clients; close(): void } {
  const assessment = createGrpcClient(AssessmentServiceService, {
    address: config.ASSESSMENT_GRPC_ADDR,
    idempotent: ['getAssessment'],
    metrics,
  })
  const identity = createGrpcClient(IdentityServiceService, {
    address: config.IDENTITY_GRPC_ADDR,
    idempotent: ['getUser'],
    metrics,
  })
  const skills = createGrpcClient(SkillsServiceService, {
    address: config.SKILLS_GRPC_ADDR,
    deadlineMs: 10_000,
    idempotent: ['rank', 'getOccupations', 'gap', 'steppingStones', 'doorsOpened'],
    metrics,
  })
  return {
    clients: { assessment, identity, skills },
    close: () => {
      for (const client of [assessment, identity, skills]) client.close()
    },
  }
}

function createWake(queues: Queues, log: Log): BaseContext['wake'] {
  const later = (err: unknown) => log.warn({ err }, 'the queue is away: the reconciler will ask again')
  return {
    make: (reportId, attempt, traceparent) => queues.make({ reportId, traceparent, attempt }).catch(later),
    deliver: (mailId, attempt, traceparent) => queues.deliver({ mailId, traceparent, attempt }).catch(later),
  }
}

function reportMetrics({ registry }: Metrics): ReportMetrics {
  const registers = [registry]
  return {
    made: new Histogram({
      name: 'report_make_seconds',
      help: 'From claim to stored PDF',
      buckets: [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800],
      registers,
    }),
    mails: new Counter({
      name: 'report_mails_total',
      help: 'Mails by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    leftOut: new Counter({
      name: 'report_sections_left_out_total',
      help: 'Sections of reports that could not be made and were left out, by section',
      labelNames: ['section'],
      registers,
    }),
  }
}
