import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { shortName } from '../../../src/document/model/prepare-input.ts'

test('the short title of every occupation stands whole in a headline', () => {
  const cut = createCareers()
    .engine.base.occupations.filter((occupation) => shortName(occupation).includes('…'))
    .map(({ code, shortTitle }) => `${code} ${shortTitle}`)
  assert.deepEqual(cut, [])
})

test('the short title of every occupation names a person, also where a long one is cut', () => {
  const things = createCareers()
    .engine.base.occupations.filter((occupation) => shortName(occupation) !== occupation.shortTitle)
    .map((occupation) => shortName(occupation))
    .filter(
      (name) =>
        !/\b(?:teacher|helper|supervisor|member) of \p{L}|(?:er|(?<!\bmot|\bcompress)or|ist|ian|man|mechanic)$/u.test(name),
    )
  assert.deepEqual(things, [])
  const named = (shortTitle: string) => shortName({ shortTitle, title: '' })
  assert.equal(named('transportation vehicle, equipment and systems inspector'), 'transportation vehicle inspector')
  assert.equal(named('college teacher of family and consumer sciences'), 'college teacher of consumer sciences')
})

test('no two occupations are cut to one name', () => {
  const { occupations } = createCareers().engine.base
  const cut = occupations.filter((occupation) => shortName(occupation) !== occupation.shortTitle)
  const twice = cut.filter((one) => occupations.some((other) => other !== one && shortName(other) === shortName(one)))
  assert.deepEqual(twice.map(shortName), [])
})
