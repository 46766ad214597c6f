import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reason, ReasonContext } from '../../src/domain/explain/reasons.ts'
import { exposureReasons } from '../../src/domain/explain/reasons-market.ts'

/** What is read of a person and of an occupation; the rest of a ranking plays no part in these reasons. */
type Told = { reach?: object; present?: object; occupation?: object; growth?: number }

const context = ({ reach = {}, present, occupation = {}, growth = 3 }: Told): ReasonContext =>
  ({
    engine: { base: { national: { growth } } },
    ranking: { person: { reach: { salaryCurrent: 0, salaryTarget: 0, education: '', ...reach }, present } },
    occupation,
  }) as unknown as ReasonContext

const kinds = (reasons: readonly Reason[]): string[] => reasons.map(({ kind }) => kind)
const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

describe('reasons of the exposure to AI', () => {
  const exposed = (middle: number, more: object = {}) => ({
    middle,
    low: 20.4,
    high: 80.6,
    modernHigh: false,
    agreement: 'few',
    ...more,
  })
  const reasons = (exposure: object, present?: object) =>
    exposureReasons(
      context({
        ...(present && { present: { exposure: present } }),
        occupation: { exposure, lenses: [{ lens: 'A' }, { lens: 'C' }] },
      }),
    )

  it('compare it with the present job from ten points on', () => {
    const [lower] = reasons(exposed(30.2), exposed(60.4))
    assert.deepEqual(lower, {
      kind: 'exposure_lower',
      text: 'It is less exposed to AI than your present job: the middle of the lenses is 30, against 60.',
      sources: 'ACK',
      size: lower!.size,
    })
    near(lower?.size, 0.3 + 30.2 / 60)
    near(reasons(exposed(10), exposed(90))[0]?.size, 0.9)
    assert.deepEqual(kinds(reasons(exposed(50), exposed(60))), ['exposure_lower'])
    assert.deepEqual(kinds(reasons(exposed(50.1), exposed(60))), [])
    assert.deepEqual(kinds(reasons(exposed(0), exposed(10))), ['exposure_lower'])
  })

  it('without a reading of the present job say what is low', () => {
    assert.deepEqual(reasons(exposed(35)), [
      { kind: 'exposure_low', text: 'It is among the less exposed to AI (lenses 20 to 81 of 100).', sources: 'ACK', size: 0.4 },
    ])
    assert.deepEqual(kinds(reasons(exposed(35), exposed(-1))), ['exposure_low'])
    assert.deepEqual(kinds(reasons(exposed(35.1))), [])
    assert.deepEqual(kinds(reasons(exposed(35), exposed(0))), [])
    assert.deepEqual(reasons(exposed(-1)), [])
    assert.deepEqual(kinds(reasons(exposed(0))), ['exposure_low'])
  })

  it('warn from 70 on, most where both modern lenses are above 90', () => {
    const [high] = reasons(exposed(76))
    assert.deepEqual(high, {
      kind: 'exposure_high',
      text: 'It is not shielded from AI: the lenses read 20 to 81 of 100.',
      sources: 'ACK',
      size: high!.size,
    })
    near(high?.size, -0.5)
    assert.deepEqual(kinds(reasons(exposed(70))), ['exposure_high'])
    assert.deepEqual(kinds(reasons(exposed(69.9))), [])
    const modern = reasons(exposed(80, { modernHigh: true, agreement: 'split' }))
    assert.deepEqual(modern, [
      {
        kind: 'exposure_high',
        text: 'Both modern AI lenses put it above 90 of 100: much of the work can be aided or taken over by software.',
        sources: 'ABK',
        size: -0.95,
      },
    ])
    assert.deepEqual(kinds(reasons(exposed(60, { modernHigh: true, agreement: 'split' }))), ['exposure_high'])
  })

  it('say that the lenses do not agree, unless it is high anyhow', () => {
    assert.deepEqual(reasons(exposed(50, { agreement: 'split' })), [
      { kind: 'exposure_split', text: 'The AI lenses do not agree about it: 20 to 81 of 100.', sources: 'ACK', size: -0.35 },
    ])
    assert.deepEqual(kinds(reasons(exposed(70, { agreement: 'split' }))), ['exposure_high'])
    assert.deepEqual(kinds(reasons(exposed(50, { agreement: 'clear_middle' }))), [])
  })
})
