import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gradeOf } from '@waymark/testing/reading-grade'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import { factsIn } from '../../src/document/model/rich-text.ts'
import { escapeHtml } from '../../src/document/print/escape-html.ts'
import { renderHtml } from '../../src/document/print/render-html.ts'
import { collectStrings, composeReport, composeSection } from '../../src/document/sections/compose-report.ts'
import { ORDER } from '../../src/document/sections/order.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { proseOf } from '../fixtures/prose-of.ts'

const CASES = REPORT_TYPES.flatMap((type) => (['renee', 'sparse'] as const).map((name) => ({ type, name })))

for (const { type, name } of CASES) {
  test(`${type} of ${name}: pages, ids and facts`, () => {
    const contents = composeReport(loadInput(name, type))
    const pages = contents.sections.flatMap((section) => section.pages)
    assert.ok(pages.length >= 25 && pages.length <= 32, `${pages.length} pages`)
    assert.equal(new Set(pages.map((page) => page.id)).size, pages.length)
    assert.equal(pages[0]!.id, 'cover')
    assert.equal(pages.at(-1)!.id, 'method')
    for (const section of contents.sections) {
      const known = new Set(section.facts.map((fact) => fact.id))
      collectStrings(section.pages, (text) => {
        for (const id of factsIn(text)) assert.ok(known.has(id), `${section.sectionId} names ${id}`)
      })
      for (const fact of section.facts) assert.match(fact.source, /^[YOWPNABCDRKE]+$/, fact.id)
    }
  })

  test(`${type} of ${name}: plain JSON, the same every time`, () => {
    const contents = composeReport(loadInput(name, type))
    assert.deepEqual(JSON.parse(JSON.stringify(contents)), contents)
    assert.deepEqual(composeReport(loadInput(name, type)), contents)
  })

  test(`${type} of ${name}: every picture has words, every head a scope, no level is skipped`, () => {
    const { html } = renderHtml(composeReport(loadInput(name, type)))
    for (const [image] of html.matchAll(/<img [^>]*>/g)) assert.match(image, / alt="[^"]{3,}"/, image.slice(0, 120))
    for (const [head] of html.matchAll(/<th[ >][^>]*/g)) assert.match(head, /scope="(col|row)"/)
    for (const [page] of html.matchAll(/<section class="page"[\s\S]*?<\/section>/g)) {
      const levels = [...page.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))
      assert.equal(levels[0], 1)
      for (const [index, level] of levels.entries()) assert.ok(index === 0 || level <= levels[index - 1]! + 1)
    }
  })
}

test('rows of a table have as many cells as its head', () => {
  for (const { type, name } of CASES) {
    const { html } = renderHtml(composeReport(loadInput(name, type)))
    for (const [table] of html.matchAll(/<table[\s\S]*?<\/table>/g)) {
      const [head = '', ...rows] = [...table.matchAll(/<tr[\s\S]*?<\/tr>/g)].map((match) => match[0])
      const width = (row: string) => [...row.matchAll(/<t[hd][ >]/g)].length
      for (const row of rows) assert.equal(width(row), width(head), row.replace(/<[^>]+>/g, ' ').slice(0, 120))
    }
  }
})

test('the contents name every page but the cover and themselves, with its number', () => {
  const contents = composeReport(loadInput('renee'))
  const pages = contents.sections.flatMap((section) => section.pages)
  const { html } = renderHtml(contents)
  const listed = [
    ...html.matchAll(/<a href="#([^"]+)"><span>[^<]*<\/span><span class="dots"><\/span><span class="number">(\d+)<\/span>/g),
  ]
  assert.equal(listed.length, pages.length - 2)
  for (const [, id, number] of listed) assert.equal(pages[Number(number) - 1]!.id, id)
})

test('a name changes the cover and the footer, never the advice', () => {
  const one = composeReport({ ...loadInput('renee'), personName: 'Mrs Aïsha Okonkwo' })
  const other = composeReport({ ...loadInput('renee'), personName: 'Hans Müller' })
  assert.deepEqual(one.sections.slice(1), other.sections.slice(1))
})

test('two people get different advice', () => {
  const text = (name: 'renee' | 'sparse') =>
    JSON.stringify(composeReport(loadInput(name)).sections.find((section) => section.sectionId === 'answer'))
  assert.notEqual(text('renee'), text('sparse'))
})

test('a section can be composed alone, as the pipeline does it', () => {
  const input = loadInput('renee')
  const whole = composeReport(input)
  for (const [index, section] of ORDER.career_deep_dive.entries())
    assert.deepEqual(composeSection(section, input), whole.sections[index])
})

test('a thirteen-year-old can read every section', () => {
  for (const { type, name } of CASES) {
    for (const section of composeReport(loadInput(name, type)).sections) {
      const grade = gradeOf(proseOf(section))
      assert.ok(grade <= 9, `${type} of ${name}, ${section.sectionId}: grade ${grade.toFixed(1)}`)
    }
  }
})

test('what you told us holds every required answer of the second step, and the industry hoped for', () => {
  for (const { type, name } of CASES) {
    const input = loadInput(name, type)
    for (const { years, printed } of [
      { years: 9, printed: '9 years of experience' },
      { years: 1, printed: '1 year of experience' },
      { years: 0, printed: 'no years of experience' },
    ]) {
      const reach = { ...input.profile.reach!, yearsExperience: years, education: 'masters' }
      const careerGoals = 'Run a small team that repairs pumps.'
      const profile = { ...input.profile, reach: { ...reach, industry: 'nonprofit', targetIndustry: 'startup' } }
      const { html } = renderHtml(composeReport({ ...input, careerGoals, profile }))
      const page = html.split('<section class="page')[4]!.replace(/<[^>]+>/g, ' ')
      for (const words of [
        input.profile.currentRole,
        printed,
        'a master’s degree',
        'Non-profit now, Startup hoped for',
        careerGoals,
      ])
        assert.ok(page.includes(escapeHtml(words)), `${type} of ${name}: ${words}`)
    }
  }
})
