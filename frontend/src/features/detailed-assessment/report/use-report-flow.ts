import type { PaymentKind, ReportProgress } from '@waymark/contracts/models/report/report'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  useCompleteReportPaymentMutation,
  useGenerateGuestReportMutation,
  useGenerateReportMutation,
  useRetryReportMutation,
} from '../../../api/reports/reports.ts'
import { paymentIdFor } from '../../../entities/report/payment-id.ts'
import { useReportProgress } from '../../../entities/report/use-report-progress.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import type { WizardDraft } from '../draft.ts'

/** Between "generated" and the placeholder payment. */
export const paymentDelay = 2000
/** A guest waits this long for the mail server; then step 5 says that the mail is on its way. */
export const mailPatience = 10_000

const finished: readonly ReportProgress['status'][] = ['ready', 'delivering', 'delivered']

type Options = {
  draft: WizardDraft
  /** Whose draft it is. */
  person: string
  guest: boolean
  /** A language model may word the texts. */
  aiText: boolean
  payments: PaymentKind | undefined
  change: (part: Partial<WizardDraft>) => void
  onFailure: (title: string, error: unknown) => void
}

/** From the button to the result: generate, watch, pay (signed in) or wait for the mail (guest), then step 5. */
export function useReportFlow({ draft, person, guest, aiText, payments, change, onFailure }: Options) {
  const toast = useToast()
  // Paid for as soon as it is ready, also while another tab is looked at.
  const { progress, gone, watchAgain } = useReportProgress(draft.reportId, { whileHidden: true })
  const generating = useGenerate({ draft, guest, aiText, change, onFailure })
  const [retry, retrying] = useRetryReportMutation()
  const [paymentFailed, setPaymentFailed] = useState(false)
  const [pay] = useCompleteReportPaymentMutation()
  const { step, reportId } = draft

  const complete = useCallback(async () => {
    if (!reportId) return
    setPaymentFailed(false)
    const answer = await pay({ reportId, paymentId: paymentIdFor(person, reportId) })
    if (!answer.error) return change({ step: 5 })
    setPaymentFailed(true)
  }, [reportId, person, change, pay])

  const done = progress !== undefined && finished.includes(progress.status)
  const failed = progress?.status === 'failed'
  const wait = waitBefore({ guest, progress })
  const act = useRef(() => {})
  act.current = () => {
    if (guest || progress?.paid) change({ step: 5 })
    // A real payment is the person's to make, by the button beside.
    else if (payments !== 'stripe') void complete()
  }

  useEffect(() => {
    if (step === 4 && done) toast({ title: 'Report Generated Successfully!', variant: 'success' })
  }, [step, done, toast])

  useEffect(() => {
    if (step !== 4 || !done) return
    const timer = setTimeout(() => act.current(), wait)
    return () => clearTimeout(timer)
  }, [step, done, wait])

  const reason = progress?.failure
  useEffect(() => {
    if (failed) toast({ title: 'Report Generation Failed', description: reason, variant: 'destructive' })
  }, [failed, reason, toast])

  const tryAgain = async () => {
    if (!reportId) return
    const answer = await retry(reportId)
    if (!answer.error) watchAgain()
  }

  const toPay = done && !guest && !progress.paid && payments === 'stripe'
  return {
    progress,
    failed,
    toPay,
    gone,
    watchAgain,
    generating,
    retrying: retrying.isLoading,
    tryAgain,
    paymentFailed,
    complete,
  }
}

function useGenerate({ draft, guest, aiText, change, onFailure }: Omit<Options, 'person' | 'payments'>) {
  const toast = useToast()
  const [generate, member] = useGenerateReportMutation()
  const [generateForGuest, anonymous] = useGenerateGuestReportMutation()
  const { assessmentId, reportType, guestEmail } = draft

  const start = async () => {
    if (!assessmentId || !reportType) return
    const request = { assessmentId, reportType, aiText }
    const answer = await (guest ? generateForGuest({ ...request, guestEmail: guestEmail.trim() }) : generate(request))
    if (answer.error) return onFailure('Report Generation Failed', answer.error)
    change({ reportId: answer.data.reportId })
    toast({ title: 'Report Generation Started' })
  }
  return { start, pending: member.isLoading || anonymous.isLoading }
}

function waitBefore({ guest, progress }: { guest: boolean; progress: ReportProgress | undefined }): number {
  if (!guest) return progress?.paid ? 0 : paymentDelay
  return progress?.status === 'delivered' ? 0 : mailPatience
}
