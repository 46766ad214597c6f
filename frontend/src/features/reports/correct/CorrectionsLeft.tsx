import { CORRECTION_DAYS, FREE_CORRECTIONS, type ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import { Icon } from '../../../ui/Icon.tsx'
import { standOfCorrections } from './correctable.ts'

/** How many corrections are left and until when; without any, what can be done instead. */
export function CorrectionsLeft({ corrections, startHref }: { corrections: ReportAnswers['corrections']; startHref: string }) {
  const stand = standOfCorrections(corrections, new Date())
  const day = new Date(corrections.until).toLocaleDateString('en-US', { dateStyle: 'long' })
  if (stand === 'open')
    return (
      <p className="note">
        <Icon name="info" />
        <span>
          <b className="strong">
            {corrections.left} of {FREE_CORRECTIONS} corrections left
          </b>{' '}
          until {day}, without another payment. Choose the answer that is wrong or has changed: a new report is made, and the old
          one stays.
        </span>
      </p>
    )
  return (
    <section className="panel pad cr-none" aria-labelledby="none-left">
      <h2 className="t-4" id="none-left">
        No correction is left
      </h2>
      <p>
        {stand === 'used'
          ? `All ${FREE_CORRECTIONS} corrections of this report were made. Below is what it rests on.`
          : `Answers could be corrected for ${CORRECTION_DAYS} days, until ${day}. Below is what this report rests on.`}{' '}
        A new assessment takes other answers.
      </p>
      <a className="btn" href={startHref}>
        Take the assessment again
      </a>
    </section>
  )
}
