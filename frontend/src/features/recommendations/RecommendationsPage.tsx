import './recommendations.css'
import { linkTo } from '../../routes.ts'
import './place/advised-places.css'
import type { RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import type { User } from '@waymark/contracts/models/identity/user'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type AssessmentSummary, useListAssessmentsQuery } from '../../api/assessments.ts'
import { useGetRecommendationAdviceQuery, useListRecommendationsQuery } from '../../api/recommendations.ts'
import { SourceLegend } from '../../entities/occupation/SourceMarks.tsx'
import { awaitsNewer, introductionOf, isLate, shortfallOf } from '../../entities/occupation/standing.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx'
import { Goals } from './Goals.tsx'
import { HowToRead } from './HowToRead.tsx'
import { LeftOut } from './LeftOut.tsx'
import { OpensMore, OwnLimits } from './Limits.tsx'
import { MoreDirections } from './MoreDirections.tsx'
import { Bands, isBanded } from './place/Bands.tsx'
import { FullRecommendation } from './place/FullRecommendation.tsx'
import { RecommendationSkeleton } from './RecommendationSkeleton.tsx'
import { Staying } from './Staying.tsx'
import { TriedList } from './TriedList.tsx'
import { Wishes } from './Wishes.tsx'

const shownInFull = 3

/** Three states: no assessment taken, one taken but nothing made of it yet, and the list. */
export function RecommendationsPage(_: { user: User }) {
  const assessments = useListAssessmentsQuery()
  const recommendations = useListRecommendationsQuery()
  const [asked, setAsked] = useState(false)
  const tried = useSearchParams()[0].get('try')
  const refresh = () => {
    setAsked(true)
    void assessments.refetch()
    void recommendations.refetch()
  }
  const busy = assessments.isFetching || recommendations.isFetching
  const list = recommendations.data
  const error = recommendations.error ?? (list?.length === 0 ? assessments.error : undefined)
  const waiting = !error && (recommendations.isLoading || (list?.length === 0 && assessments.isLoading))

  return (
    <main className="page recs" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">Recommendations</h1>
          {list && list.length > 0 && (
            <p>
              {introductionOf(list, assessments.data)} {shortfallOf(list)}
            </p>
          )}
        </div>
        {list && list.length > 0 && (
          <div className="btn-row">
            <span className="cap" role="status">
              {asked && !busy && `Checked at ${clock(recommendations.fulfilledTimeStamp)}`}
            </span>
            <Refresh busy={busy} onClick={refresh} />
          </div>
        )}
      </div>
      {waiting && <RecommendationSkeleton />}
      {error && <ErrorState what="your recommendations" error={error} onRetry={refresh} />}
      {!error && !waiting && list?.length === 0 && (
        <NothingYet assessments={assessments.data ?? []} busy={busy} onRefresh={refresh} />
      )}
      {list &&
        list.length > 0 &&
        !error &&
        (tried ? <TriedList limit={tried} list={list} /> : <Directions list={list} assessments={assessments.data} />)}
    </main>
  )
}

function Directions({ list, assessments }: { list: readonly Recommendation[]; assessments?: readonly AssessmentSummary[] }) {
  const used = list.flatMap(({ reasonsFor, reasonsAgainst, wouldChange }) =>
    [...reasonsFor, ...reasonsAgainst, ...wouldChange].map(({ sources }) => sources),
  )
  const { data: advice } = useGetRecommendationAdviceQuery(undefined, { skip: !isBanded(list) })
  const own = advice?.present && advice.sameWork ? ['E'] : []
  return (
    <>
      <div aria-live="polite">
        {awaitsNewer(list, assessments) && (
          <p className="panel newer">
            <i aria-hidden="true" />
            Your newer answers are being ranked. This list changes by itself when that is done.
          </p>
        )}
      </div>
      {isBanded(list) ? <Advised list={list} /> : <Ranked list={list} />}
      <SourceLegend used={[...used, ...own, 'W', 'P', 'O', 'K']} />
    </>
  )
}

/**
 * The goals answered first, then staying, the bands, and what was left out; staying first where a goal lies in the present work.
 * A list without its advice is still the list.
 */
function Advised({ list }: { list: readonly Recommendation[] }) {
  const { data: advice, error, isLoading, refetch } = useGetRecommendationAdviceQuery()
  const isInside = advice?.goals.some(({ answer }) => answer === 'inside')
  return (
    <>
      {isLoading && (
        <div className="panel r">
          <Skeleton widths={[-46, 72, 58, 70]} label="Loading the answers to your goals" />
        </div>
      )}
      {error && <ErrorState what="the answers to your goals" error={error} onRetry={refetch} />}
      {advice && <OwnLimits limits={advice.limits ?? []} payState={payStateOf(advice)} />}
      {advice && isInside && <Staying advice={advice} />}
      {advice && <Goals goals={advice.goals} />}
      {advice && <Wishes wishes={advice.wishes ?? []} />}
      {advice && !isInside && <Staying advice={advice} />}
      <HowToRead />
      <Bands list={list} />
      {advice && <LeftOut refused={advice.refused} />}
      {advice && <OpensMore limits={advice.limits ?? []} />}
      {advice?.confidence && (
        <p className="cap num">
          How sure the list is: {advice.confidence.grade}. {advice.confidence.reason}
        </p>
      )}
    </>
  )
}

/** The same in every place that has wages. */
function payStateOf({ present, goals }: RecommendationAdvice): string | undefined {
  return [present, ...goals.map(({ place }) => place)].find((place) => place?.payState)?.payState
}

function Ranked({ list }: { list: readonly Recommendation[] }) {
  return (
    <>
      <HowToRead />
      {list.slice(0, shownInFull).map((one, index) => (
        <FullRecommendation key={one.id} one={one} rank={index + 1} />
      ))}
      {list.length > shownInFull && <MoreDirections list={list.slice(shownInFull)} first={shownInFull + 1} />}
    </>
  )
}

type NothingProps = { assessments: readonly AssessmentSummary[]; busy: boolean; onRefresh: () => void }

function NothingYet({ assessments, busy, onRefresh }: NothingProps) {
  if (assessments.length > 0) {
    return (
      <EmptyState
        sign="busy"
        title="Your recommendations are being generated"
        text={
          isLate(assessments)
            ? 'This takes longer than usual. Your answers are saved, and the list appears here by itself when it is done.'
            : 'Your answers are saved. This usually takes less than a minute, and the list appears here by itself.'
        }
        live
      >
        <Refresh busy={busy} onClick={onRefresh} />
      </EmptyState>
    )
  }
  return (
    <EmptyState
      sign="empty"
      title="Your recommendations start with an assessment"
      text="Four steps. You get up to ten directions with their range and reasons."
    >
      <Link className="btn btn-p" to={linkTo('assessment')}>
        Take the assessment
      </Link>
    </EmptyState>
  )
}

function Refresh({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <button type="button" className={busy ? 'btn is-busy' : 'btn'} aria-busy={busy} onClick={() => !busy && onClick()}>
      <RefreshCw className="i" aria-hidden="true" />
      Refresh
    </button>
  )
}

function clock(instant: number | undefined): string {
  return new Date(instant ?? Date.now()).toLocaleTimeString('en-US', { timeStyle: 'short' })
}
