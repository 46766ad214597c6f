import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { reportPeople } from '../../people/report-people.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { type PrintedText, printedTexts } from '../support/printed-texts.ts'

/** What the review of printed reports found said again and again within one report (2.5), counted over all our personas. */
const careers = createCareers()
const skills = engineInProcess(careers)

type Read = {
  readonly name: string
  readonly places: readonly { readonly title: string; readonly pay: string; readonly growth: string }[]
  readonly goals: string
  readonly texts: readonly PrintedText[]
  readonly headlines: readonly string[]
}
const reports: Read[] = []

/** The goal in the reader's own words: where it is told back, where it leads, and where the words are read. It stood in seven places. */
const MOST_GOALS = 3
/** The name of one skill or field of knowledge in prose and headings; one stood there 23 times. */
const MOST_OF_A_NAME = 8

/** The middle pay of one job, and its growth, on pages in words or tables; charts apart. Each stood on seven. */
const MOST_PAGES_OF_A_FIGURE = 6

before(async () => {
  for (const type of REPORT_TYPES)
    for (const persona of reportPeople(type)) {
      const input = await personaInput(persona, type, skills)
      const contents = composeReport(input)
      reports.push({
        name: `${persona.key} ${type}`,
        places: placesOf(input),
        goals: persona.facts.careerGoals,
        texts: printedTexts(contents, new Set(['method'])),
        headlines: contents.sections.flatMap(({ pages }) => pages.map(({ headline }) => headline)),
      })
    }
})

describe('within one report', () => {
  it(`the goal in its own words stands in ${MOST_GOALS} places at most (2.5)`, () => {
    const often = reports.flatMap(({ name, goals, texts }) => {
      const whole = letters(goals)
      const count = whole.length < SHORT ? 0 : texts.filter(({ text }) => letters(text).includes(whole)).length
      return count > MOST_GOALS ? [`${name}: ${count}`] : []
    })
    assert.deepEqual(often, [])
    assert.ok(reports.some(({ goals, texts }) => texts.some(({ text }) => letters(text).includes(letters(goals)))))
  })

  it(`no skill is named more than ${MOST_OF_A_NAME} times (2.5)`, () => {
    const { skill: skillScale, knowledge } = careers.engine.base.scales
    const names = [...skillScale.elements, ...knowledge.elements]
      .map(({ name }) => name.toLowerCase())
      .filter((name) => name.split(' ').length >= 2)
    assert.ok(names.includes('customer and personal service'))
    const often = reports.flatMap(({ name, texts }) => {
      const words = texts
        .filter(({ kind }) => kind === 'prose' || kind === 'heading')
        .map(({ text }) => text.toLowerCase())
        .join('\n')
      return names.flatMap((skill) => {
        const count = words.split(skill).length - 1
        return count > MOST_OF_A_NAME ? [`${name}, ${skill}: ${count}`] : []
      })
    })
    assert.deepEqual(often, [])
  })

  for (const figure of ['pay', 'growth'] as const)
    it(`the ${figure} of one job stands on ${MOST_PAGES_OF_A_FIGURE} pages at most (2.5)`, () => {
      const counts = reports.flatMap(({ name, places, texts }) =>
        places.map((place) => {
          const pages = new Set(
            texts.filter(({ kind, text }) => kind !== 'chart' && text.includes(place[figure])).map(({ page }) => page),
          )
          return { what: `${name}, ${place.title} ${place[figure]}: ${[...pages].join(', ')}`, pages: pages.size }
        }),
      )
      assert.deepEqual(
        counts.filter(({ pages }) => pages > MOST_PAGES_OF_A_FIGURE).map(({ what }) => what),
        [],
      )
      assert.ok(
        counts.some(({ pages }) => pages >= 2),
        'the figure is found where it is printed',
      )
    })

  it('no two pages have one headline (2.5: “room for many” headed all three directions)', () => {
    const twice = reports.flatMap(({ name, headlines }) =>
      headlines.filter((one, at) => headlines.indexOf(one) !== at).map((one) => `${name}: ${one}`),
    )
    assert.deepEqual(twice, [])
  })

  it('no step of one plan stands in another (2.5: three plans with the same steps)', () => {
    const PLANS = new Set(['plan', 'plans', 'hundred', 'worksheet'])
    const twice = reports.flatMap(({ name, texts }) => {
      const steps = texts
        .filter(({ page, kind }) => PLANS.has(page) && (kind === 'prose' || kind === 'cell'))
        .filter(({ text }) => text.split(' ').length >= 8)
      return steps
        .filter((one) => steps.some((other) => other.page !== one.page && letters(other.text) === letters(one.text)))
        .map(({ page, text }) => `${name}, ${page}: ${text}`)
    })
    assert.deepEqual(twice, [])
    assert.ok(reports.every(({ texts }) => new Set(texts.map(({ page }) => page).filter((page) => PLANS.has(page))).size > 1))
  })
})

/** Jobs of the list with a pay that no other one has. */
function placesOf({ ranking }: ReportInput): Read['places'] {
  return ranking.ranked.slice(0, 3).flatMap(({ occupation }) => {
    const median = occupation?.wages?.median ?? 0
    const growth = occupation?.outlook?.growthPercent
    if (!occupation || median <= 0 || growth === undefined) return []
    const sign = growth < 0 ? '\u2212' : '+'
    return [
      { title: occupation.title, pay: `$${median.toLocaleString('en-US')}`, growth: `${sign}${Math.abs(growth).toFixed(1)}` },
    ]
  })
}

const SHORT = 12
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
