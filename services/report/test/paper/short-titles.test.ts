import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { shortName } from '../../src/document/model/prepare-input.ts'

test('the short title of every occupation stands whole in a headline', () => {
  const cut = createCareers()
    .engine.base.occupations.filter((occupation) => shortName(occupation).includes('…'))
    .map(({ code, shortTitle }) => `${code} ${shortTitle}`)
  assert.deepEqual(cut, [])
})
