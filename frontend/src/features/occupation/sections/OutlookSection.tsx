import type { CSSProperties } from 'react'
import type { OccupationFigures } from '../../../api/occupations.ts'
import { people, signedPercent, whole } from '../../../entities/occupation/figures.ts'
import { Chapter } from './Chapter.tsx'

export function OutlookSection({ data }: { data: OccupationFigures }) {
  const { growth, openings, separations, employment2024, employment2034 } = data.outlook
  if (!growth || !openings)
    return <Chapter id="open" title="No projection is published" text="The projections do not print this occupation." />
  const leaving = separations?.value ?? 0
  const created = Math.max(0, openings.value - leaving)
  return (
    <Chapter id="open" title={outlookFinding(data)} text={jobsInWords(data)}>
      {leaving > 0 && <Parts leaving={leaving} created={created} />}
      <p className="cap">
        BLS Employment Projections 2024–34
        {employment2024 &&
          employment2034 &&
          `: ${people(employment2024.value)} people in 2024, ${people(employment2034.value)} in 2034`}
        . A projection, not a promise.
      </p>
    </Chapter>
  )
}

/** One bar to scale; the figures stand below it, so that a small part stays small. */
function Parts({ leaving, created }: { leaving: number; created: number }) {
  const parts = [
    { key: 'leaving', value: leaving, colour: 'var(--data-1)', label: 'people who leave or change occupation' },
    { key: 'created', value: created, colour: 'var(--data-2)', label: 'new jobs' },
  ].filter(({ value }) => value > 0)
  return (
    <>
      <div
        className="sum-bar"
        role="img"
        aria-label={`${whole(leaving)} openings from people who leave, ${whole(created)} new jobs a year`}
      >
        {parts.map(({ key, value, colour }) => (
          <i key={key} style={{ '--w': (100 * value) / (leaving + created), background: colour } as CSSProperties} />
        ))}
      </div>
      <div className="sum-labels num">
        {parts.map(({ key, value, colour, label }) => (
          <div key={key}>
            <i aria-hidden="true" style={{ background: colour }} />
            <b>{whole(value)}</b>
            <span>{label}</span>
          </div>
        ))}
      </div>
    </>
  )
}

export function outlookFinding({ outlook: { growth, openings, separations } }: Pick<OccupationFigures, 'outlook'>): string {
  if (!growth || !openings) return 'No projection is published'
  if (growth.value < 0) return `Fewer jobs by 2034, yet ${whole(openings.value)} openings a year`
  const leaving = separations?.value ?? 0
  if (leaving === 0) return `${whole(openings.value)} openings a year`
  return leaving > openings.value / 2 ? 'Most openings come from people who leave' : 'Most openings are new jobs'
}

function jobsInWords({ outlook: { growth, openings }, national }: OccupationFigures): string {
  const against = national ? `, against ${signedPercent(national.growth)} for all occupations` : ''
  return `${whole(openings?.value ?? 0)} openings a year, 2024–34. The number of jobs changes by ${signedPercent(growth?.value ?? 0)}${against}.`
}
