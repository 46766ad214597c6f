import type { OccupationFigures } from '../../api/occupations.ts'
import { people, signedPercent, whole } from '../../entities/occupation/figures.ts'
import { payHere } from '../../entities/occupation/pay-here.ts'
import { dollars } from '../../lib/money.ts'

/** Pay, growth, openings and people, each with unit, year and source. */
export function FourFigures({ data }: { data: OccupationFigures }) {
  const { employment } = data.wages
  const { median, place, unpublished } = payHere(data)
  const { growth, openings, employment2024 } = data.outlook
  const inIt = employment ?? employment2024
  const all = data.national ? `all occupations ${signedPercent(data.national.growth)}, BLS` : 'BLS, 2024–34'
  return (
    <div className="occ-figures">
      <dl className="occ-wrap stw num">
        <Figure
          value={median && dollars(median.value)}
          term="median pay a year"
          source={`${place ?? 'US national'}, BLS, May ${median?.year ?? 2024}${unpublished ? `; none is published for ${unpublished}` : ''}`}
        />
        <Figure value={growth && signedPercent(growth.value)} term="jobs by 2034" source={all} />
        <Figure value={openings && whole(openings.value)} term="openings a year" source="BLS, 2024–34" />
        <Figure value={inIt && people(inIt.value)} term="people in it" source={employment ? 'BLS, May 2024' : 'BLS, 2024'} />
      </dl>
    </div>
  )
}

function Figure({ value, term, source }: { value?: string; term: string; source: string }) {
  return (
    <div>
      <dt>
        {term}
        <small>{source}</small>
      </dt>
      <dd>{value ?? <span className="stw-none">not published</span>}</dd>
    </div>
  )
}
