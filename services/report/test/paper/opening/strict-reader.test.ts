import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { overlapOf, wordsOfReport } from '../../../bench/report-sentences.ts'
import { fillsUp, places } from '../../../src/document/facts/reading.ts'
import { ACTIVITY_WORK } from '../../../src/document/facts/work/activity-work.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'

/** What a strict reader found on the pages of invented people: each case failed before its cause was mended. */
const roofer = person(
  'roofer',
  'Roofer',
  '47-2181',
  54_000,
  'My back is done, I am 54. I want to estimate jobs or inspect roofs.',
  {
    challenge: 'I have back pain every day and I cannot lift any more.',
  },
)
const cook = person('cook', 'Line cook', '35-2014', 36_000, 'I want out of kitchens. Maybe warehouse work or HVAC.', {
  challenge: 'I am afraid I only know kitchens and my knees hurt after double shifts.',
})
const accountant = person('acct', 'Accountant', '13-2011', 78_000, 'Something next door: financial analysis or internal audit.', {
  challenge: 'Month-end is the same thing every day.',
})
/** At home for years, with no job of today. */
const parent: InventedPerson = {
  ...person('parent', '', '', 0, 'An office job with school hours, maybe medical billing or school secretary.', {}),
  years: 4,
}
const baker = person('baker', 'Office manager', '43-1011', 56_000, 'I want to open my own bakery.', {})
const trucker = person('truck', 'Office manager', '43-1011', 56_000, 'I want to open my own food truck.', {})

const inputs = new Map<string, ReportInput>()
const hasPage = (id: string, page: string): boolean =>
  composeReport(inputs.get(id)!).sections.some(({ sectionId, pages }) => sectionId === page && pages.length > 0)
const said = (id: string, page: string): string => textsOf(sectionOf(inputs.get(id)!, page)).join('\n')

before(async () => {
  const skills = engineInProcess()
  for (const one of [roofer, cook, accountant, parent, baker, trucker])
    inputs.set(one.id, prepareInput(await personaInput(personaOfPerson(one, 'career_change'), 'career_change', skills)))
})

describe('a strict reader', () => {
  it('is not told to give up the limit that spares a hurt back', () => {
    const shut = inputs.get('roofer')!.ranking.limits.find(({ label }) => label === 'No heavy work')
    assert.ok(shut && shut.opens.length > 0, 'the limit keeps heavy work off')
    for (const page of ['answer', 'sure'])
      for (const { occupation } of shut.opens)
        assert.doesNotMatch(said('roofer', page), new RegExp(`\\b${occupation!.shortTitle}\\b`, 'i'), page)
  })

  it('does not find a light load held against a hurt back', () => {
    assert.doesNotMatch(said('roofer', 'answer'), /My back is done[^\n]*\n?[^\n]*(?:telework|top load)/i)
  })

  it('finds no dislike of stories beside a count that goes on a sheet', () => {
    for (const page of ['answer', 'ideas']) assert.doesNotMatch(said('cook', page), /Write a story[^\n]*\n?[^\n]*on the sheet/i)
  })

  it('counts what stays of the places that are advised', () => {
    const advised = places(inputs.get('roofer')!).filter((place) => !fillsUp(place)).length
    const [, of] = /of (\d+) stays?/.exec(said('roofer', 'sure')) ?? []
    if (of) assert.equal(Number(of), advised)
  })

  it('is not comforted with one hour that stays', () => {
    assert.doesNotMatch(said('acct', 'answer'), /It has to be this|about 1 hour/)
  })

  it('without a job is told of no work of today', () => {
    for (const page of ['plan', 'limits', 'ideas'])
      if (hasPage('parent', page))
        assert.doesNotMatch(said('parent', page), /you need at work|left after work|After work you|two rungs up/, page)
    assert.match(said('parent', 'plan'), /at day’s end|at home|At day’s end/)
  })

  it('finds a dislike of pipes beside no copier that somebody else mends', () => {
    const { 'fit-equipment': fits, 'repair-machine': repairs } = ACTIVITY_WORK
    for (const words of [fits, repairs]) assert.doesNotMatch('order supplies, book rooms, get the copier mended.', words)
    assert.match('find the leak and repair the pump.', repairs)
    assert.match('run the pipes and fit the pump.', fits)
  })

  it('is not told of a first wage in a business of their own', () => {
    assert.doesNotMatch(said('baker', 'answer'), /a first job may pay/)
  })

  it('finds no months of an employer before a business of their own', () => {
    assert.doesNotMatch(JSON.stringify(sectionOf(inputs.get('baker')!, 'answer')), /Months until you do the work in full: \d/)
    assert.doesNotMatch(said('baker', 'worksheet'), /\d+ months/)
  })

  it('shares at most 55 % with another owner, of a bakery and of a food truck', () => {
    const pages = new Set(['plan', 'money', 'talks', 'interview', 'plans', 'search'])
    const [one, other] = ['baker', 'truck'].map((id) =>
      wordsOfReport(composeReport(inputs.get(id)!)).flatMap((section) => (pages.has(section.id) ? section.sentences : [])),
    )
    const share = overlapOf(one!, other!)
    assert.ok(one!.length > 80 && share <= 0.55, `${Math.round(share * 100)} %`)
    assert.match(said('baker', 'plan'), /oven or the cooler/)
    assert.match(said('truck', 'talks'), /commissary kitchen/)
  })
})

function person(
  id: string,
  role: string,
  soc: string,
  salaryCurrent: number,
  careerGoals: string,
  texts: Readonly<Record<string, string>>,
): InventedPerson {
  return {
    id,
    role,
    ...(soc ? { soc } : {}),
    years: 12,
    education: 'high_school',
    salaryCurrent,
    salaryTarget: salaryCurrent,
    careerGoals,
    riasec: { R: 7, I: 4, A: 3, S: 4, E: 5, C: 5 },
    values: ['Job security', 'Income'],
    skills: [
      { name: 'Planning', rating: 8 },
      { name: 'Customer service', rating: 7 },
    ],
    texts,
  }
}
