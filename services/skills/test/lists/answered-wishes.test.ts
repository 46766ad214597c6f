import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rank } from '../../src/domain/matching/rank.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()

function listOf(code: string, text: string) {
  const profile = profileOf({
    interests: [3, 3, 3, 4, 3, 3],
    current: code,
    reach: { yearsExperience: 9, education: 'high_school', salaryCurrent: 38_000, monthsAvailable: 24 },
  })
  const stated = readStatedGoals(goals, { text, removed: [] }, code)
  return presentRanking(engine, rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated }))
}
const wishesOf = (text: string, code = '31-1131.00') => listOf(code, text).wishes
const whyOf = (id: string, text: string) => wishesOf(text).find((wish) => wish.id === id)?.why ?? ''

describe('a wish on which nobody publishes figures', () => {
  for (const [id, text, where] of [
    ['pension', 'nurse, 6 years to my pension', /vesting date/],
    ['pension', 'a county job with a good retirement', /how many years/],
    ['benefits', 'nurse with health insurance', /HealthCare\.gov/],
    ['language', 'my english is not so good', /free English classes/],
    ['language', 'nurse using my spanish', /résumé/],
    ['visa', 'nurse, need H1B sponsorship', /H-1B Employer Data Hub/],
    ['flexible', 'set my own schedule', /schedule/],
    ['childcare', 'nurse, single mom of two', /childcare\.gov/],
    ['childcare', 'nurse, taking care of my mother', /eldercare\.acl\.gov/],
    ['health', 'nurse but i have anxiety', /askjan\.org/],
    ['age', 'is nursing worth it at 50', /eeoc\.gov/],
    ['age', 'become a police officer, i am 33', /announcement/],
    ['study_beside', 'become RN without quitting my job', /part-time or evening plan/],
    ['near_home', 'nurse, must stay in Chicago', /Search the job boards for your place/],
    ['steady_hours', 'nurse, same hours every week', /last month’s schedule/],
    ['steady_hours', 'nurse, no more forced overtime', /Forced overtime/],
    ['school_money', 'nurse, use my GI bill', /GI Bill Comparison Tool/],
    ['school_money', 'nurse if the hospital pays tuition', /free of tax/],
    ['school_money', 'nurse, but i cant afford college', /FAFSA/],
    ['sell_business', 'sell my shop and be a nurse', /SCORE/],
    ['other_place', 'nurse, willing to move to Texas', /that state’s board/],
    ['visa', 'nurse, i have TPS', /work permit/],
    ['moves_along', 'nurse, we PCS every 3 years', /military spouses/],
    ['no_diploma', 'nurse but i never finished 10th grade', /GED or HiSET/],
    ['screens', 'nurse, cant stare at screens all day', /askjan\.org/],
    ['meaning', 'nurse, want to make a difference again', /a morning beside someone/],
    ['explain', 'nurse, I like explaining things', /who you would explain things to/],
    ['change', "nurse, I don't see myself doing this at 40", /one person in each/],
    ['work_soon', 'nurse, laid off in May', /American Job Center/],
  ] as const)
    it(`${id} in "${text}" is said to be unknown, with where to ask`, () => {
      const wish = wishesOf(text).find((each) => each.id === id)
      assert.equal(wish?.answer, 'unknown')
      assert.equal(wish?.source, '')
      assert.match(wish?.why ?? '', where)
    })

  it('says of forgiven loans where public employers are common, and where to ask', () => {
    const wish = wishesOf('nurse with loan forgiveness').find(({ id }) => id === 'loans')
    assert.equal(wish?.answer, 'partly')
    assert.match(wish?.why ?? '', /studentaid\.gov/)
  })

  it('is told once where two wishes stand in the same words', () => {
    assert.deepEqual(
      wishesOf('nurse with a pension').map(({ id }) => id),
      ['pension'],
    )
    assert.deepEqual(
      wishesOf('nurse closer to home').map(({ id }) => id),
      ['near_home'],
    )
  })
})

describe('a time limit', () => {
  it('is answered by the months of each place of the list', () => {
    const text = 'phlebotomist or become an LPN, within 6 months'
    const { goals: asked } = listOf('31-1131.00', text)
    const [lpn] = asked.filter(({ phrase }) => phrase === 'LPN')
    const months = lpn!.place!.entry!.studyLow + lpn!.place!.entry!.experience
    const wish = wishesOf(text).find(({ id }) => id === 'deadline')
    assert.equal(wish?.answer, 'partly')
    assert.match(whyOf('deadline', text), new RegExp(`About ${months} months: Licensed Practical`))
  })

  it('is kept by all of them where it is long, and asks for none where it names no time', () => {
    const answerTo = (text: string) => wishesOf(text).find(({ id }) => id === 'deadline')?.answer
    assert.equal(answerTo('become an LPN within 2 years'), 'yes')
    assert.equal(answerTo('become a registered nurse within 3 months'), 'no')
    assert.equal(answerTo('become an LPN, how long does it take'), 'yes')
  })
})

describe('words in which nothing was found', () => {
  it('are named, so that nobody takes them for answered', () => {
    const last = wishesOf('become an LPN, learn computer').at(-1)
    assert.equal(last?.id, 'unread')
    assert.equal(last?.answer, 'unknown')
    assert.match(last?.why ?? '', /neither work nor a wish in “learn computer”/)
  })

  it('are none where all was read', () => {
    assert.ok(!wishesOf('become an LPN, no nights').some(({ id }) => id === 'unread'))
  })
})

describe('words that mean something else where they stand', () => {
  const first = (text: string, code = '35-2014.00') =>
    readStatedGoals(goals, { text, removed: [] }, code).wanted.map(({ phrase, codes }) => [phrase, codes[0]!.code])
  for (const [text, wanted] of [
    ['I have A+ and Network+, want into IT help desk', [['IT help desk', '15-1232.00']]],
    [
      'fire inspector or nurse anesthetist',
      [
        ['fire inspector', '33-2021.00'],
        ['nurse anesthetist', '29-1151.00'],
      ],
    ],
    ['cook at an elementary school', [['cook at an elementary school', '35-2012.00']]],
    ['flood planning', [['flood planning', '19-3051.00']]],
    ['open an adult foster home', [['adult foster home', '31-1122.00']]],
    ['I am a hospice volunteer, want to be a music therapist', [['music therapist', '29-1129.02']]],
    ['hospice volunteer coordinator', [['hospice volunteer coordinator', '13-1071.00']]],
  ] as const)
    it(`"${text}"`, () => assert.deepEqual(first(text), wanted))
})

describe('a wish beside another post in the present work', () => {
  it('is not answered for the post by what is published of the whole occupation', () => {
    const why = wishesOf('utilization review from home, no nights', '29-1141.00')
    const told = {
      remote: /; of “utilization review” alone nothing is published: ask/,
      no_nights: /; places that mostly do not: outpatient/,
    }
    for (const [id, words] of Object.entries(told)) {
      const { answer, why: said } = why.find((wish) => wish.id === id)!
      assert.match(said, /Registered Nurses as a whole /)
      assert.match(said, words)
      assert.notEqual(answer, 'no')
    }
  })
})
