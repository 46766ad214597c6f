import { useInitLearningPathsMutation } from '../../api/learning.ts'
import { useLearningToasts } from './use-learning-toasts.ts'

/** Makes paths from the person's gaps. Asking again adds nothing that is there already. */
export function InitButton({ primary = false, children }: { primary?: boolean; children: string }) {
  const [init, { isLoading }] = useInitLearningPathsMutation()
  const { failed, done } = useLearningToasts()
  const send = async () => {
    const answer = await init()
    if (answer.error) return failed(answer.error, 'Failed to initialize learning paths. Please try again.')
    done('Learning paths initialized successfully!')
  }
  return (
    <button type="button" className={primary ? 'btn btn-p' : 'btn'} disabled={isLoading} onClick={() => void send()}>
      {isLoading ? 'Looking at your gaps...' : children}
    </button>
  )
}
