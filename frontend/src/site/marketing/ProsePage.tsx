import type { ReactNode } from 'react'
import type { Article } from '../blog/article-html.ts'
import { ProseWithContents } from '../blog/ProseWithContents.tsx'
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
        <ProseWithContents heading="On this page" text={text}>
          {aside}
        </ProseWithContents>
      </article>
    </MarketingFrame>
  )
}
