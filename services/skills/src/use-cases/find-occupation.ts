import { isOccupationCode } from '@waymark/contracts/routes/skills'
import { truncate } from '@waymark/contracts/text/truncate'
import { AppError } from '@waymark/kit/errors'
import type { Careers } from '../data/careers.ts'
import type { OccupationFigures } from '../domain/catalogue/figures.ts'

/** Figures of the code that `field` gives, or what is wrong with it. */
export function findOccupation({ engine: { base } }: Careers, code: string, field: string): OccupationFigures {
  if (!isOccupationCode(code)) {
    const message = 'Please give an O*NET-SOC code such as 15-1251.00'
    throw new AppError('bad_request', `"${truncate(code, 20)}" is not an occupation code. ${message}.`, {
      errors: [{ path: field, message }],
    })
  }
  const index = base.indexOf.get(code)
  if (index === undefined) throw new AppError('not_found', `We have no figures for an occupation with the code ${code}.`)
  return base.occupations[index]!
}
