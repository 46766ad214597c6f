import type { LearningPath } from '@waymark/contracts/models/learning'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useCreateLearningPathMutation, useListLearningPathsQuery } from '../../api/learning.ts'
import { linkTo, routes } from '../../routes.ts'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Lazy } from '../../ui/lazy-with-preload.tsx'
import { antdPart } from '../../ui/theme/antd-part.tsx'
import { InitButton } from './InitButton.tsx'
import { LearningSkeleton } from './LearningSkeleton.tsx'
import { PathCard } from './PathCard.tsx'
import { PathTotals } from './PathTotals.tsx'
import { isSignedOut, useLearningToasts } from './use-learning-toasts.ts'
import { newPath, type PathValues, wirePath } from './wire-path.ts'

const PathDialog = antdPart(async () => (await import('./PathDialog.tsx')).PathDialog)

type Props = {
  /** A skill that the address asks a new path for. */
  asked: string | null
  onAnswered: () => void
}

export function PathList({ asked, onAnswered }: Props) {
  const { data: paths, error, isLoading, refetch } = useListLearningPathsQuery()
  const [open, setOpen] = useState(asked !== null)
  const { failed } = useLearningToasts()
  useEffect(() => {
    if (asked !== null) setOpen(true)
  }, [asked])
  useEffect(() => {
    if (isSignedOut(error)) failed(error, '')
  }, [error, failed])

  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="t-1">Learning Paths</h1>
          <p>{introduction(paths)}</p>
        </div>
        <div className="btn-row">
          {paths && paths.length > 0 && <InitButton>Look for new gaps</InitButton>}
          <button type="button" className="btn" onClick={() => setOpen(true)}>
            <Plus className="i" strokeWidth={1.75} aria-hidden="true" />
            Create Path
          </button>
        </div>
      </div>
      {isLoading && <LearningSkeleton />}
      {error && <ErrorState what="your learning paths" error={error} onRetry={() => void refetch()} />}
      {paths && !error && (paths.length > 0 ? <Paths paths={paths} /> : <NoPaths />)}
      <CreateDialog
        open={open}
        asked={asked}
        onClose={() => {
          setOpen(false)
          if (asked !== null) onAnswered()
        }}
      />
    </>
  )
}

function Paths({ paths }: { paths: readonly LearningPath[] }) {
  return (
    <>
      <PathTotals paths={paths} />
      {paths.map((path, index) => (
        <PathCard key={path.id} path={path} first={index === 0} />
      ))}
    </>
  )
}

function NoPaths() {
  return (
    <EmptyState
      sign="empty"
      title="No learning paths yet"
      text={
        <>
          We can make some from the gaps in your top directions. Without a{' '}
          <Link to={linkTo('assessment')}>career assessment</Link> they start from your <Link to={linkTo('skills')}>skills</Link>.
        </>
      }
    >
      <InitButton primary>Make paths from my gaps</InitButton>
    </EmptyState>
  )
}

function CreateDialog({ open, asked, onClose }: { open: boolean; asked: string | null; onClose: () => void }) {
  const [create, { isLoading }] = useCreateLearningPathMutation()
  const { failed, done } = useLearningToasts()
  const save = async (values: PathValues) => {
    const answer = await create(wirePath(values))
    if (answer.error) return failed(answer.error, 'Failed to create learning path. Please try again.')
    done('Learning path created successfully!')
    onClose()
  }
  // Once it was open it stays, so that it can leave as it came.
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  if (!opened) return null
  const dialog = {
    open,
    heading: 'Create Learning Path',
    action: 'Create Path',
    initial: asked ? { ...newPath, title: asked, targetSkills: asked } : newPath,
    pending: isLoading,
    onSave: (values: PathValues) => void save(values),
    onClose,
  }
  return <Lazy part={PathDialog} props={dialog} fallback={null} />
}

function introduction(paths: readonly LearningPath[] | undefined): string {
  if (!paths?.length || paths.some(({ fromGap }) => fromGap)) return routes.learning.lead
  return 'Paths of your own. Each is a few modules, with free resources for every one.'
}
