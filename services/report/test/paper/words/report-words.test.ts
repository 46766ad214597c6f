import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createMask, wordsOfReport } from '../../../bench/report-sentences.ts'
import { REPORT_TYPES, type ReportType } from '../../../src/document/model/report-type.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { reportPeople } from '../../people/report-people.ts'
import { misspellings } from '../../spelling/us-english.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { type PrintedText, printedTexts } from '../support/printed-texts.ts'
import { saidTwice } from '../support/said-twice.ts'
import { NEVER_PRINTED, withoutBlanks } from './never-printed.ts'

/**
 * The words of whole reports of all our personas and, with PEOPLE=<people.json>, of everybody of that file. What a page still owes is
 * written down in OWED and held there: a finding on another page fails, and nothing may be added for the pages about the person.
 */
type Report = {
  readonly name: string
  readonly pay: boolean
  readonly texts: readonly PrintedText[]
  readonly grades: readonly [string, number][]
}

const MOST_MARKS = 120
const HARDEST = 9

/** The pages about the person: nothing is owed here, and no sentence stands twice. */
const ABOUT_THE_PERSON: ReadonlySet<string> = new Set(['told', 'sure', 'interests', 'values', 'skills', 'stand'])

/** Findings that single pages still print. */
const OWED: Readonly<Record<string, readonly string[]>> = {}

const careers = createCareers()
const skills = engineInProcess(careers)
const titles = careers.engine.base.occupations.flatMap(({ title, shortTitle }) => [title, shortTitle])
const reports: Report[] = []
const repeated: string[] = []

before(async () => {
  for (const type of REPORT_TYPES) await readAll(type)
})

async function readAll(type: ReportType): Promise<void> {
  for (const persona of reportPeople(type)) {
    const input = await personaInput(persona, type, skills)
    const contents = composeReport(input)
    const name = `${persona.key} ${type}`
    const texts = printedTexts(contents, new Set(['method']))
    reports.push({
      name,
      pay: (input.profile.reach?.salaryCurrent ?? 0) > 0,
      texts,
      grades: wordsOfReport(contents).map(({ id, grade }) => [id, grade]),
    })
    const mask = createMask([...titles, persona.facts.currentRole], [persona.firstName, persona.lastName])
    const own = texts.filter(({ page }) => ABOUT_THE_PERSON.has(page))
    repeated.push(...saidTwice(own, mask).map(({ sentence, pages }) => `${name}, ${pages.join(' and ')}: ${sentence}`))
  }
}

test('each pattern catches the words that it was made from', () => {
  for (const { finding, pattern, caught } of NEVER_PRINTED) assert.match(caught, pattern, finding)
})

for (const { finding, pattern } of NEVER_PRINTED)
  test(`never printed: ${finding}`, () => {
    const hits = reports.flatMap(({ name, texts }) =>
      texts
        .filter(({ text }) => pattern.test(withoutBlanks(text)))
        .map(({ page, text }) => ({ page, words: `${name}, ${page}: ${text.slice(0, 140)}` })),
    )
    const owed = OWED[finding] ?? []
    assert.deepEqual(
      hits.filter(({ page }) => !owed.includes(page)).map(({ words }) => words),
      [],
    )
  })

test('only who gave no pay reads so (D21)', () => {
  const told = reports.filter(({ texts }) => texts.some(({ text }) => /you gave no pay\b/i.test(text)))
  assert.deepEqual(
    told.filter(({ pay }) => pay).map(({ name }) => name),
    [],
  )
  assert.ok(told.length > 0 && told.length < reports.length, 'there are people of both kinds')
})

test('nothing is owed by the pages about the person', () => {
  const known = new Set(NEVER_PRINTED.map(({ finding }) => finding))
  for (const [finding, pages] of Object.entries(OWED)) {
    assert.ok(known.has(finding), finding)
    assert.ok(!pages.some((page) => ABOUT_THE_PERSON.has(page)), finding)
  }
})

test(`a report prints at most ${MOST_MARKS} source marks`, () => {
  for (const { name, texts } of reports) {
    const marks = texts.reduce((sum, text) => sum + text.marks.length, 0)
    assert.ok(marks > 0 && marks <= MOST_MARKS, `${name}: ${marks}`)
  }
})

test('the pages about the person say no sentence twice', () => {
  assert.deepEqual(repeated, [])
})

test(`every section reads at grade ${HARDEST} or below`, () => {
  for (const { name, grades } of reports)
    for (const [section, grade] of grades) assert.ok(grade <= HARDEST, `${name}, ${section}: ${grade.toFixed(1)}`)
})

test('our own words on the pages about the person are spelled as in the United States', () => {
  const wrong = reports.flatMap(({ texts }) =>
    misspellings(
      texts
        .filter(({ page, kind }) => ABOUT_THE_PERSON.has(page) && (kind === 'prose' || kind === 'label'))
        .map(({ page, text }) => ({ file: page, text: text.replace(/“[^”]*”?/g, ' ') })),
    ),
  )
  assert.deepEqual([...new Set(wrong.map(({ file, word }) => `${file}: ${word}`))], [])
})
