import type { CSSProperties } from 'react'
import type { OccupationFigures } from '../../../api/occupations.ts'
import { listed, upperFirst } from '../../../entities/occupation/figures.ts'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'
import { Chapter } from './Chapter.tsx'
import { type Said, speaksAgainst, speaksFor } from './speaks.ts'

const shownElements = 6
const clearInterest = 4

export function WorkSection({ data }: { data: OccupationFigures }) {
  const interests = Object.entries(data.interests).sort(([, a], [, b]) => b - a)
  const leading = interests.filter(([, value]) => value >= clearInterest).slice(0, 2)
  const named = (leading.length > 0 ? leading : interests.slice(0, 1)).map(([name]) => name)
  const important = [...data.skills, ...data.knowledge].sort((a, b) => b.importance - a.importance).slice(0, shownElements)
  return (
    <Chapter
      id="work"
      title={`Mostly ${listed(named)} work`}
      text="What the figures say, whoever asks. Your own reasons stand with your recommendations."
    >
      <div className="pm">
        <Speaking title="What speaks for it" kind="" said={speaksFor(data)} />
        <Speaking title="What speaks against it" kind="against" said={speaksAgainst(data)} />
        <Bars title="Interests, of 7" rows={interests.map(([name, value]) => ({ name: upperFirst(name), value }))} most={7} />
        <Bars
          title="Most important, of 5"
          rows={important.map(({ name, importance }) => ({ name, value: importance }))}
          most={5}
        />
      </div>
      <p className="cap">O*NET 29.3. Interests are read from texts by machine (2023).</p>
    </Chapter>
  )
}

function Speaking({ title, kind, said }: { title: string; kind: string; said: readonly Said[] }) {
  return (
    <div>
      <h3 className="t-5">{title}</h3>
      {said.length === 0 && <p className="muted">Nothing in these figures. That is not the same as nothing.</p>}
      <ul className={`reasons ${kind}`}>
        {said.map(({ text, sources }) => (
          <li key={text}>
            <span>
              {text}
              <SourceMarks letters={sources} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bars({ title, rows, most }: { title: string; rows: readonly { name: string; value: number }[]; most: number }) {
  return (
    <div>
      <h3 className="t-5">{title}</h3>
      <ul className="bars num">
        {rows.map(({ name, value }) => (
          <li key={name}>
            {name}
            <span className="bar" style={{ '--v': (100 * value) / most } as CSSProperties}>
              <i />
            </span>
            <span className="num">{value.toFixed(1)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
