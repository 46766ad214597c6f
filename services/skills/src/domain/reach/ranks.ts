import type { OccupationFigures } from '../catalogue/figures.ts'

/** First-line supervisors, "49-1011.00": ranks that one reaches from within the group. */
export function supervises({ code }: Pick<OccupationFigures, 'code'>): boolean {
  return /^(?:33|35|37|39|41|43|45|47|49|51|53)-1/.test(code)
}

/** Management occupations and first-line supervisors. */
export function leads(occupation: Pick<OccupationFigures, 'code'>): boolean {
  return occupation.code.startsWith('11-') || supervises(occupation)
}
