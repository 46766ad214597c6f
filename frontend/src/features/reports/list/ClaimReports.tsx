import { useClaimReportsMutation, useCountClaimableReportsQuery } from '../../../api/reports/reports.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

/** Reports that were made as a guest with the account's confirmed address can be added; nothing is shown where there are none. */
export function ClaimReports({ email }: { email: string }) {
  const { data } = useCountClaimableReportsQuery()
  const [claim, { isLoading }] = useClaimReportsMutation()
  const toast = useToast()
  const count = data?.count ?? 0
  if (count === 0) return null
  const [reports, them] = count === 1 ? ['a report', 'it'] : [`${count} reports`, 'them']
  const add = async () => {
    const answer = await claim()
    if (!answer.error)
      toast({
        title: count === 1 ? 'Report added' : 'Reports added',
        description: 'You find what was added below.',
        variant: 'success',
      })
  }
  return (
    <section className="panel pad reports-claim" aria-label="Reports that you made as a guest">
      <p>
        You made {reports} as a guest with <span className="break">{email}</span>. Add {them} to your account and{' '}
        {them === 'it' ? 'it stays' : 'they stay'} here until you delete {them}; the links in the mails end.
      </p>
      <button type="button" className="btn btn-p" onClick={add} disabled={isLoading}>
        {count === 1 ? 'Add the report' : 'Add the reports'}
      </button>
    </section>
  )
}
