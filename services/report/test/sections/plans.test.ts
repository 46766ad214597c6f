import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { composeSection } from '../../src/document/sections/compose-report.ts'
import { aimWords } from '../../src/document/sections/opening/aim-words.ts'
import { dayAfter, monthAfter, shortDay } from '../../src/document/sections/plan/plan-words.ts'
import { plans } from '../../src/document/sections/plan/plans.ts'
import { kindOf, paceOf } from '../../src/document/sections/ways/roads.ts'
import { loadInput } from '../fixtures/load-input.ts'

type Change = (input: ReportInput) => void

function changed(...changes: Change[]): ReportInput {
  const input = structuredClone(loadInput('renee'))
  input.createdAt = '2026-11-24T23:30:00.000Z'
  for (const change of changes) change(input)
  return input
}

/** The three roads as rows: title, what to do, what moves on. */
function roads(...changes: Change[]) {
  const page = composeSection(plans, changed(...changes)).pages[0]!
  const table = page.blocks.find((block) => block.kind === 'table')
  if (table?.kind !== 'table') throw new Error('no table of roads')
  const [a, b, z] = table.rows.map(({ cells }) => cells.map(String))
  return { page, words: JSON.stringify(page), a: a!, b: b!, z: z! }
}
const way =
  (kind: string, [low, high]: readonly [number, number], known = true): Change =>
  (input) => {
    const first = input.ranking.ranked[0]!
    first.entry = {
      ...first.entry!,
      known,
      studyLow: low,
      studyHigh: high,
      paidLow: 0,
      paidHigh: kind === 'apprenticeship' ? 48 : 0,
      experience: 0,
    }
    first.occupation!.gate = { ...Gate.fromPartial({}), ...first.occupation!.gate, kind }
  }
const chosen =
  (topic: string, ...labels: string[]): Change =>
  (input) => {
    input.answers = input.answers.filter((answer) => answer.topic !== topic)
    const items = labels.map((label) => ({ key: label, label, value: 0, text: '' }))
    input.answers.push({ ...loadInput('renee').answers[0]!, topic, items, text: '' })
  }
const months =
  (given: number): Change =>
  (input) => {
    input.profile.reach = { ...input.profile.reach!, monthsAvailable: given }
  }

describe('the three plans', () => {
  it('have dates that count from the day of the report', () => {
    const created = { createdAt: '2026-12-31T00:00:00.000Z' }
    assert.equal(dayAfter(created, 1), 'January 1')
    assert.equal(shortDay(created, 15), 'Jan 15')
    assert.equal(monthAfter(created, 14), 'February 2028')
    const { a, b, z } = roads(way('open', [0, 0]))
    assert.match(a[1]!, /\*\*Dec 8:\*\*/)
    assert.match(a[2]!, /by Feb 7.*by Apr 23/s)
    assert.match(b[1]!, /\*\*From Apr 23,\*\*/)
    assert.match(z[1]!, /\*\*Dec 6:\*\* talk 1/)
  })

  it('are the first aim, the next place of the list, and staying', () => {
    const [first, second] = loadInput('renee').ranking.ranked.map(({ occupation }) => occupation!.shortTitle.toLowerCase())
    const { a, b, z } = roads()
    assert.equal(a[0]!.toLowerCase(), `a. ${first}`)
    assert.match(b[0]!.toLowerCase(), new RegExp(`^b\\. ${second}`))
    assert.match(z[0]!, /^Z\. (?:Same work, better place|Stay, on better terms)$/)
    const none = roads((input) => {
      input.present = undefined
      input.profile.reach!.yearsExperience = 0
    })
    assert.equal(none.z[0], 'Z. A wage near it')
  })

  it('ask for what the kind of way in asks', () => {
    for (const [kind, study, does] of [
      ['degree', [12, 24], /two schools.*sat in on/s],
      ['apprenticeship', [0, 0], /your name on two lists/],
      ['certificate', [0, 9], /an employer who trains/],
      ['open', [0, 0], /two applications a week for “/],
    ] as const)
      assert.match(roads(way(kind, study)).a[1]!, does, kind)
    assert.match(roads(way('open', [0, 0], false)).a[1]!, /asked how they got in/)
    assert.equal(kindOf(aimWords(changed(way('certificate', [0, 12])))), 'training')
    assert.equal(kindOf(aimWords(changed(way('license', [3, 12])))), 'school')
  })

  it('turn at something that can be counted: each says a day, a sum or a number', () => {
    for (const kind of ['degree', 'apprenticeship', 'license', 'certificate', 'rank', 'open'])
      for (const study of [
        [0, 0],
        [6, 24],
      ] as const) {
        const { a, b, z } = roads(way(kind, study))
        for (const [title, , turn] of [a, b, z]) assert.match(turn!, /[A-Z][a-z]{2} \d|\{plans\.|\d/, `${kind}: ${title}`)
      }
  })

  it('put the second plan beside the first where that takes longer than the reader gives', () => {
    const late = changed(way('degree', [24, 36]), months(12))
    assert.equal(paceOf(late, aimWords(late)), 'beyond')
    const early = changed(way('degree', [6, 10]), months(12))
    assert.equal(paceOf(early, aimWords(early)), 'long')
    const now = changed(way('open', [0, 0]), months(12))
    assert.equal(paceOf(now, aimWords(now)), 'short')
    assert.match(roads(way('degree', [24, 36]), months(12)).page.standfirst, /takes at least 24/)
    assert.match(
      roads(way('degree', [24, 36]), months(12)).page.headline,
      /between November 2028 and November 2029|from November 2028/,
    )
    assert.match(roads(way('open', [0, 0])).page.headline, /^An offer as .* by April 23, or plan B begins$/)
  })

  it('stop at the reserve that the reader told, or at the floor of their pay', () => {
    assert.match(roads(way('open', [0, 0]), chosen('money.runway', 'runway_6')).a[2]!, /Under two months of spending left/)
    assert.match(roads(way('open', [0, 0]), chosen('money.runway', 'runway_0')).a[2]!, /No leaving before a signed offer/)
  })

  it('stay on better terms without what drains, ticked or written', () => {
    assert.match(roads(chosen('present.drain', 'hours')).z[1]!, /“hours”/)
    assert.match(roads(chosen('present.drain', 'hours')).z[2]!, /weeks of shifts/)
    assert.match(roads(chosen('present.drain', 'body')).z[2]!, /a doctor first/)
  })

  it('go back to whom one has talked to, and cut no word', () => {
    assert.match(roads(chosen('history.tried', 'look_talked')).a[1]!, /with whom you know already/)
    for (const change of [chosen('fear.main'), way('degree', [24, 36]), way('open', [0, 0])])
      assert.doesNotMatch(roads(change).words, /…|falls? open/)
  })
})
