import type { CSSProperties } from 'react'
import type { OccupationFigures } from '../../../api/occupations.ts'
import { countWord, upperFirst } from '../../../entities/occupation/figures.ts'
import { Activities } from './Activities.tsx'
import { Chapter } from './Chapter.tsx'
import { agreementOf, lensSentence } from './lenses.ts'

/** The lenses side by side, never merged into one figure, and how far they agree. */
export function AiSection({ data }: { data: OccupationFigures }) {
  const { exposures } = data
  return (
    <Chapter
      id="ai"
      title={aiFinding(exposures)}
      text={
        exposures.length > 0
          ? 'They measure different things. The dot says how many of 100 occupations lie below this one: 100 is most exposed. None of them is a chance of losing a job.'
          : undefined
      }
    >
      <ul className="lens num">
        {exposures.map((lens) => (
          <li key={lens.lens}>
            <div>
              <b>{lens.name}</b> <small>{lens.year}</small>
              <p>{lensSentence(lens)}</p>
            </div>
            <div>
              <span
                className="axis"
                style={{ '--x': lens.percentile } as CSSProperties}
                role="img"
                aria-label={`${lens.percentile} of 100`}
              >
                <u />
              </span>
              <small>above {lens.percentile} of 100 occupations</small>
            </div>
          </li>
        ))}
      </ul>
      {exposures.length > 0 && <Agreement data={data} />}
      <Activities activities={data.activities} />
    </Chapter>
  )
}

export function aiFinding(exposures: OccupationFigures['exposures']): string {
  if (exposures.length === 0) return 'No lens covers this work'
  const percentiles = exposures.map(({ percentile }) => percentile)
  const low = Math.min(...percentiles)
  const high = Math.max(...percentiles)
  const lenses = `${upperFirst(countWord(exposures.length))} ${exposures.length === 1 ? 'lens puts' : 'lenses put'} this work`
  return low === high ? `${lenses} at ${low} of 100` : `${lenses} at ${low} to ${high} of 100`
}

function Agreement({ data }: { data: OccupationFigures }) {
  const { grade, title, text } = agreementOf(data.exposureAgreement, data.exposures)
  return (
    <div className="panel agree">
      <span className="blazes" role="img" aria-label={`Agreement ${grade} of 3`}>
        {[1, 2, 3].map((step) => (
          <i key={step} className={step <= grade ? 'on' : undefined} />
        ))}
      </span>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  )
}
