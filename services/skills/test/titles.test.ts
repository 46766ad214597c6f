import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { editDistance, titleWords } from '../src/domain/titles.ts'
import { shippedCareers } from './support/careers.ts'

const { engine, titles } = shippedCareers()
const first = (title: string): string | undefined => {
  const [match] = titles.find(title, 1)
  return match && engine.base.occupations[match.index]!.code
}

describe('titles as people write them', () => {
  const WRITTEN: readonly (readonly [string, string])[] = [
    ['RN', '29-1141.00'],
    ['nusre', '29-1141.00'],
    ['Senior Bookkeeper', '43-3031.00'],
    ['book keeper', '43-3031.00'],
    ['Accountants', '13-2011.00'],
    ['accountent', '13-2011.00'],
    ['Sr. Software Engineer II', '15-1251.00'],
    ['trucker', '53-3032.00'],
    ['HR manager', '11-3121.00'],
    ['CEO', '11-1011.00'],
    ['VP of Sales', '11-2022.00'],
    ['Elementary teacher', '25-2021.00'],
    ['dental hygenist', '29-1292.00'],
    ['Marketing Manager', '11-2021.00'],
    ['real estate agent', '41-9022.00'],
    ['barista', '35-3023.01'],
    ['nurs', '29-1141.00'],
    ['electrici', '47-2111.00'],
    ['dental hyg', '29-1292.00'],
  ]
  for (const [written, code] of WRITTEN) it(`"${written}" is ${code}`, () => assert.equal(first(written), code))

  it('find nothing where no occupation is named', () => {
    for (const written of ['', '  ', 'xyzzy', 'unemployed', 'student', 'n/a', '!!!', 'constructor']) {
      const found = titles.find(written, 5)
      assert.ok(
        found.every(({ score }) => score < 0.95),
        `${written}: ${found[0]?.matchedTitle}`,
      )
    }
    assert.deepEqual(titles.find('xyzzy', 5), [])
    assert.deepEqual(titles.find('unemployed', 5), [])
  })

  it('name an occupation once, best first, with scores from 0 to 1', () => {
    const found = titles.find('manager', 10)
    assert.equal(new Set(found.map(({ index }) => index)).size, found.length)
    assert.ok(found.every(({ score }) => score > 0 && score <= 1))
  })

  it('are compared by their words', () => {
    assert.deepEqual(titleWords('Sr. Nurses (Part-time)'), ['nurse'])
    assert.deepEqual(titleWords('Senior'), ['senior'])
    assert.equal(editDistance('nusre', 'nurse', 1), 1)
    assert.equal(editDistance('cat', 'dog', 1), 2)
  })
})
