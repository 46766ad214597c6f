import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { chromiumPath } from '@waymark/testing/chromium'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createMask, overlapOf, wordsOfReport } from '../../../bench/report-sentences.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { createPrintBrowser, type PrintBrowser } from '../../../src/document/print/browser.ts'
import { renderReport } from '../../../src/document/print/render-report.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { tradeOf, tradeSources } from '../../../src/document/sections/own-business/trades.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { wordsOf } from '../../support/printed-words.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

/** Owners of trades that our data hold, and one of a trade that it does not: alike in all but the work that they want. */
const OWNERS = {
  bakery: owner('bakery', 'Bank teller', '43-3071', 'I would like to open my own bakery in my town.'),
  foodTruck: owner('food-truck', 'Chef', '35-1011', 'I want to open a food truck, maybe in a year.'),
  daycare: owner('daycare', 'Preschool teacher', '25-2011', 'I want to start my own daycare at home.'),
  books: owner('books', 'Bookkeeper', '43-3031', 'Start my own bookkeeping practice for small shops.'),
  hvac: owner('hvac', 'HVAC technician', '49-9021', 'I want to start my own HVAC business.'),
  truck: owner('truck', 'Warehouse worker', '53-7065', 'I want to run my own truck.'),
}
/** Tables that are held, and offices that decide: no title or section of a text that nobody looked up. */
const HELD = ['O*NET 29.3', 'the BLS Occupational Outlook Handbook']
const UNCHECKED = /\d-\d{3}|\bUSC\b|Publication \d|Schedule C|Food Code|NFPA/
const MOST_SHARED = 0.55

const careers = createCareers()
const inputs = new Map<string, ReportInput>()
let browser: PrintBrowser

before(async () => {
  const skills = engineInProcess(careers)
  for (const [name, person] of Object.entries(OWNERS))
    inputs.set(name, prepareInput(await personaInput(personaOfPerson(person, 'career_change'), 'career_change', skills)))
  browser = createPrintBrowser({ executablePath: chromiumPath })
})
after(() => browser.stop())

describe('the trade of one’s own business', () => {
  it('states nothing without the table that holds it or the office that decides it', () => {
    for (const name of ['bakery', 'food truck', 'restaurant']) {
      const trade = tradeOf({ name })
      assert.ok(trade, name)
      for (const [field, sources] of Object.entries(trade.sources)) assert.ok(sources.length > 0, `${name}, ${field}`)
      const { held, ask } = tradeSources(trade)
      assert.ok(held.length > 0 && held.every((one) => HELD.includes(one)), held.join(', '))
      assert.ok(ask.length >= 3, ask.join(', '))
      assert.doesNotMatch(JSON.stringify(trade.sources), UNCHECKED)
    }
  })

  it('says on the page what is held, and whom to ask for the rest', () => {
    const said = textsOf(sectionOf(inputs.get('bakery')!, 'plan')).join('\n')
    assert.match(said, /The work of the trade: .*O\*NET 29\.3.* not looked up for your town\. Ask the food rules of your state/)
    assert.doesNotMatch(said.split('\n').find((line) => line.includes('The work of the trade'))!, UNCHECKED)
    assert.doesNotMatch(textsOf(sectionOf(inputs.get('hvac')!, 'plan')).join('\n'), /The work of the trade/)
  })

  it('prints no figure of its own', () => {
    for (const name of ['bakery', 'food truck', 'restaurant']) {
      const { sources: _sources, ...told } = tradeOf({ name })!
      assert.doesNotMatch(JSON.stringify(told), /\d/)
    }
  })

  it('counts what is sold as it is sold: no bids of a baker', () => {
    const counted = (name: string) => textsOf(sectionOf(inputs.get(name)!, 'money')).join('\n')
    assert.match(counted('hvac'), /Bids given/)
    assert.match(counted('bakery'), /Came by\nBought\nCame again/)
    assert.match(counted('daycare'), /Places paid/)
    for (const name of ['bakery', 'foodTruck', 'daycare']) assert.doesNotMatch(counted(name), /Bids given/)
  })

  it('sells the hours of a truck that hauls, and the dishes of one that cooks', () => {
    assert.match(textsOf(sectionOf(inputs.get('foodTruck')!, 'interview')).join('\n'), /Sales a week that takes/)
    const hauled = textsOf(sectionOf(inputs.get('truck')!, 'interview')).join('\n')
    assert.match(hauled, /Each has to leave, after costs/)
    assert.doesNotMatch(hauled, /the kitchen or the shop|where was it made/)
  })

  it(`shares at most ${(100 * MOST_SHARED).toFixed(0)} % of the search kit with another owner who answered alike`, () => {
    const mask = createMask(
      careers.engine.base.occupations.map(({ title }) => title),
      [],
    )
    const words = [...inputs].map(([name, input]) => {
      const [read] = wordsOfReport({ ...composeReport(input), sections: [sectionOf(input, 'search')] })
      return { name, sentences: read!.sentences.map(mask) }
    })
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1)) {
        const share = overlapOf(one.sentences, other.sentences)
        assert.ok(share <= MOST_SHARED, `${one.name} and ${other.name}: ${(100 * share).toFixed(0)} %`)
      }
  })

  for (const name of Object.keys(OWNERS))
    it(`keeps who helps for nothing on paper: ${name}`, async () => {
      const { pdf } = await renderReport(composeReport(inputs.get(name)!), browser)
      assert.match(wordsOf(pdf), /Who helps for nothing/)
    })
})

function owner(id: string, role: string, soc: string, careerGoals: string): InventedPerson {
  return {
    id,
    role,
    soc,
    years: 8,
    education: 'associates',
    salaryCurrent: 38_000,
    salaryTarget: 53_000,
    careerGoals,
    riasec: { R: 6, I: 5, A: 5, S: 6, E: 6, C: 6 },
    values: ['Autonomy', 'Job security'],
    skills: [
      { name: 'Customer service', rating: 8 },
      { name: 'Planning', rating: 7 },
    ],
    texts: { challenge: 'I am afraid of the paperwork and of a slow winter.' },
  }
}
