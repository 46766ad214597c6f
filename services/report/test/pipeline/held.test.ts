import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { article } from '@waymark/contracts/text/article'
import { Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import { entryWay } from '../../src/document/facts/entry-way.ts'
import { leavesManaging } from '../../src/document/facts/leaves-managing.ts'
import { payFloor } from '../../src/document/facts/limits.ts'
import { countOf, pluralOf, roleNoun, theBody, wholeWords } from '../../src/document/model/grammar.ts'
import { prepareInput } from '../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

/** Renee's first direction as somebody else would meet it: what is missing, and what they hold. */
function met(change: (input: ReportInput) => void) {
  const input = loadInput('renee')
  input.careerGoals = ''
  change(input)
  return prepareInput(input)
}

function asks(input: ReportInput, missing: string[], entry: object = {}): void {
  const first = input.ranking.ranked[0]!
  first.entry = {
    ...first.entry!,
    how: 'outside',
    known: true,
    missing,
    studyLow: 0,
    studyHigh: 6,
    paidLow: 0,
    paidHigh: 0,
    ...entry,
  }
}

const missingFor = (change: (input: ReportInput) => void): readonly string[] => entryWay(met(change).ranking.ranked[0]!).missing

describe('what a gate asks', () => {
  it('is no degree that the reader holds, nor months for it', () => {
    const input = met((one) => {
      one.profile.reach!.education = 'masters'
      asks(one, ["the program: bachelor's degree, several fields"])
    })
    const way = entryWay(input.ranking.ranked[0]!)
    assert.deepEqual([way.missing, way.study[1]], [[], 0])
  })

  it('is a second degree where theirs is of another field, and a first one where it is lower', () => {
    const program = ["the program: bachelor's in engineering"]
    const of = (education: string) =>
      missingFor((one) => {
        one.profile.reach!.education = education
        asks(one, program, { studyLow: 24, studyHigh: 48 })
      })
    assert.deepEqual(of('phd'), ["the program: second bachelor's in engineering"])
    assert.deepEqual(of('high_school'), program)
  })

  it('is what may stand in place of the degree, for who holds one already', () => {
    const program = ["the program: bachelor's in computing, or certificates and proven work"]
    const of = (education: string) =>
      missingFor((one) => {
        one.profile.reach!.education = education
        asks(one, program, { studyLow: 9, studyHigh: 24 })
      })
    assert.deepEqual(of('phd'), ['the program: certificates and proven work'])
    assert.deepEqual(of('high_school'), program)
  })

  it('is courses, and what stands beside the degree, where fewer months are left than a degree takes', () => {
    const left = (program: string) =>
      missingFor((one) => {
        one.profile.reach!.education = 'bachelors'
        asks(one, [`the program: ${program}`], { studyLow: 2, studyHigh: 9 })
      })
    assert.deepEqual(left("bachelor's in finance or a near field"), ['the program: courses in finance or a near field'])
    assert.deepEqual(left("bachelor's degree, sponsored exams, a year or more of training"), [
      'the program: sponsored exams, a year or more of training',
    ])
    assert.deepEqual(left("bachelor's degree"), ['the program: some courses'])
  })

  it('is no years in the field for who has them, only what comes behind', () => {
    const asked = 'the program: years in a trade, then training in the codes'
    const of = (years: number, how: string) =>
      missingFor((one) => {
        one.profile.reach!.yearsExperience = years
        asks(one, [asked], { how, experience: 0 })
      })
    assert.deepEqual(of(17, 'related'), ['the program: training in the codes'])
    assert.deepEqual(of(17, 'outside'), [asked])
    assert.deepEqual(of(1, 'related'), [asked])
  })

  it('is no license among their papers, but one that they only prepare for', () => {
    const of = (paper: string) =>
      missingFor((one) => {
        one.profile.skills.push({ name: paper, rating: 0, evidence: 'self' })
        asks(one, ['the license: CPA license to sign audits'])
      })
    assert.deepEqual(of('CPA'), [])
    assert.equal(of('CPA candidate, two parts passed').length, 1)
    assert.equal(of('CDL class A').length, 1)
  })

  it('is no apprenticeship for a journeyman of the trade', () => {
    const of = (role: string) =>
      met((one) => {
        one.profile.currentRole = role
        asks(one, ['the program: apprenticeship of four or five years'], { paidLow: 48, paidHigh: 60 })
        const occupation = one.ranking.ranked[0]!.occupation!
        occupation.title = 'Electricians'
        occupation.gate = Gate.fromPartial({ kind: 'apprenticeship', program: 'Apprenticeship of four or five years' })
      }).ranking.ranked[0]!
    assert.equal(entryWay(of('Journeyman electrician')).total[1], 0)
    assert.equal(entryWay(of('Journeyman plumber')).total[1], 66)
  })
})

describe('what the reader writes', () => {
  it('ends leading people where they say so, and not where they want to lead', () => {
    const says = (careerGoals: string) => leavesManaging({ careerGoals, answers: [] })
    for (const words of [
      'No more managing people.',
      'I want to leave management and go back to the bench',
      'I do not want to supervise any more',
      'Something without a team to lead: less supervising',
    ])
      assert.ok(says(words), words)
    for (const words of ['Leave the kitchen for management', 'I want to manage a team', 'I have no management experience yet'])
      assert.ok(!says(words), words)
  })

  it('sets one least pay for every page', () => {
    const input = loadInput('renee')
    const floor = payFloor(input)
    const figures = composeReport(input).sections.flatMap(({ facts }) => facts.filter(({ id }) => id.endsWith('.floor')))
    assert.ok(floor > 0 && figures.length > 1)
    for (const { id, value } of figures) assert.equal(value, floor, id)
  })

  it('counts no pay of a student in the work', () => {
    const input = met((one) => {
      one.profile.currentRole = 'High school student'
      one.present = undefined
      one.profile.reach!.yearsExperience = 0
      one.profile.reach!.salaryCurrent = 9_000
    })
    assert.deepEqual([input.profile.reach!.salaryCurrent, input.schoolPay], [0, 9_000])
  })
})

describe('the grammar of what is set into a sentence', () => {
  it('names a body as people do', () => {
    const named = [
      'FINRA',
      'CFA Institute',
      'American Bar Association',
      'The Appraisal Foundation',
      'APA Commission on Accreditation',
    ]
    assert.deepEqual(named.map(theBody), [
      'FINRA',
      'CFA Institute',
      'the American Bar Association',
      'the Appraisal Foundation',
      'the APA Commission on Accreditation',
    ])
    const offices = ['Internal Revenue Service, tax professionals', 'Transportation Security Administration jobs']
    assert.deepEqual(offices.map(theBody), ['the Internal Revenue Service', 'the Transportation Security Administration'])
  })

  it('hears how a word begins', () => {
    const heard = (words: string) => `${article(words)} ${words}`
    for (const right of [
      'an 8',
      'an 11',
      'an 18',
      'an 80',
      'a 1',
      'a 10',
      'an HR manager',
      'a CNC operator',
      'an MRI technologist',
      'a urologist',
      'an umpire',
      'a European buyer',
      'an honest answer',
      'a one-page plan',
      'an X-ray technician',
      'an IT manager',
      'a UX designer',
      'a NASA engineer',
      'a SNAP eligibility worker',
      'an HVAC technician',
      'an LCSW',
    ])
      assert.equal(heard(right.replace(/^an? /, '')), right)
  })

  it('counts one and many', () => {
    assert.deepEqual([countOf(1, 'job'), countOf(2, 'job'), countOf(1200, 'job')], ['1 job', '2 jobs', '1,200 jobs'])
    assert.deepEqual(
      ['secretary', 'salesperson', 'helper of roofers', 'coach', 'maintenance worker (general)'].map((noun) => pluralOf(noun)),
      ['secretaries', 'salespeople', 'helpers of roofers', 'coaches', 'maintenance workers (general)'],
    )
  })

  it('quotes whole clauses or nothing', () => {
    const words = 'My knees will not take ladders for another twenty years, and I have no idea what comes next.'
    assert.equal(wholeWords(words, 70), 'My knees will not take ladders for another twenty years')
    assert.equal(wholeWords(words, 30), undefined)
    assert.equal(wholeWords('If it were up to me, I would stay.', 25), undefined)
  })

  it('takes of a title what an article can stand before', () => {
    assert.deepEqual(
      [
        'Registered nurse, surgical ward',
        'Unemployed',
        'Cook at a hospital',
        'Between jobs',
        'Uber and odd jobs',
        'Uber driver',
        'Out of work, before that a personal care aide',
        'Without a job',
        'Outreach worker',
      ].map(roleNoun),
      ['Registered nurse', '', 'Cook', '', '', 'Uber driver', '', '', 'Outreach worker'],
    )
  })
})
