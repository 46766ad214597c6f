import { Link } from 'react-router-dom'
import type { Dashboard } from '../../api/dashboard.ts'
import { LevelBars } from '../../entities/person/LevelBars.tsx'
import { linkTo } from '../../routes.ts'

/** The first three categories, four names each, and how many more there are. */
export function YourSkills({ dashboard }: { dashboard: Dashboard }) {
  const { skillGroups: groups = [], away } = dashboard
  if (away.includes('skills')) return null
  return (
    <section>
      <div className="section-head">
        <h2 className="t-3">Your skills</h2>
        <Link className="strong" to={linkTo('skills')}>
          Skills Inventory
        </Link>
      </div>
      {groups.length === 0 ? (
        <div className="panel pad none">
          <p>No skill yet. Three are enough for the first matches.</p>
          <Link className="btn" to={linkTo('skills', { tab: 'add' })}>
            Add skills
          </Link>
        </div>
      ) : (
        <div className="panel cats">
          {groups.map(({ category, skills, more }) => (
            <div key={category}>
              <h3 className="t-5">{category}</h3>
              <ul>
                {skills.map(({ id, name, proficiencyLevel }) => (
                  <li key={id}>
                    {name}
                    {proficiencyLevel > 0 ? <LevelBars level={proficiencyLevel} /> : <small className="muted">Not rated</small>}
                  </li>
                ))}
              </ul>
              {more > 0 && (
                <Link className="more" to={linkTo('skills', { category })}>
                  +{more} more
                </Link>
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
