import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createVocabulary } from '../src/data/vocabulary.ts'
import { facetsOf } from '../src/domain/facets.ts'
import { readEmploymentType, readLevel } from '../src/domain/level-and-kind.ts'
import { computeMatch, MUST_WEIGHT } from '../src/domain/match.ts'
import { annualPay, NO_PAY, payInText } from '../src/domain/pay.ts'
import { readPlace } from '../src/domain/place.ts'
import { placeWords, queryWords, searchable, spellableWords } from '../src/domain/posting-words.ts'

const words = (text: string) => text.split('|')

describe('the level of a posting', () => {
  const table: Record<string, string[]> = {
    Entry: words('intern|internship|trainee|apprentice|entry-level|entry level|entry|junior|jr|graduate|new grad|associate i'),
    Lead: words('lead|principal|head of|director|chief|vice president|vp|executive director'),
    Senior: words('senior|sr|staff|expert|iii|iv'),
    Mid: words('mid|mid-level|mid level|intermediate|ii'),
  }
  for (const [level, all] of Object.entries(table))
    it(`is ${level} by any of its words in the title, whatever the text asks`, () => {
      for (const word of all) {
        for (const title of [`Clerk ${word}`, word.toUpperCase()])
          assert.equal(readLevel({ title, months: level === 'Senior' ? 0 : 120 }), level, title)
        assert.equal(readLevel({ title: `x${word}x`, months: 120 }), 'Senior', word)
      }
    })

  it('is what the source says, by name or by words, before the title', () => {
    for (const level of ['Entry', 'Mid', 'Senior', 'Lead'])
      assert.equal(readLevel({ stated: ` ${level.toUpperCase()} `, title: 'Junior chief' }), level)
    assert.equal(readLevel({ stated: 'Staff engineer', title: 'Junior' }), 'Senior')
  })

  it('follows the years that are asked for', () => {
    const of = (text: string) => readLevel({ title: 'Clerk', text })
    assert.deepEqual(
      [0, 23, 24, 71, 72].map((months) => readLevel({ title: 'Clerk', months })),
      ['Entry', 'Entry', 'Mid', 'Mid', 'Senior'],
    )
    for (const years of [
      '7 years of experience',
      '7+ years experience',
      '7-9 years of experience',
      '7 to 9+ years of experience',
      '7 – 9 years in payroll',
      '7 or more years of experience',
      '10 years in sales',
      '7 years or so in payroll',
      '6 year of work experience',
    ])
      assert.equal(of(`You bring ${years}.`), 'Senior', years)
    for (const least of [
      '1 year',
      '1year',
      '1+years',
      '1-9 years',
      '1 to 9+ years',
      '1 – 9 years',
      '1-12 years',
      '1 or more years',
    ])
      assert.equal(of(`${least} of experience`), 'Entry', least)
    for (const none of [
      'We are 30 years old.',
      '7 years of fun. Experience is welcome.',
      '7 weeks of experience',
      '177 years of experience',
      '7 years with us, and then 40 more in',
    ])
      assert.equal(of(none), 'Mid', none)
  })
})

describe('the kind of employment', () => {
  const table: Record<string, string[]> = {
    Internship: words('intern|INTERNSHIP'),
    'Part-time': words('part time|PART_TIME|part-time|parttime'),
    'Full-time': words('full time|FULL_TIME|full-time|fulltime|permanent|regular||  '),
    Contract: words('contract|contractor|freelance|per diem|PER_DIEM|per-diem|perdiem'),
    Temporary: words('temp|temporary|season|seasonal'),
    Other: words('gig|volunteer'),
  }
  for (const [kind, all] of Object.entries(table))
    it(`is ${kind}`, () => assert.deepEqual([...new Set(all.map(readEmploymentType))], [kind]))
})

describe('pay', () => {
  it('is brought to a year of 2,080 hours, 260 days, 52 weeks, 12 months', () => {
    const year = (unit: string, min = 100) => annualPay({ min, unit }).min
    for (const unit of ['hour', 'HOUR', 'hr']) assert.equal(year(unit), 208_000, unit)
    for (const unit of ['day', 'daily']) assert.equal(year(unit), 26_000, unit)
    assert.equal(year('week'), 5_200)
    assert.equal(year('month', 1000), 12_000)
    for (const unit of ['year', 'annual', 'per annum', 'salary', 'yr', '']) assert.equal(year(unit, 50_000), 50_000, unit)
    assert.deepEqual(annualPay({ min: 50_000, unit: 'decade' }), NO_PAY)
    assert.deepEqual(annualPay({ max: 50_000 }), { min: undefined, max: 50_000 })
    assert.deepEqual(annualPay({ min: 30.305, unit: 'hour' }), { min: 63_034, max: undefined })
  })

  it('is dollars between 5,000 and 3,000,000, ends in order', () => {
    for (const currency of ['usd', ' USD ', 'US$', '$']) assert.equal(annualPay({ min: 5_000, currency }).min, 5_000)
    for (const currency of ['EUR', 'xusd', 'usdx', '$$']) assert.deepEqual(annualPay({ min: 50_000, currency }), NO_PAY)
    assert.deepEqual(annualPay({ min: 4_999, max: 3_000_000 }), { min: undefined, max: 3_000_000 })
    assert.deepEqual(annualPay({ min: Number.NaN, max: 3_000_001 }), NO_PAY)
    assert.deepEqual(annualPay({ min: 9_000, max: 8_000 }), { min: 8_000, max: 9_000 })
    assert.deepEqual(annualPay({ min: 8_000, max: 8_000 }), { min: 8_000, max: 8_000 })
  })

  it('is read from a text as a range, with a unit, or after its word', () => {
    const of = (text: string) => Object.values(payInText(text))
    for (const [text, min, max] of [
      ['$1,085,000 - $1,105,000', 1_085_000, 1_105_000],
      ['$60k-80k', 60_000, 80_000],
      ['$60 to 80k', 60_000, 80_000],
      ['$60k and $80', 60_000, 80_000],
      ['$60,000—$80,000', 60_000, 80_000],
      ['$ 30 / hr', 62_400, undefined],
      ['$300 a day', 78_000, undefined],
      ['$1000 per week', 52_000, undefined],
      ['$70,000+ USD per year', 70_000, undefined],
      ['$70,000/yr', 70_000, undefined],
      ['compensation of $70,000', 70_000, undefined],
      ['You earn $25', 52_000, undefined],
      ['wages: $300', 624_000, undefined],
      ['rate $25.50 - $30', 53_040, 62_400],
      ['wage $25', 52_000, undefined],
      ['$30 - $35.55 per hour', 62_400, 73_944],
      ['salary: $5,000 - $6,000', 5_000, 6_000],
      ['A fee of $10 per year. $70,000 a year', 70_000, undefined],
    ] as const)
      assert.deepEqual(of(text), [min, max], text)
    for (const text of [
      '$70,000',
      'wages: $301',
      'wages. $25',
      '$25 - $30',
      'salary is good and the office is in a very nice place: $70,000',
      '70,000 a year',
    ])
      assert.deepEqual(of(text), [undefined, undefined], text)
  })
})

describe('a place', () => {
  it('is found by either name of its state', () => {
    const table =
      'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
    for (const entry of words(table)) {
      const [short = '', long = ''] = [entry.slice(0, 2), entry.slice(3)]
      assert.equal(readPlace(`X, ${short}`).words, `X, ${short} ${short} ${long}`)
      assert.ok(readPlace(`X, ${long.toLowerCase()}`).words.includes(` ${short} ${long}`), long)
    }
    assert.equal(readPlace('XOR, or').words, 'XOR, or')
  })

  it('is remote when it says so, or the source does, and is cut to 120 characters', () => {
    for (const text of ['Remote', 'Telecommute', 'work from home', 'Work from anywhere', 'Anywhere'])
      assert.equal(readPlace(text).remote, true, text)
    for (const text of ['remotely near Boise', 'not remote', 'no remote', 'non-remote', 'Boise'])
      assert.equal(readPlace(text).remote, false, text)
    assert.equal(readPlace('not remote', { remote: true }).remote, true)
    assert.equal(readPlace('Boise', { remote: false }).remote, false)
    assert.deepEqual(readPlace('  Boise \n ID ', { remote: true }), {
      location: 'Boise ID',
      remote: true,
      words: 'Boise ID ID Idaho Remote',
    })
    assert.equal(readPlace('x'.repeat(200)).location.length, 120)
  })

  it('and the rest make the facets of the search', () => {
    const posting = { place: 'Boise, ID Boise', experienceLevel: 'Mid', employmentType: 'Contract', remote: false }
    assert.deepEqual(facetsOf(posting, 'sample'), ['P:boise', 'P:id', 'L:Mid', 'E:Contract', 'R:false', 'S:sample'])
    assert.deepEqual(facetsOf({ ...posting, place: '' }, 'harbor'), ['L:Mid', 'E:Contract', 'R:false', 'S:feed'])
  })
})

describe('the words of a search', () => {
  it('keep spellings whole that a parser would take apart', () => {
    const plain = (text: string) => searchable(text).replace(/\s+/g, ' ').trim()
    assert.equal(plain('C++, C# and F#'), 'cplusplus , csharp and fsharp')
    assert.equal(plain('.NET, ASP.NET'), 'dotnet , ASP.NET')
    assert.equal(plain('Node.js nodejs'), 'nodejs nodejs')
    assert.equal(plain('react.js Vue.js angular.js next.js express.js'), 'react Vue angular next express')
    assert.equal(plain('xc++'), 'xc++')
  })

  it('are eight at most, letters and digits of any script', () => {
    assert.deepEqual(queryWords('Ärzte & 2 "words"; 日本'), ['ärzte', '2', 'words', '日本'])
    assert.equal(queryWords('a b c d e f g h i j').length, 8)
    assert.deepEqual(queryWords('!!'), [])
    assert.deepEqual(placeWords('--'), [])
  })

  it('worth spelling have four to thirty letters, each once', () => {
    assert.deepEqual(spellableWords('Cook, cook the Soup1 for you; abc'), ['cook', 'soup'])
    assert.deepEqual(spellableWords('a1 2'), [])
  })
})

describe('what a match rests on', () => {
  const skill = (slug: string, kind: 'must' | 'nice') => ({ slug, name: slug, kind, sentence: slug })
  const skills = [skill('a', 'must'), skill('b', 'nice'), skill('c', 'nice')]
  const fit = { fit: 71, low: 60, high: 80 }
  const of = (more: object) => computeMatch({ skills, held: new Set(['a']), fit, ...more })

  it('is told, with the parts', () => {
    assert.equal(MUST_WEIGHT, 2)
    assert.deepEqual(of({}), {
      percentage: 61,
      score: 60.5,
      basis: 'fit_and_skills',
      fit,
      coverage: 50,
      matched: [skills[0]],
      missing: skills.slice(1),
      setAside: [],
    })
    assert.deepEqual([of({ fit: undefined }).basis, of({ fit: undefined }).score], ['skills', 50])
    assert.deepEqual([of({ held: new Set() }).basis, of({ held: new Set() }).coverage], ['fit', undefined])
    const nothing = of({ held: new Set(), fit: undefined })
    assert.deepEqual([nothing.basis, nothing.score, nothing.percentage, nothing.fit], ['none', -1, undefined, undefined])
  })

  it('hears what the person says of the posting', () => {
    const told = of({ held: new Set(), corrections: { have: new Set(['b']), notAsked: new Set(['c']) } })
    assert.deepEqual([told.coverage, told.matched, told.missing, told.setAside], [33, [skills[1]], [skills[0]], [skills[2]]])
    assert.equal(of({ corrections: { have: new Set(), notAsked: new Set(['a', 'b', 'c']) } }).basis, 'fit')
  })
})

describe('the vocabulary', () => {
  const answer = {
    skills: [
      { id: 'sql', name: 'SQL', aliases: [], category: 'Databases' },
      { id: 'writing', name: 'Writing', aliases: [], category: 'Core Skills' },
      { id: 'law', name: 'Law', aliases: [], category: 'Fields of Knowledge' },
    ],
  }

  it('is asked for once an hour, once at a time, and serves on while skills is away', async () => {
    let asked = 0
    let fails = false
    let time = 5_000_000
    const list = async () => {
      asked += 1
      if (fails) throw new Error('skills is away')
      return answer
    }
    const vocabulary = createVocabulary({ list, now: () => time })
    const [one, two] = await Promise.all([vocabulary.read(), vocabulary.read()])
    assert.equal(one, two)
    assert.deepEqual(
      one.findIn('We like sql, writing and law').map(({ slug, broad }) => [slug, broad]),
      [
        ['sql', false],
        ['writing', true],
        ['law', true],
      ],
    )
    time += 3_599_999
    await vocabulary.read()
    assert.equal(asked, 1)
    time += 1
    assert.notEqual(await vocabulary.read(), one)
    assert.equal(asked, 2)
    fails = true
    time *= 3
    const kept = await vocabulary.read()
    assert.equal(kept.resolve('SQL')?.slug, 'sql')
    assert.equal(asked, 3)
    fails = false
    await vocabulary.read()
    assert.equal(asked, 4)
  })

  it('that was never read says why', async () => {
    const vocabulary = createVocabulary({ list: () => Promise.reject(new Error('skills is away')) })
    await assert.rejects(vocabulary.read(), /skills is away/)
  })
})
