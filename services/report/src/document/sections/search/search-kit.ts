import { ratedOn } from '../../facts/answered.ts'
import { entryWay, trainsForPay } from '../../facts/entry-way.ts'
import { directions, leadOf } from '../../facts/lead.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payState } from '../../facts/pay-place.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { targetTools } from '../ai/target-tools.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { employerKinds } from '../directions/employer-kinds.ts'
import { hiredAim } from '../opening/aim.ts'
import { closedIn } from '../opening/goals/closed-goal.ts'
import { box, columns, heading, points, small } from '../parts.ts'
import { type OwnFacts, ownFacts } from '../person/own-facts.ts'
import type { Section } from '../section.ts'
import { aimedIndustry, jobBoards } from './boards/job-boards.ts'
import { evidenceLines } from './evidence-lines.ts'
import { firstLine } from './first-line.ts'
import { fittingSkills } from './fitting-skills.ts'
import { leaveOut } from './leave-out.ts'
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
    const told = ownFacts(input)
    const { fitting, idle } = fittingSkills(input, told.skills)
    const own = { ...told, skills: fitting }
    // Nobody types "listening closely" into a search box, but a letter may say it.
    const spoken = fitting.length > 0 ? own : { ...own, skills: ratedSkills(input) }
    return [
      {
        id: 'search',
        title: 'Search kit',
        group: 'do',
        kicker: 'Search kit',
        headline: headlineFor(input),
        standfirst: `${standfirstFor(input, spoken)}${closedIn(input, 'search')}`,
        blocks: [
          searchTable(input),
          ...rewritten(input, spoken),
          columns(
            'halves',
            [
              box('Your pitch, thirty seconds', [small(pitch(input, spoken), { slot: 'search.pitch' })], { tone: 'you' }),
              { ...small(rehearsal(input)), reserve: true },
            ],
            [
              heading(ownStartOf(input) ? 'One line for each part of the work' : 'What they ask, and what of yours answers'),
              points('box', evidenceLines(input, own), { size: 'small' }),
            ],
          ),
          columns(
            'thirds',
            [heading('Set the filters'), points('plus', spared(filters(input, own)), { size: 'small' })],
            [heading('Walk away when'), points('minus', spared(walkAway(input, facts)), { size: 'small' })],
            [heading('Leave out'), points('minus', spared(leaveOut(input, own, idle)), { size: 'small' })],
          ),
          scoreTable(),
        ],
      },
    ]
  },
}

/** Who named no skill of their own rated those of a list: the best of them, as a sentence may hold them. */
function ratedSkills(input: ReportInput): OwnFacts['skills'] {
  return ratedOn(input, 'skill.people')
    .filter(({ value, label }) => value >= GOOD && label.length <= SHORT)
    .slice(0, 3)
    .map(({ label, value }) => ({ name: lower(label), rating: value }))
}

const GOOD = 7
const SHORT = 32

/** Two lines are enough, on a very full page the first. */
function spared(texts: readonly Text[]): { text: Text; drop?: number }[] {
  return texts.slice(0, 2).map((text, at) => ({ text, ...(at > 0 ? { drop: 1 } : {}) }))
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

function standfirstFor(input: ReportInput, own: OwnFacts): Text {
  const start = ownStartOf(input)
  if (start)
    return `Nobody hires for ${plain(start.aName)}: this page finds the wage beside it, and plan Z. The pitch below is for customers of your ${plain(start.short)}.`
  const stance = searchStance(input)
  const front = toTheFront(input, own)
  return `${stance} ${stance.endsWith(':') ? lower(front) : front}`
}

/** How to read ads: by who named the work, and whether it is open. */
function searchStance(input: ReportInput): Text {
  const { kind } = leadOf(input)
  const aim = hiredAim(input)
  const way = entryWay(aim)
  const { known, total } = way
  const name = plain(occupationOf(aim).shortTitle)
  if (kind === 'own_work') return 'Your own trade goes by other names in other houses:'
  if (kind === 'goal' && trainsForPay(way))
    return `Employers train whom they hire for this, so answer ${name} ads now, first those that say “will train”.`
  if (kind === 'goal' && known && total[0] > 0)
    return `Until the gate is behind you, read ${name} ads for what they ask, and answer only those that train.`
  if (kind === 'goal')
    return `You named it yourself and nothing on paper bars it, so ${name} ads are to be answered, not collected.`
  if (kind === 'nearest') return `These ads are for reading: they show what would have to move before ${name} posts are for you.`
  return `The idea is ours, so read ten ${name} ads before you answer one.`
}

/** What goes to the front of everything that is sent: their best skill, the state to search, or what is still blank. */
function toTheFront(input: ReportInput, { skills, role, years }: OwnFacts): Text {
  const state = payState(input)
  const where = state ? `, and ${plain(state)} fills the box for the place` : ''
  if (skills[0]) return `Put ${plain(skills[0].name)} to the front of each letter${where}.`
  if (role && years > 0) return `Lines with blanks wait for what your time as ${plain(role)} holds${where}.`
  return `The blanks are for the first things that you finish${where}.`
}

/** What to type and where, by direction: who hires, places by the work and by the industry aimed at; the state's bank lists all work. */
function searchTable(input: ReportInput): TableBlock {
  const three = sought(input)
  const { industry = '', targetIndustry = '' } = input.profile.reach ?? {}
  const counted = three.some(({ note }) => note?.titles.some(({ filings }) => filings > 0))
  const order = counted
    ? 'Titles most often filed by employers first.{^OL}'
    : 'Titles that workers report, the nearest first.{^O}'
  const state = payState(input)
  const bank = state ? `the job bank of ${plain(state)}` : 'your state’s job bank'
  return {
    kind: 'table',
    caption: 'What to type, and where',
    note: `${order} Places as of November 2026; nobody pays us for a name.{^E} Try ${bank} too, by way of careeronestop.org.`,
    columns: [
      { head: 'Direction', width: 16 },
      { head: 'Titles to type', width: 30 },
      { head: 'Look here', width: 34 },
      { head: 'Tools that such ads name{^O}' },
    ],
    rows: three.map((occupation) => {
      const hires = employerKinds(occupation.note).slice(0, 2).join(', ')
      const boards = jobBoards(occupation.code, aimedIndustry(industry, targetIndustry)).join(' · ')
      return {
        cells: [
          plain(capital(occupation.shortTitle)),
          plain(searchTitles(occupation, 100, searchWords(input, occupation)).join(' · ')) || 'its own name',
          { text: plain(capital(boards)), ...(hires && { sub: `Who hires: ${plain(hires)}` }) },
          plain(capital(targetTools(occupation, 2).join(' · '))) || 'none beyond the office suite',
        ],
      }
    }),
    style: 'dense',
  }
}

function rewritten(input: ReportInput, own: OwnFacts): Block[] {
  const lines = rewrittenLines(input)
  const first = small(`**The first line of your résumé:** ${firstLine(input, own)}`)
  if (lines.length === 0) return [first]
  return [
    first,
    {
      kind: 'table',
      caption: 'Lines of yours, before and after',
      columns: [{ head: 'As you said it', width: 48 }, { head: 'As a résumé says it' }],
      rows: lines.map(({ before, after }, at) => ({ cells: [before, after], ...(at > 0 ? { drop: 2 } : {}) })),
      style: 'dense',
    },
  ]
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
    rows: ['1', '2', '3', '4'].map((week) => ({ cells: [week, empty, empty, empty, empty] })),
    style: 'worksheet',
    reserve: true,
  }
}
