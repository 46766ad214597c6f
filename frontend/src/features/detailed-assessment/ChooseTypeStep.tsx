import { type ReportType, reportCatalog, reportTypes } from '@waymark/contracts/models/report/report-type'
import { Cover } from '../../entities/report/Cover.tsx'
import { NothingCharged } from '../../entities/report/NothingCharged.tsx'
import { coverTones } from '../../entities/report/report-type-cover.ts'
import { Icon } from '../../ui/Icon.tsx'

type Props = { chosen: ReportType | undefined; onChoose: (type: ReportType) => void; onContinue: () => void }

/** Step 1. Plain inputs only, because this step is also written at build time. */
export function ChooseTypeStep({ chosen, onChoose, onContinue }: Props) {
  return (
    <div className="wrap">
      <div className="intro">
        <div>
          <h1 className="t-1" tabIndex={-1}>
            Choose a report type
          </h1>
          <p className="lead wz-lead">
            Select the report that fits your situation. You pay once, and you answer the questions first.
          </p>
        </div>
      </div>
      <fieldset className="types">
        <legend className="vh">Report type</legend>
        {reportTypes.map((type) => (
          <TypeCard key={type} type={type} chosen={chosen === type} onChoose={onChoose} />
        ))}
      </fieldset>
      <NothingCharged className="cap price-note" />
      <div className="foot-btns">
        <p className="muted foot-choice" aria-live="polite">
          {chosen ? (
            <>
              Selected:{' '}
              <b className="strong ink">
                {reportCatalog[chosen].name}, ${reportCatalog[chosen].price}
              </b>
            </>
          ) : (
            'Please select a report type to continue.'
          )}
        </p>
        <button type="button" className="btn btn-p btn-lg" disabled={!chosen} onClick={onContinue}>
          Continue
        </button>
      </div>
    </div>
  )
}

function TypeCard({ type, chosen, onChoose }: { type: ReportType; chosen: boolean; onChoose: (type: ReportType) => void }) {
  const { name, price, description, features } = reportCatalog[type]
  return (
    <div className={chosen ? 'panel type on' : 'panel type'}>
      <input
        type="radio"
        name="report-type"
        id={`type-${type}`}
        value={type}
        checked={chosen}
        onChange={() => onChoose(type)}
        aria-describedby={`about-${type}`}
      />
      <span className={chosen ? 'box r on' : 'box r'} aria-hidden="true" />
      <span aria-hidden="true" className="type-cover">
        <Cover title={name} tone={coverTones[type]} />
      </span>
      <div>
        <h2 className="t-4">
          <label htmlFor={`type-${type}`}>{name}</label>
        </h2>
        <span className="p num">${price}</span>
      </div>
      <p className="d" id={`about-${type}`}>
        {description}
      </p>
      <ul className="ticks">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
