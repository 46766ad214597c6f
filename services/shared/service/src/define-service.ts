import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { EventBus } from '@waymark/bus/bus'
import { createConsumer, type EventHandler } from '@waymark/bus/consumer'
import { createBus } from '@waymark/bus/create-bus'
import { createRelay } from '@waymark/bus/relay'
import { type AnyRoute, servedRoutes } from '@waymark/contracts/route'
import type { BaseEnv } from '@waymark/kit/config'
import { traced } from '@waymark/kit/database/traced'
import { type Db, poolConfig, type Tx } from '@waymark/kit/db'
import { createLifecycle, type Lifecycle, type Part, runMain, type Service } from '@waymark/kit/lifecycle'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { type Outcome, type Periodic, periodic } from '@waymark/kit/periodic'
import { type Certificate, openOwnCertificate } from '@waymark/mtls/certificate'
import { openSpans, type Spans } from '@waymark/tracing/spans'
import { readPublicKeys } from './auth.ts'
import { createGrpcClient, type GrpcClient, type GrpcClientOptions } from './grpc/client.ts'
import { createGrpcServer, type GrpcServer } from './grpc/server.ts'
import type { Definition } from './grpc/types.ts'
import { createHttp, type Http, type HttpOptions } from './http/server.ts'

/** What every process has before it adds anything of its own. */
export type Base<C extends BaseEnv, D> = {
  config: C
  log: Log
  metrics: Metrics
  /** Undefined when tracing is switched off. */
  spans: Spans | undefined
  db: D
  bus: EventBus
  clock: () => Date
  /** A number from 0 up to 1. */
  random: () => number
  /** A client of another service, closed when the process stops. */
  client<G extends Definition>(definition: G, options: Omit<GrpcClientOptions<G>, 'metrics' | 'certificate'>): GrpcClient<G>
  /** Whatever is started and stopped: starts in the order of adding and stops in the reverse, before the database does. */
  lifecycle: Pick<Lifecycle, 'add'>
}

/** What plumbing asks of a generated Prisma client. */
export type Database<T extends Tx> = Db<T> & {
  $queryRaw(sql: TemplateStringsArray, ...values: unknown[]): PromiseLike<unknown>
  $disconnect(): Promise<void>
}

/** Runs `work` again and again in the background; `wake(name)` brings a run forward. See `periodic`. */
export type Task<X> = {
  name: string
  everyMs: number
  retryMs?: number
  atStart?: boolean
  work: (context: X) => Promise<Outcome>
}

type ServiceDefinition<C extends BaseEnv, T extends Tx, D extends Database<T>, X extends Base<C, D>> = {
  /** In logs and metrics, of the consumer group and of the connections. */
  name: string
  /** That holds its tables; `name` when it is left out. */
  schema?: string
  readConfig: (env: Record<string, string | undefined>) => C
  createDatabase: (adapter: SqlDriverAdapterFactory) => D
  /** Connections of the above; DATABASE_POOL when it is left out. */
  poolSize?: (config: C) => number
  /** Adds what is this service's own; `given` stands in for parts of it in tests. */
  createContext: (base: Base<C, D>, given: Partial<X>) => X | Promise<X>
  /** Each must get exactly one handler. */
  routes: Readonly<Record<string, AnyRoute>>
  http: (http: Http, context: X, wake: Wake) => void
  httpOptions?: (context: X) => Pick<HttpOptions, 'bodyLimit' | 'checks' | 'errorPage' | 'guestCookie'>
  grpc?: (server: GrpcServer, context: X, wake: Wake) => void
  /** What it listens to. A process without them takes no part in the events: it relays no outbox either. */
  subscriptions?: (context: X) => readonly EventHandler<T>[]
  tasks?: readonly Task<X>[]
  /** Queue workers and what is done once at the start: run after the context is up and before any door opens. */
  parts?: (context: X) => Readonly<Record<string, Part>>
}

/** A process that is told to leave: long enough for whoever calls it all the time to come by once more. */
const LINGER_MS = 1_000

type Wake = (task: string) => void
export type Running<X> = Service & {
  context: X
  http: Http
  /** The ports that were bound; known once started. */
  ports(): { http: number; grpc: number }
}
export type DefinedService<C extends BaseEnv, D, X> = {
  name: string
  schema: string
  readConfig: (env: Record<string, string | undefined>) => C
  /** What it listens to. */
  subscriptions: (context: X) => readonly { topic: string; type: string }[]
  /** Its tables alone, for a command that needs no more. Whoever opens them disconnects. */
  openDatabase(config: C): D
  /** The whole process, not started yet. */
  create(config: C, given?: Partial<X>): Promise<Running<X>>
  /** For a command beside the service: its context without any door, consumer or task. */
  withContext<R>(config: C, work: (context: X) => Promise<R>): Promise<R>
  /** The whole of a `main.ts`. */
  main(): Promise<void>
}

/** A process from one declaration: log, metrics, database, events, doors, tasks, and the order in which they start and stop. */
export function defineService<C extends BaseEnv, T extends Tx, D extends Database<T>, X extends Base<C, D>>(
  definition: ServiceDefinition<C, T, D, X>,
): DefinedService<C, D, X> {
  const { name, schema = name, readConfig } = definition

  function openDatabase(config: C): D {
    const max = definition.poolSize?.(config) ?? config.DATABASE_POOL
    return definition.createDatabase(traced(new PrismaPg(poolConfig({ url: config.DATABASE_URL, max, name }), { schema })))
  }

  async function createContext(config: C, given: Partial<X>): Promise<Made<X>> {
    const log = given.log ?? createLog({ service: name, level: config.LOG_LEVEL })
    const lifecycle = createLifecycle({ log })
    const metrics = createMetrics({ service: name })
    const certificate = openOwnCertificate(config, { log, gauge: metrics.gauge })
    const spans = await openOwnSpans(config, name, log)
    const db = openDatabase(config)
    const bus = await createBus(config, log)
    const clients: { close(): void }[] = []
    const closeClients = () => {
      for (const client of clients) client.close()
    }
    const opened: Part[] = []
    const add: Lifecycle['add'] = (part, handle) => {
      opened.push(handle)
      lifecycle.add(part, handle)
    }
    add('spans', { stop: () => spans?.stop() })
    add('certificate', { stop: () => certificate?.stop() })
    add('clients', { stop: closeClients })
    add('database', { stop: () => db.$disconnect() })
    add('bus', { stop: () => bus.close() })
    const base: Base<C, D> = {
      config,
      log,
      metrics,
      spans,
      db,
      bus,
      lifecycle: { add },
      clock: given.clock ?? (() => new Date()),
      random: given.random ?? Math.random,
      client(of, options) {
        const client = createGrpcClient(of, { ...options, metrics, certificate })
        clients.push(client)
        return client
      },
    }
    try {
      return { context: await definition.createContext(base, given), lifecycle, certificate }
    } catch (err) {
      // A setting that is wrong shows here, after connections were opened: left open, they would keep the process alive.
      for (const part of opened.reverse()) await (async () => part.stop?.())().catch(() => undefined)
      throw err
    }
  }

  async function create(config: C, given: Partial<X> = {}, { lingerMs = 0 } = {}): Promise<Running<X>> {
    const { context, lifecycle, certificate } = await createContext(config, given)
    const { log, metrics, spans, db, bus } = context
    const { checks, ...httpOptions } = definition.httpOptions?.(context) ?? {}
    const http = createHttp({
      ...httpOptions,
      service: name,
      routes: servedRoutes(definition.routes),
      publicKeys: readPublicKeys(config.IDENTITY_TOKEN_PUBLIC_KEY),
      log,
      metrics,
      spans,
      ready: lifecycle.ready,
      certificate,
      lingerMs,
      checks: { database: async () => db.$queryRaw`select 1`, ...checks },
    })
    const tasks = (definition.tasks ?? []).map((task) => ({
      name: task.name,
      running: periodic({ ...task, log, work: () => task.work(context) }),
    }))
    const wake = waker(tasks)
    const ports = { http: 0, grpc: 0 }

    for (const [part, handle] of Object.entries(definition.parts?.(context) ?? {})) lifecycle.add(part, handle)
    if (definition.subscriptions) {
      lifecycle.add('relay', createRelay({ url: config.DATABASE_URL, bus, log, metrics, spans }))
      const handlers = definition.subscriptions(context)
      lifecycle.add('consumer', createConsumer({ name, bus, db, log, metrics, spans, handlers }))
    }
    for (const task of tasks) lifecycle.add(task.name, task.running)
    if (definition.grpc) {
      const server = createGrpcServer({ log, metrics, spans, ready: lifecycle.ready, certificate })
      definition.grpc(server, context, wake)
      const listen = async () => {
        ports.grpc = await server.listen({ host: config.GRPC_HOST, port: config.GRPC_PORT })
      }
      lifecycle.add('grpc', { start: listen, stop: () => server.close() })
    }
    definition.http(http, context, wake)
    const listen = async () => {
      ports.http = (await http.listen({ host: config.HTTP_HOST, port: config.HTTP_PORT })).port
    }
    lifecycle.add('http', { start: listen, stop: () => http.close() })
    return { start: lifecycle.start, stop: lifecycle.stop, context, http, ports: () => ports }
  }

  return {
    name,
    schema,
    readConfig,
    subscriptions: (context) => definition.subscriptions?.(context) ?? [],
    openDatabase,
    create,
    async withContext(config, work) {
      const { context, lifecycle } = await createContext(config, {})
      try {
        await lifecycle.start()
        return await work(context)
      } finally {
        await lifecycle.stop()
      }
    },
    main: () =>
      runMain(() => create(readConfig(process.env), {}, { lingerMs: LINGER_MS }), { log: createLog({ service: name }) }),
  }
}

type Made<X> = { context: X; lifecycle: Lifecycle; certificate: Certificate | undefined }

function openOwnSpans(config: BaseEnv, service: string, log: Log): Promise<Spans> | undefined {
  if (config.OTEL_SDK_DISABLED) return undefined
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config
  return openSpans({ service, endpoint, share, onFault: (err) => log.warn({ err }, 'trace export failed, spans dropped') })
}

function waker(tasks: readonly { name: string; running: Periodic }[]): Wake {
  return (name) => {
    const task = tasks.find((known) => known.name === name)
    if (!task) throw new Error(`there is no task ${name}`)
    task.running.wake()
  }
}
