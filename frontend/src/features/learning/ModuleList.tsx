import type { LearningModuleDetail, LearningPathDetail, LearningResource } from '@waymark/contracts/models/learning'
import { Checkbox } from 'antd'
import { useCompleteLearningModuleMutation } from '../../api/learning.ts'
import { hoursText, nextModule } from './path-words.ts'
import { useLearningToasts } from './use-learning-toasts.ts'

const stages = { learn: 'Learn', practise: 'Practice', show: 'Show' } as const
const types: Record<LearningResource['type'], string> = {
  course: 'Course',
  book: 'Book',
  documentation: 'Documentation',
  video: 'Video',
  practice: 'Practice',
  community: 'Community',
}

/** The modules in their order; the next one stands open. */
export function ModuleList({ path }: { path: LearningPathDetail }) {
  const next = nextModule(path.modules)
  return (
    <section className="panel modules">
      <h2 className="t-3">Modules</h2>
      <p className="muted small">
        Every resource is free, or free to read. They are named, not linked: look them up by name and publisher.
      </p>
      <ol>
        {path.modules.map((module) => (
          <Module key={module.id} pathId={path.id} module={module} next={module === next} />
        ))}
      </ol>
    </section>
  )
}

function Module({ pathId, module, next }: { pathId: string; module: LearningModuleDetail; next: boolean }) {
  const [complete, { isLoading }] = useCompleteLearningModuleMutation()
  const { failed, done } = useLearningToasts()
  const mark = async (completed: boolean) => {
    const answer = await complete({ pathId, moduleId: module.id, completed })
    if (answer.error) return failed(answer.error, 'Failed to update progress. Please try again.')
    done('Learning path progress has been updated!')
  }
  return (
    <li className={classOf(module, next)}>
      <Checkbox
        // On its way, the tick already stands where the hand put it.
        checked={isLoading !== module.completed}
        disabled={isLoading}
        onChange={({ target }) => void mark(target.checked)}
        aria-label={`Completed: ${module.title}`}
      />
      <details open={next}>
        <summary>
          <h3 className="t-5">
            {next && <span className="vh">Next: </span>}
            {module.title}
          </h3>
          <p className="meta num">
            <span>{stages[module.stage]}</span>
            {module.estimatedDuration !== undefined && <span>{hoursText(module.estimatedDuration)}</span>}
            {module.known && <span className="tag tag-spruce">Known from your inventory</span>}
          </p>
        </summary>
        <p>{module.description}</p>
        <ul className="res">
          {module.resources.map(({ type, name, publisher, note }) => (
            <li key={`${name} ${publisher}`}>
              <span className="tag tag-line">{types[type]}</span>
              <p>
                <b className="strong">{name}</b>
                <small>{[publisher, note].filter(Boolean).join(' · ')}</small>
              </p>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function classOf({ completed }: LearningModuleDetail, next: boolean): string | undefined {
  if (completed) return 'done'
  return next ? 'now' : undefined
}
