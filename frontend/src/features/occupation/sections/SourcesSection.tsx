import type { OccupationFigures } from '../../../api/occupations.ts'
import { payHere } from '../../../entities/occupation/pay-here.ts'
import { Chapter } from './Chapter.tsx'

export function SourcesSection({ data }: { data: OccupationFigures }) {
  return (
    <Chapter
      id="src"
      title="Sources and limits"
      text={`${payHere(data).place ? `Pay is told for ${payHere(data).place}; all other figures are national` : 'All figures are national'}: your place may differ by a fifth or more. Projections have missed before. The letters are the marks behind the sentences above.`}
    >
      <dl className="occ-sources" id="source-marks">
        {data.sources.map(({ letter, name, edition, licence }) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>
              {name}, {edition} <small>{licence}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Chapter>
  )
}
