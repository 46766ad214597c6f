import { object } from '../codec/object.ts'
import { signedBytes, uuid } from '../codec/primitives.ts'
import {
  acceptedReport,
  completedPayment,
  completePayment,
  generateGuestReport,
  generateReport,
  languageModel,
  openedCheckout,
  paymentSettings,
} from '../models/report/report.ts'
import { defineRoute } from '../route.ts'

const service = 'report'
const byId = object({ id: uuid })

/** Asking for a report and paying for it. */
export const reportOrderRoutes = {
  generateReport: defineRoute({
    id: 'generateReport',
    service,
    method: 'POST',
    path: '/api/generate-report',
    summary: 'Ask for the report of a saved assessment; asking again answers the same report',
    throttle: 'report',
    body: generateReport,
    response: acceptedReport,
    status: 202,
    problems: [404],
  }),
  generateGuestReport: defineRoute({
    id: 'generateGuestReport',
    service,
    method: 'POST',
    path: '/api/generate-guest-report',
    summary: "Ask for a guest's report, delivered by e-mail",
    access: 'guest',
    throttle: 'report',
    body: generateGuestReport,
    response: acceptedReport,
    status: 202,
    problems: [404],
  }),
  completeReportPayment: defineRoute({
    id: 'completeReportPayment',
    service,
    method: 'POST',
    path: '/api/complete-report-payment/{reportId}',
    summary: 'Complete the payment of a report; the same payment id again is accepted, another one is a conflict',
    params: object({ reportId: uuid }),
    body: completePayment,
    response: completedPayment,
    problems: [402, 404, 409, 501],
  }),
  openCheckout: defineRoute({
    id: 'openCheckout',
    service,
    method: 'POST',
    path: '/api/reports/{id}/checkout',
    summary: 'Where to pay for a report that is made; asking again answers the same page. 501 where nothing is charged',
    params: byId,
    response: openedCheckout,
    problems: [404, 409, 501],
  }),
  stripeWebhook: defineRoute({
    id: 'stripeWebhook',
    service,
    method: 'POST',
    path: '/api/payments/stripe/webhook',
    summary: 'What Stripe tells of a payment, signed by it; 404 where Stripe takes no payments',
    access: 'public',
    accepts: 'raw',
    body: signedBytes,
    problems: [404],
  }),
  getPayments: defineRoute({
    id: 'getPayments',
    service,
    method: 'GET',
    path: '/api/payments',
    summary: 'How this site takes payments: `placeholder` charges nothing, `none` opens reports without one, `stripe` charges',
    access: 'public',
    response: paymentSettings,
  }),
  getLanguageModel: defineRoute({
    id: 'getLanguageModel',
    service,
    method: 'GET',
    path: '/api/language-model',
    summary: 'Whose language model words reports where a person agrees to it; without a provider there is none',
    access: 'public',
    response: languageModel,
  }),
} as const
