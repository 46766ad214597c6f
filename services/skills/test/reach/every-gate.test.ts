import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { loadKnowledgeBase } from '../../src/data/knowledge-base/load.ts'
import { type EntryPath, type EntryPerson, entryPath, totalMonths } from '../../src/domain/reach/entry-path.ts'
import { type Gate, type GateWay, isOneOf, leastMonths } from '../../src/domain/reach/gate.ts'

const base = loadKnowledgeBase()
const MASTER = 5

const way = (person: EntryPerson, target: string, transfer?: number): EntryPath => entryPath(base, person, target, transfer)

describe('every gate', () => {
  const present = ['', '43-4051.00', '45-2092.00', '27-2042.00']
  const people: EntryPerson[] = [0, 1, 2, 3, 4, 5, 6].flatMap((education) =>
    present.map((presentCode) => ({ presentCode: presentCode || undefined, years: 20, education })),
  )

  it('is never told in less than its months to people from outside, whatever carries over', () => {
    let seen = 0
    for (const gate of base.gates.values()) {
      if (!base.indexOf.has(gate.code) || !gate.outside) continue
      for (const person of people) {
        if (isOneOf(person.presentCode ?? 'none', [...gate.sameCodes, ...gate.relatedCodes])) continue
        const total = totalMonths(way(person, gate.code, 1))!
        // A master's or a doctorate is a degree for data and writing, whatever its field.
        if (person.education! >= MASTER && /^(?:15-20[35]|27-304)/.test(gate.code)) {
          assert.equal(way(person, gate.code, 1).how, 'related', gate.code)
          assert.ok(total[0] >= leastMonths({ ...gate.related!, experience: 0 }), gate.code)
          continue
        }
        assert.ok(total[0] >= leastMonths(gate.outside), `${gate.code} for step ${person.education} from ${person.presentCode}`)
        assert.ok(total[0] <= total[1], gate.code)
        seen += 1
      }
    }
    assert.ok(seen > 10_000, `${seen} ways were looked at`)
  })

  it('is shorter for related work than from outside, and shortest for the same license', () => {
    const learning = (way: GateWay): number => way.study[0] + way.paid[0]
    for (const { code, outside, related, same } of base.gates.values()) {
      if (outside && related) assert.ok(learning(related) <= learning(outside), code)
      if (related && same) assert.ok(learning(same) <= learning(related), code)
    }
  })

  it('lets nobody practice a licensed occupation at once, but those who hold the license', () => {
    for (const gate of licensed()) {
      assert.ok(!gate.outside || leastMonths(gate.outside) > 0, gate.code)
      assert.equal(way({ years: 5, education: MASTER, presentCode: gate.code }, gate.code).how, 'own')
    }
  })

  it('sends nobody with the same license back to school', () => {
    for (const gate of licensed()) {
      if (!gate.same) continue
      assert.ok(gate.same.study[0] === 0, gate.code)
    }
  })

  it('pays an apprenticeship of one and a half to five years', () => {
    const trades = [...base.gates.values()].filter(({ kind }) => kind === 'apprenticeship')
    assert.ok(trades.length >= 15)
    for (const { code, outside, related, pay } of trades) {
      assert.ok(outside!.paid[0] >= 24 && outside!.paid[1] <= 60 && related!.paid[0] >= 12, code)
      assert.ok(pay.kind === 'paid' && pay.percent && pay.percent[0] >= 40 && pay.percent[1] <= 95, code)
    }
  })

  it('names where it was read and where to look it up', () => {
    for (const gate of base.gates.values()) {
      assert.match(gate.read, /^2026-\d\d$/)
      for (const { name, url } of [...gate.accreditors, ...gate.lookUp])
        assert.ok(name !== '' && /^https:\/\/[\w./-]+$/.test(url), `${gate.code}: ${name} ${url}`)
    }
  })

  function licensed(): Gate[] {
    return [...base.gates.values()].filter(({ code, kind }) => kind === 'license' && base.indexOf.has(code))
  }
})
