import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { Link, useNavigate } from 'react-router-dom'
import { useEaseLimitMutation, useTryLimitQuery } from '../../api/recommendations.ts'
import { linkTo } from '../../routes.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { changeInWords, newInWords } from './easing-words.ts'
import { HowToRead } from './HowToRead.tsx'
import { Bands } from './place/Bands.tsx'
import { RecommendationSkeleton } from './RecommendationSkeleton.tsx'

/** The list as it would be with one limit eased, until the person keeps it or goes back. */
export function TriedList({ limit, list }: { limit: string; list: readonly Recommendation[] }) {
  const { data: tried, error, refetch } = useTryLimitQuery(limit)
  const [keep, { isLoading }] = useEaseLimitMutation()
  const navigate = useNavigate()
  const toast = useToast()
  if (error)
    return (
      <>
        <ErrorState what="the list to try" error={error} onRetry={refetch} />
        <Back />
      </>
    )
  if (!tried) return <RecommendationSkeleton />

  const keepIt = async () => {
    const done = await keep(limit)
    if (done.error) return
    toast({ title: 'Limit changed', description: 'Your list is being made again. It changes by itself when that is done.' })
    navigate(linkTo('recommendations'))
  }
  const known = new Set(list.map(({ occupationCode }) => occupationCode))
  const brought = tried.recommendations.filter(({ occupationCode }) => !known.has(occupationCode))
  return (
    <>
      <section className="panel tried" aria-labelledby="tried">
        <h2 className="t-4" id="tried">
          You are trying a limit: {changeInWords(tried)}
        </h2>
        <p>
          {newInWords(brought.map(({ careerTitle, postName }) => postName ?? careerTitle))} Nothing is saved until you keep it.
        </p>
        <div className="btn-row">
          <button
            type="button"
            className={isLoading ? 'btn btn-p is-busy' : 'btn btn-p'}
            aria-busy={isLoading}
            onClick={() => !isLoading && void keepIt()}
          >
            Keep it
          </button>
          <Back />
        </div>
      </section>
      <HowToRead />
      <Bands list={tried.recommendations} />
    </>
  )
}

function Back() {
  return (
    <Link className="btn" to={linkTo('recommendations')}>
      Back to your list
    </Link>
  )
}
