import {
  type EntrySection,
  type ResumeDocument,
  type ResumeSection,
  resumeSections,
} from '@waymark/contracts/models/resume/resume'
import { emptyEntry, headingOf, sectionShapes } from '@waymark/contracts/models/resume/resume-sections'
import { orderOf } from '@waymark/contracts/models/resume/resume-sheet'
import { ArrowDown, ArrowUp, ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BasicsEditor } from './BasicsEditor.tsx'
import { withBasics, withNewEntry, withSectionHidden, withSectionMoved } from './change-document.ts'
import { DraftField } from './DraftField.tsx'
import { EntryEditor, type Spot } from './EntryEditor.tsx'
import { summaryHint } from './hints.ts'
import { countWords, newEntryId, originWords, wordCount } from './origin.ts'
import type { ResumeDraft } from './use-resume-draft.ts'

type Props = Pick<ResumeDraft, 'document' | 'change'> & { onSpot: (spot: Spot | undefined) => void }

/** The sections in their order on the sheet; each opens on its own. */
export function SectionList({ document, change, onSpot }: Props) {
  const order = orderOf(document)
  return (
    <div className="panel acc">
      <Fold title="Basics" note={basicsNote(document)}>
        <BasicsEditor document={document} change={change} />
      </Fold>
      {order.map(({ section, hidden }, index) => (
        <Fold
          key={section}
          title={headingOf(section)}
          note={hidden ? 'hidden' : section === 'summary' ? summaryNote(document) : countWords(section, document)}
          open={section === 'work'}
        >
          {section === 'summary' ? (
            <SummaryEditor document={document} change={change} />
          ) : (
            <Entries section={section} document={document} change={change} onSpot={onSpot} />
          )}
          <SectionActs section={section} hidden={hidden} index={index} change={change} />
        </Fold>
      ))}
    </div>
  )
}

function Fold({ title, note, open = false, children }: { title: string; note: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>
        {title} <small>{note}</small>
        <ChevronDown className="i" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}

function SummaryEditor({ document, change }: Pick<ResumeDraft, 'document' | 'change'>) {
  const { summary } = document.basics
  const from = document.basicsFrom.summary
  const hint = summaryHint(summary)
  return (
    <div className="in">
      <DraftField
        id="basics-summary"
        label="Two or three sentences"
        rows={4}
        maxLength={4000}
        value={summary}
        onChange={(value) => change((now) => withBasics(now, { summary: value }))}
        origin={summary && from ? originWords[from] : undefined}
      />
      {hint && <p className="from ask">{hint}</p>}
    </div>
  )
}

function Entries({ section, document, change, onSpot }: Props & { section: EntrySection }) {
  const entries = document[section]
  const { one } = sectionShapes[section]
  // Which stand open at first. Later the hand decides: an entry that is moved takes its state along.
  const [opened, setOpened] = useState(() => (section === 'work' ? entries.slice(0, 1).map(({ id }) => id) : []))
  const add = () => {
    const id = newEntryId()
    setOpened((all) => [...all, id])
    change((now) => withNewEntry(now, section, emptyEntry(id)))
  }
  return (
    <>
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map((entry, index) => (
            <EntryEditor
              key={entry.id}
              section={section}
              entry={entry}
              index={index}
              count={entries.length}
              isOpen={opened.includes(entry.id)}
              change={change}
              onSpot={onSpot}
            />
          ))}
        </ul>
      )}
      <button type="button" className="btn btn-t add add-entry" onClick={add}>
        <Plus className="i" aria-hidden="true" />
        Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
      </button>
    </>
  )
}

type ActsProps = { section: ResumeSection; hidden: boolean; index: number; change: ResumeDraft['change'] }

function SectionActs({ section, hidden, index, change }: ActsProps) {
  const heading = headingOf(section)
  return (
    <div className="btn-row acts section-acts">
      <span className="small">Section</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Move section ${heading} up`}
        disabled={index === 0}
        onClick={() => change((now) => withSectionMoved(now, section, -1))}
      >
        <ArrowUp className="i" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Move section ${heading} down`}
        disabled={index === resumeSections.length - 1}
        onClick={() => change((now) => withSectionMoved(now, section, 1))}
      >
        <ArrowDown className="i" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn btn-sm"
        aria-label={`${hidden ? 'Show on the sheet' : 'Leave out of the sheet'}: ${heading}`}
        onClick={() => change((now) => withSectionHidden(now, section, !hidden))}
      >
        {hidden ? 'Show on the sheet' : 'Leave out of the sheet'}
      </button>
    </div>
  )
}

function basicsNote({ basics }: ResumeDocument): string {
  const missing = [basics.name, basics.label, basics.email, basics.phone, basics.location].filter((text) => !text.trim()).length
  return missing === 0 ? 'complete' : `${missing} empty`
}

function summaryNote({ basics }: ResumeDocument): string {
  const words = wordCount(basics.summary)
  if (words === 0) return 'empty'
  return words === 1 ? '1 word' : `${words} words`
}
