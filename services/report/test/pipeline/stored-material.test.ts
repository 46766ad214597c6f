import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { answersFromJson, answersToJson, snapshotFromJson, snapshotToJson } from '../../src/data/engine-snapshot.ts'
import { backoffMs, MAX_ATTEMPTS, MAX_DEFERRALS } from '../../src/domain/backoff.ts'
import { failureCodes, failureSentence, isMade } from '../../src/domain/report-state.ts'
import { loadInput } from '../fixtures/load-input.ts'

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('what a report keeps of its engine results', () => {
  for (const name of ['renee', 'sparse'] as const) {
    it(`comes back from the database as it went in (${name})`, () => {
      const { ranking, present, occupations, norms, steppingStones, doors, gaps } = loadInput(name)
      const material = { ranking, present, occupations, norms, steppingStones, doors, gaps }
      assert.ok(Object.keys(occupations).length > 0 && ranking.ranked.length > 0)
      assert.deepEqual(snapshotFromJson(stored(snapshotToJson(material))), material)
    })
  }

  it('is refused when it is no object', () => {
    for (const other of [null, undefined, 'text', 1, []])
      assert.throws(() => snapshotFromJson(other), /the stored material is not an object/)
    assert.throws(() => answersFromJson({ answers: {}, profile: {} }), /the stored answers are not a list/)
  })

  it('keeps the answers, the bank that they are of, and goals, also of rows that have none', () => {
    const { answers } = loadInput('renee')
    const saved = {
      answers: [...answers],
      profile: Profile.fromPartial({ currentRole: 'Clerk' }),
      bankVersion: '3',
      careerGoals: 'Rest',
    }
    assert.ok(answers.length > 0)
    assert.deepEqual(answersFromJson(stored(answersToJson(saved))), saved)
    assert.equal(answersFromJson({ answers: [], profile: {}, bankVersion: 2 }).careerGoals, '')
    assert.equal(answersFromJson({ answers: [], profile: {}, bankVersion: 2 }).bankVersion, '2')
  })
})

describe('the state of a report', () => {
  it('is made once its PDF is stored', () => {
    for (const status of ['ready', 'delivering', 'delivered'] as const) assert.equal(isMade(status), true, status)
    for (const status of ['requested', 'composing', 'rendering', 'failed'] as const) assert.equal(isMade(status), false, status)
  })

  it('tells a failure in a sentence of its own that says what is safe, also one that it does not know', () => {
    const told = failureCodes.map((code) => failureSentence(code) ?? '')
    assert.equal(new Set(told).size, failureCodes.length)
    const stopped = failureSentence('stopped') ?? ''
    assert.match(stopped, /^Your report is made, but the owner of this address wants no mail from us/)
    // Where nobody wants the mail there is nothing to try again.
    for (const sentence of told.filter((one) => one !== stopped))
      assert.match(sentence, /^Your (answers are safe|report is made)\b.+ (try again|then try again)\.$/)
    assert.match(failureSentence('compose') ?? '', /could not write/)
    assert.match(failureSentence('render') ?? '', /could not be printed/)
    assert.match(failureSentence('attempts') ?? '', /stopped time and again/)
    assert.match(failureSentence('away') ?? '', /away for too long/)
    assert.match(failureSentence('deliver') ?? '', /mail server did not take it/)
    assert.match(failureSentence('new') ?? '', /^Your answers are safe\. Something went wrong on our side\./)
    assert.equal(failureSentence(null), undefined)
  })

  it('is tried again after one second, twice that, and two minutes at most, about an hour in all', () => {
    assert.deepEqual(
      [0, 1, 6, 7, 10, 11, 40].map((deferrals) => backoffMs(deferrals, 0)),
      [1_000, 2_000, 64_000, 120_000, 120_000, 120_000, 120_000],
    )
    assert.deepEqual(
      [0, 7].map((deferrals) => backoffMs(deferrals, 1)),
      [1_250, 150_000],
    )
    const all = Array.from({ length: MAX_DEFERRALS }, (_, deferrals) => backoffMs(deferrals, 0)).reduce((sum, ms) => sum + ms, 0)
    assert.ok(all > 3_600_000 && all < 4_500_000, String(all))
    assert.equal(MAX_ATTEMPTS, 5)
  })
})
