import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'

const hooks = t.type({
  /** By the process that calls: where it looks for a port of the stack (`identity.grpc`), a proxy that can be cut. */
  detours: t.record(t.string, t.record(t.string, t.number)),
  /** What one process is given beside its usual environment, by its name. */
  env: t.record(t.string, t.record(t.string, t.string)),
})
export type FaultHooks = t.TypeOf<typeof hooks>

/** What a fault run puts between the processes (`WAYMARK_FAULT_HOOKS`, JSON); nothing without it. Throws when it is malformed. */
export function readFaultHooks(env: Record<string, string | undefined>): FaultHooks {
  const text = env.WAYMARK_FAULT_HOOKS
  if (!text) return { detours: {}, env: {} }
  return decode(hooks, JSON.parse(text))
}

/** The same address by way of the detour of that process to that port, if there is one. */
export function byDetour(address: string, { detours }: FaultHooks, [caller, port]: [string, string]): string {
  const detour = detours[caller]?.[port]
  if (!address || detour === undefined) return address
  const url = new URL(address)
  url.port = String(detour)
  return url.href
}
