import { Link } from 'react-router-dom'
import type { OccupationFigures } from '../../../api/occupations.ts'
import { countWord, upperFirst } from '../../../entities/occupation/figures.ts'
import { linkTo } from '../../../routes.ts'
import { Chapter } from './Chapter.tsx'

const shownTools = 12

export function ToolsSection({ data }: { data: OccupationFigures }) {
  const wanted = data.technologies.filter(({ inDemand }) => inDemand)
  const tools = data.technologies.slice(0, shownTools)
  return (
    <Chapter
      id="tools"
      title={toolsFinding(wanted.length, data.technologies.length)}
      text="Filled: asked for often in postings for this work. Outlined: used in it."
    >
      <ul className="tags">
        {tools.map(({ name, inDemand }) => (
          <li key={name} className={inDemand ? 'tag tag-spruce' : 'tag tag-line'}>
            {name}
          </li>
        ))}
      </ul>
      <div className="btn-row chap-ways">
        <Link className="btn" to={linkTo('jobs', { title: data.title })}>
          See jobs
        </Link>
        <Link className="btn" to={linkTo('skills', { target: data.code })}>
          Compare with your skills
        </Link>
      </div>
      <p className="cap">O*NET 29.3, technology skills.</p>
    </Chapter>
  )
}

function toolsFinding(wanted: number, all: number): string {
  if (all === 0) return 'No tools are listed'
  if (wanted === 0) return 'The tools in use'
  const count = wanted > 10 ? String(wanted) : upperFirst(countWord(wanted))
  return `${count} ${wanted === 1 ? 'tool is' : 'tools are'} often asked for`
}
