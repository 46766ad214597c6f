import type { RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import { stateName } from '@waymark/contracts/models/skills/us-states'
import { Link } from 'react-router-dom'
import { FitRange } from '../../entities/occupation/FitRange.tsx'
import { bandOf } from '../../entities/occupation/match-band.ts'
import { dollars } from '../../lib/money.ts'
import { linkTo } from '../../routes.ts'
import { SameWorkLists } from './SameWorkLists.tsx'

/** Staying is a choice too: the occupation the person is in, on the same scale, and the same work in other settings. */
export function Staying({ advice: { present, specialities, sameWork } }: { advice: RecommendationAdvice }) {
  if (!present) return null
  const { code, title, medianPay, payState, matchPercentage, fitLow, fitHigh } = present
  return (
    <section className="part" aria-labelledby="staying">
      <h2 className="t-3" id="staying">
        Staying is a choice too
      </h2>
      <p className="d">The work you are in, on the same scale as the places below.</p>
      <div className="panel">
        <article className="pl" aria-label={title}>
          <div>
            <h3>
              <Link to={linkTo('occupation', { code })}>{title}</Link>
            </h3>
            <p className="pl-sub num">
              {medianPay !== undefined && (
                <span>
                  <b className="strong">{dollars(medianPay)}</b> in the middle,{' '}
                  {payState ? `in ${stateName(payState)}` : 'US national'}
                </span>
              )}
              <span>Nothing to learn first</span>
            </p>
          </div>
          <div>
            <FitRange value={matchPercentage} low={fitLow} high={fitHigh} />
            <p className="r-word">{bandOf(matchPercentage).word} fit</p>
          </div>
          {specialities.length > 0 && (
            <div className="pl-wide">
              <p className="muted">Specialties of this occupation:</p>
              <ul className="tags">
                {specialities.map((one) => (
                  <li key={one.code} className="tag tag-line">
                    <Link to={linkTo('occupation', { code: one.code })}>{one.title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {sameWork && <SameWorkLists sameWork={sameWork} />}
        </article>
      </div>
    </section>
  )
}
