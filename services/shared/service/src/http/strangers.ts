import { createServer } from 'node:https'
import { TLSSocket } from 'node:tls'
import { AppError } from '@waymark/kit/errors'
import type { Certificate } from '@waymark/mtls/certificate'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'

/** For the supervisor and the scraper, who hold no certificate of ours and learn of nobody there. */
export const OPEN = new Set(['/healthz', '/readyz', '/metrics', '/traces'])

/** A server of TLS that asks every caller for a certificate, and takes a renewed one of its own without a restart. */
export function tlsServer(certificate: Certificate): FastifyServerFactory {
  return (handler, options: { keepAliveTimeout?: number; requestTimeout?: number }) => {
    // Who shows none is let in as far as the open addresses: `refuseStrangers` keeps the others.
    const asked = { requestCert: true, rejectUnauthorized: false, minVersion: 'TLSv1.3' } as const
    const server = createServer({ ...certificate.current(), ...asked }, handler)
    server.keepAliveTimeout = options.keepAliveTimeout ?? 72_000
    server.requestTimeout = options.requestTimeout ?? 0
    server.once(
      'close',
      certificate.onChange((material) => server.setSecureContext({ ...material, ...asked })),
    )
    return server
  }
}

export function refuseStrangers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { socket } = request.raw
    const known = socket instanceof TLSSocket && socket.authorized
    if (!known && !OPEN.has(request.routeOptions.url ?? ''))
      throw new AppError('forbidden', 'This door is for parts of Waymark that show their certificate. Call the gateway instead.')
  })
}
