import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { easeLimit, findEasable } from '../src/domain/ease-limit.ts'

const PAY = { id: 'pay', from: 77_000, to: 64_000 }
const MONTHS = { id: 'months', from: 12, to: 28 }
const WISH = { id: 'wish-no_nights', takesBack: 'no_nights' }

describe('answers with a limit eased', () => {
  const goals = { text: 'no nights, out of sales', removed: ['sales'], beside: [] }
  const profile = Profile.fromPartial({ currentRole: 'Nurse', goals, reach: { payFloorShare: 0.9, monthsAvailable: 12 } })

  it('hold another figure in place of the person’s, or less of their words, and nothing else differs', () => {
    const reach = profile.reach!
    assert.deepEqual(easeLimit(profile, PAY), { ...profile, reach: { ...reach, leastPay: 64_000 } })
    assert.deepEqual(easeLimit(profile, MONTHS), { ...profile, reach: { ...reach, monthsAvailable: 28 } })
    assert.deepEqual(easeLimit(profile, WISH), { ...profile, goals: { ...goals, removed: ['sales', 'no_nights'] } })
  })

  it('hold it also where nothing was said', () => {
    const bare = Profile.create()
    assert.equal(easeLimit(bare, PAY).reach?.leastPay, 64_000)
    assert.equal(easeLimit(bare, MONTHS).reach?.monthsAvailable, 28)
    assert.deepEqual(easeLimit(bare, WISH).goals, { text: '', removed: ['no_nights'], beside: [] })
  })

  it('are made of what the list offers alone', () => {
    const limit = { label: 'No nights', refused: 2, opens: [] }
    const advice: RecommendationAdvice = {
      ...{ goals: [], refused: [], specialities: [] },
      limits: [limit, { ...limit, label: 'Pay', easing: PAY }],
    }
    assert.equal(findEasable(advice, 'pay')?.label, 'Pay')
    assert.equal(findEasable(advice, 'wish-no_nights'), undefined)
    assert.equal(findEasable({ ...advice, limits: undefined }, 'pay'), undefined)
  })
})
