import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'

/** Under the name of a post that was asked for: that it belongs to the work one is in, and under which title that is counted. */
export function InOwnWork({ one }: { one: Pick<Recommendation, 'postName' | 'careerTitle'> }) {
  if (!one.postName) return null
  return <p className="small muted">In your own work, counted under {one.careerTitle}</p>
}
