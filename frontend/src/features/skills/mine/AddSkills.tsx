import type { Skill, UserSkill } from '@waymark/contracts/models/skills/skill'
import { useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Doors } from '../gaps/Doors.tsx'
import { ALL, type SkillsAddress } from '../skills-address.ts'
import { AddHead, AddRow } from './AddRow.tsx'
import { firstOfEach, groupByCategory, type NothingOpen, skillsToAdd } from './find-skills.ts'
import { useSkillWrites } from './use-skill-writes.ts'

type Props = {
  held: readonly UserSkill[]
  catalogue: readonly Skill[]
  address: SkillsAddress
  onAddress: (change: Partial<SkillsAddress>) => void
}

/** Of each category at first, and how many categories; in a search or one category, rows. */
const OF_EACH = 4
const CATEGORIES = 6
const ROWS = 24

/** The catalogue without what is held: first what opens most doors, then by category, the person's own fields first. */
export function AddSkills({ held, catalogue, address, onAddress }: Props) {
  const writes = useSkillWrites()
  const [times, setTimes] = useState(1)
  const { open, nothing } = skillsToAdd({ held, catalogue, ...address })
  const overview = address.search.trim() === '' && address.category === ALL
  const shown = overview ? firstOfEach(open, OF_EACH, CATEGORIES * times) : open.slice(0, ROWS * times)
  const sizes = Map.groupBy(open, ({ category }) => category)
  return (
    <>
      {overview && <Doors onAdd={writes.add} />}
      {nothing && <NothingToAdd why={nothing} />}
      {groupByCategory(shown, ({ category }) => category).map(({ category, entries }, at) => (
        <section className="grp" key={category} aria-label={category}>
          <h2 className="t-3">
            {category} <small>{sizes.get(category)?.length}</small>
          </h2>
          <ul className="panel">
            {at === 0 && !overview && <AddHead />}
            {entries.map((skill) => (
              <AddRow key={skill.id} skill={skill} onAdd={writes.add} />
            ))}
          </ul>
          {overview && (sizes.get(category)?.length ?? 0) > entries.length && (
            <button type="button" className="link" onClick={() => onAddress({ category })}>
              All {sizes.get(category)?.length} in {category}
            </button>
          )}
        </section>
      ))}
      {open.length > shown.length && (
        <p className="muted" role="status">
          Showing {shown.length} of {open.length}.{' '}
          {(!overview || sizes.size > CATEGORIES * times) && (
            <button type="button" className="link" onClick={() => setTimes(times + 1)}>
              Show more
            </button>
          )}
        </p>
      )}
    </>
  )
}

function NothingToAdd({ why }: { why: NothingOpen }) {
  if (why === 'all held')
    return (
      <EmptyState
        sign="empty"
        title="All available skills have been added to your profile"
        text="Each of them stands under My Skills, where its level can be changed."
        live
      />
    )
  return (
    <EmptyState
      sign="empty"
      title="No skills found matching your criteria"
      text={
        why === 'fitting held'
          ? 'What fits is in your inventory already. Another word or category may show more.'
          : 'Try another spelling, a shorter word, or all categories.'
      }
      live
    />
  )
}
