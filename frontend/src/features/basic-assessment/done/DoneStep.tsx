import { Link } from 'react-router-dom'
import { useListUserSkillsQuery } from '../../../api/skills.ts'
import { LevelBars } from '../../../entities/person/LevelBars.tsx'
import { linkTo } from '../../../routes.ts'
import { BestJob } from './BestJob.tsx'
import { Directions } from './Directions.tsx'

const levels = ['Not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert']
const shownSkills = 3

/** Step 5: one large panel for the directions, two small ones for skills and jobs. */
export function DoneStep({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="t-1" tabIndex={-1}>
            Your assessment is complete
          </h1>
          <p>
            Your answers are compared with 923 occupations. You can{' '}
            <button type="button" className="link" onClick={onAgain}>
              change any of them
            </button>{' '}
            and send them again; the ranking is then worked out anew.
          </p>
        </div>
      </div>
      <div className="dn">
        <Directions />
        <div className="side2">
          <Skills />
          <BestJob />
        </div>
      </div>
    </>
  )
}

function Skills() {
  const { data: held } = useListUserSkillsQuery()
  const best = [...(held ?? [])].sort((a, b) => (b.proficiencyLevel ?? 0) - (a.proficiencyLevel ?? 0)).slice(0, shownSkills)
  return (
    <section className="panel">
      <div>
        <h2 className="t-3">Skills</h2>
        {best.length > 0 && (
          <ul className="lv">
            {best.map(({ id, skill, proficiencyLevel = 0 }) => (
              <li key={id}>
                {skill.name}
                <span>
                  <LevelBars level={proficiencyLevel} />
                  <em>{levels[Math.round(proficiencyLevel)]}</em>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <p className="muted small">
          {held?.length === 0 && 'There is nothing in your inventory yet. '}Every skill you add narrows the range of each match.
        </p>
        <Link className="btn" to={linkTo('skills')}>
          Add your skills
        </Link>
      </div>
    </section>
  )
}
