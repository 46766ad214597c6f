import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { ComponentType, ReactNode } from 'react'
import { FieldError } from '../../ui/form/FieldFrame.tsx'
import { useFormField } from '../../ui/form/use-shown-field.ts'
import { answerField } from './answer-fields.ts'
import type { AnswerValue } from './answer-values.ts'
import { CategorizedMultiSelectQuestion, MultiSelectQuestion } from './MultiSelectQuestion.tsx'
import type { QuestionProps } from './question-props.ts'
import { RankingQuestion } from './RankingQuestion.tsx'
import { ScaleGroupQuestion } from './ScaleGroupQuestion.tsx'
import { ScaleQuestion } from './ScaleQuestion.tsx'
import { SingleSelectQuestion } from './SingleSelectQuestion.tsx'
import { SkillsRatingQuestion } from './SkillsRatingQuestion.tsx'
import { TextQuestion } from './TextQuestion.tsx'
import { TimelineQuestion } from './TimelineQuestion.tsx'

const kinds: Record<string, ComponentType<QuestionProps>> = {
  scale: ScaleQuestion,
  scale_group: ScaleGroupQuestion,
  ranking: RankingQuestion,
  categorized_multi_select: CategorizedMultiSelectQuestion,
  timeline: TimelineQuestion,
  skills_rating: SkillsRatingQuestion,
  multi_select: MultiSelectQuestion,
  single_select: SingleSelectQuestion,
  text: TextQuestion,
}

type Props = {
  question: DetailedQuestion
  items?: readonly number[] | undefined
  /** Alone on its screen it heads it; beside others it stands below the chapter's name. */
  level?: 2 | 3
  /** Stands below the answer. */
  children?: ReactNode
}

/** One question. Its answer is one form value, whatever the kind. */
export function QuestionBlock({ question, items, level = 2, children }: Props) {
  const Heading = `h${level}` as const
  const { input, error } = useFormField<AnswerValue | undefined>(answerField(question.id))
  const Kind = kinds[question.type] ?? TextQuestion
  const titleId = `${question.id}-title`
  return (
    <section className={error ? 'cq is-error' : 'cq'} id={question.id} aria-labelledby={titleId}>
      <Heading className={level === 2 ? 't-3' : 't-4'} id={titleId} tabIndex={level === 2 ? -1 : undefined}>
        {question.question}
      </Heading>
      {question.description && <p className="d">{question.description}</p>}
      {question.instruction && <p className="d">{question.instruction}</p>}
      <Kind
        question={question}
        titleId={titleId}
        value={input.value}
        items={items}
        onChange={(value) => {
          input.onChange(value)
          // Choices have no moment of leaving: an answer that does not fit says so at once.
          input.onBlur()
        }}
      />
      {error && <FieldError id={`${question.id}-error`} message={error} />}
      {children}
    </section>
  )
}
