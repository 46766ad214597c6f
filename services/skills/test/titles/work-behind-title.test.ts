import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()
const behind = (title: string): string[] => goals.workBehind(title).map(({ code }) => code)

describe('work behind a title that is no occupation', () => {
  const OWNERS: Readonly<Record<string, string>> = {
    'owner, small HVAC company (me + 3 guys)': '49-9021.00',
    'hvac company owner': '49-9021.00',
    'plumbing company owner': '47-2152.00',
    'own a landscaping business': '37-1012.00',
    'own my own cleaning company, 4 employees': '37-1011.00',
    'owner, auto repair shop': '49-3023.00',
    'owner/operator trucking': '53-3032.00',
    'run a small accounting firm': '13-2011.00',
    'owner, pizza place': '11-9051.00',
    'co-owner of family restaurant': '11-9051.00',
    'owner - nail salon': '39-5092.00',
    'I run a daycare out of my house': '11-9031.00',
    'owner of a lawn care business': '37-1012.00',
    'I own a print shop': '51-5112.00',
    'founder of saas startup': '15-1252.00',
  }
  for (const [title, code] of Object.entries(OWNERS))
    it(`is the trade of "${title}"`, () => assert.deepEqual(behind(title), [code]))

  it('is what the crosswalk says of a military speciality, and its supervisor for a noncommissioned officer', () => {
    assert.deepEqual(behind('Army 92Y unit supply'), ['53-7065.00'])
    assert.deepEqual(behind('US Army (ret) SFC 92Y unit supply'), ['53-7065.00', '53-1042.00'])
    assert.deepEqual(behind('Army 88M, E-5'), ['53-3032.00', '53-1043.00'])
    assert.deepEqual(behind('Army SSG 68W combat medic'), ['29-2043.00'])
  })

  it('is nothing where no trade is named, and nothing of what employees run or own', () => {
    for (const title of ['small business owner', 'retired army', 'staff sergeant USMC', 'product owner', 'welder', 'RN', ''])
      assert.deepEqual(behind(title), [], title)
    assert.deepEqual(behind('I run the front desk at a hotel').includes('11-9081.00'), false)
  })

  it('counts as years of work: an owner is not sent through years that they have', () => {
    const profile = profileOf({
      interests: [5, 3, 2, 3, 4, 3],
      reach: { yearsExperience: 20, education: 'high_school', salaryCurrent: 70_000 },
    })
    const months = (title: string): number => {
      const stated = readStatedGoals(goals, { text: 'become an inspector', removed: [] }, '', title)
      const { standing } = rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated })
      return standing.entries[engine.base.indexOf.get('47-4011.00')!]!.experienceMonths
    }
    assert.equal(months('small business owner'), 60)
    for (const title of ['owner, small HVAC company', 'plumbing company owner', 'owner of a roofing company'])
      assert.equal(months(title), 0, title)
  })

  it('counts without a word on goals too, and not beside an occupation that was chosen', () => {
    const title = 'owner, auto repair shop'
    assert.deepEqual(readStatedGoals(goals, { text: '', removed: [] }, '', title).former, ['49-3023.00'])
    assert.deepEqual(readStatedGoals(goals, undefined, '', title).former, ['49-3023.00'])
    assert.deepEqual(readStatedGoals(goals, { text: 'more pay', removed: [] }, '13-2011.00', title).former, [])
    assert.equal(readStatedGoals(goals, undefined, '13-2011.00', title).former, undefined)
  })
})
