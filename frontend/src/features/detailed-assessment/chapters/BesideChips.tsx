import { besideQuestions } from '@waymark/contracts/models/advice/goal'
import { useField } from 'react-final-form'
import { useReadGoalQuery } from '../../../api/occupations.ts'
import { chosenOccupation } from '../../../entities/occupation/chosen-occupation.ts'
import type { ProfileValues } from '../../../entities/person/profile-values.ts'
import { answerField } from '../../../entities/question/answer-fields.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { ReadChips } from './GoalChips.tsx'
import { besideRead } from './goal-chips.ts'

type Props = { profile: ProfileValues; onRemoved: (removed: string[] | undefined) => void }

/** Under an answer beside the goals: the limits that were read in it, to be confirmed or removed. Shows nothing while nothing was read. */
export function BesideChips({ questions, ...props }: Props & { questions: readonly string[] }) {
  return besideQuestions.filter((id) => questions.includes(id)).map((id) => <Answer key={id} id={id} {...props} />)
}

function Answer({ id, profile, onRemoved }: Props & { id: string }) {
  const answer = useField<string | undefined>(answerField(id), { subscription: { value: true } }).input.value ?? ''
  const text = useSettled(answer, 800)
  const goals = profile.careerGoals?.trim() ?? ''
  const { currentData, data } = useReadGoalQuery(
    { text: goals, occupationCode: chosenOccupation(profile.currentOccupation), beside: [text] },
    { skip: goals === '' || text === '' },
  )
  const read = text === '' ? undefined : (currentData ?? data)
  return read ? <ReadChips read={besideRead(read)} removed={profile.removedGoals ?? []} onChange={onRemoved} /> : null
}
