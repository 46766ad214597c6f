import type { occupationPage } from '@waymark/contracts/models/skills/occupation'
import { stateName } from '@waymark/contracts/models/skills/us-states'
import type * as t from 'io-ts'
import type { KnowledgeBase, OccupationFigures, StateWages, WageFigures } from '../domain/catalogue/figures.ts'
import { whyNotTold } from '../domain/reach/state-pay.ts'
import { presentOccupation } from '../grpc/present-occupation.ts'
import { presentPageGate } from './present-page-gate.ts'

type Page = t.TypeOf<typeof occupationPage>

/** Figures of an occupation for its public page, each with unit, year and source letter. */
export function presentPage(base: KnowledgeBase, occupation: OccupationFigures): Page {
  const message = presentOccupation(base, occupation)
  const { wages, outlook } = occupation
  return {
    code: message.code,
    title: message.title,
    description: message.description,
    jobZone: message.jobZone || undefined,
    entryEducation: message.entryEducation || undefined,
    entryExperience: message.entryExperience || undefined,
    entryTraining: message.entryTraining || undefined,
    gate: presentPageGate(base, occupation),
    note: base.notes.get(occupation.code),
    alternateTitles: message.alternateTitles,
    education: message.education,
    wages: wages ? wageFigures(wages, 'US national') : {},
    estimated: message.estimated,
    ownWages: message.ownWages,
    medianByYear: message.wages?.medianByYear ?? [],
    wagesByYear: wages?.editions.map(wageYear) ?? [],
    outlook: outlook ? outlookFigures(outlook) : {},
    national: { ...base.national },
    exposures: message.exposures.map(({ lens, name, value, percentile, year, people, model }) => ({
      lens,
      name,
      value,
      percentile: Math.round(percentile),
      year,
      people: reading(people),
      model: reading(model),
    })),
    exposureAgreement: message.exposureAgreement,
    interests: byKey(base.scales.interest.elements, base.scales.interest.rows, occupation.index),
    values: byKey(base.scales.value.elements, base.scales.value.rows, occupation.index),
    skills: message.skills,
    knowledge: message.knowledge,
    technologies: message.technologies,
    activities: message.activities.map(({ id, label, share, people, model, observed, verdict }) => ({
      id,
      label,
      share,
      people: reading(people),
      model: reading(model),
      observed: reading(observed),
      verdict,
    })),
    sources: SOURCES.map((source) => ({ ...source })).filter(
      ({ letter }) => base.notes.has(occupation.code) || !OF_NOTES.has(letter),
    ),
  }
}

/** The wages of a state by the page's keys; none where the state publishes none of a year, or none that can be told. */
export function presentStateWages(stateWages: StateWages, occupation: OccupationFigures, state: string): Page['stateWages'] {
  const published = occupation.wages && stateWages.find(state, occupation.index)
  const found = published && !whyNotTold(occupation, published, state) ? published : undefined
  return {
    state,
    wages: found ? wageFigures(found, stateName(state)) : {},
    allMedian: stateWages.allMedian(state) || undefined,
  }
}

function wageFigures(wages: Omit<WageFigures, 'medians' | 'editions'>, place: string): Page['wages'] {
  const { p10, p25, p50: median, p75, p90, mean, employment, capped, year } = wages
  const unit = (key: string): string => {
    if (key === 'employment') return 'persons'
    return `US dollars a year, ${place}${capped && key !== 'mean' ? ', at or above where 239200' : ''}`
  }
  return figures({ p10, p25, median, p75, p90, mean, employment }, (key) => ({ unit: unit(key), year, source: 'W' }))
}

function wageYear({ year, figures }: WageFigures['editions'][number]) {
  const [p10, p25, median, p75, p90] = figures.map((figure) => figure || undefined)
  return { year, p10, p25, median, p75, p90 }
}

function outlookFigures({
  growthPercent,
  openings,
  employment2024,
  employment2034,
  separations,
}: NonNullable<OccupationFigures['outlook']>): Page['outlook'] {
  const figure = (value: number, unit: string, year: number) => ({ value, unit, year, source: 'P' })
  return {
    growth: figure(growthPercent, 'percent, 2024 to 2034', 2034),
    openings: figure(openings, 'openings a year, 2024 to 2034', 2034),
    employment2024: figure(employment2024, 'persons', 2024),
    employment2034: figure(employment2034, 'persons', 2034),
    ...(separations > 0 && { separations: figure(separations, 'openings a year from people who leave, 2024 to 2034', 2034) }),
  }
}

/** A figure of 0 is one that the release does not print. */
function figures(values: Record<string, number>, about: (key: string) => Omit<Page['wages'][string], 'value'>): Page['wages'] {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value > 0)
      .map(([key, value]) => [key, { value, ...about(key) }]),
  )
}

function byKey(elements: readonly { key: string }[], rows: Float64Array, index: number): Record<string, number> {
  return Object.fromEntries(elements.map(({ key }, at) => [key, rows[index * elements.length + at]!]))
}

function reading(value: number): number | undefined {
  return value < 0 ? undefined : value
}

export const SOURCES = [
  { letter: 'O', name: 'O*NET Database', edition: '29.3, May 2025', licence: 'CC BY 4.0, USDOL/ETA' },
  {
    letter: 'W',
    name: 'BLS Occupational Employment and Wage Statistics',
    edition: 'May 2020 to May 2024, by state May 2025',
    licence: 'U.S. public domain',
  },
  { letter: 'P', name: 'BLS Employment Projections', edition: '2024-34', licence: 'U.S. public domain' },
  { letter: 'H', name: 'BLS Occupational Outlook Handbook', edition: '2024-34', licence: 'U.S. public domain' },
  {
    letter: 'F',
    name: 'Crosswalk of fields of study and occupations (NCES, BLS)',
    edition: '2020',
    licence: 'U.S. public domain',
  },
  {
    letter: 'T',
    name: 'Registered apprenticeship occupations (U.S. Department of Labor)',
    edition: '2020',
    licence: 'U.S. public domain',
  },
  { letter: 'Q', name: 'BLS Occupational Requirements Survey', edition: '2020; telework 2023', licence: 'U.S. public domain' },
  {
    letter: 'L',
    name: 'Labor condition applications (U.S. Department of Labor), a sample of titles',
    edition: 'fiscal years 2011 to 2025',
    licence: 'U.S. public domain',
  },
  { letter: 'G', name: 'A rule or a certifying body, named in the sentence', edition: 'read in 2026', licence: 'facts only' },
  { letter: 'E', name: 'Waymark’s own reading, with no data behind it', edition: '2026', licence: 'check it' },
  { letter: 'A', name: 'Task labels (Eloundou and others, GPTs are GPTs)', edition: '2023-24', licence: 'MIT' },
  {
    letter: 'B',
    name: 'AI applicability from observed use (Tomlinson and others, Microsoft)',
    edition: '2025',
    licence: 'CC BY 4.0',
  },
  { letter: 'C', name: 'Machine-learning suitability (Nesta, Mapping Career Causeways)', edition: '2021', licence: 'MIT' },
  { letter: 'D', name: 'Computerization (Frey and Osborne)', edition: '2013', licence: 'figures of the paper, cited' },
] as const

/** Marks that stand in notes alone. */
const OF_NOTES: ReadonlySet<string> = new Set(['Q', 'L', 'G', 'E'])
