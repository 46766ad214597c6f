import type { OccupationFigures } from '../../api/occupations.ts'
import { OwnFit } from './OwnFit.tsx'

const shownTitles = 5

export function OccupationHead({ data }: { data: OccupationFigures }) {
  const others = (data.alternateTitles ?? []).filter((title) => isPlain(title) && title !== data.title)
  return (
    <header className="oh">
      <div className="occ-wrap">
        <div>
          <p className="kicker">Occupation {data.code}</p>
          <h1 className="t-2">{data.title}</h1>
          <p className="lead">{data.description}</p>
          {others.length > 0 && <p className="cap">Also called: {others.slice(0, shownTitles).join(', ')}</p>}
        </div>
        <OwnFit code={data.code} />
      </div>
    </header>
  )
}

/** Names that a person would say: no abbreviations, nothing in brackets. */
function isPlain(title: string): boolean {
  return !/[()/]|\b[A-Z]{2,}\b/.test(title)
}
