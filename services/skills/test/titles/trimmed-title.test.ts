import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { resolveTrimmed } from '../../src/domain/catalogue/titles/trimmed-title.ts'
import { shippedCareers } from '../support/careers.ts'
import { knownTitles } from '../support/known-titles.ts'

const SETTINGS = / (?:hotel|state prison|county|plant|mill)$/
const trimmed = (text: string, known: Parameters<typeof knownTitles>[0]) =>
  resolveTrimmed(knownTitles(known), text, { limit: 5, settings: SETTINGS })?.[0]?.matchedTitle

describe('a title with terms and places around it', () => {
  it('is the title without them, one place after the other', () => {
    const known = { baker: 0.9, 'bread baker': 0.9 }
    for (const text of [
      ...['baker self employed', 'self-employed baker', 'baker part time hotel', 'baker p/t', 'baker freelance county'],
      ...['baker state prison', 'baker county, hotel', 'baker at the county hotel', 'baker. county'],
    ])
      assert.equal(trimmed(text, known), 'baker', text)
    assert.equal(trimmed('bread self employed baker', known), 'bread baker')
    assert.equal(trimmed('baker castle', known), undefined)
    assert.equal(trimmed('shaman hotel', known), undefined)
    assert.equal(trimmed('baker hotel', { baker: 0.89 }), undefined)
  })

  it('is none where the whole speaks for other work', () => {
    assert.equal(trimmed('baker hotel', { baker: 0.9, 'baker hotel': [0.9, 0.5] }), 'baker hotel')
    const other = (score: number) => {
      const known = knownTitles({ baker: 0.9 })
      const find: typeof known.find = (title, limit) =>
        title === 'baker hotel' ? [{ index: 7, matchedTitle: title, score }] : known.find(title, limit)
      return resolveTrimmed({ ...known, find }, 'baker hotel', { limit: 5, settings: SETTINGS })?.[0]?.matchedTitle
    }
    assert.deepEqual([other(0.5), other(0.49)], [undefined, 'baker'])
  })

  it('is no word for many trades, which only the place tells', () => {
    for (const word of ['clerk', 'assistant', 'manager', 'operators'])
      assert.equal(trimmed(`${word} hotel`, { [word]: 0.97 }), undefined, word)
    assert.equal(trimmed('clerks county/operator', { operator: 0.97 }), undefined)
  })

  it('is told by what a plant makes, or by the title before it', () => {
    assert.equal(trimmed('machine operator plastics plant', { 'plastics machine operator': 0.9 }), 'plastics machine operator')
    assert.equal(trimmed('millwright paper mill', { millwright: 0.9 }), 'millwright')
    // Only works are called by what they make, and nobody is made by one.
    assert.equal(trimmed('millwright paper hotel', { millwright: 0.9 }), undefined)
    assert.equal(trimmed('millwright educator mill', { millwright: 0.9 }), undefined)
    assert.equal(trimmed('a b c d millwright plastics mill', { 'a b c d millwright': 0.9 }), undefined)
  })

  it('of two parts is what they share, or the one that is certain', () => {
    const known = { 'cable tech': 0.9, 'bread baker': 0.9, 'poultry farmer': 0.9 }
    assert.equal(trimmed('cable/fiber tech', known), 'cable tech')
    assert.equal(trimmed('bread oven & baker', known), 'bread baker')
    assert.equal(trimmed('poultry farmer and some cattle', known), 'poultry farmer')
    assert.equal(trimmed('some cattle + poultry farmer', known), 'poultry farmer')
    assert.equal(trimmed('poultry farmer & cattle & hay', known), undefined)
  })

  it('of two parts is none where they are two occupations', () => {
    const known = knownTitles({ 'cable tech': 0.9 })
    const find: typeof known.find = (title, limit) =>
      title === 'fiber tech' ? [{ index: 7, matchedTitle: title, score: 0.9 }] : known.find(title, limit)
    assert.equal(resolveTrimmed({ ...known, find }, 'cable/fiber tech', { limit: 5, settings: SETTINGS }), undefined)
  })
})

describe('titles as people write them in a hurry', () => {
  const { engine, titles } = shippedCareers()
  const codeOf = (title: string): string | undefined => {
    const { kind, matches } = resolveTitle(titles, title)
    return kind === 'occupation' ? engine.base.occupations[matches[0]!.index]!.code.slice(0, 7) : undefined
  }
  const WRITTEN: readonly (readonly [string, string])[] = [
    ['cashier, part time Target', '41-2011'],
    ['key holder / shift lead at Old Navy', '41-1011'],
    ['crew trainer McDonalds 2 yrs', '35-1012'],
    ['school lunch lady', '35-3023'],
    ['bartender self employed events', '35-3011'],
    ['restraunt manager', '11-9051'],
    ['cook, long term care facility', '35-2012'],
    ['bus driver', '53-3051'],
    ['nurse', '29-1141'],
    ['nurse at VA hospital', '29-1141'],
    ['nurse state prison', '29-1141'],
    ['Family med physician', '29-1215'],
    ['Family med. physician', '29-1215'],
    ['med assistant, peds office', '31-9092'],
    ['resp therapist', '29-1126'],
    ['lab tech hospital', '29-2012'],
    ['medical biller & coder', '29-2072'],
    ['medical records clerk county hosp', '29-2072'],
    ['stay at home mom, was med billing', '43-3021'],
    ['office mgr small const. co.', '43-1011'],
    ['office asst. small ins. agency', '43-9061'],
    ['admin. assist. state govt', '43-6014'],
    ['secretary law office', '43-6012'],
    ['front desk receptionist / switchboard', '43-4171'],
    ['recruiter staffing agency', '13-1071'],
    ['project manager IT', '15-1299'],
    ['mech engineer', '17-2141'],
    ['general mgr car dealership', '11-1021'],
    ['attorney solo practice', '23-1011'],
    ['youth pastor', '21-2021'],
    ['corrections Sgt state prison', '33-1011'],
    ['jailer county sheriff', '33-3012'],
    ['fire capt city', '33-1021'],
    ['auto body repair man', '49-3021'],
    ['body shop painter', '51-9124'],
    ['cable/fiber install tech', '49-9052'],
    ['machine operator plastics plant', '51-4072'],
    ['wedding fotographer self employed', '27-4021'],
    ['landscaping / yard crew', '37-3011'],
    ['poultry grower & some cattle', '11-9013'],
    ['apt. maintenance tech', '49-9071'],
    ['asphalt paving crew', '47-2071'],
    ['flatbed truck driver owner op', '53-3032'],
    ['long haul trucker owner operator', '53-3032'],
    ['owner-operator truck driver', '53-3032'],
    ['ac repair tech', '49-9021'],
    ['insurance salesman, self employed', '41-3021'],
    ['janitorial / cleaning offices', '37-2011'],
    ['machinist 2nd shift aerospace co.', '51-4041'],
    ['waitress small town cafe', '35-3031'],
    ['legal asst small law firm', '23-2011'],
    ['chem engineer refinery', '17-2041'],
    ['pediatric nurse pract.', '29-1171'],
    ['landscaper / snow removal', '37-3011'],
    ['housekeeping, nursing home', '37-2012'],
    ['clerk gas station', '41-2011'],
    ['line worker chicken plant', '51-3022'],
  ]
  for (const [title, code] of WRITTEN) it(`"${title}" is ${code}`, () => assert.equal(codeOf(title), code))

  it('are not taken for a word of theirs that is other work', () => {
    for (const title of [
      ...['clerk county hall', 'assistant law office', 'designer events', 'insurance sales manager', 'landscaping designer'],
      ...['nurse educator hospital', 'used car sales mgr', 'teacher state prison'],
    ])
      assert.equal(codeOf(title), undefined, title)
    for (const title of ['army sgt', 'navy sgt']) assert.equal(resolveTitle(titles, title).kind, 'military', title)
  })
})
