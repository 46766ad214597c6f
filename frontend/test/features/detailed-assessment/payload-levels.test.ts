import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { expect, test } from 'vitest'
import { guestPayload, memberPayload } from '../../../src/features/detailed-assessment/build-payload.ts'
import { emptyDraft, type WizardDraft } from '../../../src/features/detailed-assessment/draft.ts'

const questions: DetailedQuestion[] = [
  {
    id: 'k',
    type: 'scale_group',
    question: '?',
    skills: ['a', 'b', 'c'].map((name) => ({ name, elements: [name], group: 'G' })),
  },
]
const filled = { k_0: 7, k_1: 4 }
const draft: WizardDraft = {
  ...emptyDraft,
  reportType: 'career_change',
  guestEmail: 'a@example.org',
  answers: { k: { '1': 9 } },
  profile: {
    currentRole: 'Nurse',
    yearsExperience: 9,
    industry: 'healthcare',
    educationLevel: 'bachelors',
    careerGoals: 'Case manager by day',
    currentOccupation: '29-1141.00',
    removedGoals: ['case manager', 'forgotten phrase'],
  },
}
const payloadOf = (changed: Partial<WizardDraft> = {}) => {
  const payload = memberPayload({ ...draft, ...changed }, { questions, filled })
  if (!payload.ok) throw new Error(JSON.stringify(payload.errors))
  return payload.value
}

test('a level that nobody touched travels marked as prefilled, a changed one as an answer', () => {
  expect(payloadOf()).toMatchObject({
    personalityScores: { k_0: 7, k_1: 9 },
    prefilled: ['k_0'],
    currentOccupation: '29-1141.00',
    goalsRead: { removed: ['case manager'] },
  })
  const guest = guestPayload(draft, { questions, filled })
  expect(guest.ok && guest.value).toMatchObject({ guestEmail: 'a@example.org', prefilled: ['k_0'] })
})

test('without a present occupation nothing is filled in, and nothing removed is not told', () => {
  const plain = payloadOf({ profile: { ...draft.profile, currentOccupation: 'none', removedGoals: undefined } })
  expect(plain.personalityScores).toEqual({ k_1: 9 })
  // Said, so that the service does not read one from the title either.
  expect(plain.currentOccupation).toBe('none')
  for (const field of ['prefilled', 'goalsRead'] as const) expect(plain[field]).toBeUndefined()
  expect(payloadOf({ answers: { k: { '0': 7, '1': 4 } } }).prefilled).toBeUndefined()
})
