import type { Project } from '@waymark/contracts/models/identity/portfolio'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useListProjectsQuery } from '../../../api/account/portfolio.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/EmptyState.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { ProjectForm } from './ProjectForm.tsx'
import { ProjectRow } from './ProjectRow.tsx'

/** Projects with links, skills and what came of them. Private: nobody else can open them. */
export function PortfolioPage() {
  const { data, error, refetch } = useListProjectsQuery()
  const [edited, setEdited] = useState<Project | 'new'>()
  const projects = data?.projects ?? []
  const close = () => setEdited(undefined)
  return (
    <AccountFrame
      page="portfolio"
      actions={
        data &&
        edited === undefined && (
          <button type="button" className="btn btn-p" onClick={() => setEdited('new')}>
            <Plus className="i" aria-hidden="true" />
            Add a project
          </button>
        )
      }
    >
      {edited === 'new' && <ProjectForm onDone={close} />}
      {!data && error && <ErrorState what="your portfolio" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton widths={[-40, 100, 70, -40, 100, 70]} label="Your portfolio is being read" />}
      {data && projects.length === 0 && edited === undefined && (
        <EmptyState
          sign="empty"
          title="No project yet"
          text="A tool you built, a process you changed, an event you ran: whatever shows what you can do."
        >
          <button type="button" className="btn btn-p" onClick={() => setEdited('new')}>
            Add your first project
          </button>
        </EmptyState>
      )}
      {projects.length > 0 && (
        <ul className="panel projects">
          {projects.map((project, index) =>
            edited !== 'new' && edited?.id === project.id ? (
              <li key={project.id}>
                <ProjectForm project={project} onDone={close} />
              </li>
            ) : (
              <ProjectRow
                key={project.id}
                project={project}
                index={index}
                ids={projects.map(({ id }) => id)}
                onEdit={() => setEdited(project)}
              />
            ),
          )}
        </ul>
      )}
    </AccountFrame>
  )
}
