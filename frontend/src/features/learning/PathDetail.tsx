import type { LearningPathDetail } from '@waymark/contracts/models/learning'
import { Popconfirm } from 'antd'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useChangeLearningPathMutation, useDeleteLearningPathMutation, useGetLearningPathQuery } from '../../api/learning.ts'
import { linkTo } from '../../routes.ts'
import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx'
import { CheckIns } from './CheckIns.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { ModuleBar } from './ModuleBar.tsx'
import { ModuleList } from './ModuleList.tsx'
import { PathDialog } from './PathDialog.tsx'
import { colourOf } from './PathLook.tsx'
import { dayText, hoursText, isComplete, modulesText, pathHours, percentOf } from './path-words.ts'
import { useLearningToasts } from './use-learning-toasts.ts'
import { type PathValues, valuesOf, wirePath } from './wire-path.ts'

/** One path: its modules with free resources, and what the person says they did. */
export function PathDetail({ pathId }: { pathId: string }) {
  const { data: path, error, isLoading, refetch } = useGetLearningPathQuery(pathId)
  return (
    <>
      <Link className="back" to={linkTo('learning')}>
        <ArrowLeft className="i" size={20} strokeWidth={1.75} aria-hidden="true" />
        All learning paths
      </Link>
      {isLoading && (
        <div className="panel pad">
          <Skeleton widths={[-40, 70, 100, 60, 80, 74, 66]} label="Loading the learning path" />
        </div>
      )}
      {error && <ErrorState what="this learning path" error={error} onRetry={() => void refetch()} />}
      {path && !error && <Path path={path} />}
    </>
  )
}

function Path({ path }: { path: LearningPathDetail }) {
  const complete = isComplete(path)
  const facts = [
    path.difficultyLevel,
    pathHours(path),
    complete ? '' : `${hoursText(path.hoursLeft ?? 0)} left`,
    path.targetSkills.join(', '),
  ].filter(Boolean)
  return (
    <div style={colourOf(path.color)}>
      <div className="page-head">
        <div>
          <h1 className="t-1">{path.title}</h1>
          {path.description && <p>{path.description}</p>}
        </div>
        <PathActions path={path} />
      </div>
      <section className="panel stand" aria-label="Progress">
        <div>
          <ModuleBar modules={path.modules} />
          <div className="meta num">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        </div>
        <p className="num">
          <b>{percentOf(path.progressPercentage)}%</b>
          <span className="muted small">{modulesText(path.modules)}</span>
        </p>
        <ContinueButton path={path} primary />
      </section>
      {path.gapClosedAt && (
        <p className="note closed">
          Since {dayText(path.gapClosedAt)} your inventory holds {path.targetSkills.join(', ') || 'this skill'} at the level this
          path aims at. The gap is closed; what is left here is yours to finish or to leave.
        </p>
      )}
      <div className="lp">
        <ModuleList path={path} />
        <CheckIns path={path} />
      </div>
    </div>
  )
}

function PathActions({ path }: { path: LearningPathDetail }) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [change, changing] = useChangeLearningPathMutation()
  const [remove, removing] = useDeleteLearningPathMutation()
  const { failed, done } = useLearningToasts()

  const save = async (values: PathValues) => {
    const answer = await change({ pathId: path.id, path: wirePath(values) })
    if (answer.error) return failed(answer.error, 'Failed to change the learning path. Please try again.')
    done('Your changes to the learning path are saved.')
    setEditing(false)
  }
  const erase = async () => {
    const answer = await remove(path.id)
    if (answer.error) return failed(answer.error, 'Failed to delete the learning path. Please try again.')
    done('The learning path was deleted.')
    navigate(linkTo('learning'), { replace: true })
  }
  return (
    <div className="btn-row">
      <button type="button" className="btn" onClick={() => setEditing(true)}>
        Change
      </button>
      <Popconfirm
        title="Delete this path?"
        description="Its modules and check-ins go with it."
        okText="Delete"
        cancelText="Keep it"
        onConfirm={() => void erase()}
      >
        <button type="button" className="btn" disabled={removing.isLoading}>
          Delete
        </button>
      </Popconfirm>
      <PathDialog
        open={editing}
        heading="Change Learning Path"
        action="Save changes"
        initial={valuesOf(path)}
        pending={changing.isLoading}
        onSave={(values) => void save(values)}
        onClose={() => setEditing(false)}
      />
    </div>
  )
}
