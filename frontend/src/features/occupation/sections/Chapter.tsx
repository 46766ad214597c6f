import type { ReactNode } from 'react'

/** A part of the page, headed by what it found. */
export function Chapter({ id, title, text, children }: { id: string; title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <section className="chap" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="t-3" id={`${id}-title`}>
        {title}
      </h2>
      {text && <p className="d">{text}</p>}
      {children}
    </section>
  )
}
