import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { EntryPath, Gate, Note } from '@waymark/proto/waymark/skills/v1/occupation'
import { HOURS_OF_A_MONTH } from '../../src/document/facts/school-hours.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import { targetTools } from '../../src/document/sections/ai/target-tools.ts'
import { composeReport, composeSection } from '../../src/document/sections/compose-report.ts'
import { steppingStones } from '../../src/document/sections/directions/stepping-stones.ts'
import { aimOf } from '../../src/document/sections/opening/aim.ts'
import { learningSteps } from '../../src/document/sections/plan/learning-steps.ts'
import { plan } from '../../src/document/sections/plan/plan.ts'
import { loadInput } from '../fixtures/load-input.ts'

type Change = (input: ReportInput) => void
function changed(change: Change): ReportInput {
  const input = structuredClone(loadInput('renee'))
  change(input)
  return input
}
const page = (change: Change = () => {}): string => JSON.stringify(composeSection(plan, changed(change)).pages[0])
const hours =
  (value: number): Change =>
  (input) => {
    input.profile.reach!.learningHours = value
  }
const gate =
  (kind: string, study: [number, number], missing: string[]): Change =>
  (input) => {
    const first = input.ranking.ranked[0]!
    first.entry = EntryPath.create({ known: true, how: 'outside', studyLow: study[0], studyHigh: study[1], missing })
    first.occupation!.gate = Gate.create({ kind })
  }
const all =
  (...changes: Change[]): Change =>
  (input) => {
    for (const change of changes) change(input)
  }
const tech = (name: string, inDemand = false, hot = false) => ({ name, hot, inDemand })

describe('what to learn', () => {
  it('counts a program by its credits, and says where it does not fit beside work', () => {
    const input = changed(gate('degree', [20, 36], ['the program: master’s in nursing']))
    const program = learningSteps(input, aimOf(input)).find(({ kind }) => kind === 'paper')
    assert.deepEqual(program?.hours, [20 * HOURS_OF_A_MONTH, 36 * HOURS_OF_A_MONTH])
    assert.match(page(all(hours(2), gate('degree', [20, 36], ['the program: master’s in nursing']))), /not beside work/)
    assert.match(page(all(hours(20), gate('degree', [20, 36], ['the program: master’s in nursing']))), /2 to 4 years/)
  })

  it('speaks of who is watched in the right case', () => {
    const noted = (task: string): string => {
      const input = changed(gate('license', [0, 2], []))
      const occupation = input.ranking.ranked[0]!.occupation!
      const note = Note.fromPartial({ tasks: [{ text: task }] })
      occupation.note = note
      for (const one of Object.values(input.occupations)) if (one.code === occupation.code) one.note = note
      return learningSteps(input, aimOf(input)).find(({ kind }) => kind === 'task')!.what
    }
    assert.match(noted('Learn the drug so well that an expert listens to you.'), /that an expert listens to them/)
    assert.match(noted('Say what your side can do when you know.'), /what their side can do when they know/)
    assert.match(noted('Ask the crew around you what they saw.'), /the crew around them what/)
  })

  it('calls nothing complete where a degree is usual that no school is counted for', () => {
    const without = all(
      hours(10),
      gate('customary', [0, 0], ["the program: bachelor's degree and product knowledge"]),
      (input) => {
        for (const one of [input.ranking.ranked[0]!.occupation!, ...Object.values(input.occupations)]) one.technologies = []
      },
    )
    assert.match(page(without), /Ask first whether your years stand in for the usual degree/)
    assert.doesNotMatch(page(without), /Nothing on paper is missing/)
  })

  it('takes the hours of a course from its own words where these name them', () => {
    const input = changed(gate('license', [1, 2], ['the program: twenty hours of courses']))
    assert.equal(learningSteps(input, aimOf(input)).find(({ kind }) => kind === 'paper')?.hours, undefined)
  })

  it('never has work tried that a license or an apprenticeship stands before', () => {
    for (const kind of ['license', 'degree', 'apprenticeship', 'academy']) {
      const input = changed(gate(kind, [0, 2], []))
      for (const { kind: what, what: words } of learningSteps(input, aimOf(input)))
        if (what === 'task') assert.doesNotMatch(words, /do one small piece|easiest part/, kind)
    }
  })

  it('buys no course with half an hour a week', () => {
    const words = page(all(hours(0.5), gate('certificate', [3, 6], ['the program: a short course'])))
    assert.match(words, /see the work, and buy no course/)
    assert.doesNotMatch(words, /15 to 30|The program/)
  })

  it('asks nothing that the reader’s own license has brought', () => {
    const held: Change = (input) => {
      input.present!.gate = Gate.create({ exam: 'NCLEX-RN', license: 'RN license' })
    }
    const asked = gate('degree', [20, 36], ['the program: master’s in nursing', 'the exam: NCLEX-RN', 'the license: RN license'])
    assert.doesNotMatch(page(all(asked, held)), /NCLEX-RN|"RN license/)
    assert.match(page(asked), /NCLEX-RN/)
  })

  it('gives each step a day at the reader’s pace', () => {
    const early = all(gate('open', [0, 0], []), hours(10))
    const late = all(gate('open', [0, 0], []), hours(2))
    const days = (change: Change) => [...page(change).matchAll(/"by (\w+ \d+)"/g)].map(([, day]) => Date.parse(`${day}, 2027`))
    assert.ok(days(early).length >= 2)
    assert.notDeepEqual(days(early), days(late))
  })
})

describe('tools of the work', () => {
  it('are what ads name and kinds of programs, never what everybody has', () => {
    const technologies = [
      tech('Microsoft Excel', true, true),
      tech('Facebook', false, true),
      tech('Salesforce software', true, true),
      tech('Structured query language SQL', true, true),
      tech('Web browser software'),
      tech('Maintenance management software'),
      tech('Computerized maintenance management system CMMS'),
      tech('Actsoft Comet Tracker'),
    ]
    assert.deepEqual(targetTools({ code: '49-9041.00', technologies }, 5), [
      'Salesforce',
      'SQL',
      'maintenance management software',
    ])
    assert.deepEqual(targetTools({ code: '11-1021.00', technologies }, 5), ['Salesforce', 'SQL'])
  })
})

describe('stepping stones', () => {
  it('are what the gate asks, with what one lives on meanwhile, and no likeness of jobs', () => {
    const input = changed(gate('degree', [20, 36], ['the program: master’s in nursing']))
    const words = JSON.stringify(composeSection(steppingStones, { ...input, reportType: 'career_change' }).pages[0])
    assert.match(words, /Program: master’s in nursing/)
    assert.match(words, /20 to 36 months/)
    assert.doesNotMatch(words, /likeness|alike|similar/i)
  })
})

/** Quotes of reports that sent people astray. */
const NEVER = [
  /doors opened/i,
  /new doors/,
  /you could also reach/,
  /help out a few hours/i,
  /same pay, same people/,
  /near your work/,
  /this page fills/,
  /A stone is a place to earn/,
  /learn a third thing/,
  /First half of one short course|Second half of the course/,
  /Twelve weeks, \d+ hours/,
  /\{plan\.hours/,
  /is the one gap worth a course/,
  /first: (?:all three|two of three) directions ask/,
  /fewer people compete there/,
  /Still open means still needed/,
  /“claims”|“records”, “intake”/,
  /the cheapest course or evening that two employers name/i,
  /yesterday between ten and twelve/,
  /A thank-you note or a survey line/,
]
const DOING = ['plan', 'stones', 'talks', 'interview', 'search', 'support', 'plans']

for (const type of REPORT_TYPES)
  it(`${type}: the pages that make the reader act print none of the quotes that led astray`, () => {
    for (const name of ['renee', 'sparse'] as const)
      for (const { sectionId, pages } of composeReport(loadInput(name, type)).sections)
        if (DOING.includes(sectionId))
          for (const quote of NEVER) assert.doesNotMatch(JSON.stringify(pages), quote, `${name} ${sectionId}`)
  })
