import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import { rank } from '../../src/domain/matching/rank.ts'
import { entryPath } from '../../src/domain/reach/entry-path.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()

function listOf(code: string, text: string, reach: Partial<Reach> = {}) {
  const profile = profileOf({
    interests: [3, 3, 3, 3, 3, 3],
    current: code,
    reach: { yearsExperience: 9, education: 'bachelors', ...reach },
  })
  const stated = readStatedGoals(goals, { text, removed: [] }, code)
  return presentRanking(engine, rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated }))
}

describe('a place in the present work', () => {
  for (const [code, text, name] of [
    ['11-3031.00', 'I want to be CFO of a midsize company', 'CFO'],
    ['13-2072.00', 'commercial lending with a salary', 'Commercial lending'],
    ['31-1131.00', 'something in a hospital', 'Your work in a hospital'],
    ['47-2152.00', 'start my own firm', 'A business of your own'],
    ['13-1041.00', 'the same kind of work at a company that takes it seriously', 'Your work in another place'],
  ] as const)
    it(`of who writes "${text}" is called ${name}, and keeps its title and code`, () => {
      const place = listOf(code, text).ranked.find(({ occupation }) => occupation?.code === code)
      assert.equal(place?.postName, name)
      assert.equal(place?.occupation?.title, engine.base.occupations[engine.base.indexOf.get(code)!]!.title)
    })

  it('has no other name where nothing in it was asked for, and no other work has one', () => {
    const { ranked, present } = listOf('13-2072.00', 'underwriting or credit analysis')
    assert.ok(ranked.length > 0)
    for (const place of [...ranked, present]) assert.equal(place?.postName, '')
  })
})

describe('a business of one’s own', () => {
  const answeredFor = (code: string, text: string) => {
    const [answer] = listOf(code, text).goals
    return answer?.why ?? ''
  }
  for (const [code, text, need] of [
    ['49-9021.00', 'start my own HVAC company', /contractor's license/],
    ['47-2111.00', 'my own electrical business', /electrical contractor's license/],
    ['47-2152.00', 'my own plumbing company', /plumbing contractor's license/],
    ['39-5012.00', 'my own salon', /license of its own from the state's board/],
    ['41-3021.00', 'open an agency of my own', /contracts with the insurers/],
    ['37-2021.00', 'own company', /license for the business/],
  ] as const)
    it(`of ${code} ("${text}") is told what it needs first, and never that one may apply as one is`, () => {
      const why = answeredFor(code, text)
      assert.match(why, /^That is the work you are in, in a business of your own\./)
      assert.match(why, need)
      assert.doesNotMatch(why, /you can apply as you are/)
    })

  it('is not refused by what employers pay: it begins beside the job, and nothing says it was left out', () => {
    const { goals, refused } = listOf('11-1021.00', 'start my own photography business')
    const [answer] = goals
    assert.equal(answer?.answer, 'not_yet')
    assert.match(
      answer.why,
      /^On a payroll it usually pays about \$[\d,]+, below .*; what the self-employed earn is not published\. So it begins/,
    )
    assert.match(answer.why, /For a business of your own: portraits and weddings need no license/)
    assert.ok(!refused.some(({ code }) => code === answer.place?.occupation?.code))
    // Employed in it the same pay still closes it.
    const [employed] = listOf('11-1021.00', 'I want to be a photographer').goals
    assert.equal(employed?.answer, 'no')
  })

  it('is told the same beside the wish, and beside work that opens only later', () => {
    const wish = listOf('49-9021.00', 'start my own HVAC company').wishes.find(({ id }) => id === 'own_business')
    assert.match(wish!.why, /Many states want a contractor's license for it/)
    assert.equal(wish!.answer, 'partly')
    assert.match(answeredFor('53-7065.00', 'start my own HVAC company'), /For a business of your own: many states want/)
  })

  it('needs nothing that we know of in work without a row', () => {
    assert.doesNotMatch(answeredFor('27-1024.00', 'my own design studio'), /license|permit/)
  })
})

describe('work that asks people for a weapon', () => {
  it('is on no list of who turns from it, though the trade is their own', () => {
    for (const text of ['no more guns', "I won't carry a weapon again", 'work without a gun on my hip']) {
      const codes = listOf('33-3051.00', text, { education: 'some_college' }).ranked.map(({ occupation }) => occupation!.code)
      assert.ok(codes.length > 0, text)
      assert.deepEqual(
        codes.filter((code) => /^(?:33-[13]|33-9032|55-)/.test(code)),
        [],
        text,
      )
    }
  })
})

describe('a wish about the work', () => {
  const answered = (code: string, text: string, reach = {}) =>
    Object.fromEntries(listOf(code, text, reach).wishes.map((wish) => [wish.id, wish]))

  it('is answered in the words of the person, by the places of the list, with its source', () => {
    const { no_nights } = answered('43-4171.00', 'medical billing or a dental office, without nights', {
      salaryCurrent: 34_000,
      salaryTarget: 44_000,
      education: 'high_school',
    })
    assert.equal(no_nights?.phrase, 'without nights')
    assert.equal(no_nights?.answer, 'yes')
    assert.match(no_nights!.why, /Billing and Posting Clerks.* mostly work by day\.$/)
    assert.match(no_nights!.source, /^BLS Occupational Outlook Handbook/)
  })

  it('for little reading is answered by the level that the work asks for', () => {
    const { easy_reading: wish } = answered('53-7051.00', "don't read so well, maintenance or driving", {
      education: 'high_school',
      salaryCurrent: 41_000,
    })
    assert.match(
      wish!.why,
      /Maintenance and Repair Workers, General and .* ask for no more reading than most work that needs no degree\./,
    )
    const { easy_reading: hard } = answered('43-6014.00', "I don't read so well, paralegal", { education: 'bachelors' })
    assert.match(hard!.why, /Paralegals and Legal Assistants ask for more reading than most work that needs no degree/)
    assert.match(wish!.source, /^O\*NET 30\.0 skills/)
  })

  it('of somebody with a record refuses nothing and says whom to ask first', () => {
    const { record } = answered('35-2014.00', 'I have a felony from 2009, warehouse or maintenance work')
    assert.equal(record?.answer, 'unknown')
    assert.match(record!.why, /ask the licensing board before you pay for a program/)
  })

  it('is told as not held where no data are, never as met', () => {
    const { benefits, small_company } = answered('43-4171.00', 'medical billing at a small company with benefits')
    for (const wish of [benefits, small_company]) {
      assert.equal(wish?.answer, 'unknown')
      assert.match(wish!.why, /^We hold no data on /)
      assert.equal(wish!.source, '')
    }
  })

  it('names what of it no data hold, once', () => {
    const { no_nights, home_at_night } = answered('49-9071.00', 'hospital maintenance with no on-call, and less travel')
    assert.match(no_nights!.why, /On-call duty is not in the data/)
    assert.match(home_at_night!.why, /Days on the road are not in the data/)
    const { no_nights: hours, summers } = answered('43-6014.00', 'a job during school hours')
    assert.equal(`${hours?.why} ${summers?.why}`.match(/school day are not in the data/g)?.length, 1)
  })

  it('is met by no place where the list holds none that keeps to it', () => {
    const { outdoors } = answered('13-2011.00', 'payroll, but somewhere I am working outdoors', { salaryCurrent: 50_000 })
    assert.equal(outdoors?.answer === 'yes', false)
  })
})

describe('a place of which less or the same pay is allowed', () => {
  const refusedFor = (text: string) =>
    listOf('29-1141.00', text, { education: 'bachelors', yearsExperience: 20, salaryCurrent: 99_000, salaryTarget: 99_000 })
  const rules = (text: string) => refusedFor(text).refused.map(({ rule }) => rule)

  it('is refused by pay where nothing is said, and open from a small cut on', () => {
    assert.ok(rules('I want to become a tutor').includes('usual_pay'))
    assert.ok(rules('I want to become a tutor, even for a small cut').includes('usual_pay'), 'a tutor earns half')
    assert.ok(!rules('I want to become a tutor, pay can drop').includes('usual_pay'))
    const teaches = (text: string) => refusedFor(text).ranked.map(({ occupation }) => occupation!.code)
    assert.ok(teaches('teach nursing at a college, even a small cut is okay').includes('25-1072.00'))
  })

  it('keeps no floor of its own where the same pay is fine', () => {
    assert.ok(!refusedFor('hospital work, same pay is fine').funnel.some(({ rule }) => rule === 'reach_pay'))
    assert.ok(refusedFor('hospital work, no pay cut').funnel.some(({ rule }) => rule === 'reach_pay'))
  })
})

describe('who wants to lead nobody any more', () => {
  const first = (text: string) => listOf('11-1021.00', text, { salaryCurrent: 80_000 }).goals.map(({ codes }) => codes[0])

  it('means the work and not its manager, unless the words name a rank', () => {
    assert.equal(first("I don't want to manage people anymore. A buyer or an analyst.")[0]?.slice(0, 6), '13-102')
    assert.ok(first("I don't want to manage people anymore, but purchasing manager would be fine.").includes('11-3061.00'))
  })
})

describe('words that mean other work by who says them', () => {
  for (const [code, text, wanted] of [
    ['15-1252.00', 'product management', '15-1299.09'],
    ['11-2021.00', 'product management', '11-2021.00'],
    ['13-1111.00', 'city government', '13-1111.00'],
    ['43-3031.00', 'my own clients', '43-3031.00'],
    ['25-4011.00', 'collections', '25-4013.00'],
    ['43-3031.00', 'collections', '43-3011.00'],
    ['27-1026.00', 'exhibits at a museum', '27-1027.00'],
    ['11-9081.00', 'hospital food service', '11-9051.00'],
    ['11-3071.00', 'on the software side', '15-1211.00'],
    ['27-3011.00', 'podcast production', '27-2012.00'],
  ] as const)
    it(`"${text}" of ${code} means ${wanted}`, () => {
      const { wanted: read } = readStatedGoals(goals, { text, removed: [] }, code)
      assert.deepEqual(
        read.map(({ codes }) => codes[0]!.code),
        [wanted],
      )
    })
})

describe('a way into teaching or inquiry', () => {
  const entry = (from: string, education: string, to: string) =>
    entryPath(engine.base, { presentCode: from, years: 18, education: EDUCATION[education]! }, to)

  it('asks a degree of who teaches at a college what they do', () => {
    assert.equal(entry('29-1292.00', 'associate', '25-1071.00').studyMonths[0] > 0, true)
    assert.equal(entry('29-1292.00', 'bachelor', '25-1071.00').studyMonths[0], 0)
  })

  it('counts years of police work and of claims for the inquiry into fraud', () => {
    for (const from of ['33-3051.00', '13-1031.00']) assert.equal(entry(from, 'school', '13-2099.04').studyMonths[0], 0, from)
    assert.ok(entry('35-2014.00', 'school', '13-2099.04').studyMonths[0] > 24)
  })
})

const EDUCATION: Readonly<Record<string, number>> = { school: 1, associate: 3, bachelor: 4 }

describe('who has no car or no driver’s license', () => {
  it('is told which places need no driving, and what to ask, also where nothing else was written', () => {
    for (const text of ["I don't have a car", "a desk job, my driver's license is suspended"]) {
      const wish = listOf('43-4051.00', text).wishes.find(({ id }) => id === 'no_driving')
      assert.match(
        wish?.why ?? '',
        /need little or no driving\..* Ask each employer whether the post needs a license or a car/,
        text,
      )
    }
  })

  it('is told that routes and stops are not in the data', () => {
    const wish = listOf('43-4051.00', 'a desk job near a bus line').wishes.find(({ id }) => id === 'no_driving')
    assert.match(wish?.why ?? '', /last bus home/)
  })
})
