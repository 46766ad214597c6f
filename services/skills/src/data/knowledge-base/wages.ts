import type { OutlookFigures, WageFigures } from '../../domain/catalogue/figures.ts'

/** Cells: employment, mean, then the percentiles of 2020 to 2024. Undefined when the last edition prints no row. */
export function parseWages(cells: readonly string[]): WageFigures | undefined {
  const [employment, mean, ...editions] = cells
  const latest = editions.at(-1)
  if (!latest) return undefined
  const [p10, p25, p50, p75, p90] = latest.split(' ').map(dollars) as [number, number, number, number, number]
  const medians = editions
    .map((edition, index) => ({ year: FIRST_YEAR + index, value: dollars(edition.split(' ')[2] ?? '') }))
    .filter(({ value }) => value > 0)
  const year = FIRST_YEAR + editions.length - 1
  return {
    year,
    p10,
    p25,
    p50,
    p75,
    p90,
    mean: dollars(mean!),
    employment: dollars(employment!),
    capped: latest.includes('+'),
    medians,
    editions: editions
      .map((edition, index) => ({ year: FIRST_YEAR + index, figures: edition.split(' ').map(dollars) }))
      .filter(({ figures }) => figures.some((figure) => figure > 0)),
  }
}

/** Cells: employment 2024 and 2034, growth, openings, separations. */
export function parseOutlook(cells: readonly string[], code: string, own: boolean): OutlookFigures | undefined {
  if (cells[0] === '') return undefined
  const [employment2024, employment2034, growthPercent, openings, separations] = cells.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return { employment2024, employment2034, growthPercent, openings, separations, code, own }
}

/** "239200+" (at or above) is served as its floor. */
function dollars(cell: string): number {
  return cell === '' ? 0 : Number.parseInt(cell, 10)
}

const FIRST_YEAR = 2020
