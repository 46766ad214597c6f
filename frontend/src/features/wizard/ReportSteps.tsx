import { Button } from 'antd'
import { CompleteStep } from './CompleteStep.tsx'
import type { WizardDraft } from './draft.ts'
import { FailedReport } from './FailedReport.tsx'
import { GeneratingStep } from './GeneratingStep.tsx'
import { GuestResult, MemberResult } from './ResultStep.tsx'
import { useReportFlow } from './use-report-flow.ts'

type Props = {
  draft: WizardDraft
  guest: boolean
  name: string
  change: (part: Partial<WizardDraft>) => void
  onFailure: (title: string, error: unknown) => void
}

/** Steps 4 and 5: they share one stream of progress. */
export function ReportSteps({ draft, guest, name, change, onFailure }: Props) {
  const flow = useReportFlow({ draft, guest, change, onFailure })
  const { progress } = flow
  if (!draft.reportType) return null

  if (draft.step === 5 && guest) return <GuestResult email={draft.guestEmail} delivered={progress?.status === 'delivered'} />
  if (draft.step === 5 && draft.reportId) {
    return <MemberResult type={draft.reportType} reportId={draft.reportId} name={name} pages={progress?.pages} />
  }
  if (flow.failed) return <FailedReport reason={progress?.failure} pending={flow.retrying} onRetry={flow.tryAgain} />
  if (!draft.reportId) {
    return <CompleteStep type={draft.reportType} pending={flow.generating.pending} onGenerate={flow.generating.start} />
  }
  return (
    <GeneratingStep type={draft.reportType} guest={guest} progress={progress}>
      {flow.paymentFailed && (
        <p className="btn-row pay-again">
          The payment did not go through. <Button onClick={flow.complete}>Try again</Button>
        </p>
      )}
    </GeneratingStep>
  )
}
