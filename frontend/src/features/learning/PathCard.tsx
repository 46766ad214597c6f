import type { LearningPath } from '@waymark/contracts/models/learning'
import { Link, useNavigate } from 'react-router-dom'
import { linkTo } from '../../routes.ts'
import { ContinueButton } from './ContinueButton.tsx'
import { ModuleBar } from './ModuleBar.tsx'
import { colourOf, PathIcon } from './PathLook.tsx'
import { dayText, hoursText, isComplete, modulesText, nextModule, pathHours, percentOf } from './path-words.ts'

/** A path in the list. Only the first one has the primary button. */
export function PathCard({ path, first }: { path: LearningPath; first: boolean }) {
  const navigate = useNavigate()
  const modules = path.modules ?? []
  const address = linkTo('learning', { path: path.id })
  const facts = [path.difficultyLevel, pathHours(path), path.targetSkills.join(', ')].filter(Boolean)
  return (
    <article className="panel path" style={colourOf(path.color)}>
      <div className="tab">
        <PathIcon type={path.iconType} />
      </div>
      <div className="bd">
        <h2 className="t-3">
          <Link to={address}>{path.title}</Link>
        </h2>
        {path.description && <p>{path.description}</p>}
        <ModuleBar modules={modules} />
        <p className="next">{whatIsNext(path)}</p>
        <div className="meta num">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {path.gapClosedAt && <span className="tag tag-spruce">Gap closed {dayText(path.gapClosedAt)}</span>}
        </div>
      </div>
      <div className="sd">
        <div className="num">
          <b>{percentOf(path.progressPercentage)}%</b>
          {modules.length > 0 && <span className="muted small">{modulesText(modules)}</span>}
        </div>
        <ContinueButton path={path} primary={first} onReview={() => navigate(address)} />
      </div>
    </article>
  )
}

function whatIsNext(path: LearningPath) {
  if (isComplete(path)) return path.completedAt ? `Completed on ${dayText(path.completedAt)}` : 'Completed'
  const next = nextModule(path.modules ?? [])
  if (!next) return null
  return (
    <>
      Next: <b className="strong">{next.title}</b>
      {next.estimatedDuration !== undefined && `, ${hoursText(next.estimatedDuration)}`}
    </>
  )
}
