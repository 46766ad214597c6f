import type { CorrectionNote } from '@waymark/contracts/models/report/report-answers'
import { Link } from 'react-router-dom'

type Props = {
  corrects: CorrectionNote
  /** Where the earlier report is read; absent where only its own link opens it. */
  earlierHref?: string
  compareHref: string
}

/** Which answer a report corrects, with the way to the earlier one and to what changed. */
export function CorrectedNote({ corrects: { question, before, after }, earlierHref, compareHref }: Props) {
  return (
    <p className="rv-note">
      This report corrects {earlierHref ? <Link to={earlierHref}>an earlier one</Link> : 'an earlier one'} in one answer:{' '}
      {sentenceOf(question)} {wordsOf(before, after)} <Link to={compareHref}>See what changed</Link>
    </p>
  )
}

function wordsOf(before: string, after: string): string {
  if (before === '') return `You left it out then, and say “${after}” now.`
  if (after === '') return `You said “${before}” then, and took it back.`
  return `You said “${before}” then, and “${after}” now.`
}

/** Some answers have a name in the place of a question. */
function sentenceOf(question: string): string {
  return /[.?!]$/.test(question) ? question : `${question}.`
}
