import { withArticle } from '@waymark/contracts/text/article'
import { textOn } from '../../facts/answered.ts'
import { directions } from '../../facts/lead.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payState } from '../../facts/pay-place.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { targetTools } from '../ai/target-tools.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { hiredAim } from '../opening/aim.ts'
import { closedIn } from '../opening/goals/closed-goal.ts'
import { tradeOf } from '../own-business/trades.ts'
import { box, columns, heading, jobTokens, points, small } from '../parts.ts'
import { type OwnFacts, ownFacts } from '../person/own-facts.ts'
import type { Section } from '../section.ts'
import { jobBoards } from './boards/job-boards.ts'
import { pitch, rehearsal } from './pitch.ts'
import { rewrittenLines } from './resume-lines.ts'
import { filters, walkAway } from './search-filters.ts'
import { searchTitles, searchWords } from './search-titles.ts'

/** What to type, where to look and what to say, built from the work's own titles and tools and from the reader's facts. */
export const searchKit: Section = {
  id: 'search',
  pages: 1,
  title: 'Search kit',
  group: 'do',
  compose(input, facts) {
    const own = ownFacts(input)
    return [
      {
        id: 'search',
        title: 'Search kit',
        group: 'do',
        kicker: 'Search kit',
        headline: headlineFor(input),
        standfirst: `${standfirstFor(input, own)}${closedIn(input, 'search')}`,
        blocks: [
          titlesTable(input, facts),
          boardsTable(input),
          ...rewritten(input),
          columns(
            'halves',
            [
              box('Your pitch, thirty seconds', [small(pitch(input, own), { slot: 'search.pitch' })], { tone: 'you' }),
              small(rehearsal(input)),
            ],
            [
              heading(ownStartOf(input) ? 'One line for each part of the work' : 'One line for each thing they ask'),
              points('box', lines(input, own), { size: 'small' }),
            ],
          ),
          columns(
            'halves',
            [heading('Set the filters'), points('plus', spared(filters(input)), { size: 'small' })],
            [heading('Walk away when'), points('minus', spared(walkAway(input, facts)), { size: 'small' })],
          ),
          scoreTable(),
        ],
      },
    ]
  },
}

/** On a full page two lines are enough; the others go first. */
function spared(texts: readonly Text[]): { text: Text; drop?: number }[] {
  return texts.map((text, at) => (at < 2 ? { text } : { text, drop: 5 }))
}

/** The reader's aim and the directions, at most three. */
function sought(input: ReportInput) {
  const all = [hiredAim(input), ...directions(input)].map(occupationOf)
  return all.filter((one, at) => all.findIndex(({ code }) => code === one.code) === at).slice(0, 3)
}

function headlineFor(input: ReportInput): Text {
  const first = occupationOf(hiredAim(input))
  const [one, other] = searchTitles(first, 110, searchWords(input, first))
  if (one && other) return `Type “${plain(one)}” first, then “${plain(other)}”`
  return one
    ? `Type “${plain(one)}”, then the tools and places beside it`
    : `Where ${plain(first.shortTitle)} posts are listed, and what to say`
}

function standfirstFor(input: ReportInput, { role, skills, years }: OwnFacts): Text {
  const first = occupationOf(hiredAim(input))
  const start = ownStartOf(input)
  if (start)
    return `Nobody hires for ${plain(start.aName)}: this page finds the wage beside it, and plan Z. The pitch below is for customers of your ${plain(start.short)}.`
  const hidden = `Work as ${plain(withArticle(first.shortTitle))} hides under many titles.`
  if (textOn(input, 'history.proud', Infinity))
    return `${hidden} Your own story stands below in the words of a résumé; what only you know is a blank.`
  if (skills[0]) return `${hidden} You rate ${plain(skills[0].name)} highest, so it stands in the first line of what you say.`
  if (role && years > 0) return `${hidden} Lines with blanks wait for what your time as ${plain(role)} holds.`
  return `${hidden} The blanks are for the first things that you finish.`
}

function titlesTable(input: ReportInput, facts: FactTable): TableBlock {
  const three = sought(input)
  const counted = three.some(({ note }) => note?.titles.some(({ filings }) => filings > 0))
  return {
    kind: 'table',
    caption: 'What to type into the search box',
    note: counted
      ? 'Titles most often filed by employers first, then as O*NET lists them.{^OL}'
      : 'Titles that workers report, those nearest to the name of the work first.{^O}',
    columns: [
      { head: 'Direction', width: 18 },
      { head: 'Titles to type', width: 40 },
      { head: 'Tools that such ads name{^O}' },
      { head: 'Openings a year{^P}', align: 'right', width: 12 },
    ],
    rows: three.map((occupation) => ({
      cells: [
        plain(capital(occupation.shortTitle)),
        plain(searchTitles(occupation, 100, searchWords(input, occupation)).join(' · ')) || 'its own name',
        plain(capital(targetTools(occupation, 3).join(' · '))) || 'none beyond the office suite',
        jobTokens(facts, occupation.code).bareOr('openings', 'not published'),
      ],
    })),
    style: 'dense',
  }
}

/** Where to look, by the work and by the industry that they aim at; the state's own bank lists all work. */
function boardsTable(input: ReportInput): TableBlock {
  const { industry = '', targetIndustry = '' } = input.profile.reach ?? {}
  const state = payState(input)
  const bank = state
    ? `All of it should stand in the job bank of ${plain(state)} too: careeronestop.org leads there.`
    : 'All of it should stand in your state’s job bank too: careeronestop.org leads there.'
  return {
    kind: 'table',
    caption: 'Where such posts are listed',
    note: `As of November 2026; nobody pays us for a name.{^E} ${bank}`,
    columns: [{ head: 'Direction', width: 18 }, { head: 'Look here' }],
    rows: sought(input).map(({ code, shortTitle }) => ({
      cells: [
        plain(capital(shortTitle)),
        jobBoards(code, NO_INDUSTRY.has(targetIndustry) ? industry : targetIndustry)
          .map((board, at) => (at === 0 ? capital(board) : board))
          .join(' · '),
      ],
    })),
    style: 'dense',
  }
}

/** Answers of those who aim at no industry yet. */
const NO_INDUSTRY: ReadonlySet<string> = new Set(['', 'other', 'exploring', 'unsure'])

function rewritten(input: ReportInput): Block[] {
  const lines = rewrittenLines(input)
  if (lines.length === 0) return []
  return [
    {
      kind: 'table',
      caption: lines.length === 1 ? 'A line of yours, before and after' : 'Two lines of yours, before and after',
      columns: [{ head: 'As you said it', width: 48 }, { head: 'As a résumé says it' }],
      rows: lines.map(({ before, after }) => ({ cells: [before, after] })),
      style: 'dense',
    },
  ]
}

/** The tasks of the aim, or of the trade that is to be their own, each with a skill of the reader's to prove it by, or a blank. */
function lines(input: ReportInput, { skills }: OwnFacts): { lead: Text; text: Text; drop?: number }[] {
  const { note, activities } = occupationOf(hiredAim(input))
  const start = ownStartOf(input)
  const trade = start && tradeOf(start)
  const tasks = trade
    ? trade.tasks
    : note
      ? note.tasks.map(({ text }) => text.replace(/[.\s]+$/, ''))
      : activities.map(({ label }) => label)
  return tasks.slice(2, 5).map((task, at) => {
    const skill = skills[at + 1]
    return {
      lead: `${plain(capital(lower(task)))}.`,
      ...(at === 2 ? { drop: 5 } : {}),
      text: skill ? `From ${plain(skill.name)}: ______, for ______, with ______ to show.` : `The nearest you have done: ______.`,
    }
  })
}

function scoreTable(): Block {
  const empty = '\u00a0'
  return {
    kind: 'table',
    caption: 'Keep score for one month',
    columns: [
      { head: 'Week', width: 10 },
      { head: 'Talks' },
      { head: 'Applications' },
      { head: 'Answers' },
      { head: 'What I changed', width: 40 },
    ],
    rows: ['1', '2', '3', '4'].map((week) => ({ cells: [week, empty, empty, empty, empty], ...(week > '2' ? { drop: 4 } : {}) })),
    style: 'worksheet',
    drop: 1,
  }
}
