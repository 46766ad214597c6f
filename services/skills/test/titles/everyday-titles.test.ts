import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, titles } = shippedCareers()
const rowsOf = (file: string, columns: readonly string[]) =>
  readTsv(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8'), columns)
const codeAt = (index: number): string => engine.base.occupations[index]!.code

/** Whether a code, or the kind of an answer without one ("no_job"), is among those that a counselor would give. */
const within = (wanted: string, found: string | undefined): boolean =>
  found !== undefined &&
  wanted
    .split('|')
    .some((one) => one === found || one === found.slice(0, 7) || (one.length > 7 && `${found.slice(0, 7)}.00` === one))

/** Titles as they are typed, of occupations drawn by how many people work in them and of rare ones drawn alike. */
describe('titles as Americans type them', () => {
  const read = rowsOf('everyday-titles.tsv', ['codes', 'title']).map(([codes, title]) => {
    const { kind, matches } = resolveTitle(titles, title!)
    const offered = matches.map(({ index }) => codeAt(index))
    const named = kind === 'occupation' ? offered.slice(0, 1) : kind === 'several' ? offered.slice(0, 2) : []
    const right = within(codes!, kind) || named.some((code) => within(codes!, code))
    return { title: title!, named, right, offered: right || offered.slice(0, 3).some((code) => within(codes!, code)) }
  })
  const share = (some: readonly unknown[]): number => some.length / read.length

  it('are read as their occupation for nine in ten, and offered it among three for nineteen in twenty', () => {
    const unread = read.filter(({ right }) => !right).map(({ title }) => title)
    assert.ok(share(unread) <= 0.08, unread.join('; '))
    const missing = read.filter(({ offered }) => !offered).map(({ title }) => title)
    assert.ok(share(missing) <= 0.03, missing.join('; '))
  })

  it('are read as another occupation for one in two hundred at most', () => {
    const wrong = read.filter(({ named, right }) => named.length > 0 && !right).map(({ title }) => title)
    assert.ok(share(wrong) <= 0.005, wrong.join('; '))
  })
})

describe('what names no work', () => {
  const texts = rowsOf('no-titles.tsv', ['text']).map(([text]) => text!)

  it('is never read as an occupation, be it a joke, a field, a company, a rank alone or a word near a title', () => {
    const read = texts.flatMap((text) => {
      const { kind, matches } = resolveTitle(titles, text)
      return kind === 'occupation' ? [`${text}: ${matches[0]!.matchedTitle}`] : []
    })
    assert.deepEqual(read, [])
  })
})

describe('titles that are cut short', () => {
  const codeOf = (title: string): string | undefined => {
    const { kind, matches } = resolveTitle(titles, title)
    return kind === 'occupation' ? codeAt(matches[0]!.index).slice(0, 7) : undefined
  }
  const WRITTEN: readonly (readonly [string, string])[] = [
    ['sec guard', '33-9032'],
    ['call ctr rep', '43-4051'],
    ['process engineer (chemical)', '17-2041'],
    ['HS bio teacher', '25-2031'],
    ['direct support prof.', '31-1122'],
    ['ship/rec clerk', '43-5071'],
    ['Clerk III - county', '43-9061'],
    ['chemistry teacher, 10th-12th', '25-2031'],
    ['shoe dept nordstrom', '41-2031'],
    ['stucco guy', '47-2161'],
    ['trophy engraving', '51-9194'],
    ['mow lawns, seasonal', '37-3011'],
    ['works at a daycare', '39-9011'],
    ['mesera', '35-3031'],
    ['accountant gs-11', '13-2011'],
    ['pipefitter local 597', '47-2152'],
  ]
  for (const [title, code] of WRITTEN) it(`"${title}" is ${code}`, () => assert.equal(codeOf(title), code))

  it('are left open where they may be short for two', () => {
    for (const title of ['comp analyst', 'clerk', 'rep', 'specialist', 'est. - roofing'])
      assert.equal(codeOf(title), undefined, title)
  })
})
