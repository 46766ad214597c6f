import * as t from 'io-ts'
import { object } from '../../../src/codec/object.ts'
import { integerParam, listOf, mapOf, numberBetween, oneOf, optional, text, uuid } from '../../../src/codec/primitives.ts'
import { type AnyRoute, defineRoute } from '../../../src/route.ts'

export const listPets = defineRoute({
  id: 'listPets',
  service: 'jobs',
  method: 'GET',
  path: '/api/pets',
  summary: 'Pets & their <owners>',
  access: 'public',
  query: object({
    page: integerParam({ min: 1, max: 9, fallback: 1 }),
    name: text({ min: 1, max: 20 }),
    kind: optional(oneOf(['cat', 'dog'])),
  }),
  response: t.array(object({ name: t.string, owner: optional(t.union([t.string, t.null])) })),
})
export const changePet = defineRoute({
  id: 'changePet',
  service: 'jobs',
  method: 'PUT',
  path: '/api/pets/{id}',
  summary: 'Change a pet',
  params: object({ id: uuid }),
  body: object({ age: numberBetween(0, 30), tags: listOf(oneOf(['a', 'b']), { max: 3 }), more: mapOf(t.boolean, 2) }),
  response: object({ id: uuid }),
  status: 201,
  problems: [409, 404, 400],
})
export const petPage = defineRoute({
  id: 'petPage',
  service: 'game',
  method: 'POST',
  path: '/api/pets',
  summary: 'A page about pets',
  access: 'guest',
  kind: 'page',
  accepts: 'form',
  body: optional(object({ say: t.literal('"hi"') })),
})
export const petRoutes: AnyRoute[] = [listPets, changePet, petPage]
