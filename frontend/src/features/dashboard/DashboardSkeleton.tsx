import { Skeleton } from '../../ui/EmptyState.tsx'

/** The dashboard's own layout while it is read: nothing moves when the figures come. */
export function DashboardSkeleton() {
  return (
    <>
      <div className="panel stats" aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="bones">
            <i style={{ width: '60%' }} />
            <i className="tall" style={{ width: '34%' }} />
            <i style={{ width: '48%' }} />
          </div>
        ))}
      </div>
      <div className="cols">
        <div>
          <div className="panel pad">
            <Skeleton label="Loading your dashboard" widths={[-46, 72, 64, -40, 68, 58, -44, 70, 62]} />
          </div>
        </div>
        <div aria-hidden="true">
          <div className="panel pad bones">
            {[70, 62, 74, 56, 66].map((width) => (
              <i key={width} style={{ width: `${width}%` }} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
