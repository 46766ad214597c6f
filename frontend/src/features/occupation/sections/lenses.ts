import type { OccupationFigures } from '../../../api/occupations.ts'

type Lens = OccupationFigures['exposures'][number]

/** A lens's own reading in its own unit. */
export function lensSentence({ lens, value, people, model }: Lens): string {
  if (lens === 'A') {
    if (people === undefined || model === undefined)
      return `Could a language model halve the time? For ${share(value)} of the work.`
    return `Could a language model halve the time? People say for ${share(people)} of the work, a model says ${share(model)}.`
  }
  if (lens === 'B') return `How far assistants are already used for such activities: ${value.toFixed(2)} on a scale of 0 to 1.`
  if (lens === 'C') return `How well its tasks suit machine learning: ${value.toFixed(2)} on a scale of 1 to 5.`
  return `What experts stated in 2013 about computerizing it: ${value.toFixed(2)} on a scale of 0 to 1.`
}

/** The grade of 3 in bars, and in words. Bounds: within 25 points they agree, within 50 in part. */
export function agreementOf(agreement: string, exposures: readonly Lens[]): { grade: number; title: string; text: string } {
  const percentiles = exposures.map(({ percentile }) => percentile)
  const span = Math.max(...percentiles) - Math.min(...percentiles)
  const apart = `They lie within ${span} points of each other`
  if (agreement === 'clear_high') return { grade: 3, title: 'They agree: much exposed', text: `${apart}, in the upper part.` }
  if (agreement === 'clear_middle') return { grade: 3, title: 'They agree: in the middle', text: `${apart}, near the middle.` }
  if (agreement === 'clear_low') return { grade: 3, title: 'They agree: little exposed', text: `${apart}, in the lower part.` }
  if (agreement === 'agree_in_part')
    return { grade: 2, title: 'They agree in part', text: `${apart}. Read the activities below before you conclude.` }
  if (agreement === 'split')
    return { grade: 1, title: 'They do not agree', text: `They lie ${span} points apart. No single reading of them is safe.` }
  return { grade: 0, title: 'Too few lenses to compare', text: 'With fewer than three lenses we say nothing about agreement.' }
}

function share(value: number): string {
  return `${Math.round(100 * value)}%`
}
