import { withArticle } from '@waymark/contracts/text/article'
import { keyOn, labelsOn } from '../../facts/answered.ts'
import { aimWords } from '../../facts/goal-name.ts'
import { capital, countWord, lower } from '../../facts/reading.ts'
import { BUDGET_WORDS, missingFor, PEOPLE_WORDS } from '../../ladder/missing.ts'
import { standingOfReader, titleOfReader } from '../../ladder/reader.ts'
import type { Standing } from '../../ladder/standing.ts'
import type { Rung } from '../../ladder/tables.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import type { Block, Cell } from '../blocks.ts'
import { box, columns, heading, points, small } from '../parts.ts'
import type { Section } from '../section.ts'
import { payCell, rungPay } from './ladder-pay.ts'
import { againstClimb, sentenceToSay, stepsTo } from './ladder-steps.ts'
import { wantsOut, wayOutPage } from './way-out.ts'

/** executive_transition: the next posts above the present title, what each adds, what is missing, and what the tables pay for it. */
export const ladder: Section = {
  id: 'ladder',
  pages: 1,
  title: 'The ladder above your title',
  group: 'do',
  compose(input, facts) {
    if (wantsOut(input)) return [wayOutPage(input, facts)]
    const standing = standingOfReader(input)
    const next = standing.rungs[0]!
    return [
      {
        id: 'ladder',
        title: 'The ladder above your title',
        group: 'do',
        kicker: 'The ladder above your title',
        headline: headlineFor(input, standing),
        standfirst: standfirstFor(input, standing),
        blocks: [
          table(input, facts, standing),
          columns(
            'halves',
            [titlesTable(standing)],
            [
              heading(`Before you ask for it: ${lower(next.name)}`),
              points('number', lastDropped(stepsTo(input, standing), 3), { size: 'small' }),
            ],
          ),
          ...rungPay(input, standing),
          columns(
            'halves',
            [
              heading('What speaks against the climb'),
              points('minus', lastDropped(againstClimb(input, facts, standing), 4), { size: 'small' }),
            ],
            [
              box(
                standing.work.key === 'chief' ? 'Say it to your chair' : 'Say it this month',
                [small(sentenceToSay(input, standing))],
                { tone: 'you' },
              ),
            ],
          ),
          {
            ...columns(
              'halves',
              [{ kind: 'lines', label: 'Who decides on this post, and who has their ear', count: 1 }],
              [{ kind: 'lines', label: 'The date by which I want an answer', count: 1 }],
            ),
            drop: 5,
          },
          {
            ...columns(
              'halves',
              [{ kind: 'lines', label: 'What I would stop doing on the day that I get it', count: 2 }],
              [{ kind: 'lines', label: 'Who could take over from me', count: 2 }],
            ),
            reserve: true,
          },
        ],
      },
    ]
  },
}

/** The names under which employers look for each rung. */
function titlesTable({ rungs }: Standing): Block {
  return {
    kind: 'table',
    caption: 'Titles to search for',
    columns: [{ head: 'Rung', width: 34 }, { head: 'Titles' }],
    rows: rungs.map(({ name, titles }, at) => ({
      cells: [name, titles.map(plain).join(' · ')],
      ...(at === 2 ? { drop: 2 } : {}),
    })),
    style: 'dense',
  }
}

/** Three points, of which the last one may go. */
function lastDropped(items: readonly Text[], drop: number): { text: Text; drop?: number }[] {
  return items.map((text, at) => (at === 2 ? { text, drop } : { text }))
}

/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 74

function headlineFor(input: ReportInput, standing: Standing): Text {
  const next = standing.rungs[0]!
  const gaps = missingFor(input, standing, next).length
  const rest =
    gaps === 0 ? 'on paper you could ask now' : `${countWords(gaps)} ${gaps === 1 ? 'thing stands' : 'things stand'} between`
  const from = standing.level === 0 ? 'Into leading' : `Up from ${titleOfReader(input)}`
  const whole = `${from}: next ${plain(withArticle(lower(next.name)))}; ${rest}`
  return whole.length <= TWO_LINES ? whole : `Next rung: ${plain(lower(next.name))}; ${rest}`
}

function standfirstFor(input: ReportInput, { work, rungs, level }: Standing): Text {
  const reason = labelsOn(input, 'leadership.reason', 1)[0]
  const why = reason ? `You ticked “${plain(reason)}”.{^Y} ` : ''
  const where = work.key === 'owner' || work.key === 'chief' ? '' : ` in ${work.name}`
  if (level === 0)
    return `${why}You lead nobody by title yet. The ladder${where} begins among the people you work with now.${goalWords(input)}`
  const count = countWord(rungs.length)
  return `${why}${count} ${rungs.length === 1 ? 'rung stands' : 'rungs stand'} above yours${where}.${goalWords(input)}`
}

/** The aim in the reader's words, where it is short enough to stand here. */
function goalWords(input: ReportInput): Text {
  if (input.careerGoals.trim() === '') return ' You named no aim: choose how far up you want to look.'
  const goal = aimWords(input, 60)
  return goal ? ` Hold each against your aim: ${goal}.{^Y}` : ''
}

function table(input: ReportInput, facts: FactTable, standing: Standing): Block {
  return {
    kind: 'table',
    caption: 'From where you stand, rung by rung',
    note: 'Rungs, their reach and what they ask are common practice, not a count; employers name them otherwise.{^E} Pay is the middle half of a row of the wage table.{^W}',
    columns: [
      { head: 'Post', width: 17 },
      { head: 'What it adds', width: 24 },
      { head: 'Board', width: 15 },
      { head: 'Between you and it', width: 26 },
      { head: 'Pay a year{^W}' },
    ],
    rows: [
      { cells: nowRow(input, facts, standing) },
      ...standing.rungs.map((rung) => ({
        cells: [rung.name, rung.adds, rung.board, between(input, standing, rung), payCell(input, facts, standing, rung)],
      })),
    ],
    style: 'dense',
  }
}

function nowRow(input: ReportInput, facts: FactTable, { level }: Standing): Cell[] {
  const people = PEOPLE_WORDS[keyOn(input, 'leadership.people')]
  const budget = BUDGET_WORDS[keyOn(input, 'leadership.budget')]
  const carried = [people && `people: ${people}`, budget && `budget: ${budget}`].filter(Boolean).join('; ')
  return [
    { text: `You: ${plain(titleOfReader(input))}`, muted: true },
    { text: carried ? `${capital(carried)}{^Y}` : 'You told no people or budget', muted: true },
    { text: NEARNESS[keyOn(input, 'leadership.board')] ?? 'Not told', muted: true },
    { text: level === 0 ? 'You stand here' : 'You hold it', muted: true },
    { text: facts.has('you.pay') ? facts.ref('you.pay') : 'not told', muted: true },
  ]
}

const NEARNESS: Readonly<Record<string, Text>> = {
  none: 'Not yet{^Y}',
  reported: 'Reported now and then{^Y}',
  committee: 'Worked with one{^Y}',
  member: 'On one{^Y}',
}

function between(input: ReportInput, standing: Standing, rung: Rung): Cell {
  const gaps = missingFor(input, standing, rung).map(({ words }) => words)
  const shown = rung === standing.rungs[0] ? 2 : 1
  const text = gaps.length > 0 ? capital(gaps.slice(0, shown).join('; ')) : 'Nothing that your answers show'
  return rung.paper === '' ? text : { text, sub: capital(rung.paper) }
}
