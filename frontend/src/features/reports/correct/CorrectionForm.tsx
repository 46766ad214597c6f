import '../../../entities/question/chapters.css'
import type { AnswerCorrection } from '@waymark/contracts/models/assessment/assessment'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { Link } from 'react-router-dom'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import type { ProfileValues } from '../../../entities/person/profile-values.ts'
import { type AnswersForm, fromFields, toFieldErrors, toFields } from '../../../entities/question/answer-fields.ts'
import type { AnswerValue } from '../../../entities/question/answer-values.ts'
import { QuestionBlock } from '../../../entities/question/QuestionBlock.tsx'
import { validateAnswers } from '../../../entities/question/validate-answers.ts'
import { focusField } from '../../../ui/form/ErrorSummary.tsx'
import { faultOfField, fieldCorrection, questionCorrection } from './build-correction.ts'
import type { Correctable } from './correctable.ts'
import { ProfileField } from './ProfileField.tsx'

/** Answers the error of the call, or nothing when the new report is on its way. */
export type SendCorrection = (correction: AnswerCorrection) => Promise<unknown>

type Props = {
  answer: Correctable
  /** As saved: step 2, and the answer of the question. */
  profile: ProfileValues
  value: AnswerValue | undefined
  /** How many corrections are left. */
  left: number
  send: SendCorrection
}
type Values = ProfileValues & AnswersForm

const unchanged = 'This is the answer that the report rests on already'

/** The old answer, the field for the new one, and what becomes of both reports. */
export function CorrectionForm({ answer, profile, value, left, send }: Props) {
  // As they were when the form was opened: what is read again meanwhile does not overwrite what is typed.
  const [initial] = useState<Values>(() => ({
    ...profile,
    answers: toFields(answer.kind === 'question' ? { [answer.id]: value } : {}),
  }))
  const [refused, setRefused] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const correctionOf = (values: Values): AnswerCorrection => {
    if (answer.kind === 'field') return fieldCorrection(answer.field, values)
    return questionCorrection(answer.asked, fromFields([answer.asked], values.answers)[answer.id])
  }
  const onField = (message: string) => {
    // Once the sentence stands beside it.
    setTimeout(() => focusField(answer.id))
    return answer.kind === 'field' ? { [answer.field]: message } : { answers: toFieldErrors({ [answer.id]: message }) }
  }
  const validate = (values: Values) => {
    if (answer.kind === 'field') {
      const fault = faultOfField(answer.field, correctionOf(values))
      return fault ? { [answer.field]: fault } : {}
    }
    const faults = validateAnswers([answer.asked], fromFields([answer.asked], values.answers))
    return Object.keys(faults).length > 0 ? { answers: toFieldErrors(faults) } : {}
  }
  const submit = async (values: Values) => {
    setRefused('')
    const correction = correctionOf(values)
    if (JSON.stringify(correction) === JSON.stringify(correctionOf(initial))) return onField(unchanged)
    const error = await send(correction)
    if (!error) return undefined
    if (isApiError(error) && error.status === 400) return onField(error.errors[0]?.message ?? error.detail)
    setRefused(detailOf(error))
    return {}
  }

  return (
    <div className="panel pad cr-form">
      <h2 className="t-3" id="correct-one" tabIndex={-1} ref={heading}>
        {answer.words === '' ? 'Answer this' : 'Correct this answer'}
      </h2>
      <dl className="cr-old">
        <dt>{answer.words === '' ? 'Left out so far' : 'The report rests on'}</dt>
        <dd>
          {answer.question}
          {answer.words !== '' && <b className="strong cr-words">{answer.words}</b>}
        </dd>
      </dl>
      <Form<Values> onSubmit={submit} initialValues={initial} validate={validate} subscription={{ submitting: true }}>
        {({ handleSubmit, submitting, form }) => (
          <form
            noValidate
            aria-labelledby="correct-one"
            onSubmit={(event) => {
              void handleSubmit(event)
              if (form.getState().hasValidationErrors) focusField(answer.id)
            }}
          >
            {answer.kind === 'field' ? (
              <ProfileField field={answer.field} label={answer.question} />
            ) : (
              <QuestionBlock question={answer.asked} level={3} />
            )}
            <p className="cr-means">
              The report is made again from all your answers with this one changed. It takes 1 of your {left}{' '}
              {left === 1 ? 'correction that is' : 'corrections that are'} left and costs nothing. The old report stays as it is.
            </p>
            {refused !== '' && (
              <p className="err" role="alert">
                {refused}
              </p>
            )}
            <div className="btn-row">
              <button
                type="submit"
                className="btn btn-p"
                disabled={submitting}
                // The field keeps the focus: left, it may grow by its error, and the button would move from under the pointer.
                onMouseDown={(event) => event.preventDefault()}
              >
                {submitting ? 'Sending the correction' : 'Make the report again'}
              </button>
              <Link className="btn" to="?" state={{ last: answer.id }}>
                Back to your answers
              </Link>
            </div>
          </form>
        )}
      </Form>
    </div>
  )
}
