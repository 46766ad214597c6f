import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrapUntagged } from '../../src/document/print/mark-artifacts.ts'

test('painting outside marked content becomes an artifact, from the first path operator on', () => {
  assert.equal(wrapUntagged('q 1 0 0 1 0 0 cm\n0 0 10 10 re\nf\nQ'), 'q 1 0 0 1 0 0 cm\n/Artifact BMC\n0 0 10 10 re\nf\nEMC\nQ')
})

test('tagged content stays as it is', () => {
  const tagged = '/P <</MCID 0>> BDC\nBT /F1 9 Tf (f S (nested) \\) re) Tj ET\n0 0 1 1 re f\nEMC'
  assert.equal(wrapUntagged(tagged), tagged)
})

test('text, pictures and shadings outside tags are wrapped, clips are not', () => {
  assert.equal(wrapUntagged('BT (a) Tj ET'), 'BT /Artifact BMC\n(a) Tj\nEMC ET')
  assert.equal(wrapUntagged('/X1 Do'), '/Artifact BMC\n/X1 Do\nEMC')
  assert.equal(wrapUntagged('0 0 5 5 re W n'), '0 0 5 5 re W n')
})

test('operators inside strings, hex strings and dictionaries are not operators', () => {
  const stream = '/P <</MCID 0 /ActualText (f)>> BDC <66> Tj EMC\n[(f) -10 <5320>] TJ'
  assert.equal(wrapUntagged(stream), '/P <</MCID 0 /ActualText (f)>> BDC <66> Tj EMC\n/Artifact BMC\n[(f) -10 <5320>] TJ\nEMC')
})

test('nested marked content counts its depth', () => {
  const stream = '/P <</MCID 1>> BDC /Span BMC EMC 0 0 1 1 re f EMC 0 0 2 2 re f'
  assert.equal(wrapUntagged(stream), '/P <</MCID 1>> BDC /Span BMC EMC 0 0 1 1 re f EMC /Artifact BMC\n0 0 2 2 re f\nEMC')
})

test('what only looks like an end of marked content is none', () => {
  const tagged = '/P <</MCID 0 /EMC 1>> BDC (EMC \\) EMC) Tj %EMC\n/EMC gs [(a(EMC)b)] TJ EMC'
  assert.equal(wrapUntagged(`${tagged} 0 0 1 1 re f`), `${tagged} /Artifact BMC\n0 0 1 1 re f\nEMC`)
})

test('letters in a group with words of its own are no tag where nothing around them is', () => {
  for (const opening of ['/Span<</ActualText <FEFF05D0> >> BDC', '/ReversedChars BMC'])
    assert.equal(wrapUntagged(`BT ${opening} <01> Tj EMC ET`), `BT /Artifact BMC\n${opening} <01> Tj EMC\nEMC ET`)
  const tagged = '/P <</MCID 0 >>BDC BT /Span<</ActualText <FEFF05D0> >> BDC <01> Tj EMC ET EMC'
  assert.equal(wrapUntagged(tagged), tagged)
})
