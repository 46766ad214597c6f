import { Metadata, status } from '@grpc/grpc-js'
import type { Certificate } from '@waymark/mtls/certificate'
import { channelCredentials } from '@waymark/mtls/grpc'
import { IdentityServiceClient } from '@waymark/proto/waymark/identity/v1/identity'
import type { Session } from '../exchange.ts'
import { type BreakerOptions, createCircuitBreaker } from '../upstream/circuit-breaker.ts'
import type { Asker } from './session.ts'

export type IdentityClient = {
  /** The session behind a token; undefined for an unknown or ended one. Rejects when identity does not answer in time. */
  resolve: (token: string, by: Asker) => Promise<Session | undefined>
  close: () => void
}

/** Asking twice changes nothing, so a dropped connection is tried again within the deadline. */
const retryUnavailable = JSON.stringify({
  methodConfig: [
    {
      name: [{ service: 'waymark.identity.v1.IdentityService' }],
      retryPolicy: {
        maxAttempts: 3,
        initialBackoff: '0.05s',
        maxBackoff: '0.2s',
        backoffMultiplier: 2,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
  loadBalancingConfig: [{ round_robin: {} }],
})

type Options = { address: string; timeoutMs: number; breaker: BreakerOptions; certificate?: Certificate | undefined }

export function createIdentityClient({ address, timeoutMs, breaker: breakerOptions, certificate }: Options): IdentityClient {
  const breaker = createCircuitBreaker(breakerOptions)
  const client = new IdentityServiceClient(address, channelCredentials(certificate), {
    'grpc.service_config': retryUnavailable,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 1_000,
    'grpc.keepalive_time_ms': 20_000,
    'grpc.keepalive_timeout_ms': 3_000,
  })
  return {
    resolve: (token, { requestId, traceparent }) =>
      new Promise((resolve, reject) => {
        const admission = breaker.begin()
        if (!admission) {
          reject(new Error('Identity did not answer a moment ago.'))
          return
        }
        const metadata = new Metadata()
        metadata.set('x-request-id', requestId)
        metadata.set('traceparent', traceparent)
        client.resolveSession({ token }, metadata, { deadline: Date.now() + timeoutMs }, (error, found) => {
          if (error) {
            breaker.end(admission, error.code === status.DEADLINE_EXCEEDED ? 'timed out' : 'neither')
            reject(error)
            return
          }
          breaker.end(admission, 'answered')
          resolve(found.found ? sessionOf(found) : undefined)
        })
      }),
    close: () => client.close(),
  }
}

function sessionOf(found: { userId: string; sessionId: string; subscriptionTier: string; emailVerified: boolean }): Session {
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    tier: found.subscriptionTier === 'premium' ? 'premium' : 'free',
    emailVerified: found.emailVerified,
  }
}
