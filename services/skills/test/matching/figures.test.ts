import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadAnchors } from '../../src/data/knowledge-base/load.ts'
import { computeAnchors } from '../../src/domain/matching/anchors.ts'
import { occupation, shippedCareers } from '../support/careers.ts'

const { base } = shippedCareers().engine

describe('the shipped figures', () => {
  it('cover 923 occupations, of which 774 are ranked, 749 have wages of their own and 50 are estimated', () => {
    assert.equal(base.occupations.length, 923)
    assert.equal(base.occupations.filter(({ ranked }) => ranked).length, 774)
    assert.equal(base.occupations.filter(({ ownWages }) => ownWages).length, 749)
    assert.equal(base.occupations.filter(({ estimated }) => estimated).length, 50)
  })

  // Read by hand from the releases: p10 p25 median p75 p90, growth, openings, usual entry.
  const READ = {
    '29-1141.00': [66_030, 78_610, 93_600, 107_960, 135_320, 4.9, 189_100, "Bachelor's degree"],
    '47-2111.00': [39_430, 48_820, 62_350, 81_730, 106_030, 9.5, 81_000, 'High school diploma or equivalent'],
    '25-2021.00': [46_440, 50_680, 62_340, 79_410, 102_010, -2, 91_000, "Bachelor's degree"],
    '11-2021.00': [81_900, 111_210, 161_030, 211_080, 239_200, 6.6, 34_300, "Bachelor's degree"],
    '53-3032.00': [38_640, 47_230, 57_440, 65_520, 78_800, 4, 237_600, 'Postsecondary nondegree award'],
    '43-3031.00': [34_600, 41_390, 49_210, 60_220, 72_660, -5.8, 170_000, 'Some college, no degree'],
    '23-2011.00': [39_710, 48_190, 61_010, 78_280, 98_990, 0.2, 39_300, "Associate's degree"],
    '15-1212.00': [69_660, 92_160, 124_910, 159_600, 186_420, 28.5, 16_000, "Bachelor's degree"],
    '11-1011.00': [73_710, 126_080, 206_420, 239_200, 239_200, 4.3, 22_200, "Bachelor's degree"],
    '27-2011.00': [0, 0, 0, 0, 0, 0.3, 6_300, 'Some college, no degree'],
  } as const
  for (const [code, figures] of Object.entries(READ)) {
    it(`are those of the releases for ${code}`, () => {
      const { wages, outlook, entry } = occupation(code)
      const { p10, p25, p50, p75, p90 } = wages!
      assert.deepEqual([p10, p25, p50, p75, p90, outlook!.growthPercent, outlook!.openings, entry.education], [...figures])
    })
  }

  it('say where a percentile is only a floor, and where wages are borrowed', () => {
    assert.equal(occupation('11-1011.00').wages?.capped, true)
    assert.equal(occupation('43-3031.00').wages?.capped, false)
    assert.equal(occupation('13-1041.06').ownWages, false)
    assert.equal(occupation('13-1041.06').wages?.p50, occupation('13-1041.00').wages?.p50)
  })

  it('keep the lenses apart, each with a percentile among the jobs it covers', () => {
    const { lenses, exposure } = occupation('43-3031.00')
    assert.deepEqual(
      lenses.map(({ lens, percentile }) => [lens, Math.round(percentile)]),
      [
        ['A', 88],
        ['B', 82],
        ['C', 98],
        ['D', 97],
      ],
    )
    assert.deepEqual(
      [lenses[0]!.people, lenses[0]!.model].map((value) => Math.round(value * 100)),
      [31, 80],
    )
    assert.equal(exposure.agreement, 'clear_high')
  })

  it('mark jobs that both modern lenses put above 90, whatever 2013 said', () => {
    const { exposure } = occupation('27-3091.00')
    assert.equal(exposure.modernHigh, true)
    assert.equal(exposure.agreement, 'split')
  })

  it('sum the tasks to activities whose shares make a whole', () => {
    for (const { code, activities } of base.occupations) {
      const total = activities.reduce((sum, { share }) => sum + share, 0)
      assert.ok(activities.length === 0 || Math.abs(total - 1) < 0.01, code)
    }
  })

  it('come with the anchors that belong to this table', () => {
    assert.deepEqual(computeAnchors(shippedCareers().engine), loadAnchors())
  })
})

describe('our own words', () => {
  it('label each of the 332 activities once, in one to six words, and say which interests it goes with', () => {
    const labels = [...base.activityLabels.values()]
    assert.equal(labels.length, 332)
    assert.equal(new Set(labels).size, 332)
    for (const label of labels) assert.match(label, /^(?:\S+ ){0,5}\S+$/)
    for (const { activities } of base.occupations) for (const { id } of activities) assert.ok(base.activityLabels.has(id), id)
    const keys = new Set(base.scales.interest.elements.map(({ key }) => key))
    for (const [id, likes] of base.activityLikes) assert.ok(likes.length > 0 && likes.every((like) => keys.has(like)), id)
    assert.deepEqual([...base.activityLikes.keys()], [...base.activityLabels.keys()])
  })

  it('describe the 150 most employed occupations in a paragraph, the others in sentences', () => {
    const common = base.occupations
      .filter(({ ranked }) => ranked)
      .sort((a, b) => (b.wages?.employment ?? 0) - (a.wages?.employment ?? 0))
    for (const { title, description } of common.slice(0, 150)) {
      assert.ok(!description.includes('spends most of the work on'), title)
      assert.ok(description.split(' ').length >= 15, title)
    }
    for (const { title, description } of base.occupations) assert.match(description, /^[A-Z].*\.$/, title)
  })

  it('name occupations in the singular', () => {
    assert.equal(occupation('23-2011.00').shortTitle, 'paralegal')
    assert.equal(occupation('51-4022.00').shortTitle, 'forging machine setter')
    for (const { shortTitle } of base.occupations) assert.ok(shortTitle.length > 2 && !/,$/.test(shortTitle), shortTitle)
  })
})
