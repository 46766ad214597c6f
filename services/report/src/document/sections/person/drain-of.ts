import { itemsOn, textOn } from '../../facts/answered.ts'
import { lower } from '../../facts/reading.ts'
import { STRAINS } from '../../facts/work/work-themes.ts'
import type { ReportInput } from '../../model/report-input.ts'

/** What wears the reader out most: what they ticked, or else what they wrote of. */
export interface Drain {
  /** A key of the question on what costs energy; for what was read from their own sentences the key of the strain, where no answer is like it. */
  key: string
  /** As they ticked it, for the middle of a sentence; '' where it was read from their own sentences. */
  label: string
}

export function drainOf(input: ReportInput): Drain | undefined {
  const [ticked] = itemsOn(input, 'present.drain')
  if (ticked) return { key: ticked.key, label: lower(ticked.label) }
  const told = [textOn(input, 'fear.main', 400), input.careerGoals].map((words) => words.toLowerCase())
  for (const words of told) {
    // What the body does not bear weighs more than when the work falls.
    const said = STRAINS.filter(({ said: pattern }) => pattern.test(words))
    const strain = said.find(({ key }) => key === 'body') ?? said[0]
    // Trips and nights away are no way to work.
    if (strain) return { key: strain.key === 'travel' ? 'travel' : (strain.drains[0] ?? strain.key), label: '' }
  }
  return undefined
}

/** Whether what their body does not bear is work of the hands, such as typing, and no lifting or standing. */
export function sparesHands(input: ReportInput): boolean {
  const told = `${textOn(input, 'fear.main', 400)} ${input.careerGoals}`
  return drainOf(input)?.key === 'body' && HANDS.test(told) && !REST_OF_BODY.test(told)
}
const HANDS = /\b(?:wrists?|carpal|fingers?|thumbs?|typing|arthritis in my hands?|my hands? (?:hurt|ache|are|go|cramp))\b/i
const REST_OF_BODY = /\b(?:back|knees?|hips?|shoulders?|feet|foot|legs?|lift|lifting|standing)\b/i
