import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readFeeds } from '../src/data/feeds/feeds.ts'
import { parseCsv, readRows } from '../src/data/feeds/parse-csv.ts'
import { parseDocument } from '../src/data/feeds/parse-document.ts'
import { parseGreenhouse } from '../src/data/feeds/parse-greenhouse.ts'
import { parseJsonLd } from '../src/data/feeds/parse-json-ld.ts'
import { parseLever } from '../src/data/feeds/parse-lever.ts'
import { parsePaste } from '../src/data/feeds/parse-paste.ts'
import { readPlace } from '../src/domain/place.ts'
import { plainLine, plainText } from '../src/domain/plain-text.ts'

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')

describe('schema.org JobPosting', () => {
  it('is read out of the scripts of a page, each posting once', () => {
    const { drafts, refused } = parseJsonLd(fixture('page.html'))
    assert.deepEqual(
      drafts.map(({ title }) => title),
      ['Pastry & bread lead', 'Remote menu writer'],
    )
    const [lead, writer] = drafts
    assert.deepEqual(
      { ...lead, description: undefined },
      {
        sourceRef: 'https://jobs.example.com/pastry-17',
        title: 'Pastry & bread lead',
        company: 'Cascade Kitchens',
        location: 'Eugene, OR',
        remote: false,
        description: undefined,
        requirements: [],
        listed: { must: ['Leadership', 'Bread baking'], nice: [] },
        pay: { min: 49_920, max: 61_360 },
        employmentType: 'PART_TIME CONTRACTOR',
        level: '',
        monthsOfExperience: undefined,
        logoUrl: 'https://jobs.example.com/logo.png',
        url: 'https://jobs.example.com/pastry-17',
        postedAt: new Date('2026-02-03'),
        closesAt: new Date('2099-01-01'),
      },
    )
    assert.equal(
      lead?.description,
      'Ovens on at four.\n\nRequirements\n\n- Two years of leadership in a kitchen\n- Excel for the order list is a plus',
    )
    assert.deepEqual([writer?.sourceRef, writer?.remote, writer?.location], ['99', true, 'Remote (USA)'])
    // Another currency is no pay; a script is no address.
    assert.deepEqual([writer?.pay, writer?.url, writer?.monthsOfExperience], [{ min: undefined, max: undefined }, undefined, 12])
    assert.deepEqual(
      refused.map(({ reason }) => reason),
      ['it is no JSON', 'it names no employer'],
    )
  })

  it('is read as one, as a list and as a list of items', () => {
    const one = {
      '@type': 'JobPosting',
      identifier: '1',
      title: 'Cook',
      hiringOrganization: { name: 'Inn' },
      description: 'Soup',
    }
    const two = { ...one, identifier: '2' }
    const titles = (value: unknown) => parseJsonLd(JSON.stringify(value)).drafts.map(({ sourceRef }) => sourceRef)
    assert.deepEqual(titles(one), ['1'])
    assert.deepEqual(titles([one, two]), ['1', '2'])
    assert.deepEqual(titles({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: one }, two] }), ['1', '2'])
    assert.deepEqual(titles({ '@type': 'Recipe' }), [])
    assert.deepEqual(parseJsonLd('<html>no data</html>'), { drafts: [], refused: [] })
  })
})

describe('a Greenhouse board', () => {
  it('is read with pay, place and its escaped text; what is no posting is reported', () => {
    const { drafts, refused } = parseGreenhouse(fixture('greenhouse.json'), { company: 'Harbor board' })
    const [senior, dock] = drafts
    assert.equal(drafts.length, 2)
    assert.deepEqual(
      [senior?.sourceRef, senior?.company, senior?.pay],
      ['4411', 'Harbor & Pine Freight', { min: 92_000, max: 118_000 }],
    )
    assert.deepEqual([senior?.employmentType, senior?.postedAt], ['Full Time', new Date('2026-02-09T14:00:00Z')])
    assert.match(
      senior!.description,
      /^You tell the dispatchers.*\n\nWhat you need\n\n- SQL & Python, every day\n\nNice to have/s,
    )
    assert.deepEqual([dock?.company, dock?.url], ['Harbor board', undefined])
    assert.deepEqual(refused, [
      { at: 'posting 3', reason: 'it has no title' },
      { at: 'posting 4', reason: 'it has no id' },
      { at: 'posting 5', reason: 'the id 4411 was there before' },
    ])
  })
})

describe('Lever postings', () => {
  it('are read with their sections, wage and workplace', () => {
    const { drafts, refused } = parseLever(fixture('lever.json'), { company: 'Orchard Health' })
    assert.deepEqual(refused, [])
    const [nurse, lead] = drafts
    assert.deepEqual([nurse?.company, nurse?.location, nurse?.pay], ['Orchard Health', 'Boise, ID', { min: 79_040, max: 91_520 }])
    assert.match(nurse!.description, /Requirements:\n- Leadership of one aide\n\nNice to have:\n- Excel/)
    assert.deepEqual(
      [lead?.remote, lead?.location, lead?.description],
      [true, 'Denver, CO · Boise, ID', 'Forty laptops, no office.'],
    )
  })
})

describe('a CSV table', () => {
  it('is read with quotes, a byte order mark and any separator; bad rows are reported', () => {
    const { drafts, refused } = parseCsv(fixture('table.csv'))
    const [analyst, gardener] = drafts
    assert.equal(drafts.length, 2)
    assert.deepEqual([analyst?.sourceRef, analyst?.title, analyst?.location], ['7', 'Analyst; claims', 'Portland, OR'])
    assert.equal(analyst?.description, 'Says "hello" to SQL\nand Tableau')
    assert.deepEqual(analyst?.listed, { must: ['SQL', 'Tableau'], nice: ['Python'], complete: true })
    assert.deepEqual(analyst?.pay, { min: 72_000, max: 91_000 })
    assert.deepEqual([gardener?.remote, gardener?.url, gardener?.postedAt], [true, undefined, undefined])
    assert.deepEqual(gardener?.pay, { min: 37_440, max: 45_760 })
    assert.deepEqual(
      refused.map(({ at, reason }) => [at, reason]),
      [
        ['posting 3', 'it has no title'],
        ['posting 4', 'it has 17 cells under 16 columns'],
      ],
    )
  })

  it('needs its three columns, and survives a quote that is never closed', () => {
    assert.throws(() => parseCsv('name,text\na,b'), /no column called id, title, description/)
    assert.deepEqual(readRows('a,b\n"x,y'), [['a', 'b'], ['x,y']])
    assert.deepEqual(readRows('a,b,\r\n,,'), [
      ['a', 'b', ''],
      ['', '', ''],
    ])
  })
})

describe('a pasted text', () => {
  it('gives title, employer and place by labels or by its first lines', () => {
    const labelled = parsePaste({ text: 'Job title: Cook\nCompany: Inn & Sons\nLocation: Salem, OR\n\nSoup every day.' }, 'x')
    assert.deepEqual([labelled.title, labelled.company, labelled.location], ['Cook', 'Inn & Sons', 'Salem, OR'])
    const plain = parsePaste({ text: 'Cook\nAbout Inn & Sons\nWe are in Salem, OR and pay $21 - $24 per hour.' }, 'x')
    assert.deepEqual([plain.title, plain.company, plain.location], ['Cook', 'Inn & Sons', 'Salem, OR'])
    assert.deepEqual(plain.pay, { min: 43_680, max: 49_920 })
    const bare = parsePaste({ text: 'we are looking for somebody who cooks soup every single day.' }, 'x')
    assert.deepEqual([bare.title, bare.company, bare.location], ['Pasted posting', 'Employer not stated', ''])
  })
})

describe('hostile documents', () => {
  it('give plain text, and never take long', () => {
    const started = performance.now()
    assert.equal(plainText('<img src=x onerror=alert(1)>Hi<svg><script>x</script></svg> there'), 'Hi there')
    assert.equal(plainText('5 < 6 &amp;&amp; a<b'), '5 < 6 && a')
    assert.equal(plainText('&#0;&#x110000;&#xd800;ok &notanentity; &lt;script&gt;'), 'ok &notanentity; <script>')
    assert.equal(plainText('a\u0000b\u202ec\ud800d'), 'abcd')
    for (const piece of ['<', '<div ', '<script>', '&lt;p&gt;', '&', '<!--', '"', '<a href="'])
      assert.ok(plainText(piece.repeat(200_000)).length <= 20_000)
    const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    assert.deepEqual(parseJsonLd(nested), { drafts: [], refused: [] })
    parseJsonLd('<script type="application/ld+json">'.repeat(20_000))
    parseCsv(`id,title,description\n${'"'.repeat(300_000)}`)
    assert.ok(performance.now() - started < 5_000)
  })

  it('are cut between characters, never inside an emoji', () => {
    for (let most = 10; most < 30; most++)
      for (const text of [plainLine('😀'.repeat(50), most), plainText('👍🏽 '.repeat(50), most)]) {
        assert.ok(text.isWellFormed() && text.length <= most, text)
        assert.doesNotMatch(text, /👍$/u)
      }
    assert.ok(readPlace(`x${'😀'.repeat(100)}`).location.isWellFormed())
  })

  it('are refused as a whole when they are something else', () => {
    for (const format of ['greenhouse', 'lever'] as const) {
      assert.throws(() => parseDocument('<html>Sign in</html>', { format }))
      assert.throws(() => parseDocument('{"error": "gone"}', { format }), /list/)
    }
    const proto = '[{"@type":"JobPosting","__proto__":{"title":"x"},"identifier":"1","hiringOrganization":"a","description":"b"}]'
    assert.deepEqual(parseJsonLd(proto).drafts, [])
  })
})

describe('the list of feeds', () => {
  it('is read from JSON, and wrong ones stop the start with what is wrong', () => {
    assert.deepEqual(readFeeds(undefined), [])
    assert.deepEqual(readFeeds('[{"name":" A ","format":"csv","file":"a.csv"}]'), [
      { name: 'A', format: 'csv', company: '', file: 'a.csv' },
    ])
    const wrong: [string, RegExp][] = [
      ['{', /no JSON/],
      ['[{"name":"A","format":"xml","url":"https://a.example"}]', /format/],
      ['[{"name":"A","format":"csv"}]', /url or a file/],
      ['[{"name":"","format":"csv","file":"a"}]', /name/],
      ['[{"name":"A","format":"csv","url":"file:///etc/passwd"}]', /http address/],
      ['[{"name":"A","format":"csv","file":"a"},{"name":"A","format":"csv","file":"b"}]', /same name/],
    ]
    for (const [value, problem] of wrong) assert.throws(() => readFeeds(value), problem)
  })
})
