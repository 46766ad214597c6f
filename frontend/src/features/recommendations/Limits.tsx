import type { Limit } from '@waymark/contracts/models/advice/advice'
import { stateName } from '@waymark/contracts/models/skills/us-states'
import { Link } from 'react-router-dom'
import { SourceMarks } from '../../entities/occupation/SourceMarks.tsx'
import { dollars } from '../../lib/money.ts'
import { linkTo } from '../../routes.ts'
import { figureOf, tryInWords } from './easing-words.ts'

type Props = { limits: readonly Limit[]; payState?: string | undefined }

/** What the person ruled out, and the state whose wages they named: the list keeps to it. */
export function OwnLimits({ limits, payState }: Props) {
  const chips = [...limits.map(({ label }) => label), ...(payState ? [`Pay for ${stateName(payState)}`] : [])]
  if (chips.length === 0) return null
  return (
    <section className="panel lim" aria-label="Your limits">
      <h2>Your limits</h2>
      <ul>
        {chips.map((chip) => (
          <li key={chip} className="tag tag-line">
            {chip}
          </li>
        ))}
      </ul>
      <Link className="btn btn-sm" to={linkTo('assessment')}>
        Change
      </Link>
      <p className="cap">They are kept to the letter, from your answers and your own words.</p>
    </section>
  )
}

/** What each limit alone keeps off the list: giving one up is the person's choice. */
export function OpensMore({ limits }: Pick<Props, 'limits'>) {
  const closing = limits.filter(({ opens }) => opens.length > 0)
  if (closing.length === 0) return null
  return (
    <section className="part" aria-labelledby="opens-more">
      <h2 className="t-3" id="opens-more">
        What would open more
      </h2>
      <p className="d">We never loosen a limit on our own. Try one, and see the list again before you keep it.</p>
      <ul className="opens num">
        {closing.map(({ label, refused, opens, easing }) => (
          <li key={label} className="panel">
            <h3 className="t-5">{label}</h3>
            {easing?.to !== undefined && (
              <p className="fromto">
                <span>{figureOf(easing, easing.from)} to</span> {figureOf(easing, easing.to)}
              </p>
            )}
            <p className="cap">
              {refused === 1
                ? 'It alone keeps one occupation off the list.'
                : `It alone keeps ${refused} occupations off the list.`}
            </p>
            <ul aria-label={`Without “${label}”`}>
              {opens.map(({ code, title, medianPay }) => (
                <li key={code}>
                  <Link to={linkTo('occupation', { code })}>{title}</Link>
                  {medianPay !== undefined && (
                    <b className="strong">
                      {dollars(medianPay)}
                      <SourceMarks letters="W" />
                    </b>
                  )}
                </li>
              ))}
            </ul>
            {easing && (
              <Link className="btn" to={linkTo('recommendations', { try: easing.id })}>
                {tryInWords(easing)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
