import { useGetLanguageModelQuery, useGetPaymentsQuery } from '../../../api/reports/reports.ts'
import { FailedReport } from '../../../entities/report/FailedReport.tsx'
import { GeneratingStep } from '../../../entities/report/GeneratingStep.tsx'
import { PayButton } from '../../../entities/report/PayButton.tsx'
import { emptyDraft, type WizardDraft } from '../draft.ts'
import { AiTextChoice } from './AiTextChoice.tsx'
import { CompleteStep } from './CompleteStep.tsx'
import { LostReport } from './LostReport.tsx'
import { GuestResult, MemberResult } from './ResultStep.tsx'
import { useReportFlow } from './use-report-flow.ts'

type Props = {
  draft: WizardDraft
  /** Whose draft it is. */
  person: string
  guest: boolean
  name: string
  change: (part: Partial<WizardDraft>) => void
  onFailure: (title: string, error: unknown) => void
}

const startOver: Partial<WizardDraft> = { ...emptyDraft, reportType: undefined, assessmentId: undefined, reportId: undefined }

/** Steps 4 and 5: they share one stream of progress. */
export function ReportSteps({ draft, person, guest, name, change, onFailure }: Props) {
  const { data: { provider } = {} } = useGetLanguageModelQuery(undefined, { skip: draft.reportId !== undefined })
  // Only what was asked and not declined is a yes.
  const aiText = provider !== undefined && !draft.withoutAiText
  const { data: { payments } = {} } = useGetPaymentsQuery()
  const flow = useReportFlow({ draft, person, guest, aiText, payments, change, onFailure })
  const { progress } = flow
  if (!draft.reportType) return null

  if (draft.step === 5 && guest) return <GuestResult email={draft.guestEmail} delivered={progress?.status === 'delivered'} />
  if (draft.step === 5 && draft.reportId) {
    return <MemberResult type={draft.reportType} reportId={draft.reportId} name={name} pages={progress?.pages} />
  }
  if (flow.gone) return <LostReport guest={guest} onRetry={flow.watchAgain} onStartOver={() => change(startOver)} />
  if (flow.failed) return <FailedReport reason={progress?.failure} pending={flow.retrying} onRetry={flow.tryAgain} />
  if (!draft.reportId) {
    const { pending, start } = flow.generating
    return (
      <CompleteStep type={draft.reportType} pending={pending} payments={payments} onGenerate={start}>
        {provider && (
          <AiTextChoice
            provider={provider}
            without={draft.withoutAiText ?? false}
            onChange={(without) => change({ withoutAiText: without })}
          />
        )}
      </CompleteStep>
    )
  }
  return (
    <GeneratingStep type={draft.reportType} guest={guest} progress={progress}>
      {flow.toPay && (
        <p className="btn-row pay-again">
          Your report is made. It opens once it is paid. <PayButton reportId={draft.reportId} type={draft.reportType} />
        </p>
      )}
      {flow.paymentFailed && payments !== 'none' && (
        <p className="btn-row pay-again">
          The payment did not go through.{' '}
          <button type="button" className="btn" onClick={flow.complete}>
            Try again
          </button>
        </p>
      )}
    </GeneratingStep>
  )
}
