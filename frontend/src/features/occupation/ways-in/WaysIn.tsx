import './gate.css'
import { article } from '@waymark/contracts/text/article'
import type { CSSProperties } from 'react'
import type { OccupationFigures } from '../../../api/occupations.ts'
import { lowerFirst } from '../../../entities/occupation/figures.ts'
import { gateFinding } from '../../../entities/occupation/gate-words.ts'
import { payHere } from '../../../entities/occupation/pay-here.ts'
import { Chapter } from '../sections/Chapter.tsx'
import { GateMonths } from './GateMonths.tsx'
import { GateTable } from './GateTable.tsx'
import { YouStand } from './YouStand.tsx'

const preparation = [
  '',
  'little or no preparation',
  'some preparation, up to a year',
  'medium preparation, one to two years',
  'considerable preparation, two to four years',
  'long preparation, four years and more',
]

export function WaysIn({ data }: { data: OccupationFigures }) {
  const { entryEducation, entryExperience, entryTraining, jobZone, gate } = data
  return (
    <Chapter
      id="ways"
      title={gate ? gateFinding(gate) : entryFinding(entryEducation)}
      text={jobZone && !gate ? `Job zone ${jobZone} of 5: ${preparation[jobZone]}.` : undefined}
    >
      <YouStand code={data.code} />
      {gate && (
        <div className="ways-gate">
          <GateMonths code={data.code} gate={gate} />
          <GateTable gate={gate} pay={payHere(data)} />
          <h3 className="t-5">What newcomers usually bring</h3>
        </div>
      )}
      <dl className="ways">
        <Way term="Education" value={entryEducation} />
        <Way term="Work experience" value={entryExperience} />
        <Way term="Training on the job" value={entryTraining} />
      </dl>
      <Education shares={data.education ?? []} />
      <p className="cap">
        Usual entry: BLS, 2024–34. Job zone and what people in the work say is required: O*NET 29.3.{' '}
        {gate
          ? `Gate read ${monthName(gate.read)}; your state’s board has the last word.`
          : 'Some states ask for a license besides.'}
      </p>
    </Chapter>
  )
}

function entryFinding(education: string | undefined): string {
  if (!education) return 'No usual entry is published'
  if (/no formal/i.test(education)) return 'The usual way in needs no credential'
  return `The usual way in is ${article(education)} ${lowerFirst(education)}`
}

/** "2026-11" is "November 2026". */
function monthName(read: string): string {
  return new Date(`${read}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function Way({ term, value }: { term: string; value?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{!value ? 'not published' : value === 'None' ? 'None asked for' : value}</dd>
    </div>
  )
}

/** What people in the work say is required of a newcomer today. */
function Education({ shares }: { shares: NonNullable<OccupationFigures['education']> }) {
  const said = shares.filter(({ share }) => share >= 0.01)
  if (said.length === 0) return null
  return (
    <div className="pm-one">
      <h3 className="t-5">What people in the work say is required</h3>
      <ul className="bars wide num">
        {said.map(({ label, share }) => (
          <li key={label}>
            {label}
            <span className="bar" style={{ '--v': 100 * share } as CSSProperties}>
              <i />
            </span>
            <span className="num">{Math.round(100 * share)}%</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
