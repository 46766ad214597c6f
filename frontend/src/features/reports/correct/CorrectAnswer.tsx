import './corrections.css'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useGetOccupationQuery } from '../../../api/occupations.ts'
import { chosenOccupation, noneOfThese } from '../../../entities/occupation/chosen-occupation.ts'
import { linkTo } from '../../../routes.ts'
import { AnswerList } from './AnswerList.tsx'
import { CorrectionForm, type SendCorrection } from './CorrectionForm.tsx'
import { CorrectionsLeft } from './CorrectionsLeft.tsx'
import { correctableGroups, standOfCorrections } from './correctable.ts'
import { readAnswer, readProfile } from './read-answer.ts'

type Props = { report: ReportAnswers; questions: readonly DetailedQuestion[]; send: SendCorrection }

/** What a report rests on, and the form of the one answer that the address names. */
export function CorrectAnswer({ report, questions, send }: Props) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const { answers, corrections } = report
  const occupation = useOccupationWords(answers.currentOccupation)
  const groups = useMemo(() => correctableGroups({ report, questions, occupation }), [report, questions, occupation])
  const open = standOfCorrections(corrections, new Date()) === 'open'
  const wanted = groups.flatMap((group) => group.answers).find(({ id }) => id === params.get('answer'))
  return (
    <>
      <CorrectionsLeft corrections={corrections} startHref={linkTo('detailedAssessment')} />
      {wanted && open ? (
        <CorrectionForm
          key={wanted.id}
          answer={wanted}
          profile={readProfile(answers, questions)}
          value={wanted.kind === 'question' ? readAnswer(wanted.asked, answers) : undefined}
          left={corrections.left}
          send={send}
        />
      ) : (
        <AnswerList groups={groups} open={open} last={lastOf(state)} />
      )}
    </>
  )
}

function lastOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'last' in state && typeof state.last === 'string' ? state.last : undefined
}

/** The occupation that the title was read as, by its name. */
function useOccupationWords(choice: string | undefined): string {
  const code = chosenOccupation(choice)
  const { currentData } = useGetOccupationQuery({ code: code ?? '' }, { skip: code === undefined })
  if (choice === noneOfThese) return 'None of these'
  return code === undefined ? 'Read from your title' : (currentData?.title ?? 'The one that you chose')
}
