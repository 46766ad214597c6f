import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { inEveryIndustry, inIndustry } from '../../src/domain/catalogue/industries.ts'
import { minorGroup } from '../../src/domain/catalogue/soc.ts'
import { gradeConfidence } from '../../src/domain/explain/confidence.ts'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { findWhatIfs } from '../../src/domain/explain/what-ifs.ts'
import { DIRECTIONS } from '../../src/domain/matching/choice/choose.ts'
import { type Ranking, type RankOptions, rank } from '../../src/domain/matching/rank.ts'
import { WEIGHTS, weightsFor } from '../../src/domain/matching/weights.ts'
import { readPerson } from '../../src/domain/person/person.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { occupation, shippedCareers } from '../support/careers.ts'
import { PERSONAS, profileOf } from '../support/personas.ts'

const { engine } = shippedCareers()
const options = (purpose: RankOptions['purpose']): RankOptions => ({ purpose, limit: 10, draws: 40 })
const codes = (profile: Profile, purpose: RankOptions['purpose'] = 'career_deep_dive'): string[] =>
  rank(engine, profile, options(purpose)).ranked.map((index) => engine.base.occupations[index]!.code)
const named = (name: string): Profile => PERSONAS.find((one) => one.name === name)!.profile

/** Whether a place stands only to fill up a short list, and says so. */
const fillsUp = (ranking: Ranking, index: number): boolean =>
  findReasons(engine, ranking, index).against.some(({ kind }) => kind === 'fills_up')

describe('the range of a fit', () => {
  it('is the same whether it is worked out beside the list, of all, or of one occupation that was refused', () => {
    const profile = named('electrician')
    const list = rank(engine, profile, options('career_deep_dive'))
    const all = rank(engine, profile, { ...options('career_deep_dive'), everyRange: true })
    const refused = [...list.selection.refusals.keys()].filter((index) => index % 4 === 1).slice(0, 3)
    for (const index of [...list.ranked, ...refused]) assert.deepEqual(list.spread.range(index), all.spread.range(index))
    assert.deepEqual(list.spread.topTenShare, all.spread.topTenShare)
  })
})

describe('the fit', () => {
  it('weighs five parts to one, and spreads a missing part over the others', () => {
    assert.equal(
      Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0),
      1,
    )
    const without = weightsFor((part) => part !== 'skills')
    assert.equal(without.skills, 0)
    assert.ok(Math.abs(without.interests - 0.35 / 0.75) < 1e-12)
  })

  it('leaves a part out that rests on no answer', () => {
    const ranking = rank(engine, profileOf({ interests: [2, 4, 3, 2, 2, 4] }), options('basic'))
    assert.equal(ranking.scores.skills, undefined)
    assert.equal(ranking.weights.interests, 1)
  })

  it('does not read answers that do not tell the scales apart', () => {
    const flat = profileOf({ interests: [3, 3, 3, 3, 3, 3] })
    for (const rating of flat.ratings) rating.value = 3
    assert.equal(readPerson(engine, flat).interests, undefined)
  })

  it('reads a scale by its shape, not by how generously someone rates', () => {
    const modest = named('software developer')
    const generous = {
      ...modest,
      ratings: modest.ratings.map((rating) => ({ ...rating, low: rating.low - 1, high: rating.high })),
    }
    const a = readPerson(engine, modest).interests!.z
    const b = readPerson(engine, generous).interests!.z
    a.forEach((value, index) => {
      assert.ok(Math.abs(value - b[index]!) < 1e-9)
    })
  })

  it('merges job history, own rating and quiz by how sure each is', () => {
    const base = named('bookkeeper')
    const withQuiz = { ...base, skills: [...base.skills, { name: 'Writing', rating: 2, evidence: 'quiz' }] }
    const writing = engine.base.scales.skill.elements.findIndex(({ name }) => name === 'Writing')
    const before = readPerson(engine, base).skills!
    const after = readPerson(engine, withQuiz).skills!
    assert.ok(after.level[writing]! < before.level[writing]! - 0.5)
    assert.ok(after.error[writing]! < before.error[writing]!)
  })
})

describe('the list', () => {
  for (const name of ['registered nurse', 'electrician', 'elementary teacher']) {
    it(`holds the own occupation of a ${name} who did not name it`, () => {
      const { own, profile } = PERSONAS.find((one) => one.name === name)!
      assert.ok(codes(profile).includes(own))
    })
  }

  it('is the same for the same answers, whatever words stand beside them', () => {
    const profile = named('registered nurse')
    const worded = { ...profile, currentRole: 'She is a 61 year old grandmother from Manila, call her Maria' }
    const a = JSON.stringify(presentRanking(engine, rank(engine, profile, options('career_deep_dive'))))
    const b = JSON.stringify(presentRanking(engine, rank(engine, worded, options('career_deep_dive'))))
    assert.equal(a, b)
  })

  it('differs for different people', () => {
    const shared = codes(named('registered nurse')).filter((code) => codes(named('electrician')).includes(code))
    assert.equal(shared.length, 0)
  })

  it('takes few of a kind, and never the present job', () => {
    for (const { profile } of PERSONAS) {
      const list = codes(profile)
      assert.ok(list.length <= 10 && list.length >= 1, `${list.length} places`)
      const own = profile.currentOccupation.slice(0, 4)
      for (const group of list.map(minorGroup))
        assert.ok(list.map(minorGroup).filter((other) => other === group).length <= (group === own ? 5 : 3), group)
      assert.ok(!list.some((code) => code.slice(0, 7) === profile.currentOccupation.slice(0, 7)))
    }
  })

  it('of an AI transition is less exposed than the present job, and never above 90 on both modern lenses', () => {
    const present = occupation('43-3031.00').exposure.middle
    for (const code of codes(named('bookkeeper'), 'ai_transition')) {
      const { exposure } = occupation(code)
      assert.ok(exposure.middle <= present - 10, code)
      assert.equal(exposure.modernHigh, false)
    }
  })

  it('of an executive leads, asks for years or advises, and is short rather than filled up', () => {
    for (const name of ['chief executive', 'electrician', 'warehouse worker', 'truck driver']) {
      const profile = named(name)
      const answers = { ...profile, reach: { ...profile.reach!, education: 'high_school' } }
      const ranking = rank(engine, answers, options('executive_transition'))
      assert.ok(ranking.ranked.length <= 10, name)
      for (const index of ranking.ranked) {
        const { code, title, entry, zone } = engine.base.occupations[index]!
        if (fillsUp(ranking, index)) continue
        const senior = /Supervisors|Managers|Executives/.test(title) || entry.experience === '5 years or more' || zone >= 4
        assert.ok(senior || /^1[13]-/.test(code), `${name}: ${title}`)
      }
    }
  })

  it('of a career change keeps to the target industry or to work that every industry has', () => {
    const profile = named('retail manager')
    const list = codes({ ...profile, reach: { ...profile.reach!, targetIndustry: 'healthcare' } }, 'career_change')
    assert.ok(list.length >= DIRECTIONS)
    for (const code of list) assert.ok(inIndustry(code, 'healthcare') || inEveryIndustry(code), code)
  })

  it('is short rather than filled from other industries', () => {
    const profile = named('warehouse worker')
    const answers = { ...profile, reach: { ...profile.reach!, targetIndustry: 'technology' } }
    const ranking = rank(engine, answers, options('career_change'))
    assert.ok(ranking.funnel.some(({ rule, label }) => rule === 'industry' && /^Usual in technology/.test(label)))
    for (const index of ranking.ranked) {
      const { code } = engine.base.occupations[index]!
      if (fillsUp(ranking, index)) continue
      assert.ok(inIndustry(code, 'technology') || inEveryIndustry(code), code)
    }
  })

  it('without any answer shows growing work, and says that it does not know', () => {
    const ranking = rank(engine, Profile.create(), options('basic'))
    assert.ok(ranking.ranked.every((index) => Math.round(ranking.percent[index]!) === 50))
    assert.ok(ranking.ranked.every((index) => engine.base.occupations[index]!.outlook!.growthPercent > 0))
    assert.match(gradeConfidence(ranking).reason, /^Nothing was answered/)
  })

  it('reads an occupation whose profile is estimated as itself', () => {
    const developer = readPerson(engine, { ...named('software developer'), currentOccupation: '15-1252.00' })
    assert.deepEqual([developer.present?.code, developer.present?.estimated], ['15-1252.00', true])
  })

  it('offers nobody a contest, an audition or a rank that one reaches from within', () => {
    for (const { profile } of PERSONAS) {
      for (const purpose of ['career_deep_dive', 'ai_transition'] as const) {
        for (const code of codes(profile, purpose))
          assert.doesNotMatch(code, /^(?:27-2011|27-2021|27-2023|27-2031|41-9012|23-1023|33-1012)/)
      }
    }
  })

  it('pays no less than the person said they could live with, whatever is left', () => {
    const profile = named('bookkeeper')
    for (const share of [1, 1.3]) {
      const ranking = rank(
        engine,
        { ...profile, reach: { ...profile.reach!, payFloorShare: share } },
        options('career_deep_dive'),
      )
      for (const index of ranking.ranked) assert.ok(ranking.standing.pay[index]! >= share * ranking.standing.reference - 0.5)
      assert.match(ranking.funnel.find(({ rule }) => rule === 'reach_pay')!.label, /as you asked$/)
    }
  })
})

describe('what stands beside a place', () => {
  it('is a reason against, always, and figures with their sources', () => {
    const ranking = rank(engine, named('paralegal'), options('career_deep_dive'))
    for (const index of ranking.ranked) {
      const { against, for: reasons } = findReasons(engine, ranking, index)
      assert.ok(against.length > 0)
      for (const { text, sources } of [...against, ...reasons]) {
        assert.match(sources, /^[OWPABCDKY]+$/)
        assert.match(text, /[.]$/)
        assert.doesNotMatch(text, /undefined|NaN|Infinity|correlation|likeness|level \d|redraw/)
        assert.doesNotMatch(text, /English|reading comprehension|active listening/i)
      }
    }
  })

  it('does not tell people how to enter the job they hold', () => {
    const ranking = rank(engine, named('truck driver'), options('career_deep_dive'))
    const { against, for: reasons } = findReasons(engine, ranking, ranking.person.present!.index)
    assert.ok(against.length > 0)
    assert.ok(![...against, ...reasons].some(({ kind }) => kind.startsWith('entry_') || kind === 'pay_start'))
  })

  it('is how the list would change', () => {
    const ranking = rank(engine, named('bookkeeper'), options('career_deep_dive'))
    const whatIfs = findWhatIfs(engine, ranking)
    assert.deepEqual(
      whatIfs.map(({ label }) => label),
      [
        'leave out interests',
        'leave out skills',
        'leave out values',
        'insist on $62,000 middle pay',
        "rule out a bachelor's degree",
      ],
    )
    const insisting = whatIfs[3]!.firstThree.map((index) => engine.base.occupations[index]!.wages!.p50)
    assert.ok(insisting.every((pay) => pay >= 62_000))
  })
})
