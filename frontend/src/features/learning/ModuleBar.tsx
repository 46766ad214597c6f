import type { LearningModule } from '@waymark/contracts/models/learning'
import type { CSSProperties } from 'react'
import { modulesText, nextModule } from './path-words.ts'

/** One segment a module: done in the path's colour, the next one a blaze, the rest hollow. */
export function ModuleBar({ modules }: { modules: readonly LearningModule[] }) {
  if (modules.length === 0) return null
  const next = nextModule(modules)
  return (
    <div
      className="mods"
      style={{ '--n': modules.length } as CSSProperties}
      role="img"
      aria-label={`${modulesText(modules)} completed`}
    >
      {modules.map((module) => (
        <i key={module.id} className={classOf(module, next)} />
      ))}
    </div>
  )
}

function classOf(module: LearningModule, next: LearningModule | undefined): string | undefined {
  if (module.completed) return 'on'
  return module === next ? 'now' : undefined
}
