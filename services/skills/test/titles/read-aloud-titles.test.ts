import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { resolveTitle } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, goals, titles } = shippedCareers()

describe('titles that a reader of lists found misread', () => {
  const WRITTEN: Readonly<Record<string, string>> = {
    CST: '29-2055.00',
    'CST, level 1 trauma OR': '29-2055.00',
    "Military spouse, paralegal whenever we're stationed somewhere w/ jobs": '23-2011.00',
    'military spouse, dental hygienist': '29-1292.00',
    'navy wife / preschool teacher': '25-2011.00',
    'skool bus driver, CDL B w/ P+S': '53-3051.00',
    'auto claims adjuster II': '13-1031.00',
    'LCSW - hospital discharge planning': '21-1022.00',
    'Kinesiology senior, rehab aide 15 hrs wk': '31-2022.00',
    'psych major, barista 20 hrs a week': '35-3023.01',
    'senior accountant': '13-2011.00',
    'FedEx Ground courier': '53-3033.00',
    'courier for UPS': '53-3033.00',
    'bike courier': '43-5021.00',
    'office building engineer': '51-8021.00',
    'lead building engineer, hospital': '51-8021.00',
    'toy product designer': '27-1021.00',
    'Sr. product designer (furniture)': '27-1021.00',
    'apparel product designer': '27-1022.00',
    'product designer, fintech': '15-1255.00',
    'lead product designer': '15-1255.00',
    'front end loader': '47-2073.00',
    'loader driver': '47-2073.00',
    'front end mechanic': '49-3023.00',
    'front end manager': '41-1011.00',
    'front end developer': '15-1254.00',
    'level designer': '15-1255.01',
    'jr. high science teacher': '25-2022.00',
    'ff/emt': '33-2011.00',
    'volunteer fireman': '33-2011.00',
    'kiln fireman': '51-9051.00',
    'airline stewardess': '53-2031.00',
    'marine pipefitter': '47-2152.00',
    'hr manager tech': '11-3121.00',
    'mechanic at Boeing': '49-3011.00',
    'Gulfstream painter': '51-9124.00',
    'Lockheed Martin software engineer': '15-1252.00',
    'roofer crew lead': '47-1011.00',
    'bottle service girl': '35-3031.00',
    'car wash tech': '53-7061.00',
  }
  for (const [title, code] of Object.entries(WRITTEN))
    it(`"${title}"`, () => {
      const { kind, matches } = resolveTitle(titles, title, 1)
      assert.deepEqual([kind, engine.base.occupations[matches[0]!.index]!.code], ['occupation', code])
    })
})

describe('two fields before one head', () => {
  const read = (title: string) => {
    const { kind, matches } = resolveTitle(titles, title)
    return [kind, ...matches.slice(0, 2).map(({ index }) => engine.base.occupations[index]!.code)]
  }

  it('are the head in either', () => {
    assert.deepEqual(read('sales and marketing manager'), ['several', '11-2022.00', '11-2021.00'])
    assert.deepEqual(read('chemical & materials engineer'), ['several', '17-2041.00', '17-2131.00'])
    assert.deepEqual(read('business intelligence and reporting analyst'), ['occupation', '15-2051.01'])
    // What is whole by itself keeps its own work.
    assert.deepEqual(read('bartender and office manager'), ['several', '35-3011.00', '43-1011.00'])
  })
})

describe('words that turn from what names no work', () => {
  const unread = (text: string) => readStatedGoals(goals, { text, removed: [] }, '13-2011.00').unread

  it('are named as unread, and those that a wish holds are not', () => {
    assert.deepEqual(unread('no clown noses'), ['no clown noses'])
    assert.deepEqual(unread('no nights, no heavy lifting'), [])
    assert.deepEqual(unread('at least 65k and I do not want to take a pay cut'), [])
    assert.deepEqual(readStatedGoals(goals, { text: 'no clown noses', removed: ['no clown noses'] }, '13-2011.00').unread, [])
  })
})
