import { email } from '@waymark/contracts/codec/primitives'
import type { DetailedQuestion } from '@waymark/contracts/models/question'
import { reportCatalog } from '@waymark/contracts/models/report-type'
import { Button } from 'antd'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { ErrorSummary, focusField, type SummaryEntry } from '../../components/form/ErrorSummary.tsx'
import { useToast } from '../../components/toast/ToastProvider.tsx'
import { type AnswersForm, fromFields, toFieldErrors, toFields } from './answer-fields.ts'
import type { Answers, WizardDraft } from './draft.ts'
import { GuestEmail } from './GuestEmail.tsx'
import { QuestionBlock } from './questions/QuestionBlock.tsx'
import { validateAnswers } from './validate-answers.ts'

type Props = {
  draft: WizardDraft
  questions: readonly DetailedQuestion[]
  guest: boolean
  pending: boolean
  onChange: (change: { answers: Answers; guestEmail: string }) => void
  onBack: () => void
  onComplete: () => void
}

/** Step 3. Every kind of question, one pattern each; guests also say where the report goes. */
export function QuestionsStep({ draft, questions, guest, pending, onChange, onBack, onComplete }: Props) {
  const toast = useToast()
  const [initial] = useState<AnswersForm>(() => ({ answers: toFields(draft.answers), guestEmail: draft.guestEmail }))

  const validate = (values: AnswersForm) => {
    const answers = toFieldErrors(validateAnswers(questions, fromFields(questions, values.answers)))
    const guestEmail = guest ? emailFault(values.guestEmail) : undefined
    return { ...(Object.keys(answers).length > 0 && { answers }), ...(guestEmail && { guestEmail }) }
  }

  const [summary, setSummary] = useState<SummaryEntry[]>([])
  const refuse = (problems: SummaryEntry[]) => {
    setSummary(problems)
    const onlyEmail = problems.every(({ id }) => id === 'guestEmail')
    toast(onlyEmail ? emailRequired : formInvalid)
    const first = problems[0]
    if (first) focusField(first.id)
  }

  return (
    <Form<AnswersForm> onSubmit={onComplete} initialValues={initial} validate={validate} subscription={{}}>
      {({ handleSubmit, form }) => (
        <form
          className="narrow"
          noValidate
          aria-label="Assessment Questions"
          onSubmit={(event) => {
            void handleSubmit(event)
            const problems = problemsOf(questions, form.getState().values, guest)
            if (problems.length > 0) refuse(problems)
          }}
        >
          <FormSpy<AnswersForm>
            subscription={{ values: true }}
            onChange={({ values }) =>
              values && onChange({ answers: fromFields(questions, values.answers), guestEmail: values.guestEmail ?? '' })
            }
          />
          <h1 className="t-1" tabIndex={-1}>
            Assessment Questions
          </h1>
          <p className="lead wz-lead">
            {draft.reportType && `${reportCatalog[draft.reportType].name}. `}There are no right answers, and you can go back.
          </p>
          <ErrorSummary entries={summary} />
          {questions.map((question, index) => (
            <QuestionBlock key={question.id} question={question} number={index + 1} />
          ))}
          {guest && <GuestEmail />}
          <div className="foot-btns">
            <Button size="large" onClick={onBack} disabled={pending}>
              Back
            </Button>
            <Button type="primary" size="large" htmlType="submit" disabled={pending}>
              {pending ? 'Processing...' : 'Complete assessment'}
            </Button>
          </div>
        </form>
      )}
    </Form>
  )
}

const formInvalid = {
  title: 'Form validation failed',
  description: 'Please check the required fields and try again.',
  variant: 'destructive',
} as const

const emailRequired = {
  title: 'Email Required',
  description: 'Please provide your email to receive the report.',
  variant: 'destructive',
} as const

function problemsOf(questions: readonly DetailedQuestion[], values: AnswersForm, guest: boolean): SummaryEntry[] {
  const errors = validateAnswers(questions, fromFields(questions, values.answers))
  const answers = questions.flatMap(({ id, question }) => {
    const message = errors[id]
    return message ? [{ id, label: question, message }] : []
  })
  const fault = guest ? emailFault(values.guestEmail) : undefined
  return fault ? [...answers, { id: 'guestEmail', label: 'E-mail address', message: fault }] : answers
}

function emailFault(value: string | undefined): string | undefined {
  if (!value?.trim()) return emailRequired.description
  return isLeft(email.decode(value)) ? 'Please give an e-mail address such as name@example.com' : undefined
}
