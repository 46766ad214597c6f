import type { Project } from '@waymark/contracts/models/identity/portfolio'
import { dateText, shortLink } from '@waymark/contracts/models/resume/resume-sheet'
import { Popconfirm } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useDeleteProjectMutation, useOrderProjectsMutation } from '../../../api/account/portfolio.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

type Props = { project: Project; index: number; ids: string[]; onEdit: () => void }

export function ProjectRow({ project, index, ids, onEdit }: Props) {
  const toast = useToast()
  const [remove, { isLoading: isRemoving }] = useDeleteProjectMutation()
  const [order, { isLoading: isMoving }] = useOrderProjectsMutation()
  const { id, title, role, startDate, endDate, description, links, skills } = project
  const period = [dateText(startDate), startDate && !endDate ? 'today' : dateText(endDate)].filter(Boolean).join('–')

  const erase = async () => {
    const answer = await remove(id)
    if (!answer.error) toast({ title: 'Project deleted', variant: 'success' })
  }
  const move = (by: number) => void order(ids.toSpliced(index, 1).toSpliced(index + by, 0, id))

  return (
    <li>
      <div className="project">
        <div>
          <h2 className="t-4">{title}</h2>
          {(role || period) && <p className="small num">{[role, period].filter(Boolean).join(' · ')}</p>}
          {description && <p className="cs-text">{description}</p>}
          {links.length > 0 && (
            <ul className="links">
              {links.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener nofollow noreferrer">
                    {label || shortLink(url)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {skills.length > 0 && (
            <ul className="tags" aria-label="Skills">
              {skills.map((skill) => (
                <li className="tag" key={skill.id}>
                  {skill.name}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="project-acts">
          <button
            type="button"
            className="icon-btn"
            aria-label={`Move ${title} up`}
            disabled={index === 0 || isMoving}
            onClick={() => move(-1)}
          >
            <ArrowUp className="i" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={`Move ${title} down`}
            disabled={index === ids.length - 1 || isMoving}
            onClick={() => move(1)}
          >
            <ArrowDown className="i" aria-hidden="true" />
          </button>
          <button type="button" className="btn btn-sm" onClick={onEdit} aria-label={`Edit ${title}`}>
            Edit
          </button>
          <Popconfirm
            title="Delete this project?"
            description="Its evidence for skills goes with it."
            okText="Delete"
            onConfirm={erase}
          >
            <button type="button" className="btn btn-sm" disabled={isRemoving} aria-label={`Delete ${title}`}>
              Delete
            </button>
          </Popconfirm>
        </div>
      </div>
    </li>
  )
}
