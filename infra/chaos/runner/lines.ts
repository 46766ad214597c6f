import { programs, type Server } from '../../../k8s/lint/programs.ts'

/** Who calls whom in the stack; `callee` is a process and one of its ports (`identity.grpc`). */
export type Line = { caller: string; callee: string }
export type Bus = 'redis' | 'kafka'

/** Mails go over a line of their own, as the mail server is given by its address; the broker names its address itself. */
export function linesOf(bus: Bus): readonly Line[] {
  const ports: Readonly<Record<Server, string | undefined>> = {
    postgres: 'postgres.sql',
    redis: 'redis.redis',
    kafka: bus === 'redis' ? 'redis.redis' : undefined,
    smtp: undefined,
  }
  return Object.entries(programs).flatMap(([caller, { asks, passesTo = [], servers }]) => {
    const stood = new Set(servers.flatMap((server) => ports[server] ?? []))
    const callees = [...asks.map((name) => `${name}.grpc`), ...passesTo.map((name) => `${name}.http`), ...stood]
    return callees.map((callee) => ({ caller, callee }))
  })
}
