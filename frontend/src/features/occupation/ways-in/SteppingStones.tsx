import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useListAssessmentsQuery, useOwnState } from '../../../api/assessments.ts'
import {
  type CareerPath,
  type OccupationFigures,
  useGetOccupationQuery,
  useListCareerPathsQuery,
} from '../../../api/occupations.ts'
import { countWord, listed, signedPercent, upperFirst } from '../../../entities/occupation/figures.ts'
import { payNote, payStar } from '../../../entities/occupation/pay-here.ts'
import { dollars } from '../../../lib/money.ts'
import { linkTo } from '../../../routes.ts'
import { Chapter } from '../sections/Chapter.tsx'

/** Ways from the occupation that the person named as their own. Nothing is guessed: without a named one, none is shown. */
export function SteppingStones({ data }: { data: OccupationFigures }) {
  const { data: assessments } = useListAssessmentsQuery()
  const from = assessments?.find(({ currentOccupation }) => currentOccupation)?.currentOccupation
  if (from === data.code)
    return <Chapter id="stones" title="This is where you are" text="You named it as your present occupation." />
  if (from) return <Ways from={from} data={data} />
  return (
    <Chapter
      id="stones"
      title="From where you are"
      text={
        <>
          Pick the occupation closest to your present work in an <Link to={linkTo('assessment')}>assessment</Link>, and the steps
          from there to here stand in this place.
        </>
      }
    />
  )
}

function Ways({ from, data }: { from: string; data: OccupationFigures }) {
  const { state, known } = useOwnState()
  const { data: own } = useGetOccupationQuery({ code: from, state }, { skip: !known })
  const { currentData: paths, error } = useListCareerPathsQuery({ from, to: data.code, state }, { skip: !known })
  const start = own?.title ?? 'your present occupation'
  if (error) return <Chapter id="stones" title="From where you are" text="The steps could not be worked out just now." />
  if (!paths) return <Chapter id="stones" title="From where you are" text="Working out the steps…" />
  if (paths.length === 0)
    return (
      <Chapter
        id="stones"
        title={`No way in small steps from ${start}`}
        text="Each step would have to stay within one job zone, resemble the one before, and pay at least three quarters of it. Here that takes a new start: see the ways in above."
      />
    )
  const direct = paths[0]?.hops.length === 2
  return (
    <Chapter
      id="stones"
      title={
        direct
          ? `One step from ${start}`
          : `${upperFirst(countWord(paths.length))} ${paths.length === 1 ? 'way' : 'ways'} from ${start}`
      }
      text="Each step stays within one job zone, resembles the one before, and pays at least three quarters of it."
    >
      <ol className="stones">
        {paths.map((path) => (
          <Path key={path.hops.map(({ code }) => code).join()} path={path} state={state} />
        ))}
      </ol>
      <p className="cap">
        Likeness of skills and knowledge: O*NET 29.3.{' '}
        {payNote(
          state,
          paths.flatMap(({ hops }) => hops),
        )}{' '}
        Worked out by Waymark.
      </p>
    </Chapter>
  )
}

function Path({ path: { hops }, state }: { path: CareerPath; state?: string }) {
  const last = hops.length - 1
  return (
    <li>
      <ol>
        {hops.map((hop, index) => (
          <Fragment key={hop.code}>
            <li className={index === 0 ? 'here' : index === last ? 'there' : undefined}>
              {index === last ? (
                <b className="strong">{hop.title}</b>
              ) : (
                <Link to={linkTo('occupation', { code: hop.code })}>{hop.title}</Link>
              )}
              <small className="num">
                {index === 0 && 'you are here · '}
                {hop.medianPay !== undefined && dollars(hop.medianPay)}
                {payStar(state, hop)}
                {index > 0 && hop.medianPay !== undefined && ` (${signedPercent(hop.payChangePercent)})`}
              </small>
              {hop.skillsGained.length > 0 && <small>asks for more {listed(hop.skillsGained)}</small>}
            </li>
          </Fragment>
        ))}
      </ol>
    </li>
  )
}
