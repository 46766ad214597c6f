import type { ReactNode } from 'react'
import { Links, type WayOn } from './Links.tsx'

type Props = { kicker: string; title: string; lead: string; ways: readonly WayOn[]; children?: ReactNode }

/** The head of a marketing page: what it is about, the ways on, and a real specimen beside it. */
export function Hero({ kicker, title, lead, ways, children }: Props) {
  return (
    <section className="mh">
      <div className="wrap">
        <div className="tx">
          <p className="kicker">{kicker}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <Links ways={ways} />
        </div>
        {children}
      </div>
    </section>
  )
}

/** The last band of a marketing page. */
export function Closing({ title, text, ways }: { title: string; text: string; ways: readonly WayOn[] }) {
  return (
    <section className="last">
      <div className="wrap">
        <div>
          <h2 className="t-2">{title}</h2>
          <p>{text}</p>
        </div>
        <Links ways={ways} />
      </div>
    </section>
  )
}
