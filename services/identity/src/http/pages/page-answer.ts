import { AppError } from '@waymark/kit/errors'
import type { Context as Call } from '@waymark/service/http/context'
import type { Context } from '../../context.ts'
import { askedFrom } from '../../domain/same-site.ts'
import type { RenderedPage } from './page-renderer.ts'

type PageAnswer = { html: string; headers: Record<string, string>; status: number }

export function page({ html, headers }: RenderedPage, status = 200): PageAnswer {
  return { html, headers, status }
}

/** The same form with the sentence above it and the time to wait; any other failure goes on. */
export function tooManyAnswer(error: unknown, again: (message: string) => RenderedPage): PageAnswer {
  if (!(error instanceof AppError) || error.code !== 'too_many') throw error
  const answer = page(again(error.detail), 429)
  return { ...answer, headers: { ...answer.headers, ...error.headers } }
}

/**
 * Another site must not sign anybody in (to an account of its own), out, or up. The gateway refuses such forms too; here it holds
 * whoever stands in front.
 */
export function refuseForeignForm(call: Call, context: Context): void {
  if (askedFrom(call.request.headers, context.config.PUBLIC_URL) !== 'elsewhere') return
  throw new AppError('forbidden', 'This form was sent from another site. Please open our page and try again.')
}
