import type { AnsweredGoal } from '@waymark/contracts/models/advice/advice'
import { stateName } from '@waymark/contracts/models/skills/us-states'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FitRange } from '../../entities/occupation/FitRange.tsx'
import { bandOf } from '../../entities/occupation/match-band.ts'
import { SourceMarks } from '../../entities/occupation/SourceMarks.tsx'
import { numberWord } from '../../entities/occupation/standing.ts'
import { dollars } from '../../lib/money.ts'
import { linkTo } from '../../routes.ts'
import { licenseInWords, missingInWords, paidInWords, programInWords, timeInWords, verdictOf } from './advice-words.ts'

/** What the person asked for, by name, before any idea of ours. */
export function Goals({ goals }: { goals: readonly AnsweredGoal[] }) {
  if (goals.length === 0) return null
  const named = goals.length === 1 ? 'one goal' : `${numberWord(goals.length).toLowerCase()} goals`
  return (
    <section className="part" aria-labelledby="goals">
      <h2 className="t-3" id="goals">
        {goals.length === 1 ? 'Your goal, answered' : 'Your goals, answered'}
      </h2>
      <p className="d">You named {named}. Each is answered, on the list or not.</p>
      <div className="goals">
        {goals.map((goal) => (
          <Goal key={goal.phrase} goal={goal} />
        ))}
      </div>
    </section>
  )
}

function Goal({ goal }: { goal: AnsweredGoal }) {
  const { phrase, why, place } = goal
  const { word, sign } = verdictOf(goal)
  return (
    <article className="panel goal" aria-label={`Your goal “${phrase}”`}>
      <div className="g-top">
        <div>
          <h3>“{phrase}”</h3>
          <p className="verdict">
            <i className={sign} aria-hidden="true" />
            {word}
          </p>
        </div>
        {place && (
          <div>
            <FitRange value={place.matchPercentage} low={place.fitLow} high={place.fitHigh} />
            <p className="r-word">{bandOf(place.matchPercentage).word} fit</p>
          </div>
        )}
      </div>
      <p>{why}</p>
      {place && <GoalFacts place={place} />}
      {place && (
        <div className="btn-row">
          <Link className="btn btn-sm" to={linkTo('occupation', { code: place.code })}>
            About this occupation<span className="vh">: {place.title}</span>
          </Link>
          <Link className="btn btn-sm" to={linkTo('jobs', { title: place.title })}>
            See jobs
          </Link>
        </div>
      )}
    </article>
  )
}

function GoalFacts({ place: { title, postName, entry, medianPay, payState } }: { place: NonNullable<AnsweredGoal['place']> }) {
  return (
    <dl className="num">
      {postName && <Fact term="Post">{postName}</Fact>}
      <Fact term={postName ? 'Counted under' : 'Occupation'}>{title}</Fact>
      {entry && (
        <>
          <Fact term="License">{licenseInWords(entry)}</Fact>
          <Fact term="Program">{programInWords(entry)}</Fact>
          <Fact term="What is missing">{missingInWords(entry) ?? (entry.months ? 'Nothing that we know of.' : 'Not known')}</Fact>
          <Fact term="Time">
            <b>{timeInWords(entry)}</b> from where you stand
            <SourceMarks letters="K" />
          </Fact>
          <Fact term="Paid training">{paidInWords(entry)}</Fact>
          {entry.gate?.limit && <Fact term="Limit">{entry.gate.limit}</Fact>}
        </>
      )}
      <Fact term={payState ? `Pay in ${stateName(payState)}` : 'Pay, US national'}>
        {medianPay === undefined ? (
          'Not published'
        ) : (
          <>
            <b>{dollars(medianPay)}</b> in the middle
            <SourceMarks letters="W" />
          </>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
