import type { ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { type SheetEntry, type SheetSection, sheetOf, shortLink } from '@waymark/contracts/models/resume/resume-sheet'
import type { Spot } from './EntryEditor.tsx'

/** The sheet as the PDF will say it: both are made from the same function. */
export function ResumeSheet({ document, spot }: { document: ResumeDocument; spot: Spot | undefined }) {
  const sheet = sheetOf(document)
  return (
    <div className={`cv ${document.layout} ${document.paper}`}>
      <h2 className="serif">{sheet.name || 'Resume'}</h2>
      {sheet.label && <p className="cv-c">{sheet.label}</p>}
      {sheet.contacts.length > 0 && (
        <p className="cv-c">
          {sheet.contacts.map(({ text }, index) => (
            <span key={text}>
              {index > 0 && ' · '}
              {text}
            </span>
          ))}
        </p>
      )}
      {sheet.sections.map((section) => (
        <div className="cv-sec" key={section.section}>
          <h3>{section.heading}</h3>
          <div>
            <SectionBody section={section} spot={spot} />
          </div>
        </div>
      ))}
    </div>
  )
}

function SectionBody({ section, spot }: { section: SheetSection; spot: Spot | undefined }) {
  if (section.kind === 'text') return <Paragraphs text={section.text} />
  if (section.kind === 'run') return <p>{section.items.map(({ text }) => text).join(', ')}</p>
  return section.entries.map((entry) => (
    <Entry key={entry.id} entry={entry} line={spot?.id === entry.id ? spot.line : undefined} />
  ))
}

function Entry({ entry, line }: { entry: SheetEntry; line: number | undefined }) {
  return (
    <div className="cv-ent">
      <div className="cv-row num">
        <span>{entry.head}</span>
        {entry.dates && <span>{entry.dates}</span>}
      </div>
      {entry.sub && <p className="cv-c">{entry.sub}</p>}
      <Paragraphs text={entry.text} />
      {entry.lines.length > 0 && (
        <ul>
          {entry.lines.map(({ text, index }) => (
            <li key={index} className={index === line ? 'now' : undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {entry.url && <p className="cv-c">{shortLink(entry.url)}</p>}
    </div>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => <p key={part}>{part}</p>)
}
