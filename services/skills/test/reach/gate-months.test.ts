import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadKnowledgeBase } from '../../src/data/knowledge-base/load.ts'
import { type EntryPath, type EntryPerson, entryPath, monthsBefore, totalMonths } from '../../src/domain/reach/entry-path.ts'
import { studyBetween } from '../../src/domain/reach/months.ts'

const base = loadKnowledgeBase()
const STEPS = [0, 1, 2, 3, 4, 5, 6]
const HIGH_SCHOOL = 1
const ASSOCIATE = 3
const BACHELOR = 4

const way = (person: EntryPerson, target: string): EntryPath => entryPath(base, person, target)
const fromSchool = (education: number, target: string): EntryPath => way({ years: 0, education }, target)

/** Most months of study for a high-school graduate by O*NET job zone, where the gate names no degree or license that takes longer; zone 4 is a bachelor's degree and two years. */
const MOST_BY_ZONE: Readonly<Record<number, number>> = { 1: 6, 2: 24, 3: 30, 4: 70 }

/** Whether a license, a degree above that of the zone, or the usual entry of the projections says that it takes longer. */
function asksLonger({ gate }: EntryPath, zone: number, usual: string): boolean {
  if (gate?.kind === 'license') return true
  if (zone >= 4) return /master|doctor|graduate|after a bachelor/i.test(gate?.program ?? '')
  return usual === "Bachelor's degree" || (gate !== undefined && Math.max(gate.least, gate.firstDegree) >= BACHELOR)
}

describe('the months to enter every occupation', () => {
  it('stay within those of its job zone for a high-school graduate, unless its gate or the projections ask for a degree', () => {
    let seen = 0
    for (const { code, title, zone, entry } of base.occupations) {
      const path = fromSchool(HIGH_SCHOOL, code)
      const most = MOST_BY_ZONE[zone]
      if (!path.known || most === undefined || asksLonger(path, zone, entry.education)) continue
      assert.ok(path.studyMonths[0] <= most, `${title}: ${path.studyMonths.join(' to ')} in zone ${zone}`)
      seen += 1
    }
    assert.ok(seen > 500, `${seen} occupations were looked at`)
  })

  it('never grow with the education that is held', () => {
    for (const { code, title } of base.occupations) {
      const months = STEPS.map((step) => monthsBefore(fromSchool(step, code)))
      for (const [step, told] of months.entries()) {
        const before = months[step - 1]
        if (told && before) assert.ok(told[0] <= before[0] && told[1] <= before[1], `${title} for step ${step}`)
      }
    }
  })

  it('are those of one bachelor, not of two, for who has no degree and enters by one', () => {
    let seen = 0
    for (const gate of base.gates.values()) {
      if (gate.kind !== 'degree' || !base.indexOf.has(gate.code) || !/^(?:bachelor's|computing degree)/i.test(gate.program ?? ''))
        continue
      const { studyMonths } = fromSchool(HIGH_SCHOOL, gate.code)
      const bachelor = studyBetween(HIGH_SCHOOL, BACHELOR)
      assert.ok(studyMonths[0] === bachelor[0], `${gate.code}: ${studyMonths.join(' to ')}`)
      seen += 1
    }
    assert.ok(seen > 20, `${seen} degrees were looked at`)
  })

  it('are none for no rank that is reached from within, from outside', () => {
    let seen = 0
    for (const { code, kind, outside } of base.gates.values()) {
      if (kind !== 'rank' || !outside || !base.indexOf.has(code)) continue
      for (const step of STEPS) assert.ok(totalMonths(fromSchool(step, code))![0] >= 12, `${code} for step ${step}`)
      seen += 1
    }
    assert.ok(seen > 80, `${seen} ranks were looked at`)
  })
})

describe('the months of one person', () => {
  const rows: [string, EntryPerson, string, 'same' | 'related' | 'outside', [number, number], number][] = [
    // who, target, how, study, total at least
    [
      'a correctional officer to detective',
      { presentCode: '33-3012.00', years: 9, education: 1 },
      '33-3021.00',
      'outside',
      [0, 0],
      54,
    ],
    ['an adjuster to detective', { presentCode: '13-1031.00', years: 9, education: 4 }, '33-3021.00', 'outside', [0, 0], 54],
    [
      'a patrol officer of two years to detective',
      { presentCode: '33-3051.00', years: 2, education: 1 },
      '33-3021.00',
      'related',
      [0, 0],
      12,
    ],
    [
      'a patrol officer of five years to detective',
      { presentCode: '33-3051.00', years: 5, education: 1 },
      '33-3021.00',
      'related',
      [0, 0],
      0,
    ],
    ['a clerk to GIS technician', { presentCode: '43-4051.00', years: 5, education: 1 }, '15-1299.02', 'outside', [22, 26], 22],
    [
      'a clerk with a bachelor to GIS technician',
      { presentCode: '43-4051.00', years: 5, education: 4 },
      '15-1299.02',
      'outside',
      [9, 22],
      9,
    ],
    [
      'a mapping technician to GIS technician',
      { presentCode: '17-3031.00', years: 5, education: ASSOCIATE },
      '15-1299.02',
      'same',
      [0, 3],
      0,
    ],
    [
      'a clerk to software developer',
      { presentCode: '43-4051.00', years: 5, education: 1 },
      '15-1252.00',
      'outside',
      [46, 53],
      46,
    ],
    ['an architect to spa manager', { presentCode: '17-1011.00', years: 9, education: 4 }, '11-9179.02', 'outside', [0, 0], 48],
    ['a hairdresser to spa manager', { presentCode: '39-5012.00', years: 9, education: 4 }, '11-9179.02', 'related', [0, 0], 0],
    [
      'an engineer to loss prevention manager',
      { presentCode: '17-2141.00', years: 9, education: 4 },
      '11-9199.08',
      'outside',
      [0, 0],
      48,
    ],
    [
      'a guard to loss prevention manager',
      { presentCode: '33-9032.00', years: 9, education: 4 },
      '11-9199.08',
      'related',
      [0, 0],
      0,
    ],
    [
      'a tax preparer without a degree to accountant',
      { presentCode: '13-2082.00', years: 9, education: 1 },
      '13-2011.00',
      'related',
      [46, 53],
      46,
    ],
    [
      'a tax preparer with a bachelor to accountant',
      { presentCode: '13-2082.00', years: 9, education: 4 },
      '13-2011.00',
      'related',
      [4, 18],
      4,
    ],
    ['a loan officer to accountant', { presentCode: '13-2072.00', years: 9, education: 4 }, '13-2011.00', 'same', [0, 4], 0],
  ]
  for (const [who, person, target, how, study, total] of rows)
    it(`are told to ${who}`, () => {
      const path = way(person, target)
      assert.deepEqual([path.how, path.studyMonths, totalMonths(path)![0]], [how, study, total])
    })
})
