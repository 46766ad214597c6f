import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Careers } from '../../src/data/careers.ts'
import { findOccupation } from '../../src/use-cases/find-occupation.ts'

it('a code that is none is told back in short, and no character of it is cut in half', () => {
  const none = { engine: { base: { indexOf: new Map() } } } as unknown as Careers
  assert.throws(
    () => findOccupation(none, `1${'😀'.repeat(20)}`, 'code'),
    /^AppError: bad_request: "1(?:😀){9}" is not an occupation code\. Please give an O\*NET-SOC code such as 15-1251\.00\.$/u,
  )
})
