import { Icon } from '../../../ui/Icon.tsx'

type Props = { last: boolean; endsChapter: boolean; pending: boolean; onBack: () => void }

/** Both ways within the reach of a thumb. */
export function ChapterFoot({ last, endsChapter, pending, onBack }: Props) {
  return (
    <div className="foot-btns ch-foot">
      <button type="button" className="btn btn-lg" onClick={onBack} disabled={pending}>
        Back
      </button>
      <span className="ch-saved">
        <Icon name="check" />
        Saved in this tab. You can go back at any time.
      </span>
      <button type="submit" className="btn btn-lg btn-p" disabled={pending}>
        {last ? completeWords(pending) : endsChapter ? 'Next chapter' : 'Next'}
      </button>
    </div>
  )
}

export function completeWords(pending: boolean): string {
  return pending ? 'Processing...' : 'Complete assessment'
}
