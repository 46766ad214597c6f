import type { LearningPath } from '@waymark/contracts/models/learning'
import { totals } from './path-words.ts'

/** The figures over the list. */
export function PathTotals({ paths }: { paths: readonly LearningPath[] }) {
  const { paths: count, completed, modules, hoursLeft } = totals(paths)
  return (
    <dl className="panel sum num">
      <div>
        <dt>{count === 1 ? 'learning path' : 'learning paths'}</dt>
        <dd>{count}</dd>
      </div>
      <div>
        <dt>modules completed</dt>
        <dd>
          {completed} of {modules}
        </dd>
      </div>
      <div>
        <dt>left to learn</dt>
        <dd>{hoursLeft.toLocaleString('en-US')} h</dd>
      </div>
    </dl>
  )
}
