import { Bones } from '../../ui/StatePanel.tsx'

/** The page's own outline while it is being read. */
export function RecommendationBones() {
  return (
    <>
      <div className="panel key">
        <Bones widths={[40, 100]} label="Loading your recommendations" />
        <Bones widths={[96, 90, 40]} label="" />
      </div>
      {[1, 2].map((entry) => (
        <div key={entry} className="panel r">
          <Bones widths={[-46, 72, 58, 100, 64, 70, 60]} label="" />
        </div>
      ))}
    </>
  )
}
