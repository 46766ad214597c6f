import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { basicResponses, detailedAssessment, guestAssessment } from '@waymark/contracts/models/assessment/assessment'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { check } from '@waymark/kit/decode'
import { makePeople, PEOPLE } from '../people/make-people.ts'

describe('the people of a load run', () => {
  const people = makePeople()

  test('send what the contracts take', () => {
    for (const { key, detailed, basic } of people) {
      assert.deepEqual(faults(check(detailedAssessment, detailed)), [], `${key}, detailed`)
      assert.deepEqual(faults(check(guestAssessment, { ...detailed, guestEmail: 'a@example.org' })), [], `${key}, as a guest`)
      assert.deepEqual(faults(check(basicResponses, basic)), [], `${key}, basic`)
      assert.ok(JSON.stringify(detailed).length < 1_000_000, `${key}: larger than the gateway lets through`)
    }
  })

  test('are many, and no two answer alike', () => {
    assert.equal(people.length, PEOPLE)
    assert.equal(new Set(people.map(({ key }) => key)).size, PEOPLE)
    assert.equal(new Set(people.map(({ detailed }) => JSON.stringify(detailed))).size, PEOPLE)
    assert.ok(new Set(people.map(({ basic }) => JSON.stringify(basic))).size >= 40)
  })

  test('ask for every kind of report, in short and in long', () => {
    assert.deepEqual(new Set(people.map(({ detailed }) => detailed.assessmentType)), new Set(reportTypes))
    const lengths = people.map(({ detailed }) => JSON.stringify(detailed).length)
    assert.ok(Math.min(...lengths) < 1_000 && Math.max(...lengths) > 20_000, lengths.join(' '))
  })

  test('are the same in every run', () => assert.deepEqual(makePeople(), people))
})

function faults(result: ReturnType<typeof check>): unknown[] {
  return result.ok ? [] : result.errors
}
