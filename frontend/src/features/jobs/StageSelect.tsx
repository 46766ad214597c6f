import { Select } from 'antd'
import type { Stage } from '../../api/jobs.ts'
import { stages } from './stages.ts'

type Props = { label: string; value: Stage; onChange: (stage: Stage) => void }

export function StageSelect({ label, value, onChange }: Props) {
  return (
    <Select<Stage>
      className="stage-select"
      aria-label={label}
      value={value}
      options={stages}
      virtual={false}
      popupMatchSelectWidth={160}
      onChange={onChange}
    />
  )
}
