import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { Link } from 'react-router-dom'
import { useListAssessmentsQuery } from '../../../api/assessments.ts'
import { useListRecommendationsQuery } from '../../../api/recommendations.ts'
import { FitRange } from '../../../entities/occupation/FitRange.tsx'
import { InOwnWork } from '../../../entities/occupation/InOwnWork.tsx'
import { awaitsNewer, numberWord } from '../../../entities/occupation/standing.ts'
import { recommendedPay } from '../../../lib/money.ts'
import { linkTo } from '../../../routes.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'

const shown = 3

/** The first three directions, or word that they are being ranked. */
export function Directions() {
  const recommendations = useListRecommendationsQuery()
  const assessments = useListAssessmentsQuery()
  const list = recommendations.data ?? []
  const busy = recommendations.isFetching || assessments.isFetching
  const ranking = list.length === 0 || awaitsNewer(list, assessments.data)
  const refresh = () => {
    void recommendations.refetch()
    void assessments.refetch()
  }
  return (
    <section className="panel">
      <div>
        <h2 className="t-3">Recommendations</h2>
        <div aria-live="polite">
          {recommendations.error ? (
            <Again text="Your recommendations could not be read. Your answers are saved." onClick={refresh} busy={busy} />
          ) : ranking ? (
            <>
              <Again text="Your directions are being ranked. They appear here by themselves." onClick={refresh} busy={busy} />
              <Skeleton widths={[-52, 34, 88, -46, 40, 80, -58, 36, 84]} label="Ranking your directions" />
            </>
          ) : (
            <>
              <p className="muted">
                {list.length === 1
                  ? 'One direction, with what speaks against it.'
                  : `${numberWord(list.length)} directions, each with what speaks against it${list.length > shown ? '. The first three:' : ':'}`}
              </p>
              <ul className="r3">
                {list.slice(0, shown).map((one) => (
                  <Direction key={one.id} one={one} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <div>
        <Link className="btn btn-p btn-lg" to={linkTo('recommendations')}>
          See recommendations
        </Link>
      </div>
    </section>
  )
}

function Again({ text, onClick, busy }: { text: string; onClick: () => void; busy: boolean }) {
  return (
    <p className="muted ranking">
      {text}{' '}
      <button type="button" className="link" onClick={onClick} disabled={busy}>
        Refresh
      </button>
    </p>
  )
}

function Direction({ one }: { one: Recommendation }) {
  const { careerTitle, postName, occupationCode, reasonsFor, reasonsAgainst, growthPotential } = one
  return (
    <li>
      <div>
        <h3 className="t-4">
          {occupationCode ? (
            <Link to={linkTo('occupation', { code: occupationCode })}>{postName ?? careerTitle}</Link>
          ) : (
            careerTitle
          )}
        </h3>
        <InOwnWork one={one} />
        <p className="small muted num">{[recommendedPay(one), growthPotential].filter(Boolean).join(' · ')}</p>
        {reasonsFor[0] && (
          <p className="small pro">
            <b className="strong">For:</b> {reasonsFor[0].text}
          </p>
        )}
        {reasonsAgainst[0] && (
          <p className="small">
            <b className="strong">Against:</b> {reasonsAgainst[0].text}
          </p>
        )}
      </div>
      <FitRange value={one.matchPercentage} low={one.fitLow} high={one.fitHigh} />
    </li>
  )
}
