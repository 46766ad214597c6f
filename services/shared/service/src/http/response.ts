import { Readable } from 'node:stream'
import type { AnyRoute } from '@waymark/contracts/route'
import { check } from '@waymark/kit/decode'
import type { FastifyReply } from 'fastify'
import { type HandlerResult, hijacked } from './context.ts'
import { serializeCookie } from './cookies.ts'

export function sendResponse(route: AnyRoute, answer: HandlerResult<unknown>, reply: FastifyReply): FastifyReply {
  if (answer === hijacked) return reply
  const status = answer.status ?? ('redirect' in answer ? redirectStatus(route) : route.status)
  // Encoded first: an answer that breaks the contract must not have left half of itself in the headers.
  const payload = payloadOf(route, answer)
  reply.code(status)
  reply.header('cache-control', 'no-store')
  if (answer.cookies?.length) reply.header('set-cookie', answer.cookies.map(serializeCookie))
  if ('redirect' in answer) reply.header('location', answer.redirect)
  if ('html' in answer) reply.type('text/html; charset=utf-8')
  if ('file' in answer) reply.type(answer.type)
  if ('body' in answer) reply.type('application/json; charset=utf-8')
  reply.headers(answer.headers ?? {})
  return reply.send(status === 204 ? undefined : payload)
}

function payloadOf(
  route: AnyRoute,
  answer: Exclude<HandlerResult<unknown>, typeof hijacked>,
): string | Buffer | Readable | undefined {
  if ('body' in answer) return encode(route, answer.body)
  if ('html' in answer) return answer.html
  if ('file' in answer) return answer.file instanceof Readable ? answer.file : Buffer.from(answer.file)
  return undefined
}

/** An answer that is not what the contract says is our bug: the caller gets 500, the log the places. */
function encode(route: AnyRoute, body: unknown): string {
  if (!route.response.is(body)) {
    const result = check(route.response, body)
    const places = result.ok ? 'unknown' : result.errors.map((error) => `${error.path}: ${error.message}`).join('; ')
    throw new Error(`the answer of ${route.id} does not fit its contract: ${places}`)
  }
  return JSON.stringify(route.response.encode(body))
}

/** After a form was posted the browser must come back with GET. */
function redirectStatus(route: AnyRoute): number {
  if (route.status >= 300 && route.status < 400) return route.status
  return route.method === 'GET' ? 302 : 303
}
