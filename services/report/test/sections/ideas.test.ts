import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NoteFact, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { GoalAnswer, Limit, SameWork } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { composeSection } from '../../src/document/sections/compose-report.ts'
import { deepDive } from '../../src/document/sections/directions/deep-dive.ts'
import { ideas } from '../../src/document/sections/directions/ideas.ts'
import type { PageContent } from '../../src/document/sections/section.ts'
import { loadInput } from '../fixtures/load-input.ts'

type Change = (input: ReportInput) => void

function changed(change: Change = () => {}): ReportInput {
  const input = structuredClone(loadInput('renee'))
  Object.assign(input.ranking, { goals: [], limits: [], refused: [], next: [], sameWork: undefined })
  change(input)
  return input
}
const pagesOf = (change?: Change): PageContent[] => composeSection(ideas, changed(change)).pages
const words = (change?: Change): string => JSON.stringify(pagesOf(change)).replace(/\\"/g, '"')

/** An idea that the list holds in its fourth place, behind the directions. */
const goal =
  (more: Partial<GoalAnswer> = {}, at = 3): Change =>
  (input) => {
    const place = structuredClone(input.ranking.ranked[at]!)
    const missing = ['the program: a course', 'the license: a state license']
    place.entry = {
      ...place.entry!,
      known: true,
      studyLow: 6,
      studyHigh: 9,
      paidLow: 3,
      paidHigh: 3,
      experience: 24,
      missing,
      how: 'outside',
    }
    const gate = {
      kind: 'license',
      license: 'A state license',
      licenseBy: 'state',
      program: 'A course',
      exam: 'none',
      limit: 'Under 21',
    }
    place.occupation!.gate = {
      ...place.occupation!.gate!,
      ...gate,
      accreditors: [],
      termHoursHigh: 0,
      lookUp: [{ name: 'The board', url: 'https://a.example' }],
    }
    input.ranking.goals.push(
      GoalAnswer.fromPartial({
        phrase: 'own idea',
        answer: 'not_yet',
        why: 'It takes time. It opens with nine months.',
        place,
        ...more,
      }),
    )
    if (at > 2) input.ranking.ranked[at] = place
  }
const field: Change = (input) => {
  const rungs = [{ name: 'Foreman', differs: 'You lead, with regular hours.', opens: 'Years.' }]
  input.ranking.sameWork = SameWork.fromPartial({ rungs, settings: [{ name: 'Fleet', differs: 'Set shifts.' }] })
}

describe('the pages of the reader’s own ideas and own field', () => {
  it('give each idea a page with its verdict, the gate in full, the ways in with months, and the first step', () => {
    const page = words(goal())
    assert.equal(pagesOf(goal())[0]!.id, 'idea-1')
    assert.match(pagesOf(goal())[0]!.headline, /^Own idea: not yet, 33 to 36 months/)
    for (const row of [
      '"A course","6 to 9 months to go{^E}","By law, before the license"',
      '"A state license","Still to get","State law; states differ"',
      '"Under 21","Only you know"',
      '"Where to look it up","The board"',
    ])
      assert.ok(page.includes(row), row)
    assert.match(page, /"School, full time","A course","6 to 9"/)
    assert.match(page, /"Learn for pay","[^"]+","3"/)
    assert.match(page, /"Years that still count","[^"]+","24"/)
    assert.match(page, /"Altogether","One after the other","33 to 36"/)
    assert.match(page, /"First step"/)
    assert.match(page, /What would change this.*It opens with nine months\./)
  })

  it('tell school beside the job at the hours that the reader has', () => {
    const at = (hours: number) =>
      /"School beside your job","The same at (?:\d+|one) hours? a week","([^"]+)"/.exec(
        words((input) => {
          goal()(input)
          input.profile.reach!.learningHours = hours
        }),
      )?.[1]
    assert.deepEqual([at(10), at(2), at(1)], ['16 to 24', '78 to 117', 'over ten years'])
  })

  it('ask nobody for the license of their present work', () => {
    const held: Change = (input) => {
      goal()(input)
      const gate = input.ranking.goals[0]!.place!.occupation!.gate!
      input.present = Occupation.fromPartial({ ...input.present!, gate: { ...gate, license: 'A state license' } })
    }
    assert.match(words(held), /"A state license","You hold it, or it is not asked of you"/)
  })

  it('hold three ideas at most, and names for one occupation share a page', () => {
    const four: Change = (input) => {
      for (const [phrase, at] of [
        ['one', 3],
        ['two', 4],
        ['three', 5],
        ['four', 6],
      ] as const)
        goal({ phrase }, at)(input)
    }
    assert.deepEqual(
      pagesOf(four).map(({ id }) => id),
      ['idea-1', 'idea-2', 'idea-3'],
    )
    const shared: Change = (input) => {
      goal({ phrase: 'one' })(input)
      goal({ phrase: 'uno' })(input)
    }
    assert.equal(pagesOf(shared).length, 1)
    assert.equal(pagesOf(shared)[0]!.title, 'Your idea: one and uno')
  })

  it('say an idea that is a direction once: its pages in depth go on where the idea ended', () => {
    const first: Change = (input) => {
      input.ranking.ranked[0]!.occupation!.note = NOTE
      goal({}, 0)(input)
    }
    const dive = composeSection(deepDive(1), changed(first)).pages
    assert.equal(dive.length, 1)
    assert.match(JSON.stringify(dive), /\{page:idea-1\}/)
    assert.doesNotMatch(JSON.stringify(dive), /The gate in full/)
    // Without a note there is nothing to go on with: the next direction takes the place.
    const bare = composeSection(deepDive(1), changed(goal({}, 0))).pages
    assert.doesNotMatch(JSON.stringify(bare), /\{page:idea-1\}/)
    assert.equal(composeSection(deepDive(2), changed(first)).pages.length, 2)
  })

  it('lay the reader’s own words beside a task, and what wears them out beside the hours', () => {
    const own: Change = (input) => {
      goal()(input)
      const { occupation } = input.ranking.ranked[3]!
      occupation!.note = NOTE
      for (const answer of input.answers) {
        if (answer.topic === 'motivation.main') answer.text = 'I like to explain a plan until it is clear.'
        if (answer.topic === 'fear.main') answer.text = 'Night shifts wear me out.'
      }
    }
    const page = words(own)
    assert.match(page, /"“I like to explain a plan until it is clear\.”","text":"Teach a class\.\{\^O\}"/)
    assert.match(page, /"“Night shifts wear me out\.”","text":"Nights and weekends\.\{\^O\}"/)
  })

  it('show the rungs and settings of the own field, where they are written', () => {
    assert.match(
      words(field),
      /"Rungs above yours".*"Foreman","You lead, with regular hours\.","Years\.".*"Fleet","Set shifts\."/,
    )
    assert.equal(pagesOf(field)[0]!.headline, 'Your own work, in another place: fleet')
    const inside: Change = (input) => {
      field(input)
      goal({ answer: 'inside', phrase: 'ward lead' })(input)
    }
    assert.match(pagesOf(inside)[0]!.headline, /^Ward lead: yes, and it is the work you are in$/)
    assert.doesNotMatch(words(inside), /Ward lead: not/)
  })

  it('say what each limit costs where nothing else is to tell', () => {
    const limited: Change = (input) => {
      const opens = [input.ranking.ranked[0]!]
      input.ranking.limits = [
        Limit.fromPartial({ label: 'No nights', refused: 14, opens }),
        Limit.fromPartial({ label: 'No travel', refused: 1 }),
        Limit.fromPartial({ label: 'Nothing', refused: 0 }),
      ]
    }
    const page = words(limited)
    assert.match(page, /"No nights:","text":"14 occupations\. Without it we would add /)
    assert.match(page, /"No travel:","text":"one occupation, none of which we would name for you/)
    assert.doesNotMatch(page, /"Nothing:"/)
    assert.equal(pagesOf(limited)[0]!.headline, 'What your limits shut out, and what would open it')
    assert.equal(pagesOf()[0]!.headline, 'What stands just behind your list')
  })
})

const fact = (text: string) => NoteFact.fromPartial({ text, source: 'O' })
const NOTE = {
  read: '2026-11',
  tasks: ['Teach a class.', 'Count cash.', 'Sweep.', 'Wait.'].map(fact),
  hard: [fact('Someone shouts.')],
  shifts: [fact('Nights and weekends.')],
  body: [],
  employers: [],
  titles: [],
  questions: [],
  twoHours: undefined,
  twoWeeks: undefined,
  certificates: [],
}
