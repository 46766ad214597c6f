import type { AnsweredGoal } from '@waymark/contracts/models/advice/advice'
import type { Entry } from '@waymark/contracts/models/advice/entry'

export const bandNames = {
  next_step: { title: 'Next step', text: 'In your own field: more pay, more say, or the same level with little to learn first.' },
  next_door: { title: 'Next door', text: 'Other work that takes much of what you can do.' },
  real_change: {
    title: 'A real change',
    text: 'You would leave your field. It is here for what you like, not for what you have done.',
  },
} as const
export type BandName = keyof typeof bandNames
export const bandOrder: readonly BandName[] = ['next_step', 'next_door', 'real_change']

const verdicts = {
  yes: { word: 'Yes, within reach now', sign: 'yes' },
  inside: { word: 'Yes, in the occupation you are in', sign: 'yes' },
  not_yet: { word: 'Not yet', sign: 'notyet' },
  no: { word: 'No, not with your answers', sign: 'no' },
} as const

export function verdictOf({ answer }: AnsweredGoal): (typeof verdicts)[AnsweredGoal['answer']] {
  return verdicts[answer]
}

/** "At once", "About 6 months", "6 to 18 months"; study and missing years of related work. */
export function timeInWords({ months }: Pick<Entry, 'months'>): string {
  if (!months) return 'Not known'
  if (months.high === 0) return 'At once'
  return months.low === months.high ? `About ${count(months.high)}` : `${months.low} to ${count(months.high)}`
}

/** Training that is paid, and what share of full pay where that is known. */
export function paidInWords({ months, paidMonths, gate }: Entry): string {
  if (!paidMonths) return 'Not known'
  const percent = gate?.pay.percent
  const share = percent ? `, at ${percent.low} to ${percent.high}% of full pay` : ''
  if (paidMonths.high > 0)
    return paidMonths.low === paidMonths.high
      ? `About ${count(paidMonths.high)}${share}`
      : `${paidMonths.low} to ${count(paidMonths.high)}${share}`
  return months?.high === 0 ? 'Nothing to train for first' : 'None'
}

/** What the law asks for. Only a gate that was read can say "None". */
export function licenseInWords({ gate, how }: Entry): string {
  if (!gate) return 'None that we know'
  if (!gate.license) return 'Not known'
  const held = (how === 'own' || how === 'same') && gate.kind === 'license'
  return held ? `${gate.license}: the license of your field` : gate.license
}

export function programInWords({ gate, months, missing, how }: Entry): string {
  if (how === 'own') return 'None: it is your field'
  if (gate) return gate.program ?? 'Not known'
  if (missing.length > 0) return upper(missing[0]!)
  return months ? 'None beyond what you bring' : 'Not known'
}

/** "The program: …; the exam: …" as one sentence; undefined when nothing is missing. */
export function missingInWords({ missing }: Entry): string | undefined {
  return missing.length === 0 ? undefined : `${upper(missing.join('; '))}.`
}

function count(months: number): string {
  return months === 1 ? '1 month' : `${months} months`
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
