import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { useOwnState } from '../../../api/assessments.ts'
import { type NearOccupation, type OccupationFigures, useListNearOccupationsQuery } from '../../../api/occupations.ts'
import { signedPercent, whole } from '../../../entities/occupation/figures.ts'
import { payHere, payNote, payStar } from '../../../entities/occupation/pay-here.ts'
import { dollars } from '../../../lib/money.ts'
import { linkTo } from '../../../routes.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { Chapter } from './Chapter.tsx'

const shown = 8

export function NearOccupations({ data }: { data: OccupationFigures }) {
  const { state, known } = useOwnState()
  const { currentData: near, error } = useListNearOccupationsQuery({ code: data.code, limit: shown, state }, { skip: !known })
  return (
    <Chapter
      id="near"
      title={nearFinding(near, data)}
      text="By skills, knowledge, interests, work activities and tools. 100 would be the same work."
    >
      {error && <p className="muted">The near occupations could not be read just now.</p>}
      {!near && !error && <Skeleton widths={[100, 96, 100, 92, 100]} label="Loading near occupations" />}
      {near && near.length > 0 && (
        <table className="tbl near num">
          <thead>
            <tr>
              <th scope="col">Occupation</th>
              <th scope="col">How near</th>
              <th scope="col" className="r">
                Median pay
              </th>
              <th scope="col" className="r">
                Growth
              </th>
              <th scope="col" className="r">
                Openings
              </th>
              <th scope="col">Typical entry</th>
            </tr>
          </thead>
          <tbody>
            {near.map((one) => (
              <Row key={one.code} one={one} state={state} />
            ))}
          </tbody>
        </table>
      )}
      <p className="cap">{payNote(state, near ?? [])} Growth, openings, entry: BLS, 2024–34. Nearness: worked out by Waymark.</p>
    </Chapter>
  )
}

function nearFinding(near: readonly NearOccupation[] | undefined, data: OccupationFigures): string {
  const own = payHere(data).median?.value
  const paid = near?.filter(({ medianPay }) => medianPay !== undefined && own !== undefined && medianPay > own).length ?? 0
  if (!near || own === undefined || paid === 0) return 'Near occupations'
  return `${paid} of the ${near.length} nearest occupations ${paid === 1 ? 'pays' : 'pay'} more`
}

function Row({ one, state }: { one: NearOccupation; state?: string }) {
  const nearness = Math.round(100 * one.similarity)
  return (
    <tr>
      <th scope="row">
        <Link to={linkTo('occupation', { code: one.code })}>{one.title}</Link>
      </th>
      <td data-l="Near">
        <span className="sim">
          {nearness}
          <span className="bar" style={{ '--v': nearness } as CSSProperties}>
            <i />
          </span>
        </span>
      </td>
      <td className="r" data-l="Median">
        {one.medianPay === undefined ? '–' : dollars(one.medianPay)}
        {payStar(state, one)}
      </td>
      <td className="r" data-l="Growth">
        {one.growthPercent === undefined ? '–' : signedPercent(one.growthPercent)}
      </td>
      <td className="r" data-l="Openings">
        {one.openings === undefined ? '–' : whole(one.openings)}
      </td>
      <td data-l="Entry">{one.entryEducation ?? '–'}</td>
    </tr>
  )
}
