import { Link } from 'react-router-dom'
import { useListAssessmentsQuery } from '../../api/assessments.ts'
import { useListRecommendationsQuery } from '../../api/recommendations.ts'
import { FitRange } from '../../entities/occupation/FitRange.tsx'
import { bandOf } from '../../entities/occupation/match-band.ts'
import { linkTo } from '../../routes.ts'

/** How the occupation fits the person, where we know it; else what would tell. */
export function OwnFit({ code }: { code: string }) {
  const recommendations = useListRecommendationsQuery()
  const assessments = useListAssessmentsQuery()
  const own = recommendations.data?.find(({ occupationCode }) => occupationCode === code)
  const assessed = (assessments.data ?? []).length > 0
  if (own) {
    return (
      <aside className="panel try">
        <h2 className="t-4">{bandOf(own.matchPercentage).word} fit for you</h2>
        <p>One of your directions, with reasons for and against.</p>
        <FitRange value={own.matchPercentage} low={own.fitLow} high={own.fitHigh} scale />
        <Link className="btn btn-p btn-block" to={linkTo('recommendations')}>
          See the reasons
        </Link>
      </aside>
    )
  }
  return (
    <aside className="panel try">
      <h2 className="t-4">How would it fit you?</h2>
      <p>
        {assessed
          ? 'It is not among your directions. They say which fit your answers better, and why.'
          : 'A few minutes of questions put your own bar on this scale, with its range.'}
      </p>
      <EmptyScale />
      {assessed ? (
        <Link className="btn btn-block" to={linkTo('recommendations')}>
          See your directions
        </Link>
      ) : (
        <Link className="btn btn-p btn-block" to={linkTo('assessment')}>
          Take the assessment
        </Link>
      )}
    </aside>
  )
}

function EmptyScale() {
  return (
    <>
      <div className="fit-bar" role="img" aria-label="An empty scale from 0 to 100">
        <u />
      </div>
      <div className="fit-scale num" aria-hidden="true">
        {[60, 75, 90].map((floor) => (
          <span key={floor} style={{ left: `${floor}%` }}>
            {floor}
          </span>
        ))}
      </div>
    </>
  )
}
