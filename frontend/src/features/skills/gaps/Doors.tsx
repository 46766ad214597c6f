import type { SkillDoors } from '@waymark/contracts/models/skills/skill'
import { Link } from 'react-router-dom'
import { useListSkillDoorsQuery } from '../../../api/skills.ts'
import { linkTo } from '../../../routes.ts'
import { AddHead, AddRow } from '../mine/AddRow.tsx'

const SHOWN = 3

/** The skills that would open the most better-paid moves. It comes beside the list: when it fails, the list stands alone. */
export function Doors({ onAdd }: { onAdd: (skillId: string, level: number) => Promise<boolean> }) {
  const { data, error } = useListSkillDoorsQuery()
  if (error || data?.doors.length === 0) return null
  const doors = data?.doors.slice(0, SHOWN) ?? []
  const heading = headingOf(data)
  return (
    <section className="grp doors" aria-label={heading} aria-busy={!data}>
      <h2 className="t-3">
        {heading} <small>{data ? doors.length : ''}</small>
      </h2>
      <ul className="panel">
        <AddHead />
        {!data && [1, 2, 3].map((row) => <DoorSkeleton key={row} />)}
        {doors.map((door) => (
          <AddRow key={door.skill.id} skill={door.skill} onAdd={onAdd}>
            <Why door={door} />
          </AddRow>
        ))}
      </ul>
      {data && <Basis doors={data} />}
    </section>
  )
}

function headingOf(data: SkillDoors | undefined): string {
  if (data?.basis === 'nothing') return 'Asked for most often'
  const opens = data === undefined || data.doors.slice(0, SHOWN).some(({ opened }) => opened > 0)
  return opens ? 'Open most doors for you' : 'Asked for by your best directions'
}

function Why({ door: { opened, askedBy = 0, examples } }: { door: SkillDoors['doors'][number] }) {
  if (opened === 0 && askedBy === 0) return null
  const moves = opened === 1 ? '1 better-paid move' : `${opened} better-paid moves`
  return (
    <span className="why" title={examples.join(', ')}>
      {opened > 0 ? moves : `${askedBy} of your ten best directions ask for more of it`}
      <span className="vh">, such as {examples.join(', ')}</span>
    </span>
  )
}

function Basis({ doors: { basis, assessmentAway, doors } }: { doors: SkillDoors }) {
  if (basis === 'nothing')
    return (
      <p className="cap">
        These are important in the most US jobs. <Link to={linkTo('assessment')}>Take the assessment</Link> to see which skills
        open doors for you.
      </p>
    )
  return (
    <p className="cap">
      {doors.slice(0, SHOWN).some(({ opened }) => opened > 0)
        ? 'Moves: viable directions with higher median pay that one more skill at the level they ask would add to your list.'
        : 'No single skill opens a better-paid direction now; these come up most in the directions that fit you best.'}
      {basis === 'skills' && assessmentAway && ' Your assessment could not be read just now: this goes by your skills alone.'}
      {basis === 'skills' && !assessmentAway && (
        <>
          {' '}
          This goes by your skills alone; <Link to={linkTo('assessment')}>the assessment</Link> makes it yours.
        </>
      )}
    </p>
  )
}

function DoorSkeleton() {
  return (
    <li className="sk ad sk-bones" aria-hidden="true">
      <div>
        <i className="h" />
        <i />
      </div>
      <i className="w" />
      <i className="s" />
      <i className="s" />
    </li>
  )
}
