import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Facts, isSettled, judge, violations } from './runner/checker.ts'
import { draw } from './runner/run.ts'

const good: Facts = {
  accepted: ['a', 'b'],
  reports: [
    { id: 'a', status: 'delivered', guest: true, pdf: true },
    { id: 'b', status: 'ready', guest: false, pdf: true },
  ],
  outgoing: [
    { reportId: 'a', messageId: '<a>', state: 'sent' },
    { reportId: 'b', messageId: '<b>', state: 'sent' },
  ],
  kept: ['<a>', '<b>', '<another mail>'],
  unanswered: [],
  lostWrites: [],
  unpublished: { report: 0 },
  unheard: {},
  deadLetters: 0,
}

test('a whole run has no violation', () => {
  assert.deepEqual(violations(judge(good)), [])
})

const planted: Record<string, [keyof ReturnType<typeof judge>, Partial<Facts>]> = {
  'an accepted report that is not there': ['lost', { accepted: ['a', 'b', 'c'] }],
  'a mail that is noted and did not arrive': ['lost', { kept: ['<b>'] }],
  'a report without its PDF': ['lost', { reports: [{ id: 'a', status: 'delivered', guest: true, pdf: false }] }],
  'a second copy of a mail': ['twice', { kept: ['<a>', '<a>', '<b>'] }],
  'a third copy of a mail whose first one was not confirmed': [
    'twice',
    { kept: ['<a>', '<a>', '<a>', '<b>'], unanswered: ['<a>'] },
  ],
  'a second mail about a report': ['twice', { outgoing: [...good.outgoing, { reportId: 'a', messageId: '<c>', state: 'sent' }] }],
  'a report that stays where it is': ['stuck', { reports: [{ id: 'a', status: 'rendering', guest: true, pdf: false }] }],
  'a mail that is never wanted': ['stuck', { outgoing: good.outgoing.slice(0, 1), kept: ['<a>'] }],
  'a write that is gone': ['writes', { lostWrites: ['title'] }],
  'an event that waits': ['events', { unpublished: { report: 1 } }],
  'an event that nobody heard': ['events', { unheard: { identity: 1 } }],
  'an event that was put aside': ['events', { deadLetters: 1 }],
}
for (const [what, [kind, change]] of Object.entries(planted))
  test(`the checker finds ${what}`, () => {
    const verdict = judge({ ...good, ...change })
    assert.ok(verdict[kind].length > 0, violations(verdict).join())
    assert.equal(isSettled(verdict), verdict.stuck.length + verdict.events.length === 0)
  })

test('a second copy of a mail that the server kept and never confirmed is right', () => {
  assert.deepEqual(violations(judge({ ...good, kept: ['<a>', '<a>', '<b>'], unanswered: ['<a>'] })), [])
})

test('a seed draws the same faults again, another one others', () => {
  const names = (seed: number) => draw({ seed, bus: 'redis' }).map(({ name }) => name)
  assert.deepEqual(names(7), names(7))
  assert.notDeepEqual(names(7), names(8))
})

test('no two faults have one name, and a few that are drawn are of as many kinds', () => {
  const all = draw({ seed: 1, bus: 'kafka' })
  assert.equal(new Set(all.map(({ name }) => name)).size, all.length)
  const kinds = new Set(all.map(({ kind }) => kind))
  for (const seed of [1, 2, 3, 4]) {
    const few = draw({ seed, bus: 'kafka', faults: kinds.size })
    assert.deepEqual(new Set(few.map(({ kind }) => kind)), kinds)
  }
})
