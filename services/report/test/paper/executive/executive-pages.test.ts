import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createMask, overlapOf, type SectionWords, wordsOfReport } from '../../../bench/report-sentences.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { createPrintBrowser, type PrintBrowser } from '../../../src/document/print/browser.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import type { ReportContents } from '../../../src/document/sections/section.ts'
import type { Persona } from '../../personas/persona.ts'
import { misspellings } from '../../spelling/us-english.ts'
import { chanceExecutives } from '../support/chance-executives.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { type PrintedText, printedTexts } from '../support/printed-texts.ts'
import { saidTwice } from '../support/said-twice.ts'
import { NEVER_PRINTED, withoutBlanks } from '../words/never-printed.ts'

/** The pages that only executives get, of our own personas, of leaders in other work and, with PEOPLE=<people.json>, of everybody there. */
const PAGES: ReadonlySet<string> = new Set(['ladder', 'scope', 'board', 'found', 'paymix', 'hundred'])

type Case = {
  readonly persona: Persona
  readonly input: ReportInput
  readonly contents: ReportContents
  readonly texts: readonly PrintedText[]
  readonly own: readonly PrintedText[]
  readonly words: readonly SectionWords[]
  readonly mask: (sentence: string) => string
}

const careers = createCareers()
const skills = engineInProcess(careers)
const titles = careers.engine.base.occupations.flatMap(({ title, shortTitle }) => [title, shortTitle])
const cases: Case[] = []
let browser: PrintBrowser

before(async () => {
  browser = createPrintBrowser({ executablePath: chromiumPath })
  for (const persona of chanceExecutives()) {
    const input = await personaInput(persona, 'executive_transition', skills)
    const contents = composeReport(input)
    const mask = createMask([...titles, persona.facts.currentRole], [persona.firstName, persona.lastName])
    const texts = printedTexts(contents, new Set(['method']))
    const own = texts.filter(({ page }) => PAGES.has(page))
    cases.push({ persona, input, contents, texts, own, words: wordsOfReport(contents).filter(({ id }) => PAGES.has(id)), mask })
  }
})

after(() => browser.stop())

const pageOf = ({ own }: Case, id: string): string =>
  own
    .filter(({ page }) => page === id)
    .map(({ text }) => text)
    .join('\n')
const caseOf = (key: string): Case => cases.find(({ persona }) => persona.key === key) ?? assert.fail(key)

const SHARED = 0.55

for (const id of PAGES)
  test(`${id}: any two who do not hold the same post share at most ${Math.round(100 * SHARED)} % of their sentences`, () => {
    const usual = cases.filter(({ persona }) => persona.length === 'normal')
    const high: string[] = []
    for (const [at, one] of usual.entries())
      for (const other of usual.slice(at + 1)) {
        if (samePost(one, other)) continue
        const [a, b] = [one, other].map(
          ({ words, mask }) => words.find((section) => section.id === id)?.sentences.map(mask) ?? [],
        )
        const shared = overlapOf(a!, b!)
        if (shared > SHARED) high.push(`${one.persona.key} – ${other.persona.key}: ${(100 * shared).toFixed(0)} %`)
      }
    assert.deepEqual(high, [])
  })

/** One occupation on one rung: the ladder above it is one and the same. */
function samePost(one: Case, other: Case): boolean {
  const { currentOccupation: a } = one.persona.facts
  return a !== undefined && a === other.persona.facts.currentOccupation
}

test('nothing that once misled or bored a reader, no cut word, no hole in a sentence', () => {
  const hits = cases.flatMap(({ persona, own }) =>
    own.flatMap(({ page, text }) => [
      ...NEVER_PRINTED.filter(({ pattern }) => pattern.test(withoutBlanks(text))).map(
        ({ finding }) => `${persona.key}, ${page}: ${finding}`,
      ),
      ...(/undefined|NaN|\s{2}|\.\.|,,|“”|\b(?:a|an) (?:a|an|the) /.test(text)
        ? [`${persona.key}, ${page}: ${text.slice(0, 120)}`]
        : []),
    ]),
  )
  assert.deepEqual(hits, [])
})

test('no sentence of these pages stands twice in a report', () => {
  const twice = cases.flatMap(({ persona, texts, mask }) =>
    saidTwice(texts, mask)
      .filter(({ pages }) => pages.some((page) => PAGES.has(page)))
      .map(({ sentence, pages }) => `${persona.key}, ${pages.join(' and ')}: ${sentence}`),
  )
  assert.deepEqual(twice, [])
})

test('grade 9 or below, and spelled as in the United States', () => {
  for (const { persona, words } of cases)
    for (const { id, grade } of words) assert.ok(grade <= 9, `${persona.key}, ${id}: ${grade.toFixed(1)}`)
  const wrong = cases.flatMap(({ own }) =>
    misspellings(
      own.filter(({ kind }) => kind !== 'quote').map(({ page, text }) => ({ file: page, text: text.replace(/“[^”]*”?/g, ' ') })),
    ),
  )
  assert.deepEqual([...new Set(wrong.map(({ file, word }) => `${file}: ${word}`))], [])
})

test('each page is full, and no report is longer than 32 pages', { timeout: 600_000 }, async () => {
  for (const { persona, contents } of cases) {
    const pages = contents.sections.reduce((sum, section) => sum + section.pages.length, 0)
    assert.ok(pages >= 25 && pages <= 32, `${persona.key}: ${pages} pages`)
    const sections = contents.sections.filter(({ sectionId }) => PAGES.has(sectionId))
    const { fits } = await renderReport({ ...contents, sections }, browser)
    assert.equal(fits.length, PAGES.size, persona.key)
    for (const { id, filled, zoom } of fits) {
      assert.ok(filled >= LEAST_FILLED, `${persona.key}, ${id} is filled to ${filled.toFixed(2)}`)
      assert.ok(zoom === 1 || persona.length === 'longest', `${persona.key}, ${id} was set at ${zoom}`)
    }
  }
})

const LEAST_FILLED = 0.88

test('where fields are rated, the lowest are named with their rating: nobody reads that none stands low', () => {
  let named = 0
  for (const one of cases) {
    const rated =
      one.input.answers.find(({ topic }) => topic === 'leadership.scope')?.items.filter(({ value }) => value > 0) ?? []
    const low = Math.min(...rated.map(({ value }) => value))
    if (rated.length === 0 || low === Math.max(...rated.map(({ value }) => value))) continue
    assert.match(pageOf(one, 'scope'), new RegExp(`, ${low} of 10:`), one.persona.key)
    named++
  }
  assert.ok(named > 10)
})

test('the next rungs are those of the work, nearest first, and never one below', () => {
  const next: readonly [string, readonly string[]][] = [
    ['nurse-manager', ['Director of nursing', 'Associate chief nurse', 'Chief nursing officer']],
    ['controller', ['Vice president of finance', 'Chief financial officer']],
    ['school-principal', ['Assistant superintendent', 'Superintendent']],
    ['sales-director', ['Vice president of sales', 'Chief revenue officer']],
    ['bakery-owner', ['Owner with a manager in charge', 'Second site or second line']],
    ['it-chief', ['Chief of a larger agency', 'Board member', 'Chair or portfolio']],
    ['plant-manager', ['Director of operations', 'Chief operating officer']],
    ['software-developer', ['Tech lead', 'Engineering manager', 'Director of engineering']],
  ]
  for (const [key, names] of next) {
    const page = pageOf(caseOf(key), 'ladder')
    const at = names.map((name) => page.search(new RegExp(`^${name}$`, 'm')))
    assert.ok(
      at.every((place, index) => place > (at[index - 1] ?? -1)),
      `${key}: ${names.join(', ')} at ${at.join(', ')}`,
    )
  }
  assert.doesNotMatch(pageOf(caseOf('nurse-manager'), 'ladder'), /^Charge nurse$/m)
  assert.doesNotMatch(pageOf(caseOf('controller'), 'ladder'), /^Accounting manager$/m)
})

test('what is missing is what the answers show', () => {
  const nurse = pageOf(caseOf('nurse-manager'), 'ladder')
  assert.match(nurse, /A master’s degree, in most places/)
  assert.match(nurse, /a first hour before a board|\$10 million or more|you led 10 to 49/)
  assert.match(pageOf(caseOf('plant-manager'), 'ladder'), /Nothing that your answers show/)
})

test('pay of a rung is the row of the wage table that counts it, a floor where the table has only a floor, else not known', () => {
  const chief = careers.engine.base.occupations.find(({ code }) => code === '11-1011.00')!
  const low = chief.wages!.p25!.toLocaleString('en-US')
  assert.match(pageOf(caseOf('plant-manager'), 'ladder'), new RegExp(`\\$${low} to \\$239,200 or more`))
  assert.match(pageOf(caseOf('bakery-owner'), 'ladder'), /Not known/)
  for (const one of cases) assert.doesNotMatch(pageOf(one, 'paymix'), /\d ?%/, one.persona.key)
})

test('months without pay are counted at what the reader needs, and before customers comes what the law asks', () => {
  for (const one of cases) {
    const { salaryCurrent = 0, payFloorShare = 0 } = one.input.profile.reach ?? {}
    if (salaryCurrent <= 0) continue
    const month = Math.round((salaryCurrent * (payFloorShare || 1)) / 12 / 100) * 100
    assert.ok(pageOf(one, 'paymix').includes(`$${(3 * month).toLocaleString('en-US')}`), one.persona.key)
  }
  const electrician = pageOf(caseOf('electrician'), 'paymix')
  assert.match(electrician, /license/)
  const named = cases.filter(({ input }) => /own business|of my own|to consult/i.test(input.careerGoals))
  assert.ok(named.length > 0)
  for (const one of named) assert.match(pageOf(one, 'paymix'), /The first customers/, one.persona.key)
})
