import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withArticle } from '@waymark/contracts/text/article'
import { Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import { WishAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { capital } from '../../src/document/facts/reading.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { composeSection } from '../../src/document/sections/compose-report.ts'
import { aimWords } from '../../src/document/sections/opening/aim-words.ts'
import { schoolAsk } from '../../src/document/sections/talks/school-asks.ts'
import { superiorOf } from '../../src/document/sections/talks/superiors.ts'
import { talks } from '../../src/document/sections/talks/talks.ts'
import { loadInput } from '../fixtures/load-input.ts'

/** The page's blocks as one text, for answers that are changed. */
function page(change: (input: ReportInput) => void = () => {}): string {
  const input = structuredClone(loadInput('renee'))
  change(input)
  return JSON.stringify(composeSection(talks, input).pages[0]).replace(/\\"/g, '"')
}
/** Chooses options of a question by what the report reads it as. */
const chosen =
  (topic: string, ...keys: string[]) =>
  (input: ReportInput): void => {
    input.answers = input.answers.filter((answer) => answer.topic !== topic)
    const items = keys.map((key) => ({ key, label: key, value: 0, text: '' }))
    input.answers.push({ ...loadInput('renee').answers[0]!, topic, items, text: '' })
  }
const NO_GATE = Gate.fromPartial({})
const gate = (kind: string, study: number) => (input: ReportInput) => {
  const first = input.ranking.ranked[0]!
  first.entry = {
    ...first.entry!,
    known: true,
    studyLow: 0,
    studyHigh: study,
    paidLow: 0,
    paidHigh: kind === 'apprenticeship' ? 48 : 0,
    experience: 0,
  }
  first.occupation!.gate = { ...NO_GATE, ...first.occupation!.gate, kind }
}

describe('the four conversations', () => {
  it('are with the boss, somebody in the job, whoever decides on the way in, and at home', () => {
    const words = page()
    const job = loadInput('renee').ranking.ranked[0]!.occupation!.shortTitle
    for (const title of ['"1. ', `"2. ${capital(withArticle(job))}`, '"3. ', '"4. ']) assert.ok(words.includes(title), title)
    assert.equal(words.split('**A good answer.**').length, 5)
    assert.equal(words.split('**If not.**').length, 5)
  })

  it('name the superior of the present work, and whether they stand behind the reader', () => {
    const as = (code: string) => page((input) => (input.present = { ...input.present!, code }))
    assert.match(as('29-1141.00'), /1\. Your nurse manager/)
    assert.match(as('47-2111.00'), /1\. Your foreman/)
    assert.match(page(chosen('people.support', 'boss')), /1\. [^"]+, who stands behind you"/)
    for (const code of ['11-2022.00', '25-2021.00', '53-3032.00', '99-9999.00']) assert.ok(superiorOf(code).who.length > 5)
    assert.equal(superiorOf('99-9999.00').who, 'Your boss')
  })

  it('speak to the boss of what costs most energy, ticked or written, and of the work that it is about', () => {
    assert.match(page(chosen('present.drain', 'hours')), /The hours are what I cannot keep up/)
    assert.match(page(chosen('present.drain', 'body')), /my body will not do it for years/)
    const none = chosen('present.drain')
    const quiet = (input: ReportInput) => {
      none(input)
      chosen('fear.main')(input)
      input.careerGoals = ''
    }
    assert.match(page(quiet), /I would rather plan it with you than around you/)
    const wrote = page((input) => {
      quiet(input)
      input.answers.push({ ...input.answers[0]!, topic: 'fear.main', items: [], text: 'Night shifts wear me out.' })
    })
    assert.match(wrote, /The hours are what I cannot keep up/)
    assert.notEqual(page(chosen('present.drain', 'no_say')), page(chosen('present.drain', 'meaning')))
  })

  it('ask about the hands where it is the hands that hurt, and about lifting else', () => {
    const hurts = (words: string) =>
      page((input) => {
        chosen('present.drain', 'body')(input)
        input.careerGoals = words
      })
    assert.match(hurts('My wrists hurt from typing.'), /How many hours of yesterday did you type or grip/)
    assert.match(hurts('My knees and wrists hurt.'), /What did you lift yesterday/)
  })

  it('send nobody to an admissions office for years of work', () => {
    const years = page((input) => {
      gate('degree', 24)(input)
      const first = input.ranking.ranked[0]!
      first.occupation!.gate = { ...first.occupation!.gate!, program: 'Years in administration' }
      first.entry!.missing = ['the program: Years in administration']
    })
    assert.doesNotMatch(years, /the years in administration/i)
  })

  it('carry the story and the wish of the reader to a boss whom nothing drains them at', () => {
    const told = page((input) => {
      chosen('present.drain')(input)
      chosen('fear.main')(input)
      input.careerGoals = ''
      input.answers = input.answers.filter(({ topic }) => topic !== 'history.proud')
      input.answers.push({ ...input.answers[0]!, topic: 'history.proud', items: [], text: 'I found a ring of three shops.' })
      input.ranking.wishes = [{ ...WishAnswer.fromPartial({}), id: 'remote' }]
    })
    assert.match(told, /work that I am proudest of: ‘I found a ring of three shops\.’/)
    assert.match(told, /which day could the others be done from home/)
  })

  it('ask somebody in the job for the moment that the reader likes, or for the hours of the task that holds it', () => {
    const likes = (words: string) =>
      page((input) => {
        input.answers = input.answers.filter(({ topic }) => topic !== 'motivation.main')
        input.answers.push({ ...input.answers[0]!, topic: 'motivation.main', items: [], text: words })
      })
    assert.match(
      likes('I like the smell of rain.'),
      /I wrote: ‘I like the smell of rain\.’|“I like the smell of rain\.” When did you last/,
    )
    assert.match(likes('I like to explain things.'), /How many hours of your week are this: “explaining rules”/)
  })

  it('are with a teacher or a former boss where there is no job, and with a customer for an owner', () => {
    const words = page((input) => {
      input.present = undefined
      input.profile.reach!.yearsExperience = 0
    })
    assert.match(words, /A teacher or a former boss/)
    assert.match(
      page((input) => (input.profile.currentRole = 'Owner of a bakery')),
      /1\. Your best customer/,
    )
    const between = page((input) => {
      input.present = undefined
      input.profile.currentRole = 'Between jobs'
    })
    assert.match(between, /1\. Your last boss/)
  })

  it('ask whoever decides on the way in', () => {
    for (const [kind, study, who] of [
      ['license', 2, /"3\. (?:The state board|Whoever issues it)/],
      ['license', 9, /"3\. (?:Admissions: |An admissions office)/],
      ['degree', 12, /"3\. (?:Admissions: |An admissions office)/],
      ['apprenticeship', 0, /"3\. A training center or union hall/],
      ['academy', 12, /"3\. A recruiter of the service/],
      ['certificate', 1, /"3\. (?:Whoever trains for it|An employer that trains newcomers)/],
      ['rank', 0, /"3\. Whoever fills such a post/],
      ['open', 0, /"3\. A recruiter who places /],
    ] as const)
      assert.match(page(gate(kind, study)), who, `${kind}, ${study} months of study`)
  })

  it('tell a school of a first paper without years', () => {
    const words = page((input) => {
      gate('degree', 24)(input)
      input.profile.reach!.yearsExperience = 0
    })
    assert.match(words, /little work behind me so far/)
  })

  it('ask a school by its field: a nursing school of shifts, a teachers’ college of student teaching', () => {
    const of = (code: string) => schoolAsk({ ...aimWords(loadInput('renee')), code, program: 'the program' })
    assert.match(of('29-1141.00'), /clinical hours are in the program, and on which shifts/)
    assert.match(of('25-2021.00'), /student teaching in the program/)
    assert.match(of('49-9041.00'), /in the shop/)
    assert.equal(
      new Set(['29-1141', '25-2021', '25-1072', '17-2141', '19-4021', '27-1024', '53-2011', '43-1011'].map(of)).size,
      8,
    )
  })

  it('go to whoever stands behind the reader, about who lives on their pay and what is put by', () => {
    assert.match(page(chosen('people.support', 'friend')), /4\. The friend you can be honest with/)
    assert.match(page(chosen('people.support', 'nobody')), /4\. A counselor at a Job Center/)
    assert.match(page(chosen('people.support')), /4\. (?:Somebody you trust|Whoever shares|Those who live|A friend)/)
    assert.match(page(chosen('money.dependants', 'sole')), /Which bill must be paid whatever happens/)
    assert.match(page(chosen('money.runway', 'runway_0')), /no month to spare/)
  })

  it('begin with what stands in the way', () => {
    assert.match(page(chosen('constraint.obstacles', 'people_contacts')), /you know nobody in the field/)
    assert.match(page(chosen('constraint.obstacles', 'people_against')), /the last talk is the hardest/)
  })

  it('quote what the reader says without a quote in a quote', () => {
    for (const words of [page(), page(chosen('people.support', 'nobody')), page(gate('rank', 0))])
      assert.doesNotMatch(words, /\*“[^”]*“/)
  })
})
