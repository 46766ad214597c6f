import type { Entry, EntryFromHere } from '@waymark/contracts/models/advice/entry'
import type { StepLeft } from '@waymark/contracts/models/job'
import { upperFirst } from './figures.ts'
import { type GateRow, type Months, monthsInWords } from './gate-words.ts'

const degrees: Readonly<Record<string, string>> = {
  high_school: 'high school',
  associates: 'associate degree',
  bachelors: 'bachelor’s degree',
  masters: 'master’s degree',
  phd: 'doctorate',
  professional: 'professional degree',
  bootcamp: 'bootcamp',
}

/** "Registered Nurses, 9 years, bachelor’s degree". */
export function standingInWords({ occupation, years, education }: NonNullable<EntryFromHere['standing']>): string {
  const worked = years === 1 ? '1 year' : `${years} years`
  return [occupation?.title ?? 'no present occupation chosen', worked, education && degrees[education]].filter(Boolean).join(', ')
}

export type Step = { readonly done: boolean; readonly text: string }

/** The steps of the gate, each done or left from where the person stands: what the way does not name as missing is done. */
export function stepsOf({ missing, gate }: Entry): Step[] {
  const asked = (
    [
      ['program', gate?.program],
      ['exam', gate?.exam],
      ['license', gate?.license],
    ] as const
  ).filter(([, text]) => text !== undefined && !/^none\b/i.test(text))
  const done = asked.filter(([term]) => !missing.some((clause) => clause.startsWith(`the ${term}:`)))
  return [
    ...done.map(([term, text]) => ({ done: true, text: `The ${term}: ${text}` })),
    ...missing.map((clause) => ({ done: false, text: upperFirst(clause) })),
  ]
}

/** The person's own row on the axis of months; none for who has not said where they stand, or is in the work already. */
export function ownRow({ standing, entry }: EntryFromHere): GateRow | undefined {
  if (!standing || !entry || entry.how === 'own') return undefined
  const { months, paidMonths } = entry
  return {
    name: 'You',
    note: standing.occupation ? `From ${standing.occupation.title}` : 'From what you told us',
    months: months && paidMonths && { low: months.low + paidMonths.low, high: months.high + paidMonths.high },
    paid: months?.high === 0 && (paidMonths?.high ?? 0) > 0,
  }
}

/** Whether something has to be learned or waited for first: what is left beside a start at once is no gate. */
export function startsLater(months: Months): boolean {
  return months.low > 0
}

/** "License needed: state license (RN), 24–34 months": the chief step that is left, for one line; undefined where one may start at once. */
export function stepInShort({ step, months }: StepLeft): string | undefined {
  return startsLater(months) ? `${needInShort(step)}, ${countedMonths(months)}` : undefined
}

function needInShort(step: string): string {
  const needed = step
    .replace(/^(?:the )?(license|program|exam|schooling)(?: up to the usual entry)?: /, '$1 needed: ')
    .replace(/^\d+ months of related work$/, 'related work needed')
  return upperFirst(needed)
}

/** "30–36 months", "about 1 month". */
function countedMonths(months: Months): string {
  return `${monthsInWords(months)} ${months.high === 1 ? 'month' : 'months'}`
}

/** "30–36 months before you could start, and about 12 months of paid training"; undefined when nobody could say. */
export function wayInWords({ months, paidMonths }: Entry): string | undefined {
  if (!months || !paidMonths) return undefined
  const study =
    months.high === 0 ? 'Nothing to learn or to wait for first' : `${upperFirst(countedMonths(months))} before you could start`
  return paidMonths.high === 0 ? study : `${study}, and ${monthsInWords(paidMonths)} months of paid training`
}
