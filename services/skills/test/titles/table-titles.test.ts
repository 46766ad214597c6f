import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { loadTitleLists } from '../../src/data/knowledge-base/load-titles.ts'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { SHIPPED } from '../../src/data/shipped.ts'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { createTitleReader } from '../../src/domain/catalogue/titles/title-words.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, titles } = shippedCareers()
const { words } = createTitleReader(loadTitleLists())
const codeAt = (index: number): string => engine.base.occupations[index]!.code
const rows = ['usual-titles.tsv', 'said-titles.tsv'].flatMap((file) =>
  readTsv(readFileSync(join(SHIPPED.text, file), 'utf8'), ['code', 'titles']).flatMap(([code, list]) =>
    list!.split('|').map((title) => ({ file, code: code!, title })),
  ),
)

describe('the titles of the tables that are written by hand', () => {
  const read = rows.map(({ title, code }) => {
    const { kind, matches } = resolveTitle(titles, title)
    return { title, code, kind, codes: matches.slice(0, 3).map(({ index }) => codeAt(index)) }
  })

  it('are many', () => assert.ok(rows.length > 13_700, `${rows.length}`))

  it('are each read as their own occupation, speciality included, among the first three', () => {
    const lost = read.filter(({ code, codes }) => !codes.includes(code)).map(({ title, code }) => `${title}: ${code}`)
    assert.deepEqual(lost, [])
  })

  it('are never taken for another', () => {
    const taken = read.filter(({ kind, code, codes }) => kind === 'occupation' && codes[0] !== code)
    assert.deepEqual(
      taken.map(({ title, code, codes }) => `${title}: ${codes[0]}, not ${code}`),
      [],
    )
  })

  it('are certain, but for owners, who are asked, and words that stand for many trades', () => {
    const asked = read.filter(({ kind }) => kind !== 'occupation' && kind !== 'own_business').map(({ title }) => title)
    assert.deepEqual(asked, ['programmer', 'junior developer'])
  })

  it('of the same words are of the same occupation, whichever table holds them', () => {
    const codes = new Map<string, string>()
    const torn = rows.filter(({ title, code }) => {
      const key = [...new Set(words(title))].join(' ')
      const other = codes.get(key)
      codes.set(key, code)
      return other !== undefined && other !== code
    })
    assert.deepEqual(
      torn.map(({ title, code }) => `${title}: ${code}`),
      [],
    )
  })
})

describe('the own titles of occupations', () => {
  it('are read as them, but for the leftovers of a field and for soldiers, who are asked', () => {
    const misread = engine.base.occupations.filter(({ code, title }) => {
      if (/All Other/.test(title) || code.startsWith('55-')) return false
      const { kind, matches } = resolveTitle(titles, title)
      return kind !== 'occupation' || codeAt(matches[0]!.index) !== code
    })
    assert.deepEqual(
      misread.map(({ title }) => title),
      [],
    )
  })
})

describe('a title that was written by hand', () => {
  const codeOf = (title: string): string => codeAt(resolveTitle(titles, title).matches[0]!.index)

  it('keeps the name of an employer, of a place or of a service that belongs to it', () => {
    assert.equal(codeOf('Amazon stower'), '53-7065.00')
    assert.equal(codeOf('Boeing assembler'), '51-2011.00')
    assert.equal(codeOf('UPS part-time supervisor'), '53-1042.00')
    assert.equal(codeOf('ASM at Dollar Tree'), '41-1011.00')
    assert.equal(codeOf('doorman at a club'), '33-9032.00')
    assert.equal(codeOf('marine electrician'), '49-2093.00')
    assert.equal(codeOf('Crew chief, Air Force'), '49-3011.00')
  })

  it('is of the speciality that it was given to, and wins over what others list for the whole code', () => {
    assert.equal(codeOf('barista'), '35-3023.01')
    assert.equal(codeOf('nanny'), '39-9011.01')
    assert.equal(codeOf('NICU nurse'), '29-1141.03')
    assert.equal(codeOf('county commissioner'), '11-1031.00')
    assert.equal(codeOf('drywall finisher'), '47-2082.00')
  })
})
