import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { ReasonContext } from '../../src/domain/explain/reasons.ts'
import { entryReasons } from '../../src/domain/explain/reasons-market.ts'

it('nobody who lacks months of related work is told to apply as they are', () => {
  const kinds = (experienceMonths: number): string[] => {
    const way = { studyMonths: [0, 6], paidMonths: [0, 0], experienceMonths, known: true, missing: [] }
    const told = {
      occupation: { index: 0, entry: { education: '', experience: '5 years or more', training: 'None' } },
      ranking: { person: { reach: { education: 'high_school' } }, standing: { entries: [way] } },
    }
    return entryReasons(told as unknown as ReasonContext).map(({ kind }) => kind)
  }
  assert.deepEqual(kinds(0), ['entry_course'])
  for (const months of [1, 12, 36]) assert.deepEqual(kinds(months), ['entry_experience'], `${months}`)
})
