import { Bones } from '../../ui/StatePanel.tsx'

export function OccupationBones() {
  return (
    <div className="occ-bones">
      <Bones widths={[-46, 70, 62, 40]} label="Loading the occupation" />
      <Bones widths={[100]} label="" />
      <Bones widths={[-36, 60, 100, 100, 100, 100]} label="" />
    </div>
  )
}
