import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { gradeConfidence } from '../../src/domain/explain/confidence.ts'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { answerGoals } from '../../src/domain/goals/answer-goals.ts'
import { askedWeights, type Goals, goalScores } from '../../src/domain/goals/goals.ts'
import { adviceWeights } from '../../src/domain/matching/advice-weights.ts'
import { type Ranking, rank, refusedGoals } from '../../src/domain/matching/rank.ts'
import { outlookScore } from '../../src/domain/matching/standing.ts'
import { leads, supervises } from '../../src/domain/reach/ranks.ts'
import { saferLimit } from '../../src/domain/reach/rules/purpose-rules.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { occupation, shippedCareers } from '../support/careers.ts'
import { PERSONAS } from '../support/personas.ts'

const { engine } = shippedCareers()
const bookkeeper = PERSONAS.find(({ name }) => name === 'bookkeeper')!.profile

/** The bookkeeper's interests in the shoes of somebody else. */
function working(code: string, reach: Partial<NonNullable<Profile['reach']>> = {}): Profile {
  const usual = { yearsExperience: 9, education: 'bachelors', salaryCurrent: 0, salaryTarget: 0 }
  return { ...bookkeeper, currentOccupation: code, reach: { ...bookkeeper.reach!, ...usual, ...reach } }
}

function wanting(phrase: string, ...codes: [string, number][]): Goals {
  return { wanted: [{ phrase, codes: codes.map(([code, weight]) => ({ code, weight })), inside: false }], wishes: [] }
}

function advise(profile: Profile, goals?: Goals, purpose: Ranking['options']['purpose'] = 'career_deep_dive'): Ranking {
  return rank(engine, profile, { purpose, limit: 10, draws: 3, ...(goals ? { goals } : {}) })
}

const listed = (ranking: Ranking): string[] => ranking.ranked.map((index) => engine.base.occupations[index]!.code)
const refusalOf = (ranking: Ranking, code: string) => ranking.selection.refusals.get(occupation(code).index)
const nurse = working('29-1141.00', { salaryCurrent: 82_000 })

describe('a place on the list', () => {
  it('is never a rung down in the own ladder, unless it was asked for by name', () => {
    assert.equal(refusalOf(advise(nurse), '29-2061.00')?.rule, 'no_rung_down')
    const asking = advise(nurse, wanting('practical nurse', ['29-2061.00', 1]))
    assert.notEqual(refusalOf(asking, '29-2061.00')?.rule, 'no_rung_down')
    // A beginner has no ladder yet.
    assert.notEqual(refusalOf(advise(working('29-1141.00', { yearsExperience: 1 })), '29-2061.00')?.rule, 'no_rung_down')
  })

  it('keeps the stated floor to the dollar, asked for or not, and says what would open it', () => {
    const goals = wanting('teach', ['25-1072.00', 1])
    const pay = occupation('25-1072.00').wages!.p50
    const ranking = advise(working('29-1141.00', { salaryCurrent: pay + 20_000, payFloorShare: 1 }), goals)
    const refused = refusedGoals(ranking)
    assert.equal(refused[0]?.refusal.rule, 'reach_pay')
    assert.match(refused[0]!.refusal.why, /below the \$[\d,]+ you need\.$/)
    assert.match(refused[0]!.refusal.opens, /^It opens if you could live on \$/)
    // Without a stated floor, what was asked for may pay a good deal less.
    assert.equal(refusalOf(advise(working('29-1141.00', { salaryCurrent: pay * 1.2 }), goals), '25-1072.00'), undefined)
  })

  it('is no doctorate from scratch, no audition and no rank of another field', () => {
    const ranking = advise(nurse)
    assert.equal(refusalOf(ranking, '29-1216.00')?.rule, 'reach_entry')
    assert.equal(refusalOf(ranking, '27-2011.00')?.rule, 'ranked_codes')
    assert.equal(refusalOf(ranking, '27-2023.00')?.rule, 'selection')
    assert.equal(refusalOf(ranking, '47-1011.00')?.rule, 'ranks')
    assert.equal(refusalOf(ranking, '29-1141.00')?.rule, 'not_present')
  })

  it('has no age limit that years of work put behind the person, even when asked for', () => {
    const goals = wanting('air traffic controller', ['53-2021.00', 1])
    const after = (yearsExperience: number) => refusalOf(advise(working('53-2022.00', { yearsExperience }), goals), '53-2021.00')
    assert.deepEqual(after(13), {
      rule: 'reach_age',
      why: 'One must apply before age 31, and 13 years of work lie behind you.',
      opens: 'Ask the licensing body about exceptions, such as for former service members.',
    })
    assert.notEqual(after(12)?.rule, 'reach_age')
  })

  it('asks for no more months than the person gives, even when asked for', () => {
    const goals = wanting('nurse practitioner', ['29-1171.00', 1])
    const study = advise(nurse, goals).standing.entries[occupation('29-1171.00').index]!.studyMonths[0]
    assert.ok(study > 6)
    assert.equal(refusalOf(advise(nurse, goals), '29-1171.00'), undefined)
    const hurried = advise(working('29-1141.00', { salaryCurrent: 82_000, monthsAvailable: 6 }), goals)
    assert.match(refusalOf(hurried, '29-1171.00')!.why, /^It takes about \d+ months of study .* you give the change 6\.$/)
  })

  it('does not send people with years to an apprenticeship of four years', () => {
    const plumber = working('47-2152.00', { education: 'high_school', salaryCurrent: 64_000, yearsExperience: 12 })
    const refusal = refusalOf(advise(plumber), '47-4021.00')
    assert.equal(refusal?.rule, 'usual_time')
    assert.match(refusal!.why, /^You would begin again as a trainee, for about \d\d months/)
    const asking = advise(plumber, wanting('elevators', ['47-4021.00', 1]))
    assert.ok(listed(asking).includes('47-4021.00'))
  })

  it('keeps a limit of health, and loosens it only for what was asked for by name', () => {
    const against = new Map([['47-2073.00', -1]])
    const wish = { id: 'less_load', phrase: 'my knees', values: against }
    const driver = working('53-3032.00', { education: 'high_school', salaryCurrent: 58_000 })
    assert.match(refusalOf(advise(driver, { wanted: [], wishes: [wish] }), '47-2073.00')!.why, /against “my knees”/)
    const both = { ...wanting('equipment', ['47-2073.00', 1]), wishes: [wish] }
    assert.equal(refusalOf(advise(driver, both), '47-2073.00'), undefined)
  })

  it('stands in a band: the own field upward, next door, or a real change', () => {
    const ranking = advise(nurse)
    assert.equal(ranking.bandOf(occupation('29-1171.00').index), 'next_step')
    assert.equal(ranking.bandOf(occupation('53-3032.00').index), 'real_change')
    const order = advise(working('13-2011.00', { salaryCurrent: 74_000 }))
    assert.equal(order.bandOf(occupation('11-3031.00').index), 'next_step')
    const beginner = advise({ ...bookkeeper, currentOccupation: '' })
    assert.ok(beginner.ranked.every((index) => beginner.bandOf(index) === 'next_step'))
  })

  it('comes with fewer beside it when that is true', () => {
    const pharmacist = working('29-1051.00', { education: 'professional', salaryCurrent: 135_000, payFloorShare: 1 })
    const ranking = advise(pharmacist)
    assert.ok(ranking.ranked.length < 10)
    for (const index of ranking.ranked) assert.ok(ranking.standing.pay[index]! >= 135_000)
    assert.notEqual(gradeConfidence(ranking).grade, 'high')
    assert.match(gradeConfidence(ranking).reason, /only \d+ occupations were left|Only \d+ occupations were left/)
  })
})

describe('what a person asked for', () => {
  it('stands on the list, with what is like it close behind', () => {
    const goals = wanting('financial analysis', ['13-2051.00', 1], ['13-2031.00', 0.6])
    const accountant = working('13-2011.00', { salaryCurrent: 74_000, yearsExperience: 6 })
    const list = listed(advise(accountant, goals))
    assert.ok(list.slice(0, 3).includes('13-2051.00'), list.join())
    const scores = goalScores(engine, askedWeights(engine, goals))
    assert.equal(scores[occupation('13-2051.00').index], 1)
    assert.ok(scores.filter((score) => score > 0 && score < 0.36).length >= 5)
  })

  it('is answered by name: yes, not yet, no, or within the present occupation', () => {
    const answer = (...codes: [string, number][]) => answerGoals(engine, advise(nurse, wanting('this', ...codes)))[0]!
    assert.equal(answer(['11-9111.00', 1]).answer, 'yes')
    assert.deepEqual([answer(['29-1171.00', 1]).answer, answer(['29-1171.00', 1]).codes], ['not_yet', ['29-1171.00']])
    assert.match(
      answer(['29-1171.00', 1]).why,
      /^Nurse Practitioners takes about \d+ to \d+ months from where you stand\. You need /,
    )
    assert.equal(answer(['27-2011.00', 1]).answer, 'no')
    assert.equal(answer(['29-1141.00', 1]).answer, 'inside')
    assert.deepEqual([answer().answer, answer().why], ['no', 'We found no occupation that these words mean.'])
  })

  it('counts as doubt when it lies outside the data', () => {
    const ranking = advise(nurse, wanting('owl keeper'))
    assert.match(gradeConfidence(ranking).reason, /no occupation for “owl keeper”/)
  })

  it('goes over the wire with what was refused, and a first reason of its own', () => {
    const goals = wanting('stage or ward', ['27-2011.00', 1], ['11-9111.00', 0.9])
    const message = presentRanking(engine, advise(nurse, goals))
    assert.deepEqual(message.refused[0], {
      code: '27-2011.00',
      title: 'Actors',
      rule: message.refused[0]!.rule,
      why: message.refused[0]!.why,
      whatWouldOpenIt: message.refused[0]!.whatWouldOpenIt,
    })
    const place = message.ranked.find(({ occupation: one }) => one?.code === '11-9111.00')!
    assert.deepEqual(place.answers, ['stage or ward'])
    assert.equal(place.reasonsFor[0]!.text, 'You asked for “stage or ward”, and this work is an answer to it.')
    assert.ok(['next_step', 'next_door'].includes(place.step))
    assert.equal(place.entry?.how, 'related')
    assert.ok(message.specialities.some(({ occupation: one }) => one?.code === '29-1141.04'))
    assert.equal(message.candidates, advise(nurse, goals).selection.eligible.length)
    const [goal] = message.goals
    assert.deepEqual([goal!.answer, goal!.place?.occupation?.code, goal!.place?.entry?.how], ['yes', '11-9111.00', 'related'])
    assert.ok(goal!.place!.occupation!.wages!.median > 0)
    assert.equal(goal!.place!.fit, place.fit)
    assert.equal(presentRanking(engine, advise(nurse, wanting('owl keeper'))).goals[0]!.place, undefined)
    assert.equal(
      presentRanking(engine, advise(nurse, wanting('out', ['27-2011.00', 1]))).goals[0]!.place?.occupation?.title,
      'Actors',
    )
  })
})

describe('the parts of the order', () => {
  it('shift from what is liked to what carries over with the years', () => {
    const start = adviceWeights('career_deep_dive', { evidence: 0, present: true })
    const years = adviceWeights('career_deep_dive', { evidence: 1, present: true })
    assert.deepEqual([start.interests, start.transfer], [0.45, 0.15])
    assert.deepEqual([years.interests, years.transfer], [0.2, 0.4])
    const jobless = adviceWeights('career_deep_dive', { evidence: 0, present: false })
    assert.deepEqual([jobless.transfer, jobless.skills, jobless.interests], [0, 0.075, 0.525])
    assert.ok(adviceWeights('ai_transition', { evidence: 0.5, present: true }).shelter > 0.15)
  })

  it('read growth and openings on one scale', () => {
    const growing = occupation('29-1171.00')
    const shrinking = occupation('43-3031.00')
    assert.ok(outlookScore(growing) > 0.5 && outlookScore(growing) <= 1)
    assert.ok(outlookScore(shrinking) < outlookScore(growing))
    assert.equal(outlookScore({ ...growing, outlook: undefined }), -1)
  })

  it('know who leads', () => {
    assert.ok(leads({ code: '11-3031.00' }) && leads({ code: '49-1011.00' }) && !leads({ code: '49-9041.00' }))
    assert.ok(supervises({ code: '49-1011.00' }) && !supervises({ code: '11-3031.00' }) && !supervises({ code: '29-1141.00' }))
    assert.equal(saferLimit(undefined), 50)
    const exposed = occupation('43-3031.00')
    assert.equal(saferLimit(exposed), exposed.exposure.middle - 10)
  })
})

describe('reasons', () => {
  it('tell what is done already, and no reading or English', () => {
    const ranking = advise(working('13-2011.00', { salaryCurrent: 74_000 }))
    const { for: reasons } = findReasons(engine, ranking, occupation('11-3031.00').index)
    assert.match(reasons.find(({ kind }) => kind === 'near_present')!.text, /^You do this already: [a-z].+\.$/)
    const far = findReasons(engine, ranking, occupation('29-1141.00').index)
    assert.match(far.against.find(({ kind }) => kind === 'far_from_present')!.text, /^You would be a beginner at /)
    for (const { index } of engine.base.occupations.slice(0, 200)) {
      const both = findReasons(engine, ranking, index)
      for (const { text } of [...both.for, ...both.against])
        assert.doesNotMatch(text, /reading comprehension|English|correlation/i)
    }
  })
})
