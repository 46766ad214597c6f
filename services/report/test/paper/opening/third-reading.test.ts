import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { goalName } from '../../../src/document/facts/goal-name.ts'
import { leadOf } from '../../../src/document/facts/lead.ts'
import { businessName } from '../../../src/document/facts/own-start.ts'
import { namesSetting } from '../../../src/document/model/prepare-input.ts'
import { targetTools } from '../../../src/document/sections/ai/target-tools.ts'
import { aimWords } from '../../../src/document/sections/opening/aim-words.ts'
import { kindOf } from '../../../src/document/sections/ways/roads.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { type ReadPeople, readPeople, UNREAD } from '../support/read-people.ts'

/** What a third strict reading of six new people found, each with somebody else who is in the same place. */
const PEOPLE: ReadPeople = {
  driver: [
    'career_change',
    person('driver', 'Truck driver', '53-3032', 'Diesel mechanic, or dispatch. Something with grit. earn my 50 somehow', 52_000),
  ],
  plumber: ['career_change', person('plumber', 'Plumber', '47-2152', 'My knees are gone. Teaching apprentices.', 68_000)],
  leader: [
    'executive_transition',
    person('leader', 'Operations manager', '11-1021', 'VP of operations, here or at a competitor. Would an MBA pay off?', 99_000),
  ],
  desk: [
    'career_deep_dive',
    person('desk', 'Receptionist at a dental office', '43-4171', "No idea. I don't want to be at this desk for good.", 36_000),
  ],
  chemist: [
    'career_deep_dive',
    person(
      'chemist',
      'Chemical technician',
      '19-4031',
      "Natural sciences manager, or quality control analyst. I won't go back to school and I need to stay near my mom.",
      51_000,
    ),
  ],
}
let { inputs, said } = UNREAD

before(async () => {
  ;({ inputs, said } = await readPeople(PEOPLE))
})

describe('what a person named', () => {
  it('bears its whole title, and the kind of its rank', () => {
    const input = inputs.get('leader')!
    const named = (phrase: string, careerGoals: string): string =>
      goalName({ ...input, careerGoals }, { phrase, answer: 'inside', place: undefined })
    assert.equal(named('operations', 'Plant director or VP of operations one day.'), 'VP of operations')
    assert.equal(named('supervisor', "I'd like to move up to lab supervisor."), 'lab supervisor')
    assert.equal(named('supervisor', 'I want to be a supervisor.'), 'supervisor')
  })

  it('is a business with a name that a sentence can hold', () => {
    assert.equal(businessName('going on my own', 'Going on my own part time as a consultant.'), 'consulting business')
    assert.equal(businessName('going on my own', 'Going on my own.'), 'small business')
    assert.equal(businessName('own my own truck', 'Maybe own my own truck.'), 'trucking business')
    assert.equal(businessName('my own food truck', 'Run my own food truck.'), 'food truck')
  })

  it('is no place of work, and no setting that they left or are in', () => {
    assert.doesNotMatch(said('leader'), /\bathlete|\bCompetitor\b/)
    assert.equal(namesSetting({ careerGoals: "I don't want to be at this desk" }, 'Hotel or gym desk'), false)
    assert.equal(namesSetting({ careerGoals: 'the front desk of a gym' }, 'Hotel or gym desk'), true)
    assert.doesNotMatch(said('desk'), /Medical or dental office/)
  })

  it('is told apart from what is ours', () => {
    for (const [name] of Object.entries(PEOPLE))
      if (/Our first idea/.test(said(`${name} answer`))) assert.doesNotMatch(said(`${name} shortlist`), /nothing beside it/, name)
    assert.doesNotMatch(said('driver shortlist'), /Dispatch:\s*\nnumber/)
  })

  it('leads where it is open, before what is many years away', () => {
    assert.equal(leadOf(inputs.get('chemist')!).phrase?.toLowerCase(), 'quality control analyst')
  })
})

describe('words that shaped nothing', () => {
  it('are quoted as such, and a sum is not asked to be said otherwise', () => {
    assert.match(said('driver told'), /Nothing in this report comes from “Something with grit”/)
    assert.doesNotMatch(said('driver'), /neither work nor a wish|could not read/)
    assert.match(said('driver told'), /For “earn my 50 somehow” the report counts with/)
    assert.doesNotMatch(said('leader told'), /comes from “(?:here|VP of operations)/)
  })

  it('hold a question that a sum of their own answers', () =>
    assert.match(said('leader told'), /“Would an MBA pay off\?”.*its price to the last credit/s))
})

describe('pages on doing', () => {
  it('date no exam that asks for years of the work first', () => {
    const words = aimWords(inputs.get('driver')!)
    assert.equal(words.job, 'diesel mechanic')
    assert.equal(kindOf(words), 'training')
    assert.doesNotMatch(said('driver plans'), /date for the ASE/)
    assert.doesNotMatch(said('driver'), /(?:for|The) (?:the )?program or long training on the job(?:,| may| begun)/)
  })

  it('trade heavy work for other work', () => {
    for (const [, given, asked] of said('plumber talks').matchAll(/trade some (.+?) for (.+?)\?/g)) assert.notEqual(given, asked)
    assert.doesNotMatch(said('plumber'), /Cosmetology|CPR Instructor|in another setting: plumbing/)
  })

  it('make no line of a résumé from what is still to come, and name no tool of another trade', () => {
    assert.doesNotMatch(said('chemist search'), /Won['’]t go back/)
    const coding = { name: 'Medical condition coding software', hot: false, inDemand: false }
    assert.deepEqual(targetTools({ code: '51-9061.00', technologies: [coding] }, 3), [])
    assert.equal(targetTools({ code: '29-2072.00', technologies: [coding] }, 3).length, 1)
  })

  it('name no page that is not there', () => {
    for (const [name] of Object.entries(PEOPLE)) assert.doesNotMatch(said(name), /\bpage –/, name)
  })

  it('say how sure the list is without rows of naughts', () => {
    assert.doesNotMatch(said('driver sure'), /made the list, percent:[^\n]* 0(?:[.,]|$)/m)
    assert.match(said('driver sure'), /In none of them came/)
    for (const [name] of Object.entries(PEOPLE)) assert.doesNotMatch(said(name), /show nowhere|2 of the two/, name)
  })
})

function person(id: string, role: string, soc: string, careerGoals: string, salaryCurrent: number): InventedPerson {
  return {
    id,
    role,
    soc,
    years: 14,
    education: 'associates',
    salaryCurrent,
    salaryTarget: Math.round(salaryCurrent * 1.2),
    careerGoals,
    riasec: { R: 7, I: 6, A: 3, S: 5, E: 6, C: 6 },
    values: ['Job security', 'Autonomy'],
    skills: [
      { name: 'Scheduling', rating: 9 },
      { name: 'Training new people', rating: 8 },
    ],
    texts: { challenge: 'That nobody hires me at my age.', achievement: 'I cut overtime from 14 to 5 percent.' },
  }
}
