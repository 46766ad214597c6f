import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isUuid } from '@waymark/kit/ids'
import { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { HeldSkill, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { detailsOf, recommendationDetails } from '../src/data/recommendation-details.ts'
import { findAnswer } from '../src/domain/answers.ts'
import { withHeldSkills } from '../src/domain/held-skills.ts'
import { occupationFaults } from '../src/domain/occupation-code.ts'

describe('what is stored of a recommendation', () => {
  const skills = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({ name, importance: 4, level: 4 }))
  const occupation = (more: object = {}) =>
    Occupation.fromPartial({ code: '23-2011.00', description: 'Prepares cases.', skills, ...more })
  const reason = (kind: string) => ({ kind, text: `${kind} text`, sources: 'O' })
  const ranked = RankedOccupation.fromPartial({
    reasonsFor: [reason('interest')],
    reasonsAgainst: [reason('pay')],
    wouldChange: [reason('skill')],
  })
  const demand = (openingsPerYear: number) => detailsOf(ranked, occupation({ outlook: { openingsPerYear } })).marketDemand
  const growth = (growthPercent: number) => detailsOf(ranked, occupation({ outlook: { growthPercent } })).growthPotential

  it('is six skills, the middle half of pay, and the reasons as they came', () => {
    const details = detailsOf(ranked, occupation({ wages: { p25: 48_000, p75: 78_000 } }))
    assert.deepEqual(details, {
      description: 'Prepares cases.',
      requiredSkills: ['A', 'B', 'C', 'D', 'E', 'F'],
      salaryRangeMin: 48_000,
      salaryRangeMax: 78_000,
      pay: undefined,
      marketDemand: 'Not published',
      growthPotential: 'Not published',
      reasonsFor: [reason('interest')],
      reasonsAgainst: [reason('pay')],
      wouldChange: [reason('skill')],
      band: undefined,
      entry: undefined,
      answers: undefined,
      postName: undefined,
    })
    assert.equal(recommendationDetails.is(details), true)
    for (const [field, value] of Object.entries({
      salaryRangeMin: 'a lot',
      salaryRangeMax: 'a lot',
      description: 1,
      reasonsFor: [{ kind: 'pay' }],
    }))
      assert.equal(recommendationDetails.is({ ...details, [field]: value }), false, field)
  })

  it('says how far a place lies, what the way in takes, and what it answers', () => {
    const way = {
      how: 'related',
      studyLow: 6,
      studyHigh: 12,
      paidLow: 1,
      paidHigh: 3,
      experience: 12,
      missing: ['the exam: X'],
      known: true,
    }
    const placed = { ...ranked, step: 'next_door', entry: way, answers: ['case manager'] }
    const { band, entry, answers } = detailsOf(placed, occupation())
    assert.deepEqual([band, answers], ['next_door', ['case manager']])
    assert.deepEqual(entry, {
      how: 'related',
      months: { low: 18, high: 24 },
      paidMonths: { low: 1, high: 3 },
      missing: ['the exam: X'],
      gate: undefined,
    })
    assert.equal(detailsOf({ ...placed, postName: 'Charge nurse' }, occupation()).postName, 'Charge nurse')
    assert.equal(detailsOf({ ...placed, postName: '' }, occupation()).postName, undefined)
    // What nobody knows has no months.
    assert.equal(detailsOf({ ...placed, entry: { ...way, known: false } }, occupation()).entry?.months, undefined)
  })

  it('has null pay where none is published', () => {
    for (const given of [occupation(), occupation({ wages: { p25: 0, p75: 0 } })]) {
      const { salaryRangeMin, salaryRangeMax } = detailsOf(ranked, given)
      assert.deepEqual([salaryRangeMin, salaryRangeMax], [null, null])
      assert.equal(recommendationDetails.is(detailsOf(ranked, given)), true)
    }
  })

  it('says whose pay it is when a state was named', () => {
    const wages = { p25: 48_000, median: 60_000, p75: 78_000, year: 2025, state: 'OH' }
    const own = detailsOf(ranked, occupation({ wages }), 'OH')
    assert.deepEqual(own.pay, { state: 'OH', national: false, median: 60_000, year: 2025 })
    const national = detailsOf(ranked, occupation({ wages: { ...wages, median: 0, year: 2024, state: undefined } }), 'OH')
    assert.deepEqual(national.pay, { state: 'OH', national: true, median: undefined, year: 2024 })
    for (const details of [own, national, detailsOf(ranked, occupation(), 'OH')])
      assert.equal(recommendationDetails.is(details), true)
    assert.equal(recommendationDetails.is({ ...own, pay: { state: 'OH' } }), false)
    assert.equal(detailsOf(ranked, occupation({ wages })).pay, undefined)
  })

  it('names demand by openings a year', () => {
    const bounds: [number, string][] = [
      [-1, 'Not published'],
      [0, 'Not published'],
      [1, 'Low'],
      [1_499, 'Low'],
      [1_500, 'Medium'],
      [4_499, 'Medium'],
      [4_500, 'High'],
      [14_999, 'High'],
      [15_000, 'Very high'],
    ]
    for (const [openings, word] of bounds) assert.equal(demand(openings), word, String(openings))
  })

  it('names growth around the mean of all occupations, with its sign', () => {
    const bounds: [number, string][] = [
      [-0.1, 'Shrinking (-0.1% by 2034)'],
      [0, 'Slower than average (0.0% by 2034)'],
      [1.9, 'Slower than average (+1.9% by 2034)'],
      [2, 'About average (+2.0% by 2034)'],
      [4.9, 'About average (+4.9% by 2034)'],
      [5, 'Faster than average (+5.0% by 2034)'],
      [6.9, 'Faster than average (+6.9% by 2034)'],
      [7, 'Much faster than average (+7.0% by 2034)'],
    ]
    for (const [percent, words] of bounds) assert.equal(growth(percent), words)
  })
})

describe('the inventory in a profile', () => {
  const held = (skillId: string, name: string, more: object = {}) =>
    HeldSkill.fromPartial({ skillId, name, proficiencyLevel: 3, ...more })
  const profile = Profile.fromPartial({
    currentRole: 'Clerk',
    skills: [
      { name: ' excel ', rating: 2, evidence: 'self' },
      { name: 'Patience', rating: 4, evidence: 'self' },
    ],
  })

  it('replaces a claim of the same name and follows the others, by slug', () => {
    const given = [
      held('sql', 'SQL', { proficiencyLevel: 5, verified: true }),
      held('excel', 'Excel'),
      held('notes', 'Notes', { proficiencyLevel: 0 }),
    ]
    const result = withHeldSkills(profile, given)
    assert.equal(result.currentRole, 'Clerk')
    assert.deepEqual(result.skills, [
      { name: 'Patience', rating: 4, evidence: 'self' },
      { name: 'Excel', rating: 6, evidence: 'self' },
      { name: 'Notes', rating: 0, evidence: 'self' },
      { name: 'SQL', rating: 10, evidence: 'quiz' },
    ])
    assert.deepEqual(withHeldSkills(profile, given.toReversed()).skills, result.skills)
    assert.deepEqual(
      given.map(({ skillId }) => skillId),
      ['sql', 'excel', 'notes'],
    )
  })

  it('changes nothing while it is empty', () => {
    assert.deepEqual(withHeldSkills(profile, []), profile)
  })
})

describe('what comes from outside', () => {
  it('is an occupation only in the form of an O*NET-SOC code', () => {
    for (const good of [undefined, 'none', '15-1252.00', '29-1141.04'])
      assert.deepEqual(occupationFaults('currentOccupation', good), [])
    for (const bad of [
      '',
      '15-1252',
      '15-1252.0',
      '5-1252.00',
      '15-125.00',
      'x15-1252.00',
      '15-1252.00x',
      '15-1252.001',
      'aa-1252.00',
      '15-abcd.00',
      '15-1252.ab',
    ]) {
      const faults = [{ path: 'responses.currentOccupation', message: 'Please pick an occupation from the list' }]
      assert.deepEqual(occupationFaults('responses.currentOccupation', bad), faults, bad)
    }
  })

  it('is an id only in the form of a UUID', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    assert.equal(isUuid(id), true)
    assert.equal(isUuid(id.toUpperCase()), true)
    for (const bad of [
      `x${id}`,
      `${id}x`,
      id.slice(1),
      id.slice(0, -1),
      id.replace('a', 'g'),
      id.replace(/-/, ''),
      `${id.slice(0, 13)}${id.slice(18)}`,
      '',
    ])
      assert.equal(isUuid(bad), false, bad)
  })

  it('is no answer when it is absent, null or blank, in one map or another', () => {
    const source = { careerGoals: '', personalityScores: { a: null, b: ' ', c: undefined }, motivations: { b: 'text', d: 0 } }
    assert.equal(findAnswer(source, 'a'), undefined)
    assert.equal(findAnswer(source, 'c'), undefined)
    assert.equal(findAnswer(source, 'toString'), undefined)
    assert.deepEqual(findAnswer(source, 'b'), { path: 'motivations.b', value: 'text' })
    assert.deepEqual(findAnswer(source, 'd'), { path: 'motivations.d', value: 0 })
  })
})
