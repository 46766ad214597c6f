import { Skeleton } from '../../ui/EmptyState.tsx'

export function OccupationSkeleton() {
  return (
    <div className="occ-bones">
      <Skeleton widths={[-46, 70, 62, 40]} label="Loading the occupation" />
      <Skeleton widths={[100]} label="" />
      <Skeleton widths={[-36, 60, 100, 100, 100, 100]} label="" />
    </div>
  )
}
