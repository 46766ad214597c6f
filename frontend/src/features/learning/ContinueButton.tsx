import type { LearningPath } from '@waymark/contracts/models/learning'
import { useChangePathProgressMutation } from '../../api/learning.ts'
import { isComplete, nextProgress } from './path-words.ts'
import { useLearningToasts } from './use-learning-toasts.ts'

type Props = {
  path: Pick<LearningPath, 'id' | 'title' | 'progressPercentage'>
  primary: boolean
  /** A completed path is looked at again. */
  onReview?: () => void
}

/** Ten percent on, capped. At 100 it reads Review and still sends the same update. */
export function ContinueButton({ path, primary, onReview }: Props) {
  const [change, { isLoading }] = useChangePathProgressMutation()
  const { failed, done } = useLearningToasts()
  const complete = isComplete(path)

  const send = async () => {
    const answer = await change({ pathId: path.id, progress: nextProgress(path.progressPercentage) })
    if (answer.error) return failed(answer.error, 'Failed to update progress. Please try again.')
    done('Learning path progress has been updated!')
    if (complete) onReview?.()
  }
  return (
    <button
      type="button"
      className={primary ? 'btn btn-p' : 'btn'}
      disabled={isLoading}
      onClick={() => void send()}
      aria-label={`${complete ? 'Review' : 'Continue Learning'}: ${path.title}`}
    >
      {complete ? 'Review' : 'Continue Learning'}
    </button>
  )
}
