import type { ReactNode } from 'react'
import type { Article } from '../blog/article-html.ts'
import { MarketingFrame } from './MarketingFrame.tsx'

type Props = { kicker: string; title: string; text: Article; aside?: ReactNode; head?: ReactNode }

/** A page that is mostly text: contents at the side, sections with addresses, no script. */
export function ProsePage({ kicker, title, text, aside, head }: Props) {
  return (
    <MarketingFrame>
      <article>
        <header className="art-head art-plain">
          <div className="wrap">
            <div className="tx">
              <p className="kicker">{kicker}</p>
              <h1 className="t-2">{title}</h1>
              {head}
            </div>
          </div>
        </header>
        <div className="wrap art">
          <nav className="toc" aria-label="Contents">
            <b className="strong">On this page</b>
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
            {aside}
          </div>
        </div>
      </article>
    </MarketingFrame>
  )
}
