import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadTitleLists } from '../../src/data/knowledge-base/load-titles.ts'
import { confidenceOf } from '../../src/domain/catalogue/titles/confidence.ts'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { editDistance } from '../../src/domain/catalogue/titles/spelling.ts'
import { createTitleReader } from '../../src/domain/catalogue/titles/title-words.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, titles } = shippedCareers()
const { words: titleWords } = createTitleReader(loadTitleLists())
const codeAt = (index: number): string => engine.base.occupations[index]!.code
const first = (title: string): string | undefined => {
  const [match] = titles.index.find(title, 1)
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
    ['Sr. Software Engineer II', '15-1252.00'],
    ['trucker', '53-3032.00'],
    ['HR manager', '11-3121.00'],
    ['CEO', '11-1011.00'],
    ['VP of Sales', '11-2022.00'],
    ['Elementary teacher', '25-2021.00'],
    ['dental hygenist', '29-1292.00'],
    ['Marketing Manager', '11-2021.00'],
    ['real estate agent', '41-9022.00'],
    ['Head of Marketing', '11-2021.00'],
    ['SVP, Sales', '11-2022.00'],
    ['Cashier at Walmart', '41-2011.00'],
    ['SDR', '41-4012.00'],
    ['Chief of Police', '33-1012.00'],
    ['nurs', '29-1141.00'],
    ['electrici', '47-2111.00'],
    ['dental hyg', '29-1292.00'],
    ['Full Stack Developer', '15-1252.00'],
    ['Software Developer', '15-1252.00'],
    ['Data Scientist', '15-2051.00'],
    ['Financial Analyst', '13-2051.00'],
    ['Project Manager', '13-1082.00'],
    ['Teaching Assistant', '25-9042.00'],
    ['Teacher aide', '25-9042.00'],
    ['Assistant Professor of English', '25-1123.00'],
    ['adjunct professor of education', '25-1081.00'],
    ['Assurance Senior', '13-2011.00'],
    ['Civil Engineer 3', '17-2051.00'],
  ]
  for (const [written, code] of WRITTEN) it(`"${written}" is ${code}`, () => assert.equal(first(written), code))

  it('find nothing where no occupation is named', () => {
    for (const written of ['', '  ', 'xyzzy', 'unemployed', 'student', 'n/a', '!!!', '__proto__', 'hasOwnProperty']) {
      const found = titles.index.find(written, 5)
      assert.ok(
        found.every(({ score }) => score < 0.95),
        `${written}: ${found[0]?.matchedTitle}`,
      )
    }
    assert.deepEqual(titles.index.find('xyzzy', 5), [])
    assert.deepEqual(titles.index.find('unemployed', 5), [])
  })

  it('offer physicians for the years after medical school, and are not sure which', () => {
    for (const written of [
      'resident physician',
      'Chief Resident',
      'PGY-2',
      'house staff',
      'attending physician',
      'medical fellow physician',
    ]) {
      const { kind, matches } = resolveTitle(titles, written)
      assert.equal(kind, 'not_sure', written)
      for (const { index } of matches.slice(0, 3)) assert.match(engine.base.occupations[index]!.code, /^29-12/, written)
    }
  })

  it('name an occupation once, best first, with scores from 0 to 1', () => {
    const found = titles.index.find('manager', 10)
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

describe('what a text for a job title stands for', () => {
  const resolve = (text: string) => resolveTitle(titles, text)
  const KINDS: readonly (readonly [string, string])[] = [
    ['Registered Nurse', 'occupation'],
    ['between jobs', 'no_job'],
    ['Stay-at-home parent', 'no_job'],
    ['unemployed', 'no_job'],
    ['Nursing student', 'no_job'],
    ['odd jobs', 'several'],
    ['server and bartender', 'several'],
    ['owner of a bakery', 'own_business'],
    ['restaurant owner', 'own_business'],
    ['small business owner', 'own_business'],
    ['Army sergeant', 'military'],
    ['68W', 'military'],
    ['Staff sergeant', 'military'],
    ['prompt engineer', 'not_sure'],
    ['xyzzy', 'not_sure'],
    ['   ', 'not_sure'],
  ]
  for (const [written, kind] of KINDS) it(`"${written}" is ${kind}`, () => assert.equal(resolve(written).kind, kind))

  it('is an occupation that may be taken without asking only when it is certain', () => {
    const { kind, matches } = resolve('registered nurses')
    assert.deepEqual([kind, codeAt(matches[0]!.index)], ['occupation', '29-1141.00'])
    for (const written of ['manager', 'teacher', 'project lead', 'electrici'])
      assert.equal(resolve(written).kind, 'not_sure', written)
  })

  it('names the civilian occupations of a military speciality and of what an owner runs', () => {
    assert.ok(resolve('68W').matches.some(({ index }) => codeAt(index).startsWith('29-20')))
    assert.equal(codeAt(resolve('restaurant owner').matches[0]!.index), '11-9051.00')
    assert.deepEqual(
      resolve('server and bartender').matches.map(({ index }) => codeAt(index)),
      ['35-3031.00', '35-3011.00'],
    )
  })

  it('never names an occupation of another kind for words that no title holds', () => {
    for (const written of ['prompt engineer', 'chief happiness wizard', 'blockchain shaman', 'qwertz uiop'])
      assert.ok(
        resolve(written).matches.every(({ score }) => score < 0.6),
        written,
      )
  })

  it('is surer of the same words than of like ones, and of more votes than of fewer', () => {
    assert.ok(confidenceOf(0.8, 1.15) > confidenceOf(0.8, 0.9))
    assert.ok(confidenceOf(0.8, 0.9) > confidenceOf(0.8, 0.6))
    assert.ok(confidenceOf(0.9, 1.15) > confidenceOf(0.3, 1.15))
    assert.equal(confidenceOf(0.5, 1.15), 0.77)
  })
})
