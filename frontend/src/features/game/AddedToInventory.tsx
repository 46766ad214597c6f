import type { GameResult } from '@waymark/contracts/models/game'
import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useListUserSkillsQuery } from '../../api/skills.ts'
import { LevelBars } from '../../entities/person/LevelBars.tsx'
import { linkTo } from '../../routes.ts'
import { Skeleton } from '../../ui/EmptyState.tsx'
import { skillOfCategory } from './category-words.ts'

/** News of a finished game reaches the inventory by itself, usually within a second. */
const newsMs = 1500

/** The skills of the inventory that this game speaks for. */
export function AddedToInventory({ result }: { result: GameResult }) {
  const { practice, finishedAt } = result
  const waited = useWaited(newsMs)
  const skip = !waited || practice === true
  const { data, isError, isFetching } = useListUserSkillsQuery(undefined, { skip, refetchOnMountOrArgChange: true })
  return (
    <section>
      <h2 className="t-3">Added to your inventory</h2>
      {practice ? (
        <p className="game-none">Nothing: this game was for practice.</p>
      ) : data && !skip && !isFetching ? (
        <Added skills={data.filter((skill) => speaksFor(skill, finishedAt))} result={result} />
      ) : isError ? (
        <p className="game-none">Your inventory cannot be read right now. The game is recorded and will show there.</p>
      ) : (
        <div className="game-none">
          <Skeleton widths={[60, 45]} label="Reading your inventory" />
        </div>
      )}
      <p className="game-on">
        <Link to={linkTo('skills')}>See your skills inventory</Link>
      </p>
    </section>
  )
}

function Added({ skills, result }: { skills: readonly UserSkill[]; result: GameResult }) {
  if (skills.length === 0) {
    const [first = 'analytics'] = result.categories ?? []
    return (
      <p className="game-none">
        None of the skills you hold is one that this game speaks for. Your answers are kept: they count as soon as you add one,
        such as {skillOfCategory[first]}.
      </p>
    )
  }
  return (
    <ol>
      {skills.map(({ id, skill, proficiencyLevel, verified }) => (
        <li key={id} className="game-level">
          <span>
            {skill.name}
            <span className="cap">
              {verified ? 'Verified by your games' : 'Evidence kept; not enough right answers yet to verify it'}
            </span>
          </span>
          {proficiencyLevel > 0 && <LevelBars level={proficiencyLevel} />}
        </li>
      ))}
    </ol>
  )
}

/** The evidence carries the time of the game's end, to the millisecond or a little later. */
function speaksFor({ evidence = [] }: UserSkill, finishedAt: string | undefined): boolean {
  if (!finishedAt) return false
  const end = Date.parse(finishedAt)
  return evidence.some(({ kind, createdAt }) => kind === 'quiz' && Math.abs(Date.parse(createdAt) - end) < 5000)
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return waited
}
