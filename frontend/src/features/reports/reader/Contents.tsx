import type { ReportView } from '@waymark/contracts/models/report/report'
import { useEffect, useState } from 'react'

type Sections = ReportView['sections']

/** The contents beside the pages; a blaze marks the one being read. */
export function ContentsRail({ sections }: { sections: Sections }) {
  const current = useSectionInView(sections)
  return (
    <nav className="rail-nav" aria-label="Contents">
      <b className="strong">Contents</b>
      <ol className="num">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same, folded, where there is no room beside. */
export function ContentsFold({ sections }: { sections: Sections }) {
  return (
    <details className="panel mob">
      <summary>Contents</summary>
      <ol className="num">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  )
}

function useSectionInView(sections: Sections): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting)
        if (shown) setCurrent(shown.target.id)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
