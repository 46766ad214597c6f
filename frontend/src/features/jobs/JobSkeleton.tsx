import { Skeleton } from '../../ui/EmptyState.tsx'

/** List and detail in outline. */
export function JobSkeleton() {
  return (
    <div className="panel md">
      <div className="list">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className="job">
            <Skeleton widths={[62, 46, 38]} label={row === 1 ? 'Loading jobs' : ''} />
          </div>
        ))}
      </div>
      <div className="det">
        <Skeleton widths={[-52, 70, 40]} label="" />
      </div>
    </div>
  )
}
