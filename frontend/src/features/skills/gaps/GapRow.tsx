import type { SkillGap } from '@waymark/contracts/models/skills/skill'
import type { CSSProperties } from 'react'
import { levelWord } from '../skill-words.ts'

type Props = { gap: SkillGap; held: boolean; onAdd: () => void }

const TOP = 7
const WORDS = { skill: 'Skill', knowledge: 'Field of knowledge', tool: 'Tool' } as const

/** One thing the occupation asks for: what it asks, what the person has, and what speaks for it. */
export function GapRow({ gap, held, onAdd }: Props) {
  const { name, kind, importance, coveredBy } = gap
  return (
    <li className="gap">
      <div className="gap-name">
        <b>{name}</b>
        <small>
          {WORDS[kind]}, importance {importance.toFixed(1)} of 5
        </small>
        {coveredBy.length > 0 && (
          <small className="by">
            Shown by{' '}
            {coveredBy
              .map((one) => (one.proficiencyLevel > 0 ? `${one.name} (${levelWord(one.proficiencyLevel)})` : one.name))
              .join(', ')}
          </small>
        )}
      </div>
      <LevelBar gap={gap} />
      <div className="gap-do">
        <span className="muted">{workOf(gap)}</span>
        {!held && gap.state !== 'met' && (
          <button type="button" className="btn btn-sm" aria-label={`Add ${name} to your skills`} onClick={onAdd}>
            I have this
          </button>
        )}
      </div>
    </li>
  )
}

/** The level held as a bar, the level asked as a mark on it. A tool is in use or not. */
function LevelBar({ gap: { kind, state, levelAsked = 0, levelHeld } }: { gap: SkillGap }) {
  if (kind === 'tool')
    return <span className="gap-tool">{state === 'met' ? 'In your skills' : 'Often asked for in postings'}</span>
  const style = { '--held': (100 * (levelHeld ?? 0)) / TOP, '--asked': (100 * levelAsked) / TOP } as CSSProperties
  const held = levelHeld === undefined ? 'not known' : levelHeld.toFixed(1)
  return (
    <span className="gap-lv">
      <span className={`gap-bar ${state}`} style={style} aria-hidden="true">
        <b />
        <em />
      </span>
      <span className="num">
        asks {levelAsked.toFixed(1)}, you {held}
      </span>
    </span>
  )
}

function workOf({ state, hoursLow, hoursHigh }: SkillGap): string {
  if (state === 'met') return 'Met'
  if (state === 'unknown') return 'Not known'
  if (hoursLow === undefined || hoursHigh === undefined || hoursHigh === 0) return 'Small gap'
  const [low, high] = [rough(hoursLow), rough(hoursHigh)]
  return low === high ? `about ${high} hours` : `${low} to ${high} hours`
}

/** The estimate is good to about ten hours, and does not pretend to more. */
function rough(hours: number): number {
  return hours < 20 ? Math.max(5, Math.round(hours / 5) * 5) : Math.round(hours / 10) * 10
}
