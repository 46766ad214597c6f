import type { ReactNode } from 'react'
import { FitRange } from '../../entities/occupation/FitRange.tsx'
import { LevelBars } from '../../entities/person/LevelBars.tsx'
import { ReportSpread } from './ReportSpread.tsx'

const directions = [
  { title: 'Computer systems analyst', value: 82, low: 76, high: 88 },
  { title: 'Training specialist', value: 74, low: 66, high: 81 },
  { title: 'Security analyst', value: 68, low: 61, high: 74 },
]

const skills = [
  { name: 'SQL', level: 4, word: 'Advanced' },
  { name: 'Python', level: 3, word: 'Intermediate' },
  { name: 'JavaScript', level: 3, word: 'Intermediate' },
  { name: 'MongoDB', level: 1, word: 'Beginner' },
]

/** The feature cards: each shows a piece of the product instead of a picture of it. */
export function Specimens() {
  return (
    <section>
      <div className="wrap">
        <h2 className="t-2">What you will hold in your hand</h2>
        <div className="bento">
          <Specimen
            width="w7"
            title="Recommendations with a range"
            text="A single number pretends to know you. We show the likely range, the reasons for, and the reasons against."
          >
            <ul className="mini-fit">
              {directions.map(({ title, ...range }) => (
                <li key={title}>
                  <span className="t-4">{title}</span>
                  <FitRange {...range} />
                </li>
              ))}
            </ul>
          </Specimen>
          <Specimen width="w5" title="A skills inventory" text="Everything you can do on one page, and what shows that you can.">
            <ul className="lv">
              {skills.map(({ name, level, word }) => (
                <li key={name}>
                  {name}
                  <span>
                    <LevelBars level={level} />
                    <em>{word}</em>
                  </span>
                </li>
              ))}
            </ul>
          </Specimen>
          <Specimen
            width="w5"
            title="Jobs with their gaps"
            text="Each match shows what you bring and what the posting asks for that you do not have yet."
          >
            <p className="job1">
              <b className="t-4">Systems analyst</b>
              <b className="num">83%</b>
            </p>
            <span className="parts6" role="img" aria-label="5 of 6 skills">
              {[1, 2, 3, 4, 5, 6].map((part) => (
                <i key={part} className={part < 6 ? 'on' : undefined} />
              ))}
            </span>
            <ul className="reasons">
              <li>SQL, at Advanced</li>
              <li>Test design, 6 years of it</li>
            </ul>
            <ul className="reasons against reasons-next">
              <li>Process modeling: not in your inventory</li>
            </ul>
          </Specimen>
          <Specimen
            width="w7"
            title="A report of 25+ pages"
            text="Three directions in depth, a 12-week plan, the money, and every figure with its source."
          >
            <ReportSpread />
          </Specimen>
        </div>
      </div>
    </section>
  )
}

function Specimen({ width, title, text, children }: { width: 'w5' | 'w7'; title: string; text: string; children: ReactNode }) {
  return (
    <article className={`panel ${width}`}>
      <div className="spec">{children}</div>
      <div className="txt">
        <h3 className="t-3">{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  )
}
