import type { Skill, UserSkill } from '@waymark/contracts/models/skills/skill'
import { useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ComparePanel } from '../gaps/ComparePanel.tsx'
import { LevelsByCategory } from '../LevelsByCategory.tsx'
import type { SkillsAddress } from '../skills-address.ts'
import { fits, groupByCategory, orderOfCategories, rankOf } from './find-skills.ts'
import { RemovedRow, SkillRow } from './SkillRow.tsx'
import { useSkillWrites } from './use-skill-writes.ts'

type Props = {
  held: readonly UserSkill[]
  catalogue: readonly Skill[]
  address: SkillsAddress
  onAddress: (change: Partial<SkillsAddress>) => void
}

/** The skills a person holds by category, what they come to together, and how they stand against a target. */
export function MySkills({ held, catalogue, address, onAddress }: Props) {
  const writes = useSkillWrites()
  const [removed, setRemoved] = useState<readonly UserSkill[]>([])
  const [restored, setRestored] = useState('')
  const spellings = new Map(catalogue.map((skill) => [skill.id, skill]))
  const own = new Set(held.map(({ skillId }) => skillId))
  const gone = removed.filter(({ skillId }) => !own.has(skillId))
  const order = orderOfCategories([])
  const shown = [...held, ...gone]
    .filter(({ skill }) => fits(spellings.get(skill.id) ?? skill, address.search, address.category))
    .sort(
      (a, b) =>
        rankOf(a.skill, address.search) - rankOf(b.skill, address.search) ||
        order(a.skill.category) - order(b.skill.category) ||
        byName(a, b),
    )

  const remove = async (held: UserSkill) => {
    const skill = { ...held, proficiencyLevel: writes.levelUnderWay(held.skillId) ?? held.proficiencyLevel }
    if (await writes.remove(skill.skillId)) setRemoved((before) => [...before.filter(({ id }) => id !== skill.id), skill])
  }
  return (
    <>
      {shown.length === 0 && <NothingHere none={held.length === 0} onAdd={() => onAddress({ tab: 'add' })} />}
      {groupByCategory(shown, ({ skill }) => skill.category).map(({ category, entries }, at) => (
        <section className="grp" key={category} aria-label={category}>
          <h2 className="t-3">
            {category} <small>{entries.filter(({ skillId }) => own.has(skillId)).length}</small>
          </h2>
          <ul className="panel">
            {at === 0 && (
              <li className="sk hd" aria-hidden="true">
                <span>Skill</span>
                <span>Level</span>
                <span>What shows it</span>
                <span className="dm">Demand</span>
              </li>
            )}
            {entries.map((skill) =>
              own.has(skill.skillId) ? (
                <SkillRow
                  key={skill.skillId}
                  held={skill}
                  restored={skill.skillId === restored}
                  onLevel={(level) => void writes.change(skill.skillId, level)}
                  onRemove={() => void remove(skill)}
                />
              ) : (
                <RemovedRow
                  key={skill.skillId}
                  name={skill.skill.name}
                  onUndo={() => {
                    setRestored(skill.skillId)
                    void writes.add(skill.skillId, skill.proficiencyLevel)
                  }}
                />
              ),
            )}
          </ul>
        </section>
      ))}
      {(held.length > 0 || address.target !== '') && (
        <ComparePanel held={held} target={address.target} onTarget={(target) => onAddress({ target })} />
      )}
      {held.length > 0 && <LevelsByCategory held={held} />}
    </>
  )
}

function NothingHere({ none, onAdd }: { none: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      sign="empty"
      title="No skills found matching your criteria"
      text={
        none
          ? 'Your inventory is empty. Add what you can do; a level is optional, and you can take anything off again.'
          : 'Try another word or another category, or add the skill to your inventory.'
      }
      live
    >
      <button type="button" className="btn btn-p" onClick={onAdd}>
        Add Skills
      </button>
    </EmptyState>
  )
}

function byName(a: UserSkill, b: UserSkill): number {
  return a.skill.name.localeCompare(b.skill.name)
}
