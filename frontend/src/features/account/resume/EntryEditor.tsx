import type { EntrySection, ResumeEntry } from '@waymark/contracts/models/resume/resume'
import { type EntryField, sectionShapes } from '@waymark/contracts/models/resume/resume-sections'
import { dateText, periodOf } from '@waymark/contracts/models/resume/resume-sheet'
import { ArrowDown, ArrowUp, Eye, EyeOff, X } from 'lucide-react'
import { monthOf } from '../part-date.ts'
import { readLink, wrongLink } from './BasicsEditor.tsx'
import { withEntry, withEntryMoved, withoutEntry } from './change-document.ts'
import { DraftField } from './DraftField.tsx'
import { workHint } from './hints.ts'
import { LinesEditor } from './LinesEditor.tsx'
import { edited, originWords } from './origin.ts'
import type { ResumeDraft } from './use-resume-draft.ts'

export type Spot = { id: string; line: number }
type Props = {
  section: EntrySection
  entry: ResumeEntry
  index: number
  count: number
  isOpen: boolean
  change: ResumeDraft['change']
  onSpot: (spot: Spot | undefined) => void
}

/** One entry: its fields, its lines, its place among the others. */
export function EntryEditor({ section, entry, index, count, isOpen, change, onSpot }: Props) {
  const shape = sectionShapes[section]
  const at = { section, id: entry.id }
  const name = [entry.title, entry.organisation].filter(Boolean).join(', ') || `New ${shape.one}`
  const set = (part: Partial<ResumeEntry>) => change((now) => withEntry(now, at, (one) => edited(one, part)))
  const hint = section === 'work' && !entry.hidden ? workHint(entry) : undefined
  return (
    <li className={entry.hidden ? 'entry is-hidden' : 'entry'}>
      <details open={isOpen}>
        <summary>
          <span>{name}</span>
          <small className="num">{entry.hidden ? 'hidden' : periodOf(section, entry)}</small>
        </summary>
        <div className="in">
          <div className="g2">
            {(Object.entries(shape.fields) as [EntryField, string][]).map(([field, label]) => (
              <EntryInput
                key={field}
                section={section}
                field={field}
                label={label}
                entry={entry}
                onChange={(value) => set({ [field]: value })}
              />
            ))}
          </div>
          <p className="from">{originWords[entry.origin]}</p>
          {hint && <p className="from ask">{hint}</p>}
          {shape.lines && <LinesEditor section={section} entry={entry} label={shape.lines} change={change} onSpot={onSpot} />}
          <div className="btn-row acts">
            <button
              type="button"
              className="icon-btn"
              aria-label={`Move ${name} up`}
              disabled={index === 0}
              onClick={() => change((now) => withEntryMoved(now, at, -1))}
            >
              <ArrowUp className="i" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Move ${name} down`}
              disabled={index === count - 1}
              onClick={() => change((now) => withEntryMoved(now, at, 1))}
            >
              <ArrowDown className="i" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="btn btn-sm"
              aria-label={`${entry.hidden ? 'Show' : 'Hide'} ${name}`}
              onClick={() => change((now) => withEntry(now, at, (one) => ({ ...one, hidden: !one.hidden })))}
            >
              {entry.hidden ? <Eye className="i" aria-hidden="true" /> : <EyeOff className="i" aria-hidden="true" />}
              {entry.hidden ? 'Show' : 'Hide'}
            </button>
            <button
              type="button"
              className="btn btn-sm"
              aria-label={`Remove ${name}`}
              onClick={() => change((now) => withoutEntry(now, at))}
            >
              <X className="i" aria-hidden="true" />
              Remove
            </button>
          </div>
        </div>
      </details>
    </li>
  )
}

type InputProps = {
  section: EntrySection
  field: EntryField
  label: string
  entry: ResumeEntry
  onChange: (value: string) => void
}

function EntryInput({ section, field, label, entry, onChange }: InputProps) {
  const id = `${section}-${entry.id}-${field}`
  const shared = { id, label, value: entry[field], onChange }
  if (field === 'startDate' || field === 'endDate') {
    const open = field === 'endDate' && sectionShapes[section].fields.startDate && entry.startDate !== ''
    return (
      <DraftField
        {...shared}
        read={monthOf}
        show={(date) => (date === '' && open && entry[field] === '' ? '' : dateText(date))}
        placeholder={open ? 'today' : 'March 2019'}
        wrong="Please write it as 2019, March 2019 or 2019-03"
      />
    )
  }
  if (field === 'url') return <DraftField {...shared} read={readLink} wrong={wrongLink} placeholder="https://" />
  if (field === 'text' && section !== 'education') return <DraftField {...shared} rows={2} maxLength={4000} className="w" />
  return <DraftField {...shared} maxLength={field === 'place' ? 200 : 300} />
}
