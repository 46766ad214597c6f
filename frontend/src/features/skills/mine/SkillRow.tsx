import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { BadgeCheck, BriefcaseBusiness, FolderCheck, Timer, Trash2, UserRound } from 'lucide-react'
import { Demand } from '../gaps/Demand.tsx'
import { evidenceLine, shownBy } from '../skill-words.ts'
import { LevelSet } from './LevelSet.tsx'

type Props = {
  held: UserSkill
  /** Just brought back: its Undo, which had the focus, is gone. */
  restored: boolean
  onLevel: (level: number) => void
  onRemove: () => void
}

/** One held skill: its level, what shows it, how much it is asked for, and the way to take it off. */
export function SkillRow({ held, restored, onLevel, onRemove }: Props) {
  const { name, description, demandScore } = held.skill
  return (
    <li className="sk">
      <b title={description}>{name}</b>
      <LevelSet name={name} level={held.proficiencyLevel} onPick={onLevel} />
      <Evidence held={held} />
      <Demand score={demandScore} />
      {/* biome-ignore-start lint/a11y/noAutofocus: the focus stays in the row that the person acts on */}
      <button
        type="button"
        className="sk-off"
        aria-label={`Remove ${name}`}
        title="Remove"
        onClick={onRemove}
        autoFocus={restored}
      >
        <Trash2 className="i" aria-hidden="true" />
      </button>
      {/* biome-ignore-end lint/a11y/noAutofocus: as above */}
    </li>
  )
}

const SIGNS = { quiz: BadgeCheck, project: FolderCheck, history: BriefcaseBusiness, weak: Timer, self: UserRound } as const

/** The strongest in a line; with more than one, all of it on asking. */
function Evidence({ held }: { held: UserSkill }) {
  const { sign, text } = shownBy(held)
  const Sign = SIGNS[sign]
  const all = held.evidence ?? []
  const line = (
    <>
      <Sign className="i" aria-hidden="true" />
      {text}
    </>
  )
  const look = sign === 'weak' || sign === 'self' ? 'ev self' : 'ev'
  if (all.length < 2) return <span className={look}>{line}</span>
  return (
    <details className="ev-all">
      <summary className={look} title="Show all that speaks for it">
        {line}
      </summary>
      <ul>
        {all.slice(0, MOST).map((one) => (
          <li key={`${one.kind} ${one.createdAt} ${one.score}`}>{evidenceLine(one)}</li>
        ))}
      </ul>
    </details>
  )
}

const MOST = 12

/** Stands where a removed skill stood, until the person goes elsewhere: one click brings it back as it was. */
export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <li className="sk gone" role="status">
      <span>
        <b>{name}</b> was removed.
      </span>
      {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone, and Undo stands in its place */}
      <button type="button" className="btn btn-sm" onClick={onUndo} autoFocus>
        Undo
      </button>
    </li>
  )
}
