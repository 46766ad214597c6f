import type { AnyRoute } from '@waymark/contracts/route'
import { AppError, asAppError, HTTP_STATUS, type Problem, toProblem } from '@waymark/kit/errors'
import type { Log } from '@waymark/kit/log'
import { traceIdOf } from '@waymark/kit/tracing'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Makes the page of an error where a person opened the address in a browser; undefined where the caller is to get the JSON. */
export type ErrorPage = (
  problem: Problem,
  call: { route: AnyRoute | undefined; path: string; accept: string },
) => { html: string; headers?: Record<string, string> } | undefined

/** Routes that only browsers ask for: a person follows a link or sends a form. */
export function opensPages(route: AnyRoute | undefined): boolean {
  return route?.kind === 'page' || route?.kind === 'redirect'
}

export function sendError(
  error: unknown,
  call: { request: FastifyRequest; reply: FastifyReply; route?: AnyRoute | undefined },
  options: { log: Log; errorPage?: ErrorPage | undefined },
): FastifyReply {
  const { request, reply, route } = call
  const failure = fromFastify(error) ?? asAppError(error)
  const status = HTTP_STATUS[failure.code]
  if (status >= 500) {
    const traceId = traceIdOf(traceparentOf(request))
    options.log.error({ err: error, requestId: request.id, traceId, route: route?.id }, 'request failed')
  }
  const problem = toProblem(failure, request.id)
  reply.code(status).headers({ 'cache-control': 'no-store', ...failure.headers })
  const [path = ''] = request.url.split('?')
  const page = options.errorPage?.(problem, { route, path, accept: request.headers.accept ?? '' })
  if (page)
    return reply
      .headers(page.headers ?? {})
      .type('text/html; charset=utf-8')
      .send(page.html)
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

export function traceparentOf(request: FastifyRequest): string | undefined {
  const value = request.headers.traceparent
  return typeof value === 'string' ? value : undefined
}

/** What the framework refuses before a handler sees it. */
function fromFastify(error: unknown): AppError | undefined {
  if (!isFastifyError(error)) return undefined
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large', 'That is more than we can take at once.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('unsupported_media_type', 'This address does not take that kind of content.')
  if (error.statusCode === 400) return new AppError('bad_request', 'The request could not be read: its body is not well-formed.')
  return undefined
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error
}
