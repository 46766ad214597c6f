import { Bones } from '../../ui/StatePanel.tsx'

/** The list's own outline while it is being read. */
export function LearningBones() {
  return (
    <>
      <div className="panel pad sum-bones">
        <Bones widths={[-30, 40]} label="Loading your learning paths" />
      </div>
      {[1, 2, 3].map((card) => (
        <div key={card} className="panel pad path-bones">
          <Bones widths={[-34, 70, 100, 46, 40]} label="" />
        </div>
      ))}
    </>
  )
}
