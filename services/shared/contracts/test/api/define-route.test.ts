import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nothing } from '../../src/codec/primitives.ts'
import { defineRoute, pathOf, servedRoutes } from '../../src/route.ts'
import { changePet, listPets, petPage } from './support/pets.ts'

describe('a route', () => {
  it('is a call of a signed-in person that answers JSON unless said otherwise', () => {
    const { params, query, body, response, ...plain } = defineRoute({
      id: 'a',
      service: 'game',
      method: 'GET',
      path: '/a',
      summary: 'A',
    })
    assert.deepEqual(plain, {
      id: 'a',
      service: 'game',
      method: 'GET',
      path: '/a',
      summary: 'A',
      access: 'user',
      throttle: 'read',
      kind: 'json',
      produces: 'application/octet-stream',
      accepts: 'json',
      bodyLimit: undefined,
      status: 200,
      problems: [],
      planned: false,
    })
    for (const codec of [params, query, body, response]) assert.equal(codec, nothing)
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      assert.equal(defineRoute({ id: 'a', service: 'game', method, path: '/a', summary: 'A' }).throttle, 'write')
    assert.equal(changePet.status, 201)
  })

  it('is not served while it is only planned', () => {
    assert.deepEqual(servedRoutes({ listPets, soon: { ...listPets, planned: true }, petPage }), [listPets, petPage])
  })

  it('has its path filled with encoded values', () => {
    assert.equal(pathOf({ path: '/a/{one}/b/{two}' }, { one: 'x/y?', two: 'ä' }), '/a/x%2Fy%3F/b/%C3%A4')
    assert.equal(pathOf({ path: '/a/{one}' }), '/a/')
    assert.equal(pathOf({ path: '/a' }, { one: '1' }), '/a')
  })
})
