import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { User } from '@waymark/contracts/models/identity/user'
import { useCallback, useMemo } from 'react'
import { detailOf } from '../../api/api-error.ts'
import { useGetAssessmentQuestionsQuery } from '../../api/assessments.ts'
import { useGetOccupationQuery } from '../../api/occupations.ts'
import { chosenOccupation } from '../../entities/occupation/chosen-occupation.ts'
import { guest as guestName } from '../../lib/own-storage.ts'
import { Skeleton } from '../../ui/EmptyState.tsx'
import { AntdTheme } from '../../ui/theme/AntdTheme.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { BasicInfoStep } from './BasicInfoStep.tsx'
import { ChaptersStep } from './chapters/ChaptersStep.tsx'
import { filledLevels } from './chapters/filled-levels.ts'
import { ReportSteps } from './report/ReportSteps.tsx'
import { useSaveAssessment } from './use-save-assessment.ts'
import type { DraftHandle } from './use-wizard-draft.ts'

type Props = { handle: DraftHandle; user: User | null }

/** Steps 2 to 5, loaded when they are near: the first step needs none of their code. */
export function StepContent(props: Props) {
  return (
    <AntdTheme>
      <CurrentStep {...props} />
    </AntdTheme>
  )
}

function CurrentStep({ handle, user }: Props) {
  const { draft, change, note } = handle
  const toast = useToast()
  const guest = user === null

  const onFailure = useCallback(
    (title: string, error: unknown) => toast({ title, description: detailOf(error), variant: 'destructive' }),
    [toast],
  )

  if (draft.step === 2) {
    return (
      <BasicInfoStep
        type={draft.reportType}
        profile={draft.profile}
        onChange={(profile) => note({ profile })}
        onBack={() => change({ step: 1 })}
        onContinue={() => change({ step: 3 })}
      />
    )
  }
  if (draft.step === 3) return <Questions handle={handle} guest={guest} onFailure={onFailure} />
  return (
    <ReportSteps
      draft={draft}
      person={user?.id ?? guestName}
      guest={guest}
      name={nameOf(user)}
      change={change}
      onFailure={onFailure}
    />
  )
}

type QuestionsProps = {
  handle: DraftHandle
  guest: boolean
  onFailure: (title: string, error: unknown) => void
}

function Questions({ handle, guest, onFailure }: QuestionsProps) {
  const { draft, change, note } = handle
  const { data, isError, isFetching, refetch } = useGetAssessmentQuestionsQuery(draft.reportType ?? 'career_deep_dive')
  const questions = data ?? noQuestions
  const code = chosenOccupation(draft.profile.currentOccupation)
  // Without the occupation's figures nothing is filled in, and every level is asked.
  const occupation = useGetOccupationQuery({ code: code ?? '' }, { skip: code === undefined })
  const page = code === undefined ? undefined : occupation.currentData
  const filled = useMemo(() => filledLevels(questions, page), [questions, page])
  const saving = useSaveAssessment({ handle, questions, filled, guest, onFailure })

  if (isFetching || occupation.isLoading || (!data && !isError)) return <QuestionsSkeleton />
  return (
    <>
      <ChaptersStep
        draft={draft}
        questions={questions}
        filled={filled}
        occupation={page?.title ?? ''}
        guest={guest}
        pending={saving.pending}
        onChange={note}
        onBack={() => change({ step: 2 })}
        onComplete={saving.save}
      />
      {isError && (
        <p className="narrow muted reload">
          The questions are not here yet.{' '}
          <button type="button" className="btn" onClick={refetch}>
            Load them again
          </button>
        </p>
      )}
    </>
  )
}

const noQuestions: readonly DetailedQuestion[] = []

function QuestionsSkeleton() {
  return (
    <div className="narrow" aria-busy="true">
      <h1 className="t-1" tabIndex={-1}>
        Assessment Questions
      </h1>
      <Skeleton widths={[-40, 100, 100, 60, -40, 100, 100, 60, -40, 100, 60]} label="The questions are being read" />
    </div>
  )
}

function nameOf(user: User | null): string {
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ')
}
