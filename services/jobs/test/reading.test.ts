import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findAskedSkills, nameListedSkills } from '../src/domain/find-skills.ts'
import { readEmploymentType, readLevel } from '../src/domain/level-and-kind.ts'
import { computeMatch } from '../src/domain/match.ts'
import { annualPay, payInText } from '../src/domain/pay.ts'
import { readPlace } from '../src/domain/place.ts'
import { queryWords } from '../src/domain/posting-words.ts'
import { readStatements, splitSentences } from '../src/domain/sections.ts'
import { createSkillIndex } from '../src/domain/skill-index.ts'
import { CATALOGUE } from './support/siblings.ts'

const index = createSkillIndex(
  CATALOGUE.map(([slug, name, aliases, category]) => ({ slug, name, aliases, broad: category === 'Core Skills' })),
)
const foundIn = (text: string): string[] => index.findIn(text).map(({ slug }) => slug)
const asked = (text: string) => findAskedSkills(readStatements(text), index).map(({ slug, kind }) => `${kind} ${slug}`)

describe('finding skills in a text', () => {
  it('takes whole words only, in any spelling of the catalogue', () => {
    assert.deepEqual(foundIn('JavaScript and js, not Java'), ['javascript', 'javascript', 'java'])
    assert.deepEqual(foundIn('C++, structured query language; AWS and Amazon Web Services'), ['c-plus-plus', 'sql', 'aws', 'aws'])
    assert.deepEqual(foundIn('javascripting, sqlite and pythons'), [])
  })

  it('knows a tool from a word of English', () => {
    assert.deepEqual(foundIn('You will excel at R&D. Excel at it.'), [])
    assert.deepEqual(foundIn('We work in Excel and R, every day'), ['excel', 'r'])
  })

  it('tells must-haves from nice-to-haves by headings and by wording', () => {
    const text = `About us:
We build in Java.

What you will do
- Write SQL for the planners

Requirements:
- Python in production
- Tableau is a plus
Nice to have
- Git
- AWS is required from the second year`
    assert.deepEqual(asked(text), ['must sql', 'must python', 'must aws', 'nice tableau', 'nice git'])
  })

  it('counts general words only where something is asked of the person', () => {
    assert.deepEqual(asked('Writing is on the wall of our office. Leadership lunches are free.'), [])
    assert.deepEqual(asked('We want experience in writing.'), ['must skill-writing'])
    assert.deepEqual(asked('Our stack has Python. You have Git.'), ['must git', 'nice python'])
  })

  it('gives each skill once, with the first sentence that asks for it most', () => {
    const found = findAskedSkills(readStatements('Our tools: some SQL.\nRequirements:\n- SQL, e.g. joins. And more SQL.'), index)
    assert.deepEqual(found, [{ slug: 'sql', name: 'SQL', kind: 'must', sentence: 'SQL, e.g. joins.' }])
  })

  it('finds the sentence of a skill that is listed by name', () => {
    const statements = readStatements('You close the wounds of forty beds.\nOur ledger lives in QuickBooks.')
    const listed = nameListedSkills(
      { must: ['Quickbooks', 'Wound closing', ' '], nice: ['Juggling', 'quickbooks'] },
      statements,
      index,
    )
    assert.deepEqual(listed, [
      { slug: 'quickbooks', name: 'QuickBooks', kind: 'must', sentence: 'Our ledger lives in QuickBooks.' },
      { slug: 'wound-closing', name: 'Wound closing', kind: 'must', sentence: 'You close the wounds of forty beds.' },
      { slug: 'juggling', name: 'Juggling', kind: 'nice', sentence: 'Juggling' },
    ])
  })

  it('splits sentences at their ends, not at abbreviations or figures', () => {
    assert.deepEqual(splitSentences('We use SQL, e.g. Postgres 16.2. It runs! Does it? “Yes.” (Mostly.)'), [
      ...['We use SQL, e.g. Postgres 16.2.', 'It runs!', 'Does it?', '“Yes.”', '(Mostly.)'],
    ])
  })
})

describe('reading the rest', () => {
  it('brings pay to whole dollars a year', () => {
    const of = (text: string) => Object.values(payInText(text))
    assert.deepEqual(of('Pay: $85,000 - $105,000 DOE'), [85_000, 105_000])
    assert.deepEqual(of('between $85k and $105k'), [85_000, 105_000])
    assert.deepEqual(of('$85–105k'), [85_000, 105_000])
    assert.deepEqual(of('$28.50 to $34 per hour'), [59_280, 70_720])
    assert.deepEqual(of('from $24 an hour'), [49_920, undefined])
    assert.deepEqual(of('$4,500 a month'), [54_000, undefined])
    assert.deepEqual(of('Salary from $64,000. A $50 gift card every May.'), [64_000, undefined])
    assert.deepEqual(of('We raised $40 million, then $900,000. Pay: $21 - $24'), [43_680, 49_920])
    assert.deepEqual(of('a $50 gift card and $2,000 of training'), [undefined, undefined])
    assert.deepEqual(of('pay by agreement'), [undefined, undefined])
    assert.deepEqual(annualPay({ min: 90_000, max: 60_000, unit: 'YEAR' }), { min: 60_000, max: 90_000 })
    assert.deepEqual(annualPay({ min: 1, max: 9e9, unit: 'YEAR' }), { min: undefined, max: undefined })
    assert.deepEqual(annualPay({ min: 50_000, currency: 'GBP' }), { min: undefined, max: undefined })
  })

  it('reads level, kind of employment and place', () => {
    assert.equal(readLevel({ title: 'Head of payroll' }), 'Lead')
    assert.equal(readLevel({ title: 'Sr. payroll clerk' }), 'Senior')
    assert.equal(readLevel({ title: 'Junior payroll clerk' }), 'Entry')
    assert.equal(readLevel({ title: 'Payroll clerk', text: 'You have 7+ years of experience with payroll.' }), 'Senior')
    assert.equal(readLevel({ title: 'Payroll clerk', months: 12 }), 'Entry')
    assert.equal(readLevel({ title: 'Payroll clerk' }), 'Mid')
    assert.equal(readLevel({ stated: 'lead', title: 'Junior lead' }), 'Lead')
    assert.deepEqual(['FULL_TIME', 'part time', 'INTERN', 'Contractor', 'seasonal', '', 'gig'].map(readEmploymentType), [
      ...['Full-time', 'Part-time', 'Internship', 'Contract', 'Temporary', 'Full-time', 'Other'],
    ])
    assert.deepEqual(readPlace('Portland, OR'), { location: 'Portland, OR', remote: false, words: 'Portland, OR OR Oregon' })
    assert.deepEqual(readPlace('', { remote: true }), { location: 'Remote', remote: true, words: 'Remote Remote' })
    assert.equal(readPlace('Boise (not remote)').remote, false)
    assert.equal(readPlace('').location, 'Place not stated')
    assert.deepEqual(queryWords('C++ / .NET & Node.js'), ['cplusplus', 'dotnet', 'nodejs'])
  })
})

describe('the sum of a match', () => {
  const skill = (slug: string, kind: 'must' | 'nice') => ({ slug, name: slug, kind, sentence: slug })
  const skills = [skill('a', 'must'), skill('b', 'must'), skill('c', 'nice')]

  it('is half fit and half coverage, must-haves twice', () => {
    const fit = { fit: 92, low: 85, high: 95 }
    const of = (held: string[], options: object = {}) => computeMatch({ skills, held: new Set(held), fit, ...options }).percentage
    assert.equal(of(['a', 'b', 'c']), 96)
    assert.equal(of(['a']), 66)
    assert.equal(of(['c']), 56)
    assert.equal(of(['z']), 46)
    assert.equal(of([]), 92)
    assert.equal(of(['a'], { fit: undefined }), 40)
    assert.equal(of([], { fit: undefined }), undefined)
    assert.equal(of(['z'], { skills: [] }), 92)
    assert.equal(of(['a'], { corrections: { have: new Set(['b']), notAsked: new Set(['c']) } }), 96)
  })
})
