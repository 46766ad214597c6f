import type { ReactNode } from 'react'

export type CoverTone = 'spruce' | 'lake' | 'rust' | 'umber'

const toneClass: Record<CoverTone, string> = { spruce: '', lake: ' c2', rust: ' c3', umber: ' c4' }

/** A report cover: the one object of the product that casts a shadow. */
export function Cover({ title, tone, children }: { title: string; tone: CoverTone; children?: ReactNode }) {
  return (
    <span className={`cover${toneClass[tone]}`}>
      <strong>{title}</strong>
      {children}
      <svg className="mk" viewBox="0 0 18 24" aria-hidden="true">
        <rect y="12.5" width="7.5" height="11" rx=".75" fill="#fff" />
        <rect x="9.5" y=".5" width="7.5" height="11" rx=".75" fill="#F4BE1E" />
      </svg>
    </span>
  )
}
