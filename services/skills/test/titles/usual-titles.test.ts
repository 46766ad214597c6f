import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { SHIPPED } from '../../src/data/shipped.ts'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { shippedCareers } from '../support/careers.ts'

const rows = readTsv(readFileSync(join(SHIPPED.text, 'usual-titles.tsv'), 'utf8'), ['code', 'titles'])
const careers = shippedCareers()
const codeOf = (title: string): string | undefined => {
  const { kind, matches } = resolveTitle(careers.titles, title)
  return kind === 'occupation' ? careers.engine.base.occupations[matches[0]!.index]!.code : undefined
}

describe('titles of every day', () => {
  it('are each of one occupation, and in small letters as people write them', () => {
    const titles = rows.flatMap(([, list]) => list!.split('|'))
    assert.equal(new Set(titles).size, titles.length)
    for (const title of titles) assert.match(title, /^[a-z]+(?: [a-z]+)*$/)
    assert.equal(new Set(rows.map(([code]) => code)).size, rows.length)
  })

  for (const [code, list] of rows)
    it(`of ${code} are read as it`, () => {
      for (const title of list!.split('|')) assert.equal(codeOf(title)?.slice(0, 7), code!.slice(0, 7), title)
    })

  it('stand before the kind of place where one works, which alone is no title', () => {
    assert.equal(codeOf('operations manager warehouse'), '11-1021.00')
    assert.equal(codeOf('Project manager construction'), '11-9021.00')
    assert.equal(codeOf('HR manager tech company'), '11-3121.00')
    assert.equal(codeOf('hr manager at a non-profit'), '11-3121.00')
    // What is not certain without it stays unsure.
    assert.equal(codeOf('analyst bank'), undefined)
    assert.equal(codeOf('somebody warehouse'), undefined)
  })

  it('stand before or behind the name of a large employer', () => {
    assert.equal(codeOf('shift lead starbucks'), '35-1012.00')
    assert.equal(codeOf('Shift manager McDonalds'), '35-1012.00')
    assert.equal(codeOf('amazon driver'), '53-3033.00')
    assert.equal(codeOf('amazon warehouse'), '53-7062.00')
    assert.equal(codeOf('USPS worker'), '43-5052.00')
  })

  it('stand with the place where one works', () => {
    assert.equal(codeOf('Pharmacist, drugstore chain'), '29-1051.00')
    assert.equal(codeOf('Bartender, hotel bar'), '35-3011.00')
    assert.equal(codeOf('Teacher (high school)'), '25-2031.00')
    assert.equal(codeOf('Paraprofessional, middle school'), '25-9042.00')
    assert.equal(codeOf('Painter, auto body'), '51-9124.00')
    assert.equal(codeOf('middle school'), undefined)
  })
})
