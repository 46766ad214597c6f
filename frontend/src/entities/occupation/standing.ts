import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import type { AssessmentSummary } from '../../api/assessments.ts'

/** Occupations that are weighed for everybody: all with interests and tasks in O*NET 29.3. */
const rankedOccupations = 923
const usualLength = 10

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

/** What is told of a list that is shorter than usual; nothing of a whole one. */
export function shortfallOf(list: readonly Recommendation[]): string | undefined {
  if (list.length === 0 || list.length >= usualLength) return undefined
  return 'Not ten: we name only what we would stand by.'
}

/** "Ten directions out of 923 occupations, ranked for your answers of February 3." */
export function introductionOf(list: readonly Recommendation[], assessments: readonly AssessmentSummary[] = []): string {
  const made = list[0]?.createdAt ?? ''
  const answered = assessments.find(({ createdAt }) => createdAt <= made)?.createdAt ?? made
  const directions = list.length === 1 ? 'direction' : 'directions'
  const what = `${numberWord(list.length)} ${directions} out of ${rankedOccupations} occupations`
  const answers = `ranked for your answers of ${day(answered)}`
  return day(made) === day(answered) ? `${what}, ${answers}.` : `${what}, ${answers}, last changed ${day(made)}.`
}

/** The making takes seconds; after this long something is in its way, and waiting is no longer promised. */
const usualWait = 5 * 60_000

/** Whether answers were given that the list does not know yet, and that it can be expected to know soon. */
export function awaitsNewer(
  list: readonly Recommendation[],
  assessments: readonly AssessmentSummary[] = [],
  now: number = Date.now(),
): boolean {
  return timeOf(assessments[0]) > timeOf(list[0]) && !isLate(assessments, now)
}

/** Whether the newest answers were given longer ago than the making usually takes. */
export function isLate(assessments: readonly AssessmentSummary[], now: number = Date.now()): boolean {
  return now - timeOf(assessments[0]) > usualWait
}

/** When it was made. What is not there has no time: it is neither before nor after another. */
function timeOf(one: { createdAt: string } | undefined): number {
  return one ? Date.parse(one.createdAt) : Number.NaN
}

/** The figure in a growth sentence: "+0.2%" of "Slower than average (+0.2% by 2034)". */
export function growthFigure(growthPotential: string): string {
  return growthPotential.match(/[+−-]?\d+(?:\.\d+)?\s?%/)?.[0].replace('-', '−') ?? growthPotential
}

function day(instant: string): string {
  const date = new Date(instant)
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year })
}
