import type { Recommendation } from '@waymark/contracts/models/recommendation'
import { Link } from 'react-router-dom'
import { FitRange } from '../../components/FitRange.tsx'

const shown = 3

/** The first directions, each with one reason for and one against. */
export function TopRecommendations({ all }: { all: readonly Recommendation[] }) {
  return (
    <section>
      <div className="section-head">
        <h2 className="t-3">Top recommendations</h2>
        <Link className="strong" to="/recommendations">
          View All
        </Link>
      </div>
      <ol className="panel">
        {all.slice(0, shown).map((one, index) => (
          <li key={one.id} className="rec">
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3 className="t-3">{one.careerTitle}</h3>
              <p className="small num">{factsOf(one)}</p>
              <ul className="why">
                {one.reasonsFor[0] && (
                  <li>
                    <b className="strong">For:</b> {one.reasonsFor[0].text}
                  </li>
                )}
                {one.reasonsAgainst[0] && (
                  <li>
                    <b className="strong">Against:</b> {one.reasonsAgainst[0].text}
                  </li>
                )}
              </ul>
            </div>
            <FitRange value={one.matchPercentage} low={one.fitLow} high={one.fitHigh} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function factsOf({ salaryRangeMin, salaryRangeMax, growthPotential, marketDemand }: Recommendation): string {
  const pay =
    salaryRangeMin && salaryRangeMax ? `${dollars(salaryRangeMin)}–${dollars(salaryRangeMax)}` : 'Pay: contact for details'
  return [pay, growthPotential, marketDemand && `${marketDemand} demand`].filter(Boolean).join(' · ')
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}
