import type { Stage } from '../../../api/jobs/jobs.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { isStage, stages } from './stages.ts'

type Props = { label: string; value: Stage; onChange: (stage: Stage) => void }

export function StageSelect({ label, value, onChange }: Props) {
  return (
    <Choice
      className="stage-select"
      aria-label={label}
      value={value}
      options={stages}
      popupMatchSelectWidth={160}
      onChange={(next) => {
        if (isStage(next)) onChange(next)
      }}
    />
  )
}
