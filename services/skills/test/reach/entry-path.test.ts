import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadKnowledgeBase } from '../../src/data/knowledge-base/load.ts'
import {
  type EntryKnowledge,
  type EntryPath,
  type EntryPerson,
  entryPath,
  monthsBefore,
  stepLeft,
  totalMonths,
} from '../../src/domain/reach/entry-path.ts'
import { leastMonths, type Months } from '../../src/domain/reach/gate.ts'

const base = loadKnowledgeBase()
const HIGH_SCHOOL = 1
const SOME_COLLEGE = 2
const ASSOCIATE = 3
const BACHELOR = 4
const MASTER = 5

const from = (presentCode: string, years: number, education: number, more: Partial<EntryPerson> = {}): EntryPerson => ({
  presentCode,
  years,
  education,
  ...more,
})
const way = (person: EntryPerson, target: string, transfer?: number): EntryPath => entryPath(base, person, target, transfer)
const within = (what: Months, months: number): void =>
  assert.ok(what[0] <= months && months <= what[1], `${months} is not within ${what.join(' to ')}`)

const NURSE = from('29-1141.00', 9, BACHELOR)
const ACCOUNTANT = from('13-2011.00', 6, BACHELOR)
const TEACHER = from('25-2031.00', 7, BACHELOR)

describe('the way of a person into an occupation', () => {
  // Months that a counselor would name, from the design paper; what we depart from stands in the record of decisions.
  const study: [string, EntryPerson, string, number][] = [
    ['a nurse to dental hygienist', NURSE, '29-1292.00', 30],
    ['a nurse to nurse practitioner', NURSE, '29-1171.00', 28],
    ['a nurse to physician assistant', NURSE, '29-1071.00', 30],
    ['a nurse to physical therapist assistant', NURSE, '31-2021.00', 24],
    ['a nurse to health services manager', NURSE, '11-9111.00', 4],
    ['a practical nurse to nurse', from('29-2061.00', 5, SOME_COLLEGE), '29-1141.00', 15],
    ['an accountant to financial analyst', ACCOUNTANT, '13-2051.00', 2],
    ['an accountant to financial manager', ACCOUNTANT, '11-3031.00', 0],
    ['an accountant to actuary', ACCOUNTANT, '15-2011.00', 18],
    ['a teacher to school counselor', TEACHER, '21-1012.00', 26],
    ['a truck driver to bus driver', from('53-3032.00', 8, HIGH_SCHOOL), '53-3052.00', 1],
    ['a paralegal with a degree to lawyer', from('23-2011.00', 4, BACHELOR), '23-1011.00', 40],
    ['an electrician to electrical engineer', from('47-2111.00', 12, HIGH_SCHOOL), '17-2071.00', 48],
    ['a hairdresser to nurse', from('39-5012.00', 6, HIGH_SCHOOL), '29-1141.00', 30],
    ['a civil engineer to construction manager', from('17-2051.00', 6, BACHELOR), '11-9021.00', 0],
    ['a clerk with high school to accountant', from('43-4051.00', 5, HIGH_SCHOOL), '13-2011.00', 48],
  ]
  for (const [who, person, target, months] of study)
    it(`takes ${who} ${months} months of study`, () => {
      const path = way(person, target)
      assert.equal(path.known, true)
      within(path.studyMonths, months)
    })

  it('pays an apprenticeship, shorter for a welder who becomes a pipefitter', () => {
    const path = way(from('51-4121.00', 6, HIGH_SCHOOL), '47-2152.00')
    assert.deepEqual(path.studyMonths, [0, 0])
    within(path.paidMonths, 30)
    assert.deepEqual(path.gate?.pay, { kind: 'paid', percent: [45, 90] })
    const outsider = way(NURSE, '47-2152.00')
    assert.deepEqual([outsider.how, outsider.paidMonths], ['outside', [48, 60]])
  })

  it('asks the first degree of a license of near work that has none', () => {
    // A state license to teach asks for a bachelor's degree; a teaching assistant with an associate's has two years to go.
    const aide = (education: number) => way(from('25-9042.00', 9, education), '25-2021.00').studyMonths
    assert.deepEqual(
      [aide(ASSOCIATE), aide(BACHELOR)],
      [
        [24, 28],
        [9, 18],
      ],
    )
    // A technician becomes an engineer by the degree, a designer may by a portfolio.
    assert.equal(way(from('17-3023.00', 9, ASSOCIATE), '17-2071.00').studyMonths[0], 24)
    assert.equal(way(from('27-4032.00', 9, ASSOCIATE), '27-1024.00').studyMonths[0], 4)
  })

  it('names no degree that is held as still missing', () => {
    const missing = (education: number) => way(from('43-6011.00', 2, education), '13-1121.00').missing.join()
    assert.match(missing(ASSOCIATE), /the program: bachelor's degree, several fields/)
    assert.equal(missing(BACHELOR), '')
  })

  it('counts sea time for a captain and the age limit of a controller', () => {
    within(way(from('53-3032.00', 8, HIGH_SCHOOL), '53-5021.00').paidMonths, 40)
    const controller = way(from('11-2022.00', 10, BACHELOR), '53-2021.00')
    within(totalMonths(controller)!, 30)
    assert.ok(controller.missing.some((clause) => /before age 31/.test(clause)))
  })

  it('asks the master of a teacher who would coordinate instruction, and nothing of one who holds it', () => {
    const { studyMonths, experienceMonths } = way(TEACHER, '25-9031.00')
    assert.deepEqual([studyMonths, experienceMonths], [[20, 23], 0])
    assert.deepEqual(way({ ...TEACHER, education: MASTER }, '25-9031.00').studyMonths, [0, 0])
  })

  it('does not take a degree in anything for a degree in the field', () => {
    const clerk = from('43-4051.00', 5, BACHELOR)
    assert.deepEqual(way(clerk, '29-1292.00').studyMonths, [36, 42])
    assert.deepEqual(way(clerk, '17-2051.00').studyMonths, [24, 36])
    const engineer = way({ ...clerk, field: '14.0801' }, '17-2051.00')
    assert.deepEqual([engineer.how, engineer.studyMonths], ['same', [0, 6]])
    assert.equal(way({ ...clerk, field: '14.0801', education: ASSOCIATE }, '17-2051.00').how, 'outside')
    assert.equal(way({ ...clerk, field: '14' }, '17-2051.00').how, 'related')
    // Of another branch of engineering it is half of the way, and of none of it where it opens nothing.
    const mechanical = way({ ...clerk, field: '14.1901' }, '17-2051.00')
    assert.deepEqual([mechanical.how, mechanical.studyMonths[0] < 24], ['related', true])
    assert.equal(way({ ...clerk, field: '54.01' }, '17-2051.00').how, 'outside')
    // A natural science is near another; no science is near a license.
    assert.equal(way({ ...clerk, field: '26.01' }, '19-2031.00').how, 'related')
    assert.equal(way({ ...clerk, field: '26.01' }, '29-1141.00').how, 'outside')
    // Four digits are enough, and more are not compared.
    for (const field of ['14.08', '14.0877']) assert.equal(way({ ...clerk, field }, '17-2051.00').how, 'same', field)
    // A degree in nursing is not the license: the way is that of the field, not of a nurse.
    assert.equal(way({ ...clerk, field: '51.3801' }, '29-1141.00').how, 'related')
  })

  it('adds the schooling that has to come first, and studies a first degree as a whole', () => {
    const [low] = way(from('43-4051.00', 5, HIGH_SCHOOL), '29-1071.00').studyMonths
    assert.equal(low, 27 + 46)
    assert.deepEqual(way(from('43-4051.00', 5, ASSOCIATE), '17-2051.00').studyMonths, [34, 46])
    assert.deepEqual(way(from('43-4051.00', 5, SOME_COLLEGE), '17-2051.00').studyMonths, [42, 49])
  })

  it('keeps schooling for related work where a license or degree asks it, and lets years stand for it elsewhere', () => {
    assert.equal(way(from('31-2021.00', 5, ASSOCIATE), '29-1123.00').studyMonths[0], 36 + 24)
    assert.deepEqual(way(from('43-4011.00', 5, HIGH_SCHOOL), '13-2072.00').studyMonths, [1, 2])
    assert.deepEqual(way(from('53-7065.00', 8, HIGH_SCHOOL), '53-1042.00').studyMonths, [0, 0])
  })

  it('asks the degree of who would lead finance, people or health, and years of who would lead an office', () => {
    assert.deepEqual(way(from('13-2041.00', 8, HIGH_SCHOOL), '11-3031.00').studyMonths, [46, 53])
    assert.deepEqual(way(from('29-2061.00', 8, SOME_COLLEGE), '11-9111.00').studyMonths, [42, 55])
    assert.deepEqual(way(from('43-6011.00', 8, HIGH_SCHOOL), '11-3012.00').studyMonths, [0, 0])
  })

  it('opens a rank to other managers, but for those who come from among whom they lead', () => {
    const how = (present: string, target: string) => way(from(present, 12, MASTER), target, 0.95).how
    assert.deepEqual(
      ['11-3061.00', '11-3071.00', '11-9041.00', '11-3021.00', '11-2022.00'].map((target) => how('11-9111.00', target)),
      ['related', 'related', 'outside', 'outside', 'outside'],
    )
    assert.equal(how('11-9013.00', '11-3061.00'), 'outside')
  })

  it('counts years in the field and no others as experience', () => {
    const foreman = (years: number) => way(from('47-2111.00', years, HIGH_SCHOOL), '47-1011.00').experienceMonths
    assert.deepEqual([foreman(0), foreman(2), foreman(12)], [60, 36, 0])
    assert.equal(way(from('43-4051.00', 20, HIGH_SCHOOL), '47-1011.00').experienceMonths, 72)
  })

  it('leaves people in their own occupation and under their own license', () => {
    const own = way(NURSE, '29-1141.01')
    assert.deepEqual([own.how, own.studyMonths, own.missing], ['own', [0, 0], []])
    const former = way(from('43-4051.00', 2, BACHELOR, { formerCodes: ['29-1141.00'] }), '29-1141.00')
    assert.equal(former.how, 'own')
    // A nurse specialist is a further license inside the same six digits.
    assert.deepEqual([way(NURSE, '29-1141.04').how, way(NURSE, '29-1141.04').studyMonths], ['related', [22, 34]])
  })

  it('says so where nobody could say', () => {
    const path = way(NURSE, '27-2011.00')
    assert.deepEqual([path.known, path.studyMonths, totalMonths(path)], [false, [0, 0], undefined])
    assert.ok(path.missing.some((clause) => /audition/.test(clause)))
    assert.equal(way(NURSE, '99-9999.00').known, false)
  })

  it('has one chief step that is left: the license, or else what comes first', () => {
    const path: EntryPath = {
      ...way(NURSE, '29-1292.00'),
      studyMonths: [20, 30],
      paidMonths: [5, 5],
      experienceMonths: 4,
      known: true,
    }
    const left = (missing: string[], more: Partial<EntryPath> = {}) => stepLeft({ ...path, missing, ...more })
    assert.deepEqual(left(['the program: a degree', 'the license: state license']), {
      step: 'the license: state license',
      months: [24, 34],
    })
    assert.equal(left(['the program: a degree', 'years before the license: two'])?.step, 'the program: a degree')
    assert.equal(left([]), undefined)
    assert.equal(left(['the license: state license'], { known: false }), undefined)
    assert.deepEqual([monthsBefore(path), monthsBefore({ ...path, known: false })], [[24, 34], undefined])
  })

  it('says what is missing in the order program, years, exam, license, limit', () => {
    assert.deepEqual(way(NURSE, '29-1292.00').missing, [
      'the program: associate degree in dental hygiene, about three years',
      'the exam: National Board Dental Hygiene Examination and a clinical exam',
      'the license: dental hygiene license',
    ])
    assert.deepEqual(way(from('47-2031.00', 2, HIGH_SCHOOL), '47-1011.00').missing, [
      '36 months of related work',
      'the license: contractor license in some posts',
    ])
  })
})

describe('an occupation without a gate', () => {
  const free = base.occupations.find(({ code }) => code === '43-4051.00')!

  it('asks its usual entry, and no time between jobs', () => {
    assert.equal(base.gates.has(free.code), false)
    const path = way(from('35-3031.00', 3, 0), free.code)
    assert.deepEqual([path.studyMonths, path.paidMonths, path.known], [[6, 7], [0, 1], true])
    assert.deepEqual(path.missing, ['schooling up to the usual entry: high school diploma or equivalent'])
  })

  it('is shortened for people whose work carries over', () => {
    const code = '51-2092.00'
    const trained = (transfer: number) => way(from('51-2028.00', 9, HIGH_SCHOOL), code, transfer).paidMonths
    assert.deepEqual(
      [trained(0.5), trained(0.9)],
      [
        [1, 12],
        [0, 5],
      ],
    )
  })
})

describe('what carries over', () => {
  // An occupation without a gate whose entry asks schooling, years and training.
  const asking = (education: string): EntryKnowledge => ({
    gates: new Map(),
    indexOf: new Map([['99-0001.00', 0]]),
    occupations: [
      {
        ...base.occupations[0]!,
        entry: { education, experience: '5 years or more', training: 'Long-term on-the-job training' },
      },
    ],
  })
  const told = (years: number, transfer: number, education = "Bachelor's degree") => {
    const path = entryPath(asking(education), { years, education: ASSOCIATE, presentCode: undefined }, '99-0001.00', transfer)
    return [path.studyMonths[0], path.paidMonths[0], path.experienceMonths]
  }

  it('shortens schooling, training and years by how well and how long', () => {
    assert.deepEqual(told(0, 1), [24, 5, 36])
    assert.deepEqual(told(2, 0.9), [24, 5, 18])
    assert.deepEqual(told(5, 0.75), [24, 12, 12])
    assert.deepEqual(told(5, 0.8), [12, 12, 12])
    assert.deepEqual(told(5, 0.9), [12, 5, 0])
    assert.deepEqual(told(8, 0.9), [6, 5, 0])
    assert.deepEqual(told(20, 0.7), [24, 12, 36])
  })

  it('shortens a degree beyond the bachelor less', () => assert.deepEqual(told(8, 0.9, "Master's degree"), [22, 5, 0]))

  it('takes high school for granted where nothing is said, or what the present work asks', () => {
    assert.deepEqual(entryPath(base, { years: 0, education: undefined }, '17-2051.00').studyMonths, [46, 53])
    const asked = { years: 0, education: undefined, presentCode: '13-1161.00' }
    assert.deepEqual(entryPath(base, asked, '17-2051.00').studyMonths, [24, 36])
  })

  it('asks no schooling, exam or license again of people of the same license', () => {
    const other = way(from('25-2021.00', 5, 0), '25-2031.00')
    assert.deepEqual([other.how, other.studyMonths], ['same', [0, 4]])
    const nurse = way(from('29-1171.00', 5, MASTER), '29-1141.00')
    assert.deepEqual([nurse.how, nurse.missing], ['same', []])
  })

  it('counts study, training and years as the least of a way', () => {
    assert.equal(leastMonths({ study: [3, 4], paid: [2, 9], experience: 12 }), 17)
    assert.equal(leastMonths(undefined), 0)
  })
})
