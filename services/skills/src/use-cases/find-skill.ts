import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import type { CatalogueSkill } from '../domain/catalogue/catalogue.ts'

export function findSkill({ careers }: Pick<Context, 'careers'>, skillId: string): CatalogueSkill {
  const skill = careers.catalogue.find(skillId)
  if (!skill) throw new AppError('not_found', 'There is no such skill in the catalog.')
  return skill
}
