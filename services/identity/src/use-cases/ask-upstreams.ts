import type { DashboardPart } from '@waymark/contracts/models/identity/dashboard'
import type { Log } from '@waymark/kit/log'
import type { CallOptions } from '@waymark/service/grpc/client'
import type { Config } from '../config.ts'
import type { Upstreams } from '../data/upstreams.ts'

export type Ask = <N extends DashboardPart, T>(
  name: N,
  call: (client: NonNullable<Upstreams[N]>, options: CallOptions) => Promise<T>,
) => Promise<T | undefined>

/**
 * Asks upstreams for parts of one page, all by the same deadline. A part that does not come in time is undefined and its service
 * stands in `away`; the page goes on without it.
 */
export function askUpstreams(context: { config: Config; upstreams: Upstreams; log: Log }, signal: AbortSignal) {
  const missing = new Set<DashboardPart>()
  const end = performance.now() + context.config.PARTS_DEADLINE_MS
  const ask: Ask = async (name, call) => {
    const client = context.upstreams[name]
    try {
      if (!client) throw new Error(`the address of ${name} is not set`)
      return await call(client, { signal, deadlineMs: Math.max(1, end - performance.now()) })
    } catch (err) {
      missing.add(name)
      if (!signal.aborted) context.log.warn({ err, part: name }, 'upstream failed, page is partial')
      return undefined
    }
  }
  return { ask, isMissing: (name: DashboardPart) => missing.has(name) }
}
