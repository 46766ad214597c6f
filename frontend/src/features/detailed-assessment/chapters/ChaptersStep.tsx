import { email } from '@waymark/contracts/codec/primitives'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { reportCatalog } from '@waymark/contracts/models/report/report-type'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, FormSpy, useFormState } from 'react-final-form'
import { type AnswersForm, fromFields, toFieldErrors, toFields } from '../../../entities/question/answer-fields.ts'
import { validateAnswers } from '../../../entities/question/validate-answers.ts'
import { capital, numberWord } from '../../../lib/number-words.ts'
import { ErrorSummary, focusField, type SummaryEntry } from '../../../ui/form/ErrorSummary.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import type { WizardDraft } from '../draft.ts'
import { GuestEmail } from '../GuestEmail.tsx'
import { BesideChips } from './BesideChips.tsx'
import { ChapterBar } from './ChapterBar.tsx'
import { ChapterFoot } from './ChapterFoot.tsx'
import { countAnswers, ENOUGH_ANSWERS } from './count-answers.ts'
import { Enough, SkipChapter } from './EarlyEnds.tsx'
import { EqualNotice } from './EqualNotice.tsx'
import { type EqualRatings, equalRatings } from './equal-ratings.ts'
import { FilledScreen } from './FilledScreen.tsx'
import type { FilledLevels } from './filled-levels.ts'
import { QuestionScreen } from './QuestionScreen.tsx'
import { type Chapters, nextChapter, screenOf, useChapters } from './use-chapters.ts'
import '../../../entities/question/chapters.css'

type Props = {
  draft: WizardDraft
  questions: readonly DetailedQuestion[]
  /** Levels that the present occupation fills in, and its name. */
  filled: FilledLevels
  occupation: string
  guest: boolean
  pending: boolean
  onChange: (change: Partial<WizardDraft>) => void
  onBack: () => void
  onComplete: () => void
}

/** Step 3, in chapters. Every kind of question, one pattern each; guests also say where the report goes. */
export function ChaptersStep({ draft, questions, filled, occupation, guest, pending, onChange, onBack, onComplete }: Props) {
  const toast = useToast()
  const [initial] = useState<AnswersForm>(() => ({ answers: toFields(draft.answers), guestEmail: draft.guestEmail }))
  const place = useChapters({ questions, filled, start: draft.screen ?? 0, onMove: (screen) => onChange({ screen }) })
  const { screens, at, goTo } = place
  const [summary, setSummary] = useState<SummaryEntry[]>([])
  const [asksEmail, setAsksEmail] = useState(false)
  const [equal, setEqual] = useState<EqualRatings>()
  const askedEqual = useRef<string[]>(draft.askedEqual ?? [])
  const last = at >= screens.length - 1

  const validate = (values: AnswersForm) => {
    const answers = toFieldErrors(validateAnswers(questions, fromFields(questions, values.answers)))
    const guestEmail = guest ? emailFault(values.guestEmail) : undefined
    return { ...(Object.keys(answers).length > 0 && { answers }), ...(guestEmail && { guestEmail }) }
  }

  const refuse = (problems: SummaryEntry[]) => {
    setSummary(problems)
    const withoutEmail = problems.some(({ message }) => message === emailRequired.description)
    toast(withoutEmail ? emailRequired : formInvalid)
    const first = problems[0]
    if (!first) return
    const screen = screenOf(screens, first.id)
    if (screen >= 0 && screen !== at) return goTo(screen, first.id)
    if (first.id === 'guestEmail' && !last) return setAsksEmail(true)
    focusField(first.id)
  }

  const move = (screen: number) => {
    setEqual(undefined)
    setSummary([])
    goTo(screen)
  }

  const forward = (values: AnswersForm) => {
    const parts = screens[at]?.parts ?? []
    const answers = fromFields(questions, values.answers)
    const [fault] = Object.keys(
      validateAnswers(
        parts.map(({ question }) => question),
        answers,
      ),
    )
    if (fault) return focusField(fault)
    const found = screens[at]?.filled ? undefined : equalRatings(parts, answers, askedEqual.current)
    if (!found) return move(at + 1)
    askedEqual.current = [...askedEqual.current, found.questionId]
    onChange({ askedEqual: askedEqual.current })
    setEqual(found)
  }

  return (
    <Form<AnswersForm> onSubmit={onComplete} initialValues={initial} validate={validate} subscription={{}}>
      {({ handleSubmit, form }) => {
        const complete = () => {
          void handleSubmit()
          const problems = problemsOf(questions, form.getState().values, guest)
          if (problems.length > 0) refuse(problems)
        }
        return (
          <form
            className="chapters"
            noValidate
            aria-label="Assessment Questions"
            onSubmit={(event) => {
              event.preventDefault()
              if (last) complete()
              else forward(form.getState().values)
            }}
          >
            <FormSpy<AnswersForm>
              subscription={{ values: true }}
              onChange={({ values }) =>
                values && onChange({ answers: fromFields(questions, values.answers), guestEmail: values.guestEmail ?? '' })
              }
            />
            <div className="narrow">
              <h1 className="t-1" tabIndex={-1}>
                Assessment Questions
              </h1>
              <p className="lead wz-lead">
                {draft.reportType && `${reportCatalog[draft.reportType].name}. `}
                {chapterCount(place.chapters.length)} There are no right answers, and you can go back.
              </p>
            </div>
            <div className="ch-top" />
            <Bar place={place} questions={questions} />
            <div className="narrow">
              <ErrorSummary entries={summary} />
              <CurrentScreen
                place={place}
                filled={filled}
                occupation={occupation}
                below={(id) => (
                  <BesideChips
                    id={id}
                    profile={draft.profile}
                    onRemoved={(removedGoals) => onChange({ profile: { ...draft.profile, removedGoals } })}
                  />
                )}
              />
              {equal && (
                <EqualNotice
                  equal={equal}
                  onKeep={() => move(at + 1)}
                  onLookAgain={() => {
                    setEqual(undefined)
                    focusField(equal.questionId)
                  }}
                />
              )}
              {!last && <Early place={place} questions={questions} filled={filled} pending={pending} onComplete={complete} />}
              {guest && (last || asksEmail) && <EmailPanel focus={asksEmail} />}
              <Skip place={place} onSkip={move} />
              <ChapterFoot
                last={last}
                endsChapter={screens[at + 1]?.chapter !== screens[at]?.chapter}
                pending={pending}
                onBack={() => (at === 0 ? onBack() : move(at - 1))}
              />
            </div>
          </form>
        )
      }}
    </Form>
  )
}

function useAnswers(questions: readonly DetailedQuestion[]) {
  const { values } = useFormState<AnswersForm>({ subscription: { values: true } })
  return fromFields(questions, values.answers)
}

function Bar({ place, questions }: { place: Chapters; questions: readonly DetailedQuestion[] }) {
  return <ChapterBar chapters={place.chapters} screens={place.screens} at={place.at} answers={useAnswers(questions)} />
}

type ScreenProps = { place: Chapters; filled: FilledLevels; occupation: string; below: (questionId: string) => ReactNode }

function CurrentScreen({ place, filled, occupation, below }: ScreenProps) {
  const screen = place.screens[place.at]
  if (!screen) return null
  const name = place.chapters[screen.chapter]?.words.name ?? ''
  if (!screen.filled) return <QuestionScreen key={place.at} name={name} parts={screen.parts} below={below} />
  return (
    <FilledScreen
      key={place.at}
      name={filledName(name, screen.parts)}
      occupation={occupation}
      parts={screen.parts}
      filled={filled}
    />
  )
}

/** A chapter may fill in levels on two screens, skills and knowledge: the second is headed by what it asks. */
function filledName(name: string, parts: Chapters['screens'][number]['parts']): string {
  const knowledge = parts.every(({ question }) => question.areas !== undefined)
  return knowledge ? 'What you know' : name
}

type EarlyProps = {
  place: Chapters
  questions: readonly DetailedQuestion[]
  filled: FilledLevels
  pending: boolean
  onComplete: () => void
}

function Early({ place, questions, filled, pending, onComplete }: EarlyProps) {
  const given = countAnswers(questions, useAnswers(questions), filled)
  const chaptersLeft = place.chapters.length - 1 - (place.screens[place.at]?.chapter ?? 0)
  if (given < ENOUGH_ANSWERS && chaptersLeft > 0) return null
  return <Enough given={given} chaptersLeft={chaptersLeft} pending={pending} onComplete={onComplete} />
}

function Skip({ place, onSkip }: { place: Chapters; onSkip: (screen: number) => void }) {
  const { chapters, screens, at } = place
  const next = nextChapter(screens, at)
  const chapter = screens[at]?.chapter ?? 0
  const words = chapters[chapter]?.words
  if (next === undefined || !words) return null
  const isFilled = screens.some((screen) => screen.chapter === chapter && screen.filled)
  return <SkipChapter cost={(isFilled ? words.filledCost : undefined) ?? words.cost} onSkip={() => onSkip(next)} />
}

/** Where the report goes; asked for early, it takes the focus as it appears. */
function EmailPanel({ focus }: { focus: boolean }) {
  useEffect(() => {
    if (focus) focusField('guestEmail')
  }, [focus])
  return <GuestEmail />
}

function chapterCount(count: number): string {
  return count === 1 ? 'One short chapter.' : `${capital(numberWord(count))} short chapters.`
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
