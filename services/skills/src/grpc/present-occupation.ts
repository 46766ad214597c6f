import type { OccupationNote } from '@waymark/contracts/models/skills/occupation-note'
import type { Note, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { activityLabel } from '../domain/catalogue/activity-label.ts'
import type { ActivityFigures, KnowledgeBase, LensLetter, OccupationFigures, ScaleMatrix } from '../domain/catalogue/figures.ts'
import type { Gate } from '../domain/reach/gate.ts'
import { presentGate } from './present-gate.ts'

/** An occupation on the wire. Callers that list many leave the long lists out (`full: false`). */
export function presentOccupation(
  base: KnowledgeBase,
  occupation: OccupationFigures,
  options: { full: boolean; gate?: Gate | undefined } = { full: true },
): Occupation {
  const { index, entry, wages, outlook, exposure } = occupation
  const { interest, value, style, skill, knowledge } = base.scales
  const gate = options.gate ?? base.gates.get(occupation.code)
  const note = base.notes.get(occupation.code)
  return {
    code: occupation.code,
    title: occupation.title,
    shortTitle: occupation.shortTitle,
    description: occupation.description,
    jobZone: occupation.zone,
    entryEducation: entry.education,
    entryExperience: entry.experience,
    entryTraining: entry.training,
    wages: wages && {
      year: wages.year,
      p10: wages.p10,
      p25: wages.p25,
      median: wages.p50,
      p75: wages.p75,
      p90: wages.p90,
      mean: wages.mean,
      employment: wages.employment,
      medianByYear: [...wages.medians],
      capped: wages.capped,
      state: wages.state,
    },
    outlook: outlook && {
      employment2024: outlook.employment2024,
      employment2034: outlook.employment2034,
      growthPercent: outlook.growthPercent,
      openingsPerYear: outlook.openings,
      separationsPerYear: outlook.separations,
    },
    exposures: occupation.lenses.map(({ lens, value: reading, percentile, people, model }) => ({
      lens,
      name: LENS_NAMES[lens],
      value: reading,
      percentile,
      year: LENS_YEARS[lens],
      people,
      model,
    })),
    exposureAgreement: exposure.agreement,
    exposureMiddle: exposure.middle,
    exposureLow: exposure.low,
    exposureHigh: exposure.high,
    interests: row(interest, index),
    values: VALUE_ORDER.map((key) => interestValue(value, index, key)),
    skills: options.full ? elements(skill, base.skillLevels, index) : [],
    knowledge: options.full ? elements(knowledge, base.knowledgeLevels, index) : [],
    styles: options.full ? elements(style, undefined, index) : [],
    technologies: options.full ? technologies(base, occupation) : [],
    activities: options.full ? occupation.activities.map((activity) => presentActivity(base, activity)) : [],
    ownWages: occupation.ownWages,
    alternateTitles: options.full ? occupation.alternateTitles.slice(0, MOST_TITLES) : [],
    education: options.full ? occupation.education.map((share, level) => ({ label: EDUCATION_LABELS[level] ?? '', share })) : [],
    ranked: occupation.ranked,
    estimated: occupation.estimated,
    gate: gate && presentGate(gate),
    note: options.full ? note && presentNote(note) : undefined,
  }
}

function presentActivity(base: KnowledgeBase, activity: ActivityFigures) {
  return { ...activity, label: activityLabel(base, activity), verdict: verdictOf(activity, base.thirds) }
}

/**
 * Thirds over all tasks of the mean of the three readings. The upper third is "aided" only where all three readings see
 * help, otherwise it merely leans there.
 */
export function verdictOf(activity: ActivityFigures, thirds: readonly [number, number]): string {
  const readings = [activity.people, activity.model, activity.observed].filter((reading) => reading >= 0)
  if (readings.length === 0) return 'mixed'
  const mean = readings.reduce((sum, reading) => sum + reading, 0) / readings.length
  if (mean < thirds[0]) return 'human'
  if (mean < thirds[1]) return 'mixed'
  return readings.length === 3 && Math.min(...readings) >= SEES_HELP ? 'aided' : 'leaning_aided'
}

function row({ elements: all, rows }: ScaleMatrix, index: number): number[] {
  return Array.from(rows.subarray(index * all.length, (index + 1) * all.length))
}

function interestValue({ elements: all, rows }: ScaleMatrix, index: number, key: string): number {
  return rows[index * all.length + all.findIndex((element) => element.key === key)]!
}

function elements({ elements: all, rows }: ScaleMatrix, levels: Float64Array | undefined, index: number) {
  return all
    .map(({ id, name }, at) => ({
      id,
      name,
      importance: rows[index * all.length + at]!,
      level: levels?.[index * all.length + at] ?? 0,
    }))
    .sort((a, b) => b.importance - a.importance || (a.id < b.id ? -1 : 1))
}

/** In demand first, then hot, then those that many occupations use. */
function technologies(base: KnowledgeBase, occupation: OccupationFigures) {
  return occupation.technologies
    .map(({ technology, inDemand }) => ({ ...base.technologies[technology]!, inDemand }))
    .sort((a, b) => Number(b.inDemand) - Number(a.inDemand) || Number(b.hot) - Number(a.hot) || b.users - a.users)
    .slice(0, MOST_TECHNOLOGIES)
    .map(({ name, hot, inDemand }) => ({ name, hot, inDemand }))
}

const VALUE_ORDER = ['achievement', 'independence', 'recognition', 'relationships', 'support', 'working_conditions'] as const
const SEES_HELP = 1 / 3
const MOST_TITLES = 40
const MOST_TECHNOLOGIES = 40

export const LENS_NAMES: Readonly<Record<LensLetter, string>> = {
  A: 'Task labels (people and a model)',
  B: 'Observed use of an AI assistant',
  C: 'Suitability for machine learning',
  D: 'Computerization, stated in 2013',
}
const LENS_YEARS: Readonly<Record<LensLetter, number>> = { A: 2023, B: 2025, C: 2021, D: 2013 }

const EDUCATION_LABELS = [
  'Less than high school',
  'High school',
  'Certificate after high school',
  'Some college',
  'Associate degree',
  'Bachelor degree',
  'Certificate after a bachelor',
  'Master degree',
  'Certificate after a master',
  'First professional degree',
  'Doctoral degree',
  'Training after a doctorate',
]

/** A note on the wire; a title that nobody counted has 0 filings. */
export function presentNote({ code: _, titles, ...note }: OccupationNote): Note {
  return { ...note, titles: titles.map(({ title, source, filings = 0 }) => ({ title, source, filings })) }
}
