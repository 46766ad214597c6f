import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textWidth } from '../../src/document/charts/parts/palette.ts'
import { fitText } from '../../src/document/charts/parts/svg.ts'
import { lower, lowerTitle, shorten } from '../../src/document/facts/reading.ts'
import { createFactTable } from '../../src/document/model/fact-table.ts'
import { formatFact } from '../../src/document/model/format-fact.ts'
import { prepareInput, printable, shortName } from '../../src/document/model/prepare-input.ts'
import { factsIn, parseText, plain, plainText, type TextContext } from '../../src/document/model/rich-text.ts'
import { richHtml } from '../../src/document/print/render-html.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { HOSTILE_WORDS } from '../fixtures/hostile-input.ts'
import { loadInput } from '../fixtures/load-input.ts'

const facts = createFactTable([
  { id: 'pay', value: 49210, unit: 'usd', year: 2024, source: 'W' },
  { id: 'growth', value: -5.8, unit: 'change', year: 2034, source: 'P' },
])
const context: TextContext = { fact: facts.get, page: (id) => (id === 'method' ? 32 : undefined) }
const html = (text: string) => richHtml(text, context)

test('a figure is printed by its unit and its mark follows the sentence', () => {
  assert.equal(
    html('Half earn {pay}, and jobs change by {growth}. More.'),
    'Half earn $49,210, and jobs change by −5.8\u00a0%.<sup>WP</sup> More.',
  )
})

test('marks come once, in the one order, and after closing quotes', () => {
  assert.equal(
    html('“You earn {pay}.” And {pay} again, {^YO} so.'),
    '“You earn $49,210.”<sup>W</sup> And $49,210 again,  so.<sup>YOW</sup>',
  )
})

test('a bare figure has no mark, and a mark can stand for words', () => {
  assert.equal(html('{pay!}'), '$49,210')
  assert.equal(html('Taken from answers.{^Y} Next.'), 'Taken from answers.<sup>Y</sup> Next.')
})

test('words from outside are printed as they are', () => {
  const hostile = '{pay} **bold** <script>alert("1")</script> \\ {{x}} O*NET & *'
  assert.equal(plainText(plain(hostile), context), hostile)
  assert.ok(!html(plain(hostile)).includes('<script'))
  assert.deepEqual(factsIn(plain(hostile)), [])
})

test('bold, italic, symbols and page numbers', () => {
  assert.equal(html('**Firm.** See *page* {page:method}.'), '<b>Firm.</b> See <i>page</i> 32.')
  assert.match(html('{sym:you} you'), /<img class="symbol"[^>]+alt="yellow bar, you"/)
  assert.equal(html('from O*NET data, an O*NET list'), 'from O*NET data, an O*NET list')
})

test('an unknown figure fails instead of printing nothing', () => {
  assert.throws(() => parseText('Earns {unknown.figure}.', context), /Unknown fact/)
  assert.throws(() => facts.ref('unknown.figure'), /Unknown fact/)
})

test('one id can only mean one figure', () => {
  const table = createFactTable()
  table.put({ id: 'a', value: 1, unit: 'count', source: 'K' })
  assert.doesNotThrow(() => table.put({ id: 'a', value: 1, unit: 'count', source: 'K' }))
  assert.throws(() => table.put({ id: 'a', value: 2, unit: 'count', source: 'K' }), /two values/)
})

test('units', () => {
  assert.equal(formatFact(0.678, 'ratio'), '.68')
  assert.equal(formatFact(-0.2, 'ratio'), '−.20')
  assert.equal(formatFact(1_640_000, 'people'), '1.6 million')
  assert.equal(formatFact(0.04, 'change'), '0.0\u00a0%')
  assert.equal(formatFact(1, 'months'), '1 month')
  assert.equal(formatFact(24, 'months'), '24 months')
})

test('words that no typeface can draw are left out, all scripts stay', () => {
  assert.equal(
    printable('Straße Ελλάδα Київ tiếng\u0000 \u202EViệt\u202C 👩‍🔧👍🏽 \uD800!'),
    'Straße Ελλάδα Київ tiếng Việt 👩‍🔧👍🏽 !',
  )
})

test('what shapes its neighbors is spelling, and stays; alone it goes', () => {
  const spelled = ['می‌خواهم', '👨‍👩‍👧‍👦', '❤️ 1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇫🇷', 'क्‍ष', '👍🏿']
  for (const words of spelled) assert.equal(printable(words), words)
  assert.equal(printable('a\u200Db\u200Cc d\u200D \uFE0F\u{E0067}e zero\u200Bwidth'), 'abc d e zerowidth')
  assert.equal(printable('ﷺ ﻻ'), 'صلى الله عليه وسلم لا')
})

test('right-to-left words turn nothing around that is not theirs', () => {
  assert.equal(html(`“${plain('שלום')}”, “${plain('عمل')}”`), '“<bdi>שלום</bdi>”, “<bdi>عمل</bdi>”')
  assert.equal(html(`“${plain('קפה *ו* Excel')}” {pay}.`), '“<bdi>קפה *ו* Excel</bdi>” $49,210.<sup>W</sup>')
  assert.equal(html(`{pay!}{^O} ${plain('קפה. שלום.')} So.`), '$49,210 <bdi>קפה.</bdi><sup>O</sup><bdi> שלום.</bdi> So.')
  assert.equal(html(plain('Ελλάδα 漢字 tiếng')), 'Ελλάδα 漢字 tiếng')
})

test('long titles are cut at their first part', () => {
  assert.equal(shortName({ shortTitle: 'paralegal', title: 'Paralegals and Legal Assistants' }), 'paralegal')
  assert.equal(
    shortName({ shortTitle: 'market research analysts and marketing specialist', title: '' }),
    'market research analysts',
  )
  assert.ok(
    shortName({ shortTitle: 'heating, air conditioning, and refrigeration mechanics and installer', title: '' }).length <= 42,
  )
})

test('no cut parts a character: what is printed can be stored', () => {
  for (const character of ['😀', '👩‍🔧', '🇫🇷', 'é'.normalize('NFD'), '語']) {
    for (let limit = 12; limit < 40; limit++) {
      const cut = shorten(`I love ${character.repeat(70)}`, limit)
      assert.match(cut, new RegExp(`^(I|I love)$|^I love (${character})+$`, 'u'))
      assert.ok(cut.isWellFormed() && cut.length <= limit)
    }
    for (let width = 5; width < 120; width++) {
      const cut = fitText(character.repeat(60), width, (words) => textWidth(words, 8))
      assert.match(cut, new RegExp(`^(${character})+\\.$`, 'u'))
      assert.ok(textWidth(cut, 8) <= width || cut === `${character}.`)
      assert.ok(textWidth(`${character}${cut}`, 8) > width, `${cut} leaves room in ${width}`)
    }
  }
})

test('a report of people who write in emoji, accents and long words can be stored', () => {
  const words = ['😀'.repeat(300), '👨‍👩‍👧‍👦'.repeat(90), `e${'\u0301'.repeat(200)}`.repeat(9), 'W'.repeat(400), ...HOSTILE_WORDS]
  for (const text of words) {
    const input = loadInput('renee')
    input.personName = text
    input.careerGoals = text
    input.profile.currentRole = text
    input.profile.skills = [{ name: text, rating: 7, evidence: 'self' }]
    for (const answer of input.answers) {
      if (answer.text) answer.text = text
      for (const item of answer.items) Object.assign(item, { label: text, ...(item.text && { text }) })
    }
    const json = JSON.stringify(composeReport(input))
    // JSON writes halves of surrogate pairs and NUL as escapes, which no jsonb column takes.
    assert.doesNotMatch(json, /\\u(0000|d[89a-f])/i)
  }
})

test('goals, what a reason quotes and the lines of a timeline are printed without what no typeface draws', () => {
  const input = loadInput('renee')
  const answer = input.answers.find(({ topic }) => topic === 'goal.timeline')!
  answer.items = [{ key: 'k', label: 'In 6 months', value: 0, text: 'a\u202Eb' }]
  const [place] = input.ranking.ranked
  place!.reasonsFor.unshift({ kind: 'limit_met', text: 'You wrote “calm\u202E work”: −2\u00A0%.', sources: 'KY', size: 1.3 })
  const prepared = prepareInput({ ...input, careerGoals: 'calm\u202E \u200Dwork' })
  assert.equal(prepared.careerGoals, 'calm work')
  assert.equal(prepared.answers.find(({ topic }) => topic === 'goal.timeline')?.items[0]?.text, 'ab')
  assert.equal(prepared.ranking.ranked[0]!.reasonsFor[0]!.text, 'You wrote “calm work”: −2\u00A0%.')
})

test('a pile of accents stays in its line', () => {
  assert.equal(printable(`Cafe${'\u0301'.repeat(50)}s นี้ नि`), `Cafe${'\u0301'.repeat(4)}s นี้ नि`)
})

test('words within a sentence keep the capitals that they have to', () => {
  assert.deepEqual(['I am expected to', 'IT support', 'C++ code', 'Reading'].map(lower), [
    'I am expected to',
    'IT support',
    'c++ code',
    'reading',
  ])
  assert.deepEqual(['Registered Nurse', 'ICU Nurse', 'VP of Sales', 'L2 Support', 'Señor Chef'].map(lowerTitle), [
    'registered nurse',
    'ICU nurse',
    'VP of sales',
    'L2 support',
    'señor chef',
  ])
})

test('a label that has no room is shortened by whole words, and only a single long word is cut', () => {
  const fit = (words: string, width: number) => fitText(words, width, (shown) => shown.length)
  assert.deepEqual(
    [
      fit('Health information technologist', 40),
      fit('Health information technologist', 20),
      fit('Personnel and human resources', 14),
      fit('Buying, selling or merging firms', 18),
      fit('Otorhinolaryngologists', 10),
      fit('A to the power of', 4),
    ],
    ['Health information technologist', 'Health information', 'Personnel', 'Buying, selling', 'Otorhinol.', 'A t.'],
  )
})
