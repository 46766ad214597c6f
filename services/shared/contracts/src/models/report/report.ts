import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { email, instant, listOf, oneOf, optional, text, uuid } from '../../codec/primitives.ts'
import { correctionNote } from './report-answers.ts'
import { reportType } from './report-type.ts'

export const reportStatuses = ['requested', 'composing', 'rendering', 'ready', 'delivering', 'delivered', 'failed'] as const
export type ReportStatus = (typeof reportStatuses)[number]
export const reportStatus = oneOf(reportStatuses)

/** Whether a language model may word the texts, and so be sent answers. Not said is no. */
const aiText = optional(t.boolean)
export const generateReport = object({ assessmentId: uuid, reportType, aiText })
export const generateGuestReport = object({ assessmentId: uuid, reportType, guestEmail: email, aiText })
/** Where the consent to text by a language model stands once it was taken back. */
export const aiTextChoice = object({ aiText: t.boolean })
/** Who runs the language model that words reports here; absent where none is connected. */
export const languageModel = object({ provider: optional(t.string) })
export const acceptedReport = object({ reportId: uuid, status: reportStatus })

/** How a site takes payments: `placeholder` charges nothing, `none` takes none, `stripe` charges through Stripe's own pages. */
export const paymentKinds = ['placeholder', 'none', 'stripe'] as const
export type PaymentKind = (typeof paymentKinds)[number]
export const paymentSettings = object({ payments: oneOf(paymentKinds) })

export const completePayment = object({ paymentId: text({ min: 1, max: 200, message: 'A payment id is required' }) })
/** Where the payment is made: a page of the provider's. */
export const openedCheckout = object({ url: t.string })
export const completedPayment = object({ reportId: uuid, paymentId: t.string, paidAt: instant })

/** One step of the trail that the person sees while the report is made. */
export const sectionProgress = object({
  id: t.string,
  title: t.string,
  pageFrom: t.number,
  pageTo: t.number,
  state: oneOf(['todo', 'running', 'done'] as const),
  /** What was found, in a few words, once done. */
  note: optional(t.string),
})

/** A snapshot of a report's making: each server-sent event holds a whole one, its id is the revision. */
export const reportProgress = object({
  reportId: uuid,
  status: reportStatus,
  paid: t.boolean,
  sections: t.array(sectionProgress),
  done: t.number,
  total: t.number,
  secondsLeft: optional(t.number),
  pages: optional(t.number),
  /** Why it failed and what is safe, in plain words. */
  failure: optional(t.string),
})
export type ReportProgress = t.TypeOf<typeof reportProgress>

export const reportSummary = object({
  id: uuid,
  reportType,
  title: t.string,
  status: reportStatus,
  paid: t.boolean,
  pages: optional(t.number),
  bytes: optional(t.number),
  createdAt: instant,
  readyAt: optional(instant),
  failure: optional(t.string),
  /** In the list, once it is paid: the titles of the three directions, and how sure the ranking is (high, medium or low). */
  directions: optional(t.string),
  confidence: optional(t.string),
  /** Made from the answers of an earlier report with one of them corrected. */
  corrects: optional(correctionNote),
})
export type ReportSummary = t.TypeOf<typeof reportSummary>

export const reportList = object({ reports: t.array(reportSummary), total: t.number })

/** The report as a page: a rail of contents, and one block of safe HTML a section (made by the service from its own templates). */
export const reportView = object({
  id: uuid,
  reportType,
  title: t.string,
  createdAt: instant,
  /** Printed pages of the PDF. */
  pages: optional(t.number),
  aiGenerated: t.boolean,
  /** Whether the person's consent to text by a language model stands. */
  aiText: optional(t.boolean),
  corrects: optional(correctionNote),
  sections: t.array(object({ id: t.string, title: t.string, kicker: t.string, page: t.number, html: t.string })),
})
export type ReportView = t.TypeOf<typeof reportView>

/** Reports that were made as a guest with the account's confirmed address, and are not in it yet. */
export const claimableReports = object({ count: t.number })
export const claimedReports = object({ claimed: listOf(uuid, { max: 1000 }) })

/** The link to the two-page summary of a report, for somebody whom its owner trusts; absent while there is none. */
export const sharedSummaryLink = object({
  link: optional(object({ url: t.string, createdAt: instant, expiresAt: instant })),
})
export type SharedSummaryLink = t.TypeOf<typeof sharedSummaryLink>
