import { Button } from 'antd'
import { Icon } from '../../../ui/Icon.tsx'

type Props = { last: boolean; endsChapter: boolean; pending: boolean; onBack: () => void }

/** Both ways within the reach of a thumb. */
export function ChapterFoot({ last, endsChapter, pending, onBack }: Props) {
  return (
    <div className="foot-btns ch-foot">
      <Button size="large" onClick={onBack} disabled={pending}>
        Back
      </Button>
      <span className="ch-saved">
        <Icon name="check" />
        Saved in this tab. You can go back at any time.
      </span>
      <Button type="primary" size="large" htmlType="submit" disabled={pending}>
        {last ? completeWords(pending) : endsChapter ? 'Next chapter' : 'Next'}
      </Button>
    </div>
  )
}

export function completeWords(pending: boolean): string {
  return pending ? 'Processing...' : 'Complete assessment'
}
