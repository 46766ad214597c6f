import { besideQuestions } from '@waymark/contracts/models/advice/goal'
import { useField } from 'react-final-form'
import { useReadGoalQuery } from '../../../api/occupations.ts'
import { chosenOccupation } from '../../../entities/occupation/chosen-occupation.ts'
import type { ProfileValues } from '../../../entities/person/profile-values.ts'
import { answerField } from '../../../entities/question/answer-fields.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { ReadChips } from './GoalChips.tsx'
import { besideRead } from './goal-chips.ts'

type Props = { id: string; profile: ProfileValues; onRemoved: (removed: string[] | undefined) => void }

/**
 * Below the answer to a question that is read beside the goals: the limits that were read in it, to be confirmed or removed. Shows nothing
 * while nothing was read, and below other questions.
 */
export function BesideChips(props: Props) {
  return besideQuestions.some((beside) => beside === props.id) ? <Answer {...props} /> : null
}

function Answer({ id, profile, onRemoved }: Props) {
  const answer = useField<string | undefined>(answerField(id), { subscription: { value: true } }).input.value ?? ''
  const text = useSettled(answer, 800)
  const goals = profile.careerGoals?.trim() ?? ''
  const { currentData, data } = useReadGoalQuery(
    { text: goals, occupationCode: chosenOccupation(profile.currentOccupation), beside: [text] },
    { skip: goals === '' || text === '' },
  )
  const read = text === '' ? undefined : (currentData ?? data)
  return read ? <ReadChips read={besideRead(read)} removed={profile.removedGoals ?? []} onChange={onRemoved} level={4} /> : null
}
