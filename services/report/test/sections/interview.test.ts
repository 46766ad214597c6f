import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sentencesWithin } from '../../src/document/model/grammar.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import { composeSection } from '../../src/document/sections/compose-report.ts'
import { ORDER } from '../../src/document/sections/order.ts'
import { skillInSentence } from '../../src/document/sections/person/own-facts.ts'
import { accomplishmentOf } from '../../src/document/sections/search/accomplishment.ts'
import { interview } from '../../src/document/sections/search/interview.ts'
import { loadInput } from '../fixtures/load-input.ts'

/** The page's blocks as one text, for answers that are changed. */
function page(change: (input: ReportInput) => void = () => {}, name: 'renee' | 'sparse' = 'renee'): string {
  const input = structuredClone(loadInput(name))
  change(input)
  return JSON.stringify(composeSection(interview, input).pages[0]).replace(/\\"/g, '"')
}
const said =
  (topic: string, text: string) =>
  (input: ReportInput): void => {
    input.answers = input.answers.filter((answer) => answer.topic !== topic)
    input.answers.push({ ...loadInput('renee').answers[0]!, topic, items: [], text })
  }
const rated =
  (topic: string, ...items: [key: string, label: string, value: number][]) =>
  (input: ReportInput): void => {
    input.answers = input.answers.filter((answer) => answer.topic !== topic)
    const rows = items.map(([key, label, value]) => ({ key, label, value, text: '' }))
    input.answers.push({ ...loadInput('renee').answers[0]!, topic, items: rows, text: '' })
  }
const all =
  (...changes: ((input: ReportInput) => void)[]) =>
  (input: ReportInput): void => {
    for (const change of changes) change(input)
  }
const withoutAnswers = (input: ReportInput): void => {
  input.answers = []
  input.careerGoals = ''
  input.profile.skills = []
}

describe('an accomplishment', () => {
  it('is split where deed and result meet, in the words that were written', () => {
    for (const [words, did, came] of [
      [
        'I led the change of our ward handover, and falls dropped by a third in one winter.',
        'I led the change of our ward handover',
        'Falls dropped by a third in one winter',
      ],
      [
        'I rebuilt a hotel menu around local farms and food cost fell by four points.',
        'I rebuilt a hotel menu around local farms',
        'Food cost fell by four points',
      ],
      [
        'I shortened our monthly close from nine days to five by rebuilding the reconciliation sheets.',
        'Rebuilding the reconciliation sheets',
        'I shortened our monthly close from nine days to five',
      ],
      [
        'I rewired a school wing over one summer, two days early and without a single failed inspection.',
        'I rewired a school wing over one summer',
        'Two days early and without a single failed inspection',
      ],
      ['One and a half million miles without an accident.', '', 'One and a half million miles without an accident'],
      ['I teach newcomers', 'I teach newcomers', ''],
      ['', '', ''],
    ] as const)
      assert.deepEqual(accomplishmentOf(words), { did, came }, words)
  })

  it('keeps every word of what was said', () => {
    const said = 'We moved the store, and nobody lost a day; the team doubled its count by checking twice.'
    const { did, came } = accomplishmentOf(said)
    const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
    for (const word of words(`${did} ${came}`)) assert.ok(words(said).includes(word), word)
  })
})

describe('what is quoted', () => {
  it('ends with a whole clause, and without a mark of omission', () => {
    assert.equal(sentencesWithin('I fix things. I like the quiet of it, and the smell.', 30), 'I fix things.')
    assert.equal(sentencesWithin('I fix things that others gave up on, and I like it', 40), 'I fix things that others gave up on')
    assert.equal(sentencesWithin('short', 40), 'short')
  })

  it('keeps the capitals of names, and only these', () => {
    const tools = new Set(['excel', 'figma'])
    for (const [name, written] of [
      ['Excel', 'Excel'],
      ['Figma', 'Figma'],
      ['Adobe Illustrator', 'Adobe Illustrator'],
      ['TIG welding', 'TIG welding'],
      ['TypeScript', 'TypeScript'],
      ['Patient assessment', 'patient assessment'],
      ['Typography', 'typography'],
    ] as const)
      assert.equal(skillInSentence(name, tools), written)
  })
})

describe('the interview page', () => {
  it('stands in every type of report', () => {
    for (const type of REPORT_TYPES) assert.ok(ORDER[type].includes(interview), type)
  })

  it('tells the result in the reader’s words, and marks the figure that they did not give', () => {
    const words = page(said('history.proud', 'I taught the night crew to read the plans, and complaints fell.'))
    assert.match(words, /“I taught the night crew to read the plans\.”/)
    assert.match(words, /“Complaints fell\.”\{\^Y\} In figures: from ______ to ______\./)
    assert.doesNotMatch(page(said('history.proud', 'I cut errors by a third.')), /In figures/)
  })

  it('answers why with the motivation, and leaves the flight out', () => {
    const words = page(
      all(said('motivation.main', 'I like it when a machine runs again.'), said('fear.main', 'The shifts ruin my sleep.')),
    )
    assert.match(words, /“I like it when a machine runs again\.”\{\^Y\}/)
    assert.match(words, /Leave out:\*\* “The shifts ruin my sleep\.”/)
  })

  it('asks six questions, three of them of the work itself', () => {
    const input = loadInput('renee')
    const [page] = composeSection(interview, input).pages
    const [answers, questions] = page!.blocks[0]!.kind === 'columns' ? page!.blocks[0].columns : []
    assert.equal(answers!.filter(({ kind }) => kind === 'box').length, 3)
    const asked = questions!.find((block) => block.kind === 'points')
    assert.equal(asked?.kind === 'points' && asked.items.length, 3)
  })

  it('says what to write down where nothing was answered, and calls nothing the reader’s own', () => {
    const words = page(withoutAnswers, 'sparse')
    assert.match(words, /Three answers, for you to fill in|begins? in your own words/)
    assert.doesNotMatch(words, /undefined|NaN|You wrote to us|You rate/)
  })

  it('never invents a figure: each number on it stands in the facts or in the answers', () => {
    const input = structuredClone(loadInput('renee'))
    const composed = composeSection(interview, input)
    const printed = JSON.stringify(composed.pages)
      .replace(/\{[^}]+\}/g, '')
      .matchAll(/(?<![\w.-])\d[\d,.]*\d|(?<![\w.-])\d(?![\w.])/g)
    const known = JSON.stringify([input.answers, input.profile, input.ranking.ranked, input.occupations])
    for (const [figure] of printed)
      assert.ok(known.includes(figure) || new Set<string>(['10', '3', '1', '2']).has(figure), figure)
  })

  it('names a low skill as the weak spot, and never one that is rated well', () => {
    const low = all(rated('skill.named', ['a', 'Triage', 9], ['b', 'Spreadsheets', 4]), (input) => {
      for (const ranked of input.ranking.ranked) ranked.entry = undefined
    })
    assert.doesNotMatch(page(low), /You rate spreadsheets 4 of 10/, 'the work asks for none')
    const asked = all(rated('skill.named', ['a', 'Triage', 9], ['b', 'Explaining rules', 4]), (input) => {
      for (const ranked of input.ranking.ranked) ranked.entry = undefined
    })
    assert.match(page(asked), /You rate explaining rules 4 of 10, triage 9/)
    const high = all(rated('skill.named', ['a', 'Triage', 10], ['b', 'Spreadsheets', 8]), (input) => {
      for (const ranked of input.ranking.ranked) ranked.entry = undefined
    })
    assert.doesNotMatch(page(high), /is not my best side/)
  })

  it('asks back about what drains the reader today', () => {
    assert.match(page(rated('present.drain', ['hours', 'The hours or shifts', 0])), /May I see the schedule of last month/)
    assert.doesNotMatch(page(rated('present.drain', ['body', 'What it does to my body', 0])), /schedule of last month/)
  })

  it('has the next question ready, by the kind of deed', () => {
    assert.match(
      page(said('history.proud', 'I trained nine new clerks.')),
      /They ask next:\*\* “How did you know that they could/,
    )
    assert.match(page(said('history.proud', 'I found 12,000 dollars that were never billed.')), /What made you look there/)
    assert.match(page(said('history.proud', 'The whole town came.')), /What would have happened without you/)
  })

  it('ties what they like to a task of the work only where one speaks of it', () => {
    assert.match(page(said('motivation.main', 'I like to explain things until they sit.')), /comes nearest: explaining rules/)
    assert.match(page(said('motivation.main', 'I like the smell of rain.')), /None of the tasks that we hold is that moment/)
  })

  it('says the line under which no offer passes where a quarter of the posts pay less', () => {
    const floor = (share: number) => (input: ReportInput) => {
      input.profile.reach!.salaryCurrent = 60000
      input.profile.reach!.payFloorShare = share
    }
    assert.match(page(floor(1)), /let no offer pass under it/)
    assert.doesNotMatch(page(floor(0.5)), /let no offer pass under it/)
  })

  it('prints none of the questions that were the same for everybody', () => {
    for (const name of ['renee', 'sparse'] as const)
      assert.doesNotMatch(
        page(undefined, name),
        /What did you do yesterday between ten and twelve|A thank-you note or a survey line|…/,
      )
  })
})
