import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { ChevronDown } from 'lucide-react'
import { FitRange } from '../../entities/occupation/FitRange.tsx'
import { growthFigure, numberWord } from '../../entities/occupation/standing.ts'
import { recommendedPay } from '../../lib/money.ts'
import { Tags } from './place/FullRecommendation.tsx'
import { Reasons } from './place/Reasons.tsx'
import { RecommendationFacts } from './place/RecommendationFacts.tsx'

/** The directions after the first three as rows; each opens to the same reasons and facts. */
export function MoreDirections({ list, first }: { list: readonly Recommendation[]; first: number }) {
  return (
    <section className="m">
      <h2 className="t-3">
        {numberWord(list.length)} more {list.length === 1 ? 'direction' : 'directions'}
      </h2>
      <ol className="panel" start={first}>
        {list.map((one, index) => (
          <li key={one.id}>
            <details>
              <summary className="num">
                <span className="m-rank">{first + index}</span>
                <h3 className="m-title">{one.postName ?? one.careerTitle}</h3>
                <span className="m-pay">{recommendedPay(one)}</span>
                <span className="m-growth">
                  <span className="vh">Growth by 2034: </span>
                  {growthFigure(one.growthPotential)}
                </span>
                <FitRange value={one.matchPercentage} low={one.fitLow} high={one.fitHigh} />
                <ChevronDown className="i" aria-hidden="true" />
              </summary>
              <div className="m-body">
                <p>{one.description}</p>
                <Tags one={one} />
                <Reasons one={one} />
                <RecommendationFacts one={one} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
