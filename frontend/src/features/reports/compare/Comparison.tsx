import './comparison.css'
import type { ReportComparison } from '@waymark/contracts/models/report/report-comparison'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fitWords, inOrder, inShort, isOtherRanking, momentsOf, moveOf } from './comparison-words.ts'

type Place = ReportComparison['places'][number]
type Props = {
  comparison: ReportComparison
  /** The name of a side as a way to its report, where it can be opened. */
  sideLink: (side: 'before' | 'after', words: string) => ReactNode
  /** Occupations have pages for members only. */
  occupationHref?: (code: string) => string
}

/** Two reports of one person: the answers that changed, then the list as it is now, with what came, moved or went and why. */
export function Comparison({ comparison, sideLink, occupationHref }: Props) {
  const { before, after, answers, places } = comparison
  const moments = momentsOf(before, after)
  const { now, gone } = inOrder(places)
  return (
    <>
      <p className="cmp-sides">
        From the report of {sideLink('before', moments.before)} to the one of {sideLink('after', moments.after)}
      </p>
      <p className="lead cmp-short">{inShort(comparison)}</p>
      <section className="cmp-part" aria-labelledby="cmp-answers">
        <h2 className="t-3" id="cmp-answers">
          Your answers
        </h2>
        {answers.length === 0 ? (
          <p className="muted">Both reports were made from the same answers.</p>
        ) : (
          <dl className="panel cmp-answers">
            {answers.map(({ question, before: was, after: is }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <span className="muted">Before: </span>
                  {was || 'not answered'}
                </dd>
                <dd>
                  <span className="muted">Now: </span>
                  <b className="strong">{is || 'not answered'}</b>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isOtherRanking(before, after) && (
          <p className="small cmp-ranking">
            Between the two reports we also changed how we rank, so a place can move without a changed answer.
          </p>
        )}
      </section>
      <section className="cmp-part" aria-labelledby="cmp-now">
        <h2 className="t-3" id="cmp-now">
          The directions now
        </h2>
        <ol className="panel cmp-places">
          {now.map((place) => (
            <OnTheList key={place.code} place={place} href={occupationHref?.(place.code)} />
          ))}
        </ol>
      </section>
      {gone.length > 0 && (
        <section className="cmp-part" aria-labelledby="cmp-gone">
          <h2 className="t-3" id="cmp-gone">
            No longer among them
          </h2>
          {gone.some(({ why }) => !why) && (
            <p className="small cmp-ranking">
              Where no reason stands, others fit your answers better now, or one of your limits shuts it out.
            </p>
          )}
          <ul className="panel cmp-places">
            {gone.map((place) => (
              <OnTheList key={place.code} place={place} href={occupationHref?.(place.code)} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OnTheList({ place, href }: { place: Place; href: string | undefined }) {
  const { title, before, after, why } = place
  const stays = before && after && before.place === after.place
  return (
    <li>
      <span className="num cmp-n">{after?.place ?? before?.place}</span>
      <div>
        <p className="strong">{href ? <Link to={href}>{title}</Link> : title}</p>
        <p className="small num">
          {before && after && !stays && `Place ${after.place}, before ${before.place} · `}
          {!after && `It was in place ${before?.place} · `}
          {fitWords(place)}
        </p>
        {why && <p className="small">{why}</p>}
      </div>
      <span className={stays ? 'tag' : 'tag tag-spruce'}>{moveOf(place)}</span>
    </li>
  )
}
