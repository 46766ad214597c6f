import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { completePayment } from '../use-cases/complete-payment.ts'
import { openCheckout } from '../use-cases/open-checkout.ts'
import { settlePayment } from '../use-cases/settle-payment.ts'

/** Calls that say how is paid, lead to where it is paid, and hear that it was. */
export function addPaymentRoutes(http: Http, context: ApiContext): void {
  const { payments } = context

  http.route(reportRoutes.getPayments, async () => ({ body: { payments: payments.kind } }))

  http.route(reportRoutes.completeReportPayment, async ({ params, body, user }) => ({
    body: await completePayment(context, { reportId: params.reportId, userId: user.userId, paymentId: body.paymentId }),
  }))

  http.route(reportRoutes.openCheckout, async ({ params, user }) => ({
    body: await openCheckout(context, { reportId: params.id, userId: user.userId }),
  }))

  http.route(reportRoutes.stripeWebhook, async ({ body, request }) => {
    if (!payments.checkout) throw new AppError('not_found', 'Stripe takes no payments on this site.')
    const signature = request.headers['stripe-signature']
    const news = payments.checkout.read(body, typeof signature === 'string' ? signature : '')
    if (news) await settlePayment(context, news)
    return { body: {} }
  })
}
