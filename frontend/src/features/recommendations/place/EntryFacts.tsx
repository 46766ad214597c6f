import type { Entry } from '@waymark/contracts/models/advice/entry'
import { licenseInWords, paidInWords, programInWords, timeInWords } from '../advice-words.ts'

/** What stands before a place, in four cells; none is ever empty. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const facts = [
    ['License', licenseInWords(entry)],
    ['Program', programInWords(entry)],
    ['Time', timeInWords(entry)],
    ['Paid training', paidInWords(entry)],
  ] as const
  return (
    <dl className="entry num">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
