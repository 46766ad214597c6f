import type { ReactNode } from 'react'
import type { Article } from './article-html.ts'

type Props = { heading: string; text: Article; children?: ReactNode }

/** A long text with its contents at the side, each a link to its section; what follows it stands under the text. */
export function ProseWithContents({ heading, text, children }: Props) {
  return (
    <div className="wrap art">
      <nav className="toc" aria-label="Contents">
        <b className="strong">{heading}</b>
        <ol>
          {text.contents.map(({ id, title: section }) => (
            <li key={id}>
              <a href={`#${id}`}>{section}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered at build time */}
        <div className="prose-text" dangerouslySetInnerHTML={{ __html: text.html }} />
        {children}
      </div>
    </div>
  )
}
