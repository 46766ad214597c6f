import type { ReportView } from '@waymark/contracts/models/report/report'
import type { ReportMarks } from '@waymark/contracts/models/report/report-marks'
import { memo, useEffect, useRef } from 'react'
import { bindMarks, type KeepMark } from './bind-marks.ts'

type Props = { sections: ReportView['sections']; marks: ReportMarks | undefined; keep: KeepMark }

/** The pages of a report with its boxes and places to write, which wait until it is known what they hold. */
export function ReportPages({ sections, marks, keep }: Props) {
  const pages = useRef<HTMLDivElement>(null)
  const held = useRef({ marks, keep })
  held.current = { marks, keep }
  const known = marks !== undefined
  useEffect(() => {
    const { current } = pages
    if (!current) return
    const { marks: first } = held.current
    if (known && first) return bindMarks(current, { marks: first, keep: (place, mark) => held.current.keep(place, mark) })
    for (const box of current.querySelectorAll<HTMLInputElement>('input[data-box]')) box.disabled = true
  }, [known])
  return (
    <div ref={pages}>
      {sections.map(({ id, html }) => (
        <Page key={id} id={id} html={html} />
      ))}
    </div>
  )
}

// Once in the page, its fields are not React's: it must not be drawn again for a change around it.
const Page = memo(({ id, html }: { id: string; html: string }) => (
  // The HTML comes from the report service's own templates, which escape whatever a person wrote.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <section className="rs" id={id} dangerouslySetInnerHTML={{ __html: html }} />
))
