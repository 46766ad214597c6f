import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { FitRange } from '../../../entities/occupation/FitRange.tsx'
import { InOwnWork } from '../../../entities/occupation/InOwnWork.tsx'
import { bandOf } from '../../../entities/occupation/match-band.ts'
import { growthFigure } from '../../../entities/occupation/standing.ts'
import { recommendedPay } from '../../../lib/money.ts'
import { linkTo } from '../../../routes.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { Tags } from './FullRecommendation.tsx'
import { Reasons } from './Reasons.tsx'
import { payPlace, RecommendationFacts } from './RecommendationFacts.tsx'

/** One place of a band: what it pays, what stands before it, which goal it answers; the reasons and the rest open below. */
export function Place({ one }: { one: Recommendation }) {
  const titleId = `place-${one.id}`
  return (
    <li>
      <article className="pl" aria-labelledby={titleId}>
        <div>
          <h3 id={titleId}>
            <Link to={linkTo('occupation', { code: one.occupationCode })}>{one.postName ?? one.careerTitle}</Link>
          </h3>
          <InOwnWork one={one} />
          <p className="pl-sub num">
            <span>
              <b className="strong">{recommendedPay(one)}</b>
              {one.salaryRangeMin !== undefined && ` ${payPlace(one)}`}
            </span>
            <span>Jobs by 2034: {growthFigure(one.growthPotential)}</span>
          </p>
          {one.answers?.map((phrase) => (
            <p key={phrase} className="pl-answers">
              Answers your goal “{phrase}”
            </p>
          ))}
        </div>
        <div>
          <FitRange value={one.matchPercentage} low={one.fitLow} high={one.fitHigh} />
          <p className="r-word">{bandOf(one.matchPercentage).word} fit</p>
        </div>
        {one.entry && <EntryFacts entry={one.entry} />}
        <details>
          <summary>
            Reasons for and against, pay and skills
            <ChevronDown className="i" aria-hidden="true" />
          </summary>
          <p>{one.description}</p>
          <Tags one={one} />
          <Reasons one={one} />
          <RecommendationFacts one={one} />
        </details>
        <FirstReasons one={one} />
      </article>
    </li>
  )
}

/** The weightiest sentence of each side, in sight without opening anything. */
function FirstReasons({ one }: { one: Recommendation }) {
  const sides = [
    ['', one.reasonsFor[0]],
    [' against', one.reasonsAgainst[0]],
  ] as const
  return (
    <div className="pl-first">
      {sides.map(
        ([kind, reason]) =>
          reason && (
            <ul key={kind} className={`reasons${kind}`}>
              <li>
                <span>{reason.text}</span>
              </li>
            </ul>
          ),
      )}
    </div>
  )
}
