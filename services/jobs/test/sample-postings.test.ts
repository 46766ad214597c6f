import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { composePostings } from '../samples/compose.ts'
import type { SamplePosting } from '../samples/compose-posting.ts'

const postings: readonly SamplePosting[] = JSON.parse(readFileSync(new URL('../samples/postings.json', import.meta.url), 'utf8'))
const employmentTypes = new Set(['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'])
const levels = ['Entry', 'Mid', 'Senior', 'Lead'] as const

test('the samples are at least 520 postings over at least 65 occupations and 120 employers in many places', () => {
  assert.ok(postings.length >= 520, String(postings.length))
  assert.ok(countOf(({ occupationCode }) => occupationCode) >= 65)
  assert.ok(countOf(({ company }) => company) >= 120)
  assert.ok(countOf(({ location }) => location) >= 60)
  assert.ok(postings.some(({ location }) => location === 'Remote (US)'))
})

test('ids are unique slugs of the title, and composing again gives the same postings', () => {
  assert.equal(
    countOf(({ id }) => id),
    postings.length,
  )
  for (const { id, title } of postings) {
    assert.match(id, /^sample-[a-z0-9]+(?:-[a-z0-9]+)*$/)
    assert.equal(id, `sample-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`)
  }
  assert.deepEqual(composePostings(), postings)
})

test('every posting has the agreed shape', () => {
  for (const posting of postings) {
    const { id, occupationCode, title, company, location, salaryMin, salaryMax } = posting
    assert.match(occupationCode, /^\d\d-\d{4}\.\d\d$/, id)
    assert.ok(title.length >= 4 && title.length <= 80 && company.length <= 60, id)
    assert.match(location, /^(?:Remote \(US\)|[A-Z][A-Za-z. ]+, [A-Z]{2})$/, id)
    assert.ok(Number.isInteger(salaryMin) && Number.isInteger(salaryMax) && salaryMin < salaryMax, id)
    assert.ok(
      [500, 520].some((step) => salaryMin % step === 0 && salaryMax % step === 0),
      `${id}: ${salaryMin}-${salaryMax}`,
    )
    assert.ok(employmentTypes.has(posting.employmentType), id)
    assert.ok(levels.includes(posting.experienceLevel), id)
    assert.ok(Number.isInteger(posting.postedDaysAgo) && posting.postedDaysAgo >= 0 && posting.postedDaysAgo <= 45, id)
    const paragraphs = posting.description.split('\n\n')
    assert.ok(paragraphs.length >= 2 && paragraphs.length <= 4, id)
    for (const sentence of sentencesOf(posting)) assert.match(sentence, /^[A-Z0-9].*[.!?]$/, `${id}: ${sentence}`)
  }
})

test('each skill asked for is named in one of four to eight requirements', () => {
  for (const { id, requirements, mustHave, niceToHave } of postings) {
    assert.ok(requirements.length >= 4 && requirements.length <= 8, id)
    assert.ok(mustHave.length > 0 && niceToHave.length > 0, id)
    const asked = [...mustHave, ...niceToHave]
    assert.equal(new Set(asked).size, asked.length, id)
    for (const skill of asked) {
      const name = skill.replace(/ \(.*\)/, '').toLowerCase()
      assert.ok(
        requirements.some((sentence) => sentence.toLowerCase().includes(name)),
        `${id}: ${skill}`,
      )
    }
  }
})

test('entry postings ask for less than lead ones of the same occupation, and pay less', () => {
  for (const code of new Set(postings.map(({ occupationCode }) => occupationCode))) {
    const at = (level: string) =>
      postings.filter(({ occupationCode, experienceLevel }) => occupationCode === code && experienceLevel === level)
    for (const level of levels) assert.ok(at(level).length > 0, `${code} has no ${level} posting`)
    for (const entry of at('Entry')) {
      for (const lead of at('Lead')) {
        assert.ok(entry.requirements.length < lead.requirements.length && entry.mustHave.length < lead.mustHave.length, entry.id)
        assert.ok(entry.salaryMin < lead.salaryMin && entry.salaryMax < lead.salaryMax, entry.id)
      }
    }
  }
})

test('any two postings share at most 40 % of their sentences, figures and names aside', () => {
  const masked = postings.map((posting) => new Set(sentencesOf(posting).map((sentence) => mask(sentence, posting))))
  for (const [index, a] of masked.entries()) {
    for (let other = index + 1; other < masked.length; other += 1) {
      const b = masked[other]!
      let shared = 0
      for (const sentence of a) if (b.has(sentence)) shared += 1
      const part = shared / Math.min(a.size, b.size)
      assert.ok(part <= 0.4, `${postings[index]!.id} and ${postings[other]!.id} share ${Math.round(part * 100)} %`)
    }
  }
})

test('no posting holds a link, an address, a phone number or a gap that was not filled', () => {
  for (const posting of postings) {
    const text = JSON.stringify(posting)
    assert.doesNotMatch(text, /https?:|www\.|\.com\b|\.org\b|@/, posting.id)
    assert.doesNotMatch(text, /\(\d{3}\)|\b\d{3}[-.]\d{4}\b/, posting.id)
    assert.doesNotMatch(text, /\b\d+ (?:[A-Z][a-z]+ )+(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd)\b/, posting.id)
    assert.doesNotMatch(`${posting.description} ${posting.requirements.join(' ')}`, /[<>{}|]|undefined| {2}|\.\./, posting.id)
  }
})

function countOf(of: (posting: SamplePosting) => string): number {
  return new Set(postings.map(of)).size
}

function sentencesOf({ description, requirements }: SamplePosting): string[] {
  return [...description.split(/(?<=[.!?])\s+/), ...requirements]
}

/** A sentence without what was filled in, so that a changed figure does not make it another sentence. */
function mask(sentence: string, { company, title, location }: SamplePosting): string {
  return sentence
    .replaceAll(company, '…')
    .replaceAll(title, '…')
    .replaceAll(location.split(',')[0]!, '…')
    .replace(/\d[\d,.]*/g, '#')
}
