import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createMask, overlapOf, wordsOfReport } from '../../../bench/report-sentences.ts'
import { buildFacts } from '../../../src/document/model/build-facts.ts'
import { createFactTable } from '../../../src/document/model/fact-table.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { REPORT_TYPES, type ReportType } from '../../../src/document/model/report-type.ts'
import { plainText } from '../../../src/document/model/rich-text.ts'
import { collectStrings, composeSection } from '../../../src/document/sections/compose-report.ts'
import { leanOf, needOf } from '../../../src/document/sections/money/money-reserve.ts'
import { counted, type Purse, purseOf } from '../../../src/document/sections/money/money-roads.ts'
import { ORDER } from '../../../src/document/sections/order.ts'
import type { SectionContent } from '../../../src/document/sections/section.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { personas } from '../../personas/all.ts'
import type { Persona } from '../../personas/persona.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

/** Our own personas, and with PEOPLE=<people.json> the people of that file too, over all four types. */
const careers = createCareers()
const skills = engineInProcess(careers)
const titles = careers.engine.base.occupations.map(({ title }) => title)

interface Case {
  who: string
  type: ReportType
  input: ReportInput
  purse: Purse
  section: SectionContent
  words: string
  persona: Persona
}

const cases: Case[] = []
for (const type of REPORT_TYPES)
  for (const persona of peopleFor(type)) {
    const input = prepareInput(await personaInput(persona, type, skills))
    const section = composeSection(ORDER[type].find(({ id }) => id === 'money')!, input)
    const purse = purseOf(input, createFactTable(buildFacts(input)))
    cases.push({ who: `${persona.key}, ${type}`, type, input, purse, section, words: wordsOf(section), persona })
  }

function peopleFor(type: ReportType): Persona[] {
  if (!process.env.PEOPLE) return [...personas]
  const people = JSON.parse(readFileSync(process.env.PEOPLE, 'utf8')) as InventedPerson[]
  return [...personas, ...people.map((person) => personaOfPerson(person, type))]
}

function wordsOf({ pages, facts }: SectionContent): string {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const out: string[] = []
  collectStrings(pages, (text) => out.push(plainText(text, { fact: (id) => byId.get(id), page: () => 12 })))
  return out.join('\n')
}

test('fees and pay given up are the cost, and the cost divided by the yearly gain is the time', () => {
  let checked = 0
  for (const { who, purse } of cases)
    for (const { way, fees, occupation } of counted(purse.roads))
      for (const end of ['good', 'hard'] as const) {
        const { cost, fees: paid, lost, full, even, sums, start } = way[end]
        const name = `${who}, ${occupation.title}, ${end}`
        assert.equal(paid + lost, cost, name)
        assert.equal(paid, fees.range?.[end === 'good' ? 0 : 1] ?? 0, name)
        assert.equal(way.gain, way.later - purse.base.pay, name)
        if (lost > 0 && way.gain > 0) {
          const month = Math.ceil(full + (12 * cost) / way.gain)
          assert.equal(even, month <= 120 ? Math.max(month, 0) : undefined, name)
          // The curve says the same as the division; a month of gain is the slack of rounding.
          if (full < 120) assert.ok(Math.abs(sums[full]! + cost) < 160, `${name}: ${sums[full]} against ${cost}`)
          checked++
        }
        const last = sums.at(-1)!
        if (Math.abs(last) > 300) assert.equal(even === undefined, last < 0, `${name}: ten years, ${last}`)
        assert.ok(even === undefined || even >= 0)
        assert.ok(start <= full)
      }
  assert.ok(checked > 50, String(checked))
})

test('nothing behind a gate is earned back before the months of the gate', () => {
  let gated = 0
  for (const { who, purse } of cases)
    for (const { way, entry, occupation } of counted(purse.roads)) {
      if (!entry.gated) continue
      gated++
      const name = `${who}, ${occupation.title}`
      assert.ok(way.good.start >= entry.total[0] && way.hard.start >= entry.total[1], name)
      for (const { even } of [way.good, way.hard]) assert.ok(even === undefined || even >= entry.total[0], `${name}: ${even}`)
    }
  assert.ok(gated > 10, String(gated))
})

test('school is at half pay at best and without pay at worst, and has a price or a school to ask', () => {
  for (const { who, purse, words } of cases)
    for (const { way, entry, fees, occupation } of counted(purse.roads)) {
      if (way.school[1] === 0) continue
      const studied = entry.experience + entry.study[0]
      const lostAtSchool = -way.good.sums[Math.min(120, studied)]!
      assert.ok(
        lostAtSchool >= (Math.min(120, entry.study[0]) * purse.base.pay) / 24 - 1,
        `${who}, ${occupation.title}: ${lostAtSchool}`,
      )
      assert.ok(way.unpaid[1] >= entry.study[1], who)
      assert.match(words, fees.range ? /public colleges 2019–20/ : /ask (?:the school|for the price)/i, who)
    }
})

test('the floor is respected in words', () => {
  for (const { who, purse, words } of cases) {
    const { floor, roads } = purse
    for (const { kind, occupation, name } of roads) {
      const median = occupation.wages?.median ?? 0
      // The own work elsewhere pays what it pays them today.
      if (floor === undefined || median === 0 || kind === 'own') continue
      assert.equal(kind === 'below_floor', median < floor, `${who}, ${occupation.title}`)
      if (kind !== 'below_floor') continue
      const short = /under your floor of|breaks the limit of|less than you can live on/
      assert.match(words, short, who)
      assert.doesNotMatch(words, new RegExp(`${name} (?:pays more|puts you ahead|has earned)`, 'i'), who)
    }
    if (floor !== undefined && roads.every(({ kind }) => kind === 'below_floor'))
      assert.match(words, /nothing here to move to yet/, who)
  }
})

test('a lower pay is told in dollars a year and a month', () => {
  for (const { who, purse, words } of cases)
    for (const { way, occupation } of counted(purse.roads)) {
      if (way.gain >= 0) continue
      const [year, month] = [-way.gain, -way.gain / 12].map((value) => `−$${Math.round(value).toLocaleString('en-US')}`)
      assert.ok(words.includes(`${year} a year, ${month} a month`), `${who}, ${occupation.title}: ${year}, ${month}`)
      assert.match(words, /not in ten years/i, who)
    }
})

test('the reserve is set against the months without pay times what is needed, never against a sum over years', () => {
  for (const { who, type, purse, words } of cases) {
    if (type !== 'career_change') continue
    for (const road of counted(purse.roads)) {
      const { unpaid, thin, cost } = leanOf(purse, road)
      assert.equal(unpaid, road.way.school[1] + 2, who)
      assert.ok(cost <= (unpaid + thin) * needOf(purse) + 100, who)
      assert.ok(cost >= unpaid * needOf(purse) - 100, who)
    }
    assert.match(words, /Months with too little pay, against your reserve/, who)
  }
})

/** What reports said before, to people for whom it was false, meaningless or cruel. */
const NEVER = [
  /\bat once\b/i,
  /\b0[–-]0\b/,
  /\b(\d+) (?:to|and) \1 (?:months|years)\b/,
  /\b1 (?:months|years)\b/,
  /has paid for itself after/i,
  /lowest point/i,
  /reserve ends before/i,
  /months of illness/i,
  /You could go down to about/i,
  /You want no less than/i,
  /You gave no pay.*\n.*\nSet against/i,
  /we hold no data on them/i,
  /undefined|NaN|Infinity/,
  /…/,
]

test('no sentence of the pages before stands on them', () => {
  for (const { who, words } of cases) for (const quote of NEVER) assert.doesNotMatch(words, quote, who)
})

test('where nothing is studied an executive reads of pay mix and notice, and not of school fees', () => {
  let mixed = 0
  for (const { who, type, purse, words } of cases) {
    const studied = purse.roads.some(({ entry }) => entry.study[1] > 0)
    const mix = type === 'executive_transition' && !studied
    assert.equal(/Pay mix and notice/.test(words), mix, who)
    if (!studied) assert.doesNotMatch(words, /School fees/, who)
    if (mix) mixed++
  }
  assert.ok(mixed > 1, String(mixed))
})

test('two people share at most 55 % of their sentences on money, and nobody reads one twice', () => {
  for (const type of REPORT_TYPES) {
    const told = cases
      .filter((one) => one.type === type)
      .map(({ section, persona }) => {
        const mask = createMask([...titles, persona.facts.currentRole], [persona.firstName, persona.lastName])
        const [words] = wordsOfReport({ reportId: '', reportType: type, createdAt: '', personName: '', sections: [section] })
        assert.ok(words!.grade <= 9, `${persona.key}: grade ${words!.grade}`)
        return { who: persona.key, sentences: words!.sentences.map(mask) }
      })
    const pairs = told.flatMap((one, at) => told.slice(at + 1).map((other) => overlapOf(one.sentences, other.sentences)))
    const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length
    assert.ok(mean <= 0.4, `${type}: ${mean}`)
    for (const { who, sentences } of told) {
      const twice = sentences.filter((sentence, at) => sentence !== 'JOB.' && sentences.indexOf(sentence) < at)
      assert.deepEqual(twice, [], `${type}, ${who}`)
    }
  }
})
