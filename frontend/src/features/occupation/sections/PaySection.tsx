import type { CSSProperties } from 'react'
import type { OccupationFigures } from '../../../api/occupations.ts'
import { countWord, upperFirst } from '../../../entities/occupation/figures.ts'
import { payHere } from '../../../entities/occupation/pay-here.ts'
import { dollars } from '../../../lib/money.ts'
import { Chapter } from './Chapter.tsx'
import { type PayAxis, payAxis, placeOn } from './pay-axis.ts'

type WageYear = NonNullable<OccupationFigures['wagesByYear']>[number]

/** Yearly ranges, one row an edition: a bar from the lowest to the highest tenth, a line at the median. */
export function PaySection({ data }: { data: OccupationFigures }) {
  const years = (data.wagesByYear ?? []).filter(({ median }) => median !== undefined)
  if (years.length === 0)
    return (
      <Chapter id="pay" title="No yearly pay is published" text="The wage release prints no annual figure for this occupation." />
    )
  const own = ownYear(data)
  const figures = [...years, ...(own ? [own] : [])]
    .flatMap(({ p10, median, p90 }) => [p10, median, p90])
    .filter((figure) => figure !== undefined)
  const axis = payAxis(data.national ? [...figures, data.national.medianPay] : figures)
  const latest = years.at(-1)!
  const { unpublished } = payHere(data)
  return (
    <Chapter
      id="pay"
      title={own ? stateFinding(data, own) : payFinding(years)}
      text={`Each bar runs from the lowest to the highest tenth; the line is the median. ${own ? 'Pay' : 'US national,'} a year, before tax.`}
    >
      <ul className="rg num">
        {years.map((year) => (
          <YearRow key={year.year} year={year} axis={axis} name={`May ${year.year}`} strong={year === latest && !own} />
        ))}
        {own && <YearRow year={own} axis={axis} name={`${data.stateWages?.state}, ${own.year}`} strong />}
        {data.national && (
          <li className="all">
            <span>All jobs, 2024</span>
            <span
              className="axis"
              style={{ '--m': placeOn(axis, data.national.medianPay), '--cm': 'var(--data-rest)' } as CSSProperties}
              role="img"
              aria-label={`All occupations: median ${dollars(data.national.medianPay)}`}
            >
              <i />
            </span>
            <span className="v plain">{dollars(data.national.medianPay)}</span>
          </li>
        )}
        <li className="ax" aria-hidden="true">
          <span />
          <div>
            {axis.ticks.map((tick) => (
              <span key={tick} className={tick === axis.to ? 'end' : undefined} style={{ left: `${placeOn(axis, tick)}%` }}>
                ${tick / 1000}k
              </span>
            ))}
          </div>
          <span />
        </li>
      </ul>
      <p className="cap">
        {own && `${latestInWords(own, payHere(data).place)} The other rows are US national. `}
        {unpublished && `For ${unpublished} no figure is published; these are the national ones. `}
        {latestInWords(latest, own && 'US national')} BLS, OEWS {years[0]?.year} to {own?.year ?? latest.year}. Not adjusted for
        prices.
        {data.ownWages === false && ' These are the figures of the wider group that this occupation belongs to.'}
        {data.wages.median?.unit.includes('at or above') && ' The release prints $239,200 where pay is at or above it.'}
      </p>
    </Chapter>
  )
}

function YearRow({ year, axis, name, strong }: { year: WageYear; axis: PayAxis; name: string; strong: boolean }) {
  const median = year.median ?? 0
  const low = year.p10 ?? median
  const high = year.p90 ?? axis.to
  const style = { '--a': placeOn(axis, low), '--b': placeOn(axis, high), '--m': placeOn(axis, median) } as CSSProperties
  return (
    <li>
      <span className={strong ? 'strong' : undefined}>{name}</span>
      <span
        className="axis"
        style={style}
        role="img"
        aria-label={`${name}: ${dollars(low)} to ${year.p90 === undefined ? 'not published' : dollars(high)}, median ${dollars(median)}`}
      >
        <b />
        <i />
      </span>
      <span className="v">{dollars(median)}</span>
    </li>
  )
}

/** The wages of the person's state as a row of their own. */
function ownYear({ stateWages }: OccupationFigures): WageYear | undefined {
  const { p10, p25, median, p75, p90 } = stateWages?.wages ?? {}
  if (!median) return undefined
  return { year: median.year, p10: p10?.value, p25: p25?.value, median: median.value, p75: p75?.value, p90: p90?.value }
}

/** The editions are a year apart, so the state stands beside the nation without a percent between them. */
export function stateFinding(data: OccupationFigures, { median }: WageYear): string {
  return `Half in ${payHere(data).place} earn more than ${dollars(median ?? 0)}`
}

export function payFinding(years: readonly WageYear[]): string {
  const first = years[0]
  const last = years.at(-1)
  if (!first?.median || !last?.median || first === last) return `Half earn more than ${dollars(last?.median ?? 0)}`
  const change = last.median - first.median
  const span = last.year - first.year
  const time = `${countWord(span)} ${span === 1 ? 'year' : 'years'}`
  if (change === 0) return `Median pay has not moved in ${time}`
  return `Median pay has ${change > 0 ? 'risen' : 'fallen'} by ${dollars(Math.abs(change))} in ${time}`
}

function latestInWords({ year, p10, p25, median, p75, p90 }: WageYear, place?: string): string {
  const parts = [
    ['lowest tenth', p10],
    ['quarter', p25],
    ['median', median],
    ['three quarters', p75],
    ['highest tenth', p90],
  ] as const
  const printed = parts.filter(([, value]) => value !== undefined).map(([name, value]) => `${name} ${dollars(value ?? 0)}`)
  return `${place ? `${upperFirst(place)}, ` : ''}May ${year}: ${printed.join(', ')}.`
}
