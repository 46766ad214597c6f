import type { Log } from '@waymark/kit/log'
import type { Metrics } from '@waymark/kit/metrics'
import { redisTls } from '@waymark/kit/tls'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { IdentityServiceService } from '@waymark/proto/waymark/identity/v1/identity'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Base } from '@waymark/service/define-service'
import { Counter, Histogram } from 'prom-client'
import type { Config } from './config.ts'
import type { ArtifactStore } from './data/artifacts/artifact-store.ts'
import { createArtifactStore } from './data/artifacts/create-store.ts'
import { createStoreWatch, type StoreWatch } from './data/artifacts/store-watch.ts'
import type { Clients } from './data/clients.ts'
import { linkKeysOf } from './data/links/link-keys.ts'
import type { LinkKeys } from './data/links/link-token.ts'
import { createPayments, type PaymentProvider } from './data/payments/provider.ts'
import { createProgressHub, type ProgressHub } from './data/progress/progress-hub.ts'
import { createPrintBrowser, type PrintBrowser } from './document/print/browser.ts'
import type { PrismaClient } from './generated/client.ts'
import { checkModel, createWriter } from './tasks/llm/create-writer.ts'
import type { Writer } from './tasks/llm/writer.ts'
import { createMailer, type Mailer } from './tasks/mail/transport.ts'
import { createOperatorServer } from './tasks/operator-server.ts'
import { createQueues, type Queues } from './tasks/queues.ts'
import { createIdleBrowser } from './use-cases/printing/idle-browser.ts'

type Own = Base<Config, PrismaClient>

/** What the API and the worker share. */
export type BaseContext = Own & {
  metrics: Metrics & ReportMetrics
  prisma: PrismaClient
  clients: Clients
  artifacts: ArtifactStore
  store: StoreWatch
  queues: Queues
  linkKeys: LinkKeys
  /** Gives a worker its job at once. Never throws: while Redis is unavailable the reconciler does it later. */
  queue: {
    enqueueReport(reportId: string, attempt: number, traceparent: string): Promise<void>
    enqueueMail(mailId: string, attempt: number, traceparent: string): Promise<void>
  }
}

export type ApiContext = BaseContext & {
  payments: PaymentProvider
  progress: ProgressHub
  documents: PrintBrowser
  operators: ReturnType<typeof createOperatorServer>
}
export type WorkerContext = BaseContext & { browser: PrintBrowser; mailer: Mailer; writer: Writer }

export type ReportMetrics = { made: Histogram; mails: Counter<'kind' | 'outcome'>; leftOut: Counter<'section'> }

export async function createApiContext(own: Own, given: Partial<ApiContext>): Promise<ApiContext> {
  const { config, log, lifecycle } = own
  const base = await createBase(own, given)
  const progress = createProgressHub({ databaseUrl: config.DATABASE_URL, log })
  const documents = given.documents ?? createIdleBrowser(config.CHROMIUM_PATH)
  lifecycle.add('progress', progress)
  lifecycle.add('documents', { stop: () => documents.stop() })
  return {
    ...base,
    payments: createPayments(config),
    progress,
    documents,
    operators: createOperatorServer(base, config.OPERATOR_PORT),
  }
}

export async function createWorkerContext(own: Own, given: Partial<WorkerContext>): Promise<WorkerContext> {
  const { config, log, lifecycle } = own
  checkModel(config)
  const base = await createBase(own, given)
  const browser = createPrintBrowser({ executablePath: config.CHROMIUM_PATH, tabs: config.REPORT_TABS })
  const mailer = given.mailer ?? createMailer(config)
  lifecycle.add('mailer', { stop: () => mailer.close() })
  lifecycle.add('browser', { stop: () => browser.stop() })
  return {
    ...base,
    browser,
    mailer,
    writer: given.writer ?? createWriter(config, { prisma: own.db, log, registry: own.metrics.registry }),
  }
}

async function createBase(own: Own, given: Partial<BaseContext>): Promise<BaseContext> {
  const { config, log, metrics, db, lifecycle } = own
  const artifacts = given.artifacts ?? (await createArtifactStore(config, db))
  const store = createStoreWatch(artifacts, log)
  const queues = createQueues(config.REDIS_URL, redisTls(config.REDIS_URL, config.REDIS_CA_FILE))
  lifecycle.add('artifacts', { stop: () => artifacts.close() })
  lifecycle.add('store', store)
  lifecycle.add('queues', { stop: () => queues.close() })
  return {
    ...own,
    metrics: { ...metrics, ...reportMetrics(metrics) },
    prisma: db,
    clients: given.clients ?? createClients(own),
    artifacts,
    store,
    queues,
    linkKeys: linkKeysOf(config),
    queue: createQueue(queues, log),
  }
}

function createClients({ config, client }: Own): Clients {
  return {
    assessment: client(AssessmentServiceService, { address: config.ASSESSMENT_GRPC_ADDR, idempotent: ['getAssessment'] }),
    identity: client(IdentityServiceService, { address: config.IDENTITY_GRPC_ADDR, idempotent: ['getUser'] }),
    skills: client(SkillsServiceService, {
      address: config.SKILLS_GRPC_ADDR,
      deadlineMs: 10_000,
      idempotent: ['rank', 'getOccupations', 'gap', 'steppingStones', 'doorsOpened'],
    }),
  }
}

function createQueue(queues: Queues, log: Log): BaseContext['queue'] {
  const later = (err: unknown) => log.warn({ err }, 'enqueue failed, reconciler will retry')
  return {
    enqueueReport: (reportId, attempt, traceparent) => queues.make({ reportId, traceparent, attempt }).catch(later),
    enqueueMail: (mailId, attempt, traceparent) => queues.deliver({ mailId, traceparent, attempt }).catch(later),
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
