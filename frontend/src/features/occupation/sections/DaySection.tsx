import type { OccupationNote } from '@waymark/contracts/models/skills/occupation-note'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'
import { Chapter } from './Chapter.tsx'

type Facts = OccupationNote['tasks']

/** What a day is like, by our notes; without them the page says that it holds what the tables give. */
export function DaySection({ note }: { note: OccupationNote | undefined }) {
  if (!note)
    return (
      <Chapter
        id="day"
        title="A day in it"
        text="We have not written notes on this occupation yet. All on this page comes from the tables."
      />
    )
  return (
    <Chapter id="day" title="A day in it" text="In our words. The letters say where each fact is from.">
      <div className="pm">
        <div>
          <h3 className="t-5">Five tasks</h3>
          <ol className="note-tasks num">
            {note.tasks.map((fact) => (
              <li key={fact.text}>
                <span>
                  <Fact fact={fact} />
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="t-5">The hard side</h3>
          <ul className="reasons against">
            {note.hard.map((fact) => (
              <li key={fact.text}>
                <span>
                  <Fact fact={fact} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Lines title="Hours and shifts" facts={note.shifts} />
        <Lines title="What it asks of the body" facts={note.body} />
      </div>
    </Chapter>
  )
}

function Lines({ title, facts }: { title: string; facts: Facts }) {
  return (
    <div>
      <h3 className="t-5">{title}</h3>
      {facts.map((fact) => (
        <p key={fact.text} className="note-line">
          <Fact fact={fact} />
        </p>
      ))}
    </div>
  )
}

/** A sentence of a note with the letter of its source. */
export function Fact({ fact: { text, source } }: { fact: Facts[number] }) {
  return (
    <>
      {text}
      <SourceMarks letters={source} />
    </>
  )
}
