import { Skeleton } from '../../ui/EmptyState.tsx'

/** The list's own outline while it is being read. */
export function LearningSkeleton() {
  return (
    <>
      <div className="panel pad sum-bones">
        <Skeleton widths={[-30, 40]} label="Loading your learning paths" />
      </div>
      {[1, 2, 3].map((card) => (
        <div key={card} className="panel pad path-bones">
          <Skeleton widths={[-34, 70, 100, 46, 40]} label="" />
        </div>
      ))}
    </>
  )
}
