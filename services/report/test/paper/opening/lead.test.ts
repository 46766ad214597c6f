import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { goalName } from '../../../src/document/facts/goal-name.ts'
import { directions } from '../../../src/document/facts/lead.ts'
import { fillsUp } from '../../../src/document/facts/reading.ts'
import { createFactTable } from '../../../src/document/model/fact-table.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../../src/document/model/report-type.ts'
import { plainText } from '../../../src/document/model/rich-text.ts'
import { collectStrings, composeReport } from '../../../src/document/sections/compose-report.ts'
import type { ReportContents, SectionContent } from '../../../src/document/sections/section.ts'
import { createDice } from '../../crowd/dice.ts'
import type { Persona } from '../../personas/persona.ts'
import { inventedPeople } from '../support/invented-people.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

/** People of the files with a goal drawn by chance: the name of any occupation, in any place of a sentence, or nothing at all. */
const PEOPLE = 60
const SEED = 'lead'

interface Read {
  who: string
  input: ReportInput
  contents: ReportContents
}
const reports: Read[] = []

before(async () => {
  const careers = createCareers()
  const skills = engineInProcess(careers)
  const titles = careers.engine.base.occupations.map(({ shortTitle }) => shortTitle)
  for (let index = 0; index < PEOPLE; index++) {
    const dice = createDice(`${SEED} ${index}`)
    const type = REPORT_TYPES[index % REPORT_TYPES.length]!
    const drawn = dice.one(inventedPeople(type))
    const persona: Persona = { ...drawn, facts: { ...drawn.facts, careerGoals: goalOf(dice, titles) } }
    const input = await personaInput(persona, type, skills)
    reports.push({ who: `${index} ${type} “${persona.facts.careerGoals}”`, input, contents: composeReport(input) })
  }
})

function goalOf(dice: ReturnType<typeof createDice>, titles: readonly string[]): string {
  const [one, other] = [dice.one(titles), dice.one(titles)]
  return dice.one([
    `I want to become a ${one}.`,
    `I want to work as a ${one}, or perhaps as a ${other}.`,
    `Not sure, maybe a ${one}; I would like regular hours.`,
    'I want to start my own firm.',
    'I want to be content.',
  ])
}

const sectionOf = ({ contents }: Read, id: string): SectionContent =>
  contents.sections.find(({ sectionId }) => sectionId === id) ?? { sectionId: id, pages: [], facts: [] }

function wordsOf(read: Read, id: string): string {
  const section = sectionOf(read, id)
  const facts = createFactTable(section.facts)
  const texts: string[] = []
  collectStrings(section.pages, (text) => texts.push(plainText(text, { fact: facts.get, page: () => 9 })))
  return texts.join('\n').toLowerCase()
}

const titleOf = (ranked: { occupation?: { shortTitle: string } | undefined }): string =>
  ranked.occupation!.shortTitle.toLowerCase()
const isOpen = ({ answer }: { answer: string }): boolean => answer === 'yes' || answer === 'not_yet'
/**
 * The first thing named that they may have, now or later, and that is not the work they are in; where its pay lies under what they
 * need, what is open and pays it. A post that is more than five years away leads nothing where a nearer place is advised.
 */
const openGoal = ({ input }: Read) => {
  const months = ({ entry }: { entry?: { studyLow: number; paidLow: number; experience: number } | undefined }): number =>
    entry ? entry.studyLow + entry.paidLow + entry.experience : 0
  const isNearer = input.ranking.ranked.some((one) => !fillsUp(one) && one.entry?.known && months(one) <= 60)
  const open = input.ranking.goals.filter(
    (goal) =>
      !(goal.answer === 'not_yet' && months(goal.place ?? {}) > 60 && isNearer) &&
      isOpen(goal) &&
      goal.place?.occupation &&
      goal.place.occupation.code !== input.present?.code,
  )
  const isPoor = (goal: (typeof open)[number]): boolean => goal.place!.reasonsAgainst.some(({ kind }) => kind === 'under_floor')
  return (open[0] && isPoor(open[0]) ? open.find((goal) => goal.answer === 'yes' && !isPoor(goal)) : undefined) ?? open[0]
}

/** Every section on doing that a kind of report may hold and that is about one direction. */
const DOING = ['plan', 'talks', 'interview', 'search', 'plans']

describe('a report led by what the reader named', () => {
  it('is drawn for people of every kind: with an open goal, with their own work as goal, and without any', () => {
    assert.ok(reports.filter((read) => openGoal(read)).length >= 15)
    assert.ok(reports.some(({ input }) => input.ranking.goals.some(({ answer }) => answer === 'inside')))
    assert.ok(reports.some(({ input }) => input.ranking.goals.length === 0))
  })

  it('is about an open goal in every section on doing, and names it first', () => {
    for (const read of reports) {
      const goal = openGoal(read)
      if (!goal) continue
      for (const id of DOING) {
        const words = wordsOf(read, id)
        if (words) assert.ok(words.includes(titleOf(goal.place!)), `${read.who}: ${id} without ${titleOf(goal.place!)}`)
      }
      const [first] = sectionOf(read, 'ideas').pages
      assert.ok(first!.title.includes(goalName(read.input, goal)), `${read.who}: ${first!.title}`)
      assert.ok(wordsOf(read, 'money').includes(titleOf(goal.place!)), `${read.who}: money`)
    }
  })

  it('spends no page of its own on an idea of ours that mostly pays less than they need, where two others have one', () => {
    for (const { who, input } of reports) {
      const named = new Set(input.ranking.goals.flatMap(({ place }) => place?.occupation?.code ?? []))
      const [, ...behind] = directions(input)
      if (behind.length < 2) continue
      for (const { occupation, answers, reasonsAgainst } of behind)
        assert.ok(
          named.has(occupation!.code) || answers.length > 0 || !reasonsAgainst.some(({ kind }) => kind === 'under_floor'),
          `${who}: ${occupation!.shortTitle}`,
        )
    }
  })

  it('calls nothing that comes next behind the list kept out by a rule', () => {
    for (const read of reports) {
      const [, kept = ''] = /in none of them came (.*?): near you by likeness/.exec(wordsOf(read, 'sure')) ?? []
      const next = read.input.ranking.next.map(titleOf)
      const both = kept.split(/, | and /).filter((name) => next.includes(name))
      assert.deepEqual(both, [], `${read.who}: ${kept}`)
    }
  })

  it('tells what a limit shuts out on one page', () => {
    for (const read of reports) {
      const told = wordsOf(read, 'ideas').split('what each of your limits shuts out').length - 1
      assert.ok(told <= 1, `${read.who}: ${told} times`)
    }
  })

  it('gives what we advise against one page at most, and no plan', () => {
    for (const read of reports) {
      const { ranked, goals } = read.input.ranking
      const open = new Set(goals.filter((goal) => isOpen(goal)).flatMap(({ place }) => place?.occupation?.code ?? []))
      const against = ranked.filter((one) => fillsUp(one) && !open.has(one.occupation!.code))
      for (const place of against) {
        const title = titleOf(place)
        const dives = ['deep-1', 'deep-2', 'deep-3'].map((id) => sectionOf(read, id).pages)
        const about = dives.filter((pages) => pages.some((page) => page.title.toLowerCase().split(': ').includes(title)))
        for (const pages of about) {
          assert.equal(pages.length, 1, `${read.who}: ${title}`)
          assert.equal(pages[0]!.kicker, 'To compare with', `${read.who}: ${title}`)
        }
        // Plan A is about something else wherever anything else can be had.
        if (openGoal(read) || read.input.present || ranked.some((one) => !fillsUp(one)))
          assert.ok(!wordsOf(read, 'plans').includes(`\na. ${title}\n`), `${read.who}: plan A is ${title}`)
      }
    }
  })

  it('says that no job passes only where the reader named none that is open', () => {
    for (const read of reports) {
      const headline = sectionOf(read, 'shortlist').pages[0]!.headline
      if (openGoal(read)) assert.doesNotMatch(headline, /^No job passes all rules/, read.who)
    }
  })

  it('has 25 to 32 pages, however few directions are left', () => {
    for (const read of reports) {
      const count = read.contents.sections.flatMap(({ pages }) => pages).length
      assert.ok(count >= 25 && count <= 32, `${read.who}: ${count} pages`)
    }
  })
})
