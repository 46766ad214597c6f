import type { OccupationNote } from '@waymark/contracts/models/skills/occupation-note'
import type { ReactNode } from 'react'
import { whole } from '../../../entities/occupation/figures.ts'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'
import { Chapter } from './Chapter.tsx'
import { Fact } from './DaySection.tsx'

/** Who hires, under which names, what they ask, and how to try the work first. */
export function HiringSection({ note }: { note: OccupationNote }) {
  return (
    <Chapter id="hire" title="Getting hired, and trying it first">
      <div className="note-try panel">
        <div>
          <h3 className="t-5">Try it in two hours</h3>
          <p>
            <Fact fact={note.twoHours} />
          </p>
        </div>
        <div>
          <h3 className="t-5">Try it in two weeks</h3>
          <p>
            <Fact fact={note.twoWeeks} />
          </p>
        </div>
      </div>
      <dl className="gt num">
        <Row term="Who hires">
          {note.employers.map((fact) => (
            <p key={fact.text}>
              <Fact fact={fact} />
            </p>
          ))}
        </Row>
        <Row term="Titles to search for">
          <ol className="note-titles">
            {note.titles.map(({ title, source, filings }) => (
              <li key={title}>
                {title}
                {filings !== undefined && <small> {whole(filings)} filings</small>}
                <SourceMarks letters={source} />
              </li>
            ))}
          </ol>
          <p>{titleOrder(note)}</p>
        </Row>
        <Row term="Certificates that count">
          {note.certificates.map((fact) => (
            <p key={fact.text}>
              <Fact fact={fact} />
            </p>
          ))}
        </Row>
      </dl>
      <h3 className="t-5 note-ask">Three questions they will ask you</h3>
      <dl className="note-questions">
        {note.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>“{question}”</dt>
            <dd>
              A good answer: {answer}
              <SourceMarks letters="E" />
            </dd>
          </div>
        ))}
      </dl>
    </Chapter>
  )
}

/** How the order of the titles was had. */
function titleOrder({ titles }: OccupationNote): string {
  const counted = titles.filter(({ filings }) => filings !== undefined).length
  if (counted === 0) return 'In the order in which O*NET lists them; nobody counts how many job ads use each.'
  const first = 'Most often filed first, in a sample of labor condition applications from 2011 to 2025'
  return counted === titles.length ? `${first}.` : `${first}; the others as O*NET lists them, without a count.`
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
