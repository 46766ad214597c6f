import { Skeleton } from '../../ui/EmptyState.tsx'

/** The page's own outline while it is being read. */
export function RecommendationSkeleton() {
  return (
    <>
      <div className="panel key">
        <Skeleton widths={[40, 100]} label="Loading your recommendations" />
        <Skeleton widths={[96, 90, 40]} label="" />
      </div>
      {[1, 2].map((entry) => (
        <div key={entry} className="panel r">
          <Skeleton widths={[-46, 72, 58, 100, 64, 70, 60]} label="" />
        </div>
      ))}
    </>
  )
}
