import { type Careers, createCareers } from '../../src/data/careers.ts'
import type { OccupationFigures } from '../../src/domain/catalogue/figures.ts'

let careers: Careers | undefined

/** The shipped knowledge base, loaded once a test file. */
export function shippedCareers(): Careers {
  careers ??= createCareers()
  return careers
}

export function occupation(code: string): OccupationFigures {
  const { base } = shippedCareers().engine
  const index = base.indexOf.get(code)
  if (index === undefined) throw new Error(`no occupation ${code}`)
  return base.occupations[index]!
}
