import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import type { CSSProperties } from 'react'
import { averagePercent, levelsByCategory } from './level-figures.ts'
import { SkillRadar } from './SkillRadar.tsx'
import { levelPercent, levelWord } from './skill-words.ts'

/** A shape needs three corners; more than eight names do not fit around it. */
const LEAST = 3
const MOST = 8

/** What the levels come to: a shape for the eye, and every figure in a list. */
export function LevelsByCategory({ held }: { held: readonly UserSkill[] }) {
  const entries = levelsByCategory(held)
  const rated = entries.filter(({ mean }) => mean > 0)
  if (rated.length === 0) return null
  return (
    <section className="grp" aria-labelledby="levels-title">
      <h2 className="t-3" id="levels-title">
        Your levels by category <small>average {averagePercent(held)}%</small>
      </h2>
      <div className={rated.length < LEAST ? 'panel pad levels alone' : 'panel pad levels'}>
        {rated.length >= LEAST && <SkillRadar entries={rated.slice(0, MOST)} />}
        <ul className="lvls">
          {entries.map(({ category, skills, rated: count, mean }) => (
            <li key={category}>
              <span>
                {category} <small className="num">{skills}</small>
              </span>
              <span className="meter" style={{ '--p': levelPercent(mean) } as CSSProperties} aria-hidden="true" />
              <span className="v">
                {mean > 0 ? `${levelWord(mean)}, ${levelPercent(mean)}%` : 'Not rated'}
                {mean > 0 && count < skills && <small> of {count} rated</small>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
