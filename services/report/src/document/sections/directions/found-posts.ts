import { withArticle } from '@waymark/contracts/text/article'
import { type Span, spanChart } from '../../charts/span-chart.ts'
import { keyOn, keysOn, labelsOn, ratedOn } from '../../facts/answered.ts'
import { aimWords } from '../../facts/goal-name.ts'
import { directions } from '../../facts/lead.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import { standingOfReader } from '../../ladder/reader.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import type { Block } from '../blocks.ts'
import { rowOf } from '../executive/ladder-pay.ts'
import { TASK_NAMES } from '../executive/scope-figures.ts'
import { columns, figure, heading, jobTokens, points } from '../parts.ts'
import { shortSkill } from '../person/own-facts.ts'
import { bioLines } from '../search/bio-lines.ts'
import type { Section } from '../section.ts'
import { contactWords } from '../talks/contacts.ts'
import { SHAPES, type Shape } from './shapes.ts'

/** executive_transition: how such posts are found, in which shapes, and the five lines that others pass on. */
export const foundPosts: Section = {
  id: 'found',
  pages: 1,
  title: 'How such posts are found',
  group: 'do',
  compose(input, facts) {
    return [
      {
        id: 'found',
        title: 'How such posts are found',
        group: 'do',
        kicker: 'How such posts are found',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          columns(
            'halves',
            [heading('Who fills them'), points('number', ways(input), { size: 'small' })],
            [
              heading(standingOfReader(input).level < 2 ? 'Ask the one who promotes' : 'Ask a search firm'),
              points('ask', askFirm(input), { size: 'small' }),
            ],
          ),
          {
            kind: 'table',
            caption: 'Your bio in five lines, begun from your own words',
            note: `Others pass it on without you, so each line has to stand alone.${openingsWords(input, facts)}`,
            columns: [{ head: 'Line', width: 19 }, { head: 'As it could read' }],
            rows: bioLines(input).map(({ name, words }) => ({ cells: [name, words] })),
          },
          figure('Months until a first mandate', chart(shapesOf(input)), {
            note: `${keysOn(input, 'leadership.paths').length > 0 ? 'Dark: the shapes that you ticked.{^Y} Pale: others. ' : ''}Our estimate; no data set holds these times.{^E}`,
          }),
          shapeTable(input),
          {
            ...columns(
              'halves',
              [{ kind: 'lines', label: 'The one that I would say yes to tomorrow', count: 1 }],
              [{ kind: 'lines', label: 'Who could call me about it', count: 1 }],
            ),
            drop: 1,
          },
        ],
      },
    ]
  },
}

type Ticked = Shape & { ticked: boolean }

/** Ticked ways first; the bank's order inside both groups. */
function shapesOf(input: ReportInput): Ticked[] {
  const keys = keysOn(input, 'leadership.paths')
  const all = SHAPES.map((shape) => ({ ...shape, ticked: keys.includes(shape.key) }))
  return [...all.filter(({ ticked }) => ticked), ...all.filter(({ ticked }) => !ticked)].slice(0, MOST_SHOWN)
}

const MOST_SHOWN = 5

function headlineFor(input: ReportInput): Text {
  const { rungs } = standingOfReader(input)
  const ticked = shapesOf(input).filter((one) => one.ticked)
  const next = lower(rungs[0]!.name)
  if (ticked.length === 0) return `A post as ${next} is found by name, not by form`
  const quick = ticked.toSorted((a, b) => a.from - b.from)[0]!
  if (ticked.length === 1) return `${quick.name}: one way is open, so keep a second in reserve`
  return `${capital(countWords(ticked.length))} ways are open to you; ${lower(quick.name).replace(/\bmy\b/g, 'your')} is the quickest`
}

function standfirstFor(input: ReportInput): Text {
  const { work } = standingOfReader(input)
  const skill = shortSkill(input, 0)
  return `In ${work.name}: ${work.heard}.{^E} Be known there${skill ? ` for ${skill}` : ''} before the post is.`
}

/** How often a post of the kind opens in the country. */
function openingsWords(input: ReportInput, facts: FactTable): Text {
  const row = rowOf(input, standingOfReader(input).rungs[0]!) ?? occupationOf(directions(input)[0]!)
  const job = jobTokens(facts, row.code)
  return job.has('openings')
    ? ` About ${job.ref('openings')} openings a year for ${plain(row.shortTitle)}, all sizes together.`
    : ''
}

function ways(input: ReportInput): Text[] {
  const { work, rungs, level } = standingOfReader(input)
  const best = ratedOn(input, 'leadership.strengths')[0]
  const seen = lower((best && TASK_NAMES[best.key]) ?? 'your best')
  const said = aimWords(input, 80)
  const goal = said ? `: ${said}` : ' you want it'
  if (level < 2)
    return [
      `Inside first: whoever names the next ${lower(rungs[0]!.name)} should have seen you at ${seen}.{^E}`,
      `Meet leaders of your work elsewhere, first at ${work.body}.`,
      `Then ${contactWords(input, 0)}: say “${rungs[0]!.titles[0]}”, and why${goal}.`,
    ]
  return [
    `${capital(work.firm)}; never one that asks you to pay.{^E}`,
    `${capital(work.body)}: go to one meeting and ask who is about to retire.`,
    `Your own circle: ${contactWords(input, 0)}. Say “${rungs[0]!.titles[0]}”, and why${goal}.`,
  ]
}

function askFirm(input: ReportInput): Text[] {
  const { work, level, rungs } = standingOfReader(input)
  const second = shortSkill(input, 1)
  const place = keyOn(input, 'reach.relocation') ? labelsOn(input, 'reach.relocation', 1)[0] : undefined
  if (level < 2)
    return [
      `Who became ${lower(rungs[0]!.name)} here last, and what had they shown before?`,
      place
        ? `Of moving I say “${plain(place)}”: is ${withArticle(lower(rungs[0]!.name))} wanted within that?{^Y}`
        : 'If no post opens here, is there one at another site?',
      `Could I stand in as ${lower(rungs[0]!.name)} for a week${second ? `, and keep ${second} as my part` : ''}?`,
    ]
  return [
    `Which posts in ${work.name} have you filled this year${second ? `, and was ${second} ever asked for` : ', and who was turned down'}?`,
    place
      ? `Of moving I say “${plain(place)}”: how many of your searches in ${work.name} does that leave?{^Y}`
      : 'How far would I have to move for the next three of your searches?',
    PAID[work.sector] ?? `Who in ${work.name} named me, and are you paid on success or for the search?`,
  ]
}

/** What to ask about the way a search is run, by who employs. */
const PAID: Readonly<Record<string, Text>> = {
  district: 'When does my name become public, and who tells my present board?',
  public: 'When does my name become public, so that my chief hears it from me the day before?',
  college: 'Who sits on the committee, and which of them wants somebody from inside?',
  hospital: 'Does the system have its own recruiters, and did they look inside first?',
  nonprofit: 'What did the last director leave over, by your account and by a funder’s?',
  owner: 'Does the owner mean to leave, or to look over my shoulder?',
}

function chart(shapes: readonly Ticked[]) {
  const spans: Span[] = shapes.map(({ name, from, to, ticked }) => ({
    label: name,
    from,
    to,
    words: `${from} to ${to}`,
    tone: ticked ? 'main' : 'pale',
  }))
  const ticks = [0, 6, 12, 18, 24, 30, 36].map((at) => ({ at, label: at === 0 ? 'now' : String(at) }))
  return spanChart({
    from: 0,
    to: 36,
    ticks,
    labelWidth: 148,
    rowHeight: 17,
    spans,
    unit: 'Months',
    intro: 'Months until a first mandate:',
  })
}

function shapeTable(input: ReportInput): Block {
  const shapes = shapesOf(input)
  const ticked = shapes.filter((one) => one.ticked)
  return {
    kind: 'table',
    caption: ticked.length > 0 ? 'The ways that you ticked, with their price' : 'Ways beside the next rung, with their price',
    columns: [{ head: 'Way', width: 22 }, { head: 'It gives', width: 24 }, { head: 'It costs', width: 27 }, { head: 'It needs' }],
    rows: (ticked.length > 0 ? ticked : shapes).slice(0, 4).map(({ name, gives, costs, needs }, index) => ({
      cells: [name, gives, costs, needs],
      ...(index > 0 ? { drop: 1 + index } : {}),
    })),
    style: 'dense',
  }
}
