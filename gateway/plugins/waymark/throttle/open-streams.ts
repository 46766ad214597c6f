import { type Check, type Refusal, whenEnded } from '../exchange.ts'
import { throttleAddress } from '../request/client-address.ts'

/** Bounds how many streams of events one person holds open at a time: each takes a place among the requests in flight. */
export function openStreamsCheck(limit: number): Check {
  const open = new Map<string, number>()
  return (_req, exchange) => {
    if (!exchange.target.stream) return undefined
    const holder = exchange.session?.userId ?? throttleAddress(exchange.clientAddress)
    const held = open.get(holder) ?? 0
    if (held >= limit) return tooMany
    open.set(holder, held + 1)
    whenEnded(exchange, () => {
      const left = (open.get(holder) ?? 1) - 1
      if (left > 0) open.set(holder, left)
      else open.delete(holder)
    })
    return undefined
  }
}

const tooMany: Refusal = {
  status: 429,
  detail: 'Too many live connections are open. Close a tab and try again.',
  headers: { 'retry-after': '5' },
}
