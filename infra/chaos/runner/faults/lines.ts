import { type Bus, type Line, linesOf } from '../lines.ts'
import type { Wire, WireState } from '../wire.ts'
import type { World } from '../world.ts'
import { databaseBack, type Fault, JOBS_BACK, type Kind, MAILS_BACK, REPORTS_BACK, SITE_BACK } from './fault.ts'

type Harm = { state: Exclude<WireState, 'open'>; kind: Kind; seconds: number; promised: Fault['promised'] }

const harmed = (name: string, find: (world: World) => Wire[], { state, kind, seconds, promised }: Harm): Fault => ({
  name: `${name} ${state}`,
  kind,
  seconds,
  promised,
  begin(world) {
    const wires = find(world)
    const harm = () => wires.reduce((sum, wire) => sum + wire.harm(), 0)
    const before = harm()
    for (const wire of wires) wire.become(state)
    return {
      end: () => {
        for (const wire of wires) wire.become('open')
      },
      bit: () => harm() > before,
    }
  },
})

/** Everybody's line to one port. */
const toAll = (callee: string, harm: Omit<Harm, 'seconds'>): Fault =>
  harmed(`all lines to ${callee}`, (world) => world.wiresTo(callee), { ...harm, seconds: 20 })

const between = ({ caller, callee }: Line): Fault =>
  harmed(`line ${caller} to ${callee}`, (world) => [world.wire(caller, callee)], {
    state: 'cut',
    kind: 'line',
    seconds: 10,
    promised: { site: SITE_BACK, ...(caller === 'report-worker' && { reports: REPORTS_BACK }) },
  })

const states = ['cut', 'silent', 'slow'] as const

export function lineFaults(bus: Bus): readonly Fault[] {
  const lines = linesOf(bus)
  const services = [...new Set(lines.map(({ callee }) => callee))].filter((callee) => /\.(grpc|http)$/.test(callee))
  return [
    ...lines.map(between),
    ...services.map((callee) => toAll(callee, { state: 'silent', kind: 'line', promised: { site: SITE_BACK } })),
    ...states.map((state) => toAll('postgres.sql', { state, kind: 'database', promised: databaseBack })),
    ...states.map((state) => toAll('redis.redis', { state, kind: 'redis', promised: { site: SITE_BACK, reports: JOBS_BACK } })),
    ...states.map((state) => toAll('mailbox.smtp', { state, kind: 'mail', promised: { reports: MAILS_BACK } })),
  ]
}
