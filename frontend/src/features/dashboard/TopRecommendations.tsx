import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../api/dashboard.ts'
import { FitRange } from '../../entities/occupation/FitRange.tsx'
import { InOwnWork } from '../../entities/occupation/InOwnWork.tsx'
import { growthFigure } from '../../entities/occupation/standing.ts'
import { recommendedPay } from '../../lib/money.ts'
import { linkTo } from '../../routes.ts'

const shown = 3

type Props = { dashboard: Dashboard; read: { data?: readonly Recommendation[] | undefined } }

/** The first directions, each with one reason for and one against. The reasons come with the list; the fits are known before. */
export function TopRecommendations({ dashboard, read }: Props) {
  const { metrics, away, recommendations } = dashboard
  if (away.includes('assessment') || metrics.completedAssessments === 0) return null
  const full = new Map(read.data?.map((one) => [one.id, one]))
  return (
    <section>
      <div className="section-head">
        <h2 className="t-3">Top recommendations</h2>
        <Link className="strong" to={linkTo('recommendations')}>
          View All
        </Link>
      </div>
      {recommendations.length === 0 ? (
        <div className="panel pad none" role="status">
          <p>Your recommendations are being generated. This usually takes less than a minute.</p>
        </div>
      ) : (
        <ol className="panel">
          {recommendations.slice(0, shown).map((one, index) => (
            <li key={one.id} className="rec">
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3 className="t-3">
                  <Link to={linkTo('occupation', { code: one.occupationCode })}>
                    {full.get(one.id)?.postName ?? one.careerTitle}
                  </Link>
                </h3>
                <InOwnWork one={{ ...one, postName: full.get(one.id)?.postName }} />
                <Reasons one={full.get(one.id)} />
              </div>
              <FitRange value={one.matchPercentage} low={one.fitLow} high={one.fitHigh} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Reasons({ one }: { one: Recommendation | undefined }) {
  if (!one) return null
  const [pro] = one.reasonsFor
  const [contra] = one.reasonsAgainst
  return (
    <>
      <p className="small num">{factsOf(one)}</p>
      <ul className="rec-why">
        {pro && (
          <li>
            <b className="strong">For:</b> {pro.text}
          </li>
        )}
        {contra && (
          <li>
            <b className="strong">Against:</b> {contra.text}
          </li>
        )}
      </ul>
    </>
  )
}

function factsOf(one: Recommendation): string {
  const { growthPotential, marketDemand } = one
  const growth = growthPotential && `growth ${growthFigure(growthPotential)}`
  const demand = marketDemand && `demand ${marketDemand.toLowerCase()}`
  return [recommendedPay(one), growth, demand].filter(Boolean).join(' · ')
}
