import type { Entry, EntryFromHere } from '@waymark/contracts/models/entry'
import { upperFirst } from './figures.ts'
import { monthsInWords } from './gate-words.ts'

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

/** "30–36 months before you could start, and about 12 months of paid training"; undefined when nobody could say. */
export function wayInWords({ months, paidMonths }: Entry): string | undefined {
  if (!months || !paidMonths) return undefined
  const study =
    months.high === 0
      ? 'Nothing to learn or to wait for first'
      : `${upperFirst(monthsInWords(months))} months before you could start`
  return paidMonths.high === 0 ? study : `${study}, and ${monthsInWords(paidMonths)} months of paid training`
}
