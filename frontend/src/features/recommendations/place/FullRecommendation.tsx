import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { Link } from 'react-router-dom'
import { FitRange } from '../../../entities/occupation/FitRange.tsx'
import { InOwnWork } from '../../../entities/occupation/InOwnWork.tsx'
import { bandOf } from '../../../entities/occupation/match-band.ts'
import { linkTo } from '../../../routes.ts'
import { Reasons } from './Reasons.tsx'
import { RecommendationFacts } from './RecommendationFacts.tsx'

/** One direction in full: for and against side by side, what would change it, pay, skills and the ways on. */
export function FullRecommendation({ one, rank }: { one: Recommendation; rank: number }) {
  const titleId = `direction-${rank}`
  return (
    <article className="panel r" aria-labelledby={titleId}>
      <div className="r-top">
        <div>
          <h2 className="r-title" id={titleId}>
            <span>{rank}</span>
            <Link to={linkTo('occupation', { code: one.occupationCode })}>{one.postName ?? one.careerTitle}</Link>
          </h2>
          <InOwnWork one={one} />
          <p>{one.description}</p>
          <Tags one={one} />
        </div>
        <div>
          <FitRange value={one.matchPercentage} low={one.fitLow} high={one.fitHigh} scale />
          <p className="r-word">{bandOf(one.matchPercentage).word} fit</p>
        </div>
      </div>
      <Reasons one={one} />
      <RecommendationFacts one={one} withFigures />
    </article>
  )
}

export function Tags({ one }: { one: Recommendation }) {
  return (
    <div className="tags">
      <span className="tag tag-line">Growth: {lowerFirst(one.growthPotential)}</span>
      <span className="tag tag-line">Demand: {lowerFirst(one.marketDemand)}</span>
      {one.aiGenerated && <span className="tag tag-line">Text written by a model</span>}
    </div>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
