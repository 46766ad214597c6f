import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'

type Reason = Recommendation['reasonsFor'][number]

/** Against is as visible as for: the same width, the same type, the same place on every entry. */
export function Reasons({ one }: { one: Recommendation }) {
  return (
    <div className="r-why">
      <div>
        <h3 className="t-5">Reasons for</h3>
        <Sentences kind="" reasons={one.reasonsFor} none="We found none worth naming." />
      </div>
      <div>
        <h3 className="t-5">Reasons against</h3>
        <Sentences kind="against" reasons={one.reasonsAgainst} none="We found none in our data. That is not the same as none." />
      </div>
      {one.wouldChange.length > 0 && (
        <div className="c">
          <h3 className="t-5">What would change it</h3>
          <Sentences kind="ask" reasons={one.wouldChange} none="" />
        </div>
      )}
    </div>
  )
}

function Sentences({ kind, reasons, none }: { kind: string; reasons: readonly Reason[]; none: string }) {
  if (reasons.length === 0) return <p className="muted">{none}</p>
  return (
    <ul className={`reasons ${kind}`}>
      {reasons.map(({ kind: name, text, sources }) => (
        <li key={name + text}>
          <span>
            {text}
            <SourceMarks letters={sources} />
          </span>
        </li>
      ))}
    </ul>
  )
}
