import { Popconfirm, Radio } from 'antd'
import { useResetResumeMutation } from '../../../api/account/resume.ts'
import type { ResumeDraft } from './use-resume-draft.ts'

const layouts = [
  { value: 'classic', label: 'Classic' },
  { value: 'compact', label: 'Compact' },
]
const papers = [
  { value: 'letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
]

/** Looks of the sheet, and the way back to the beginning. */
export function ResumeOptions({ draft, onReset }: { draft: ResumeDraft; onReset: () => void }) {
  const { document, change, take } = draft
  const [reset, { isLoading }] = useResetResumeMutation()
  const beginAgain = async () => {
    const answer = await reset()
    if (answer.error) return
    take(answer.data)
    onReset()
  }
  return (
    <div className="rb-options">
      <div>
        <span className="label">Layout</span>
        <Radio.Group
          aria-label="Layout"
          optionType="button"
          options={layouts}
          value={document.layout}
          onChange={({ target }) => change((now) => ({ ...now, layout: target.value }))}
        />
      </div>
      <div>
        <span className="label">Paper</span>
        <Radio.Group
          aria-label="Paper"
          optionType="button"
          options={papers}
          value={document.paper}
          onChange={({ target }) => change((now) => ({ ...now, paper: target.value }))}
        />
      </div>
      <Popconfirm
        title="Begin again from what we know?"
        description="What you wrote here goes. Export it first to keep it."
        okText="Begin again"
        onConfirm={beginAgain}
      >
        <button type="button" className="btn btn-t" disabled={isLoading}>
          Begin again from what we know
        </button>
      </Popconfirm>
    </div>
  )
}
