import type { Context as Call } from '@waymark/service/http/context'
import { deviceName } from '../domain/device-name.ts'
import { networkName, type Place } from '../domain/network.ts'
import type { Owner } from '../use-cases/change-password.ts'

/** From where a call comes. */
export function clientOf({ address, request }: Pick<Call, 'address' | 'request'>): Place {
  return { device: deviceName(request.headers['user-agent']), network: networkName(address) }
}

/** Who is signed in, in which session, and from where. */
export function ownerOf(call: Pick<Call, 'address' | 'request' | 'user'>): Owner {
  const { userId, sessionId } = call.user
  return { userId, sessionId, at: clientOf(call) }
}
