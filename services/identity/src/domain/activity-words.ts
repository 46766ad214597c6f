import { reportCatalog, reportType } from '@waymark/contracts/models/report/report-type'

const LEVELS = ['Not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'] as const

/** What the catalogue calls a report; an event of a type that is newer than this process is still told of. */
export function reportName(type: string): string {
  return reportType.is(type) ? reportCatalog[type].name : 'career'
}

/** The specified word for a level from 1 to 5; 0 is a skill that is held without a rating. */
export function skillLevel(level: number): string {
  return LEVELS[level] ?? LEVELS[0]
}

/** The line with its subject's name, when somebody knows it; the line that needs none otherwise. */
export function nameActivity(
  row: { description: string; subject: string | null; named: string | null },
  names: ReadonlyMap<string, string>,
): string {
  const name = row.subject === null ? undefined : names.get(row.subject)
  return name === undefined || row.named === null ? row.description : row.named.replace('{name}', () => name)
}
