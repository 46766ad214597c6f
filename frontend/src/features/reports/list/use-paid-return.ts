import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCompleteReportPaymentMutation } from '../../../api/reports/reports.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

/** Whoever comes back from the page where they paid may be here before the message about it: the service is told to ask. */
export function usePaidReturn(): void {
  const [params, setParams] = useSearchParams()
  const [complete] = useCompleteReportPaymentMutation()
  const toast = useToast()
  const reportId = params.get('report')
  const paymentId = params.get('payment')

  useEffect(() => {
    if (!reportId || !paymentId) return
    // Gone first: a reload asks nothing again.
    setParams({}, { replace: true })
    void complete({ reportId, paymentId }).then(({ error }) => {
      if (!error) toast({ title: 'Payment received', description: 'Your report is open.', variant: 'success' })
    })
  }, [reportId, paymentId, setParams, complete, toast])
}
