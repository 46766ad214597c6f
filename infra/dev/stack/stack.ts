import { join } from 'node:path'
import { type MetricsPage, startMetricsPage } from '../pages/metrics-page.ts'
import type { Places } from '../places.ts'
import { type Reservation, reservePorts } from '../ports.ts'
import { loadSecrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { type Endpoints, type StackState, writeJson } from '../state-file.ts'
import { isDiskFull } from '../supervisor/disk-full.ts'
import { type Guard, postGuard } from '../supervisor/guard.ts'
import { LogWriter } from '../supervisor/log-writer.ts'
import { type Launch, ManagedProcess } from '../supervisor/managed-process.ts'
import { buildStack, type Foundation } from './foundation.ts'
import { launches, missingRows, portWishes, type Stack } from './processes.ts'
import { runSeed } from './run-seed.ts'

export type StackOptions = {
  /** Names this start among the starts of the run directory. */
  boot: string
  places: Places
  settings: Settings
  watch: boolean
  /** `postgres` brings the database alone, unmigrated: restoring works on that. */
  mode: 'all' | 'postgres'
  /** Services to start; all when empty. */
  only: string[]
}

/** All processes of one `make up`, from the first port to the last goodbye. */
export class LocalStack {
  readonly boot: string
  readonly log: LogWriter
  private readonly options: StackOptions
  private readonly processes: ManagedProcess[] = []
  private readonly state: StackState
  private reservation: Reservation | undefined
  private guard: Guard | undefined
  private metrics: MetricsPage | undefined
  private stack: Stack | undefined
  private stopped: Promise<void> | undefined
  private publishAgain: NodeJS.Timeout | undefined

  constructor(options: StackOptions) {
    this.options = options
    this.boot = options.boot
    this.log = new LogWriter(options.places.log)
    this.state = {
      boot: this.boot,
      pid: process.pid,
      phase: 'starting',
      message: 'choosing ports',
      startedAt: new Date().toISOString(),
      warnings: [],
      missing: options.mode === 'all' ? missingRows(options.places.root) : [],
      processes: [],
    }
  }

  /** Leaves what did start running when a service fails, so that its neighbours and its log can be looked at. */
  async start(): Promise<void> {
    const { places, settings } = this.options
    const began = performance.now()
    this.guard = postGuard({ mark: this.mark, postmasterFile: `${places.postgres}/postmaster.pid` })
    this.say('choosing ports')
    this.reservation = await reservePorts(portWishes(settings))
    this.state.warnings = portWarnings(this.reservation.moved)
    const { ports } = this.reservation
    const caFile = settings.TLS_FOLDER && join(settings.TLS_FOLDER, 'ca.crt')
    this.metrics = await startMetricsPage({
      port: ports['launcher.metrics'] ?? 0,
      processes: () => this.state.processes,
      ...(caFile && { caFile }),
    })
    this.say('starting PostgreSQL, Redis and the mailbox (usually a few seconds)')
    const secrets = loadSecrets(places.secrets)
    this.stack = await buildStack({ ...this.options, ports, secrets, ...this.foundation })
    if (this.options.mode === 'all') await this.startServices(this.stack)
    this.state.readyAfterMs = Math.round(performance.now() - began)
    this.state.phase = 'ready'
    this.say('ready')
  }

  fail(error: unknown): void {
    this.state.phase = 'failed'
    this.say(error instanceof Error ? error.message : String(error))
  }

  /** The services first, the door before them, then what they stand on. Safe to call twice. */
  stop(): Promise<void> {
    this.stopped ??= this.stopInOrder()
    return this.stopped
  }

  private async stopInOrder(): Promise<void> {
    this.state.phase = 'stopping'
    this.say('stopping')
    const servers = this.processes.filter(({ launch }) => ['postgres', 'redis', 'kafka', 'mailbox'].includes(launch.name))
    const doors = this.processes.filter(({ launch }) => launch.name === 'gateway')
    const services = this.processes.filter((one) => !servers.includes(one) && !doors.includes(one))
    for (const group of [doors, services, servers]) await Promise.all(group.map((one) => one.stop()))
    await this.metrics?.close()
    await this.guard?.dismiss()
    this.reservation?.release()
    this.log.note('stopped')
  }

  private async startServices(stack: Stack): Promise<void> {
    this.say('starting the services (usually five to twenty seconds)')
    const { broken } = this.foundation
    const started = launches(stack, broken)
      .filter(({ name }) => this.options.only.length === 0 || this.options.only.includes(name))
      .map((launch) => this.run(launch))
    this.writeEndpoints(stack)
    const results = await Promise.allSettled(started.map((one) => one.ready(90_000)))
    const failed = results.flatMap((result, index) => (result.status === 'rejected' ? [started[index] as ManagedProcess] : []))
    this.writeEndpoints(stack)
    const reasons = [...broken.values(), ...failed.map((one) => this.explain(one))]
    if (reasons.length > 0) throw new Error(reasons.join('\n\n'))
    if (stack.settings.SEED === 'false' || this.state.missing.length > 0 || this.options.only.length > 0) return
    this.say('making the account with a finished report (usually ten to thirty seconds)')
    await runSeed(stack, this.mark).catch((error: unknown) =>
      this.state.warnings.push(`no seeded account: ${(error as Error).message}`),
    )
  }

  private readonly foundation: Foundation = {
    start: async (launch, timeoutMs) => {
      const one = this.run(launch)
      await one.ready(timeoutMs).catch((error: unknown) => {
        throw new Error(`${(error as Error).message}\n${this.explain(one)}`, { cause: error })
      })
    },
    // What goes on beside the thing that failed does not talk over the reason.
    say: (message) => {
      if (this.state.phase === 'starting') this.say(message)
    },
    broken: new Map(),
  }

  private run(launch: Launch): ManagedProcess {
    const one = new ManagedProcess({ launch, mark: this.mark, log: this.log, onChange: () => this.publish() })
    this.processes.push(one)
    one.start()
    return one
  }

  private explain({ launch, lastExit, state }: ManagedProcess): string {
    const tail = this.log.tail(launch.name).map((line) => `    ${line}`)
    return [`${launch.name} is not ready (${state}${lastExit ? `, ${lastExit}` : ''}). Its last lines:`, ...tail].join('\n')
  }

  private get mark(): string {
    return `${this.options.places.run}#${this.boot}`
  }

  private say(message: string): void {
    this.state.message = message
    this.log.note(message)
    this.publish()
  }

  private publish(): void {
    this.state.processes = this.processes.map((one) => ({
      name: one.launch.name,
      pid: one.pid ?? null,
      ports: one.launch.ports,
      state: one.state,
      restarts: one.restarts,
      lastExit: one.lastExit,
    }))
    clearTimeout(this.publishAgain)
    try {
      writeJson(this.options.places.state, this.state)
      if (this.stack && this.state.phase === 'ready') this.writeEndpoints(this.stack)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      // The last whole file stays until there is room.
      this.publishAgain = setTimeout(() => this.publish(), 500).unref()
    }
  }

  private writeEndpoints(stack: Stack): void {
    const { ports, publicUrl, secrets, settings } = stack
    const endpoints: Endpoints = {
      site: publicUrl,
      mailbox: `http://localhost:${ports['mailbox.http']}`,
      docs: `${publicUrl}/api/docs`,
      metrics: `http://localhost:${ports['launcher.metrics']}/metrics`,
      ...(settings.SEED === 'false' ? {} : { account: secrets.account }),
      processes: [
        { name: 'launcher', pid: process.pid, ports: { metrics: ports['launcher.metrics'] ?? 0 } },
        ...this.state.processes.map(({ name, pid, ports: own }) => ({ name, pid, ports: own })),
      ],
    }
    writeJson(this.options.places.endpoints, endpoints)
  }
}

/** The addresses that people type are named one by one; of the inner ones it is enough to know that they moved. */
const portWarnings = (moved: Reservation['moved']): string[] => {
  const typed = { 'gateway.http': 'the site', 'mailbox.http': 'the mailbox', 'launcher.metrics': 'the metrics page' } as Record<
    string,
    string
  >
  const inner = moved.filter(({ name }) => !(name in typed))
  return [
    ...moved
      .filter(({ name }) => name in typed)
      .map(({ name, wanted, got }) => `port ${wanted} is taken: ${typed[name]} is on ${got}`),
    ...(inner.length > 0 ? [`${inner.length} inner ports are taken and moved; make status shows them`] : []),
  ]
}
