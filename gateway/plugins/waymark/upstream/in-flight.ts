import { type Check, type Refusal, whenEnded } from '../exchange.ts'
import { throttleAddress } from '../request/client-address.ts'

export type InFlightLimits = {
  /** Requests at a time; streams of events, which stay for long, have places of their own. */
  maxRequests: number
  maxStreams: number
  /** Requests, and as many streams again, of one client address. */
  maxAnAddress: number
}

/** Bounds what is in hand at a time, altogether and for each client address: nobody takes all places alone. */
export function inFlightCheck({ maxRequests, maxStreams, maxAnAddress }: InFlightLimits): Check {
  const requests = createPlaces(maxRequests, maxAnAddress)
  const streams = createPlaces(maxStreams, maxAnAddress)
  return (_req, exchange) => {
    const places = exchange.target.stream ? streams : requests
    const address = throttleAddress(exchange.clientAddress)
    const refusal = places.take(address)
    if (!refusal) whenEnded(exchange, () => places.giveBack(address))
    return refusal
  }
}

function createPlaces(limit: number, limitAnAddress: number) {
  const byAddress = new Map<string, number>()
  let taken = 0
  return {
    take: (address: string): Refusal | undefined => {
      const own = byAddress.get(address) ?? 0
      if (own >= limitAnAddress) return tooManyAtOnce
      if (taken >= limit) return overloaded
      taken++
      byAddress.set(address, own + 1)
      return undefined
    },
    giveBack: (address: string) => {
      taken--
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    },
  }
}

const tooManyAtOnce: Refusal = {
  status: 429,
  detail: 'Too many requests are running at once from your address. Try again shortly.',
  headers: { 'retry-after': '2' },
}
const overloaded: Refusal = {
  status: 503,
  detail: 'There is more to do than we can manage at the moment. Please try again shortly.',
  headers: { 'retry-after': '2' },
}
