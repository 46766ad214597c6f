import type { Skill } from '@waymark/contracts/models/skills/skill'
import { type ReactNode, useState } from 'react'
import { Demand } from '../gaps/Demand.tsx'
import { LevelSet } from './LevelSet.tsx'

type Props = {
  skill: Skill
  onAdd: (skillId: string, level: number) => Promise<boolean>
  /** Why it is offered first. */
  children?: ReactNode
}

/** A skill to add. A level may be picked first; without one it is held as not rated. */
export function AddRow({ skill, onAdd, children }: Props) {
  const [level, setLevel] = useState(0)
  const [busy, setBusy] = useState(false)
  const add = async (button: HTMLButtonElement) => {
    setBusy(true)
    const next = nextAdd(button)
    if (await onAdd(skill.id, level)) next?.focus()
    else setBusy(false)
  }
  return (
    <li className="sk ad">
      <div>
        <b>{skill.name}</b>
        <p>{skill.description}</p>
        {children}
      </div>
      <LevelSet name={skill.name} level={level} onPick={setLevel} />
      <Demand score={skill.demandScore} />
      <button
        type="button"
        className={level > 0 ? 'btn btn-sm btn-p' : 'btn btn-sm'}
        aria-label={`Add ${skill.name}`}
        disabled={busy}
        onClick={({ currentTarget }) => void add(currentTarget)}
      >
        Add
      </button>
    </li>
  )
}

/** An added skill leaves the list, and its button with it: the keyboard goes on at the next one. */
function nextAdd(button: HTMLButtonElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('.sk.ad .btn')]
  return all[all.indexOf(button) + 1] ?? document.querySelector<HTMLElement>('.skills .filters input') ?? undefined
}

export function AddHead() {
  return (
    <li className="sk hd ad" aria-hidden="true">
      <span>Skill</span>
      <span>Level</span>
      <span className="dm">Demand</span>
      <span />
    </li>
  )
}
