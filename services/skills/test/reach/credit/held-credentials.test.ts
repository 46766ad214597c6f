import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { entryPath } from '../../../src/domain/reach/entry-path.ts'
import { holdsLicense, lackedClass, withoutHeld } from '../../../src/domain/reach/held-credentials.ts'
import { shippedCareers } from '../../support/careers.ts'

const { base } = shippedCareers().engine
const missing = (code: string, ...claims: string[]): readonly string[] =>
  entryPath(base, { presentCode: '41-2011.00', years: 3, education: 1, claims }, code).missing
const papers = (clauses: readonly string[]): string[] => clauses.filter((clause) => /^the (?:license|exam):/.test(clause))

/** Occupations with the short form of their license, as people write it. */
const SHORT: readonly (readonly [code: string, ...written: string[]])[] = [
  ['49-9021.00', 'EPA 608', 'EPA Section 608 Universal', 'epa 608 type II'],
  ['53-3032.00', 'CDL A', 'CDL Class A', 'Class A CDL'],
  ['31-1131.00', 'CNA', 'Certified Nursing Assistant'],
  ['29-2061.00', 'LPN', 'LVN'],
  ['29-1141.00', 'RN', 'Registered Nurse license'],
  ['29-2042.00', 'EMT', 'EMT-B'],
  ['41-9022.00', 'Real estate license', 'real estate salesperson license'],
  ['41-3021.00', 'P&C license', 'Insurance license'],
  ['39-5012.00', 'Cosmetology license'],
  ['31-9011.00', 'LMT', 'Massage therapy license'],
  ['47-2111.00', 'Journeyman electrician', 'Electrical license'],
  ['47-2152.00', 'Journeyman plumber', 'Plumbing license'],
  ['23-1011.00', 'Bar admission'],
  ['33-9032.00', 'Guard card', 'Security guard license'],
  ['29-1292.00', 'RDH'],
]

describe('credentials that are held', () => {
  it('are not missing, by any of their short forms, nor is the exam or the program before them', () => {
    for (const [code, ...written] of SHORT) {
      const without = missing(code)
      assert.ok(papers(without).length > 0, `${code}: ${without}`)
      for (const claim of written) {
        assert.deepEqual(papers(missing(code, claim)), [], `${code} ${claim}`)
        assert.deepEqual(
          missing(code, claim).filter((clause) => clause.startsWith('the program:')),
          [],
          `${code} ${claim}`,
        )
        assert.ok(holdsLicense(base.gates.get(code)!, [claim]), `${code} ${claim}`)
      }
    }
  })

  it('are not those that are still to be earned, or were lost', () => {
    for (const [code, ...written] of SHORT)
      for (const claim of written)
        for (const told of [
          `${claim} student`,
          `studying for ${claim}`,
          `${claim} (in progress)`,
          `expired ${claim}`,
          `${claim} candidate`,
        ])
          assert.deepEqual(missing(code, told), missing(code), told)
    for (const told of ['CPA (2 of 4 parts)', 'CPA exam prep', 'CPA 3/4 parts'])
      assert.deepEqual(missing('13-2011.00', told), missing('13-2011.00'), told)
    assert.deepEqual(missing('29-2052.00', 'pharmacy tech'), missing('29-2052.00'))
  })

  it('take away the exam alone where only that is held', () => {
    const both = ['the program: business degree', 'the exam: CPA exam, for the license', 'the license: none to speak of']
    assert.deepEqual(withoutHeld(both, '13-2011.00', ['CPA']), [both[0], both[2]])
  })

  it('are not read into other words, over all gates', () => {
    const others = [
      'Excel',
      'AWS',
      'Customer service',
      'Typing',
      'Cash handling',
      'Warehouse safety',
      'Spanish',
      'Forklift',
      'Sales',
      'Cooking',
      'Bar tending',
      'PMP',
      'Class planning',
      'Teaching',
      'Nursing',
      'CDL permit',
    ]
    for (const code of base.gates.keys()) assert.deepEqual(missing(code, ...others), missing(code), code)
  })

  it('leave the papers of other work alone', () => {
    for (const [code, ...written] of SHORT)
      for (const [other] of SHORT)
        if (other !== code && !ALSO.has(`${code} ${other}`))
          assert.deepEqual(missing(other, ...written), missing(other), `${written} ${other}`)
  })

  it('are read once for all occupations of a ranking', () => {
    let reads = 0
    const claims = new Proxy(['CNA', 'EPA 608'], {
      get(list, key) {
        reads += 1
        return Reflect.get(list, key)
      },
    })
    assert.deepEqual(withoutHeld(['the exam: EPA 608 exam'], '49-9021.00', claims), [])
    const once = reads
    for (const { code } of base.occupations) withoutHeld(['the exam: EPA 608 exam'], code, claims)
    assert.equal(reads, once)
  })
})

/** A license that is asked for elsewhere too. */
const ALSO: ReadonlySet<string> = new Set([])

describe('a lesser class of a license', () => {
  const license = "Commercial driver's license, class A; endorsements for some loads"

  it('leaves the greater one to be earned', () => {
    const left = ["the license: commercial driver's license, class A; endorsements for some loads"]
    for (const claims of [['CDL B'], ['Class B license'], ['CDL-B', 'forklift'], ['CDL B', 'CDL A permit']])
      assert.deepEqual(lackedClass({ license }, claims), left, claims.join())
  })

  it('leaves nothing to who holds the greater, says no class, or needs none', () => {
    for (const claims of [['CDL A'], ['CDL B', 'Class A'], ['CDL'], [], ['A+', 'B.A.']])
      assert.deepEqual(lackedClass({ license }, claims), [], claims.join())
    assert.deepEqual(lackedClass({ license: 'Commercial driver’s license with passenger endorsement' }, ['CDL B']), [])
    assert.deepEqual(lackedClass({ license: undefined }, ['CDL B']), [])
  })
})
