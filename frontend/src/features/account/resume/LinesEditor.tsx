import type { EntrySection, ResumeEntry } from '@waymark/contracts/models/resume/resume'
import { Plus, X } from 'lucide-react'
import { moved, withEntry } from './change-document.ts'
import type { Spot } from './EntryEditor.tsx'
import { lineHint } from './hints.ts'
import { originWords } from './origin.ts'
import type { ResumeDraft } from './use-resume-draft.ts'

type Props = {
  section: EntrySection
  entry: ResumeEntry
  label: string
  change: ResumeDraft['change']
  onSpot: (spot: Spot | undefined) => void
}

/** Sections whose lines say what somebody did: key words and courses are no sentences. */
const asksForDeeds: ReadonlySet<EntrySection> = new Set(['work', 'volunteer', 'projects'])

export function LinesEditor({ section, entry, label, change, onSpot }: Props) {
  const { id, lines } = entry
  const set = (update: (lines: ResumeEntry['lines']) => ResumeEntry['lines']) =>
    change((now) => withEntry(now, { section, id }, (one) => ({ ...one, lines: update(one.lines) })))
  return (
    <div>
      <span className="label">{label}</span>
      <ul className="ln">
        {lines.map((line, index) => {
          const hint = asksForDeeds.has(section) ? lineHint(line.text) : undefined
          const name = `${label}, line ${index + 1}`
          const field = `line-${id}-${index}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
            <li key={index} className="ln-row">
              <div>
                <textarea
                  id={field}
                  className="textarea"
                  rows={2}
                  maxLength={1000}
                  aria-label={name}
                  aria-describedby={`${field}-from`}
                  value={line.text}
                  onFocus={() => onSpot({ id, line: index })}
                  onBlur={() => onSpot(undefined)}
                  onChange={({ target }) =>
                    set((all) => all.with(index, { text: target.value.replace(/\n/g, ' '), origin: 'you' }))
                  }
                  onKeyDown={(event) => {
                    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                    event.preventDefault()
                    const to = index + (event.key === 'ArrowUp' ? -1 : 1)
                    if (to < 0 || to >= lines.length) return
                    set((all) => moved(all, index, to))
                    // The hand stays on the line that it moves: pressed twice, it moves two places.
                    event.currentTarget.closest('ul')?.querySelectorAll('textarea')[to]?.focus()
                  }}
                />
                <p id={`${field}-from`} className={hint ? 'from ask' : 'from'}>
                  {hint ?? originWords[line.origin]}
                </p>
              </div>
              <button
                type="button"
                className="icon-btn"
                aria-label={`Remove ${name}`}
                onClick={() => set((all) => all.toSpliced(index, 1))}
              >
                <X className="i" aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      {lines.length < 40 && (
        <button type="button" className="btn btn-t add" onClick={() => set((all) => [...all, { text: '', origin: 'you' }])}>
          <Plus className="i" aria-hidden="true" />
          Add a line
        </button>
      )}
    </div>
  )
}
