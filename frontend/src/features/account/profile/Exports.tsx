import { identityRoutes } from '@waymark/contracts/routes/identity'
import { Icon } from '../../../ui/Icon.tsx'
import { Block } from '../AccountFrame.tsx'

const files = [
  {
    title: 'Everything',
    text: 'One JSON file: answers, skills, matches, learning, games, reports and activity. Report PDFs are under Your reports.',
    href: identityRoutes.exportAccount.path,
  },
  {
    title: 'Resume',
    text: 'JSON Resume, readable by other tools',
    href: `${identityRoutes.exportAccount.path}?format=resume`,
  },
]

export function Exports() {
  return (
    <Block title="Take your data with you" text="Answers, skills, matches, reports and activity.">
      <ul className="ex">
        {files.map(({ title, text, href }) => (
          <li key={title}>
            <span>
              <b className="strong">{title}</b>
              <small>{text}</small>
            </span>
            <a className="btn" href={href} download aria-label={`Export: ${title}`}>
              <Icon name="download" />
              Export
            </a>
          </li>
        ))}
      </ul>
    </Block>
  )
}
