import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OutlookFigures, WageFigures } from '../../src/domain/catalogue/figures.ts'
import type { Reason, ReasonContext } from '../../src/domain/explain/reasons.ts'
import { entryReasons, outlookReasons, payReasons } from '../../src/domain/explain/reasons-market.ts'

/** What is read of a person and of an occupation; the rest of a ranking plays no part in these reasons. */
type Told = { reach?: object; present?: object; occupation?: object; growth?: number }

const context = ({ reach = {}, present, occupation = {}, growth = 3 }: Told): ReasonContext =>
  ({
    engine: { base: { national: { growth } } },
    ranking: { person: { reach: { salaryCurrent: 0, salaryTarget: 0, education: '', ...reach }, present } },
    occupation,
  }) as unknown as ReasonContext

const kinds = (reasons: readonly Reason[]): string[] => reasons.map(({ kind }) => kind)
const of = (reasons: readonly Reason[], kind: string): Reason | undefined => reasons.find((reason) => reason.kind === kind)
const near = (value: number | undefined, expected: number): void =>
  assert.ok(Math.abs((value ?? 99) - expected) < 1e-9, `${value}`)

describe('reasons of pay', () => {
  const wages = (more: Partial<WageFigures>) => ({ p25: 0, p50: 60_000, p75: 70_000, p90: 80_000, capped: false, ...more })
  const reasons = (now: number, more: Partial<WageFigures>, reach = {}) =>
    payReasons(context({ reach: { salaryCurrent: now, ...reach }, occupation: { wages: wages(more) } }))

  it('begin at a difference of five percent', () => {
    assert.deepEqual(kinds(reasons(100_000, { p50: 105_000 })), ['pay_above'])
    assert.deepEqual(kinds(reasons(100_000, { p50: 104_999 })), ['pay_even'])
    assert.deepEqual(kinds(reasons(100_000, { p50: 95_001 })), ['pay_even'])
    assert.deepEqual(kinds(reasons(100_000, { p50: 95_000 })), ['pay_below'])
  })

  it('say the figures, and whose they are', () => {
    const [above] = reasons(50_000, {})
    assert.deepEqual(above, {
      kind: 'pay_above',
      text: 'The middle pay, $60,000, is $10,000 above yours.',
      sources: 'WY',
      size: above!.size,
    })
    near(above?.size, 0.5)
    const [below] = reasons(100_000, {})
    assert.deepEqual(below, {
      kind: 'pay_below',
      text: 'The middle pay, $60,000, is $40,000 below yours.',
      sources: 'WY',
      size: below!.size,
    })
    near(below?.size, -1.2)
    near(reasons(100_000, { p50: 80_000 })[0]?.size, -0.8)
    near(reasons(20_000, {})[0]?.size, 1)
    assert.deepEqual(reasons(60_000, {}), [
      { kind: 'pay_even', text: 'The middle pay, $60,000, is about even with yours.', sources: 'WY', size: -0.25 },
    ])
    // Another post of the own work does not take away what is earned in it.
    const same = (now: number) =>
      payReasons(context({ reach: { salaryCurrent: now }, present: { code: '1' }, occupation: { code: '1', wages: wages({}) } }))
    assert.deepEqual([same(100_000), kinds(same(50_000))], [[], ['pay_above']])
    const present = { wages: wages({ p50: 50_000 }) }
    const [own] = payReasons(context({ present, occupation: { wages: wages({}) } }))
    assert.deepEqual([own?.text, own?.sources], ['The middle pay, $60,000, is $10,000 above that of your present job.', 'W'])
  })

  it('say "at least" where the table prints only a floor', () => {
    const text = (more: Partial<WageFigures>) => reasons(50_000, more)[0]?.text
    assert.match(text({ p50: 239_200, capped: true })!, /pay, at least \$239,200, is/)
    assert.match(text({ p50: 208_000, capped: true })!, /at least/)
    assert.doesNotMatch(text({ p50: 207_999, capped: true })!, /at least/)
    assert.doesNotMatch(text({ p50: 239_200 })!, /at least/)
  })

  it('warn of the lower quarter where the middle is not below', () => {
    const start = (now: number, more: Partial<WageFigures>) => of(reasons(now, more), 'pay_start')
    assert.deepEqual(start(60_000, { p25: 45_000 }), {
      kind: 'pay_start',
      text: 'A quarter earn under $45,000, so a first job may pay less than you have now.',
      sources: 'WY',
      size: -0.45,
    })
    assert.equal(
      start(60_000, { p25: 45_000, state: 'OH' })?.text,
      'A quarter earn under $45,000 in Ohio, so a first job may pay less than you have now.',
    )
    assert.equal(start(60_000, { p25: 60_000 }), undefined)
    assert.equal(start(60_000, { p25: 0 }), undefined)
    assert.equal(start(100_000, { p25: 45_000, p50: 95_000 }), undefined)
    const present = { wages: wages({}) }
    const own = of(payReasons(context({ present, occupation: { wages: wages({ p25: 45_000 }) } })), 'pay_start')
    assert.match(own!.text, /pay less than your present job does now\.$/)
  })

  it('hold it against a goal that lies above what one has', () => {
    const goal = (salaryTarget: number, more: Partial<WageFigures> = {}) => reasons(50_000, more, { salaryTarget })
    assert.deepEqual(of(goal(60_000), 'target_met'), {
      kind: 'target_met',
      text: 'The middle pay meets your goal of $60,000.',
      sources: 'WY',
      size: 0.55,
    })
    assert.deepEqual(of(goal(60_001), 'target_missed'), {
      kind: 'target_missed',
      text: 'Your goal of $60,001 lies above the middle pay; about a quarter or more earn it.',
      sources: 'WY',
      size: -0.5,
    })
    assert.deepEqual(kinds(goal(60_000)), ['pay_above', 'target_met'])
    assert.match(of(goal(70_000), 'target_missed')!.text, /about a quarter or more earn it/)
    assert.match(of(goal(70_001), 'target_missed')!.text, /fewer than a quarter earn it/)
    assert.match(of(goal(80_000), 'target_missed')!.text, /fewer than a quarter earn it/)
    assert.match(of(goal(80_001), 'target_missed')!.text, /fewer than a tenth earn it/)
    assert.deepEqual(kinds(goal(50_000)), ['pay_above'])
    assert.deepEqual(kinds(reasons(90_000, {}, { salaryTarget: 90_000 })), ['pay_below'])
    assert.deepEqual(kinds(goal(60_001)), ['pay_above', 'target_missed'])
  })

  it('are none without figures to compare', () => {
    assert.deepEqual(reasons(0, {}), [])
    assert.deepEqual(reasons(50_000, { p50: 0 }), [])
    assert.deepEqual(payReasons(context({ reach: { salaryCurrent: 50_000 } })), [])
  })
})

describe('reasons of the outlook', () => {
  const reasons = (more: Partial<OutlookFigures>) =>
    outlookReasons(context({ occupation: { outlook: { growthPercent: 3, openings: 10_000, own: true, ...more } } }))

  it('begin two points above the growth of all, and one below', () => {
    assert.deepEqual(kinds(reasons({})), [])
    assert.deepEqual(kinds(reasons({ growthPercent: 5 })), ['growth_high'])
    assert.deepEqual(kinds(reasons({ growthPercent: 4.9 })), [])
    assert.deepEqual(kinds(reasons({ growthPercent: 2 })), [])
    assert.deepEqual(kinds(reasons({ growthPercent: 1.9 })), ['growth_low'])
    assert.deepEqual(kinds(reasons({ growthPercent: 0 })), ['growth_low'])
    assert.deepEqual(kinds(reasons({ growthPercent: -0.1 })), ['shrinking'])
    assert.deepEqual(outlookReasons(context({})), [])
  })

  it('say the figures, and whether they are those of a group', () => {
    const [high] = reasons({ growthPercent: 10 })
    assert.equal(
      high?.text,
      'The number of jobs is expected to grow by 10.0\u00a0% by 2034, against 3.0\u00a0% for all occupations.',
    )
    near(high?.size, 0.65)
    near(reasons({ growthPercent: 40 })[0]?.size, 0.9)
    const [low] = reasons({ growthPercent: 1, own: false })
    assert.equal(
      low?.text,
      'Hardly any growth: +1.0\u00a0% by 2034 (counted together with its group), against +3.0\u00a0% for all occupations.',
    )
    assert.equal(low?.size, -0.5)
    const [shrinking] = reasons({ growthPercent: -3 })
    assert.equal(shrinking?.text, 'The number of jobs is expected to shrink: \u22123.0\u00a0% by 2034.')
    near(shrinking?.size, -0.8)
    near(reasons({ growthPercent: -30 })[0]?.size, -1.1)
    for (const reason of [high, low, shrinking]) assert.equal(reason?.sources, 'P')
  })

  it('count many openings from 25,000, few under 8,000 and very few under 5,000', () => {
    assert.deepEqual(reasons({ openings: 25_000 }), [
      { kind: 'openings_many', text: 'About 25,000 openings a year.', sources: 'P', size: 0.35 },
    ])
    assert.deepEqual(reasons({ openings: 24_999 }), [])
    assert.deepEqual(reasons({ openings: 8_000 }), [])
    assert.deepEqual(reasons({ openings: 7_999, own: false }), [
      {
        kind: 'openings_few',
        text: 'Only about 7,999 openings a year in the whole country (counted together with its group); near you there may be none.',
        sources: 'P',
        size: -0.55,
      },
    ])
    assert.equal(reasons({ openings: 5_000 })[0]?.size, -0.55)
    assert.equal(reasons({ openings: 4_999 })[0]?.size, -0.75)
  })
})

describe('reasons of the entry', () => {
  const reasons = (education: string, entry: object, way: object = {}) =>
    entryReasons({
      ...context({
        reach: { education },
        occupation: { index: 0, entry: { education: '', experience: 'None', training: 'None', ...entry } },
      }),
      ranking: {
        person: { reach: { education } },
        standing: {
          entries: [{ studyMonths: [0, 0], paidMonths: [0, 0], experienceMonths: 0, known: true, missing: [], ...way }],
        },
      },
    } as unknown as ReasonContext)

  it('say how long the study takes, and what it asks for', () => {
    const takes = (studyMonths: readonly [number, number], gate?: object) =>
      reasons('high_school', { education: "Master's degree" }, { studyMonths, ...(gate && { gate }) })
    assert.deepEqual(takes([20, 23]), [
      {
        kind: 'entry_degree',
        text: "From where you stand it takes about 20 to 23 months of study: the usual entry is a master's degree.",
        sources: 'PKY',
        size: -0.9,
      },
    ])
    const [program] = takes([12, 12], { program: 'a master in counseling' })
    assert.equal(program?.text, 'From where you stand it takes about 12 months of study. What it asks: a master in counseling.')
    near(program?.size, -0.7)
    near(takes([80, 90])[0]?.size, -1.3)
    assert.deepEqual(takes([0, 6], { program: 'a course' }), [
      {
        kind: 'entry_course',
        text: 'You can apply as you are; some employers want a course of up to 6 months.',
        sources: 'K',
        size: -0.25,
      },
    ])
  })

  it('say when nobody knows how long it takes', () => {
    assert.deepEqual(reasons('phd', { education: "Master's degree" }, { known: false }), [
      {
        kind: 'entry_unknown',
        text: 'How long it takes to get in is not known. Ask somebody who does the work.',
        sources: 'K',
        size: -0.6,
      },
    ])
    assert.deepEqual(
      kinds(reasons('', { experience: '5 years or more' }, { known: false, experienceMonths: 9, studyMonths: [1, 2] })),
      ['entry_unknown'],
    )
  })

  it('say that the usual schooling is there', () => {
    assert.deepEqual(reasons('bachelors', { education: "Bachelor's degree" }), [
      {
        kind: 'entry_met',
        text: "The usual entry is a bachelor's degree; you need no further schooling.",
        sources: 'PY',
        size: 0.45,
      },
    ])
    const name = (education: string) => /is (.*);/.exec(reasons('phd', { education })[0]!.text)?.[1]
    assert.deepEqual(
      [
        'No formal educational credential',
        'High school diploma or equivalent',
        'Some college, no degree',
        'Postsecondary nondegree award',
        "Associate's degree",
        'Doctoral or professional degree',
      ].map(name),
      [
        'no formal schooling',
        'a high school diploma or equivalent',
        'some college, without a degree',
        'a certificate after high school',
        "an associate's degree",
        'a doctoral or professional degree',
      ],
    )
    assert.deepEqual(reasons('', { education: "Master's degree" }), [])
    assert.deepEqual(reasons('associates', { education: "Master's degree" }), [])
    assert.deepEqual(reasons('phd', { education: '' }), [])
  })

  it('name the years of related work that are missing', () => {
    assert.deepEqual(reasons('', { experience: '5 years or more' }, { experienceMonths: 36 }), [
      {
        kind: 'entry_experience',
        text: 'Employers usually ask for five years or more in related work first; by our count you lack about 36 months of it.',
        sources: 'P',
        size: -0.65,
      },
    ])
    assert.deepEqual(reasons('', { experience: 'Less than 5 years' }, { experienceMonths: 1 }), [
      {
        kind: 'entry_experience',
        text: 'Employers usually ask for some years (fewer than five) in related work first; by our count you lack about 1 month of it.',
        sources: 'P',
        size: -0.4,
      },
    ])
    for (const experience of ['', 'None']) assert.deepEqual(reasons('', { experience }, { experienceMonths: 12 }), [])
    assert.deepEqual(reasons('', { experience: '5 years or more' }), [])
  })

  it('name long training', () => {
    const how = (training: string) =>
      reasons('', { training }).map(({ kind, text, sources, size }) => [kind, text, sources, size])
    const through = (what: string) => [
      ['entry_training', `Newcomers go through ${what} before they count as skilled.`, 'P', -0.4],
    ]
    assert.deepEqual(how('Apprenticeship'), through('an apprenticeship'))
    assert.deepEqual(how('Internship/residency'), through('an internship or residency'))
    assert.deepEqual(how('Long-term on-the-job training'), through('more than a year of training on the job'))
    assert.deepEqual(how('Short-term on-the-job training'), [])
  })
})
