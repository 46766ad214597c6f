import { keyOn, ratedOn, saidOf, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import {
  capital,
  DEGREE_WORDS,
  directions,
  listing,
  lower,
  lowerName,
  lowerTitle,
  occupationOf,
  shorten,
  withArticle,
} from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import type { Block } from './blocks.ts'
import { box, columns, heading, jobTokens, note, points, small } from './parts.ts'
import { rewrittenLines } from './resume-lines.ts'
import type { Section } from './section.ts'

/** Page 28: words to search and apply with, built from the person's own facts. */
export const searchKit: Section = {
  id: 'search',
  pages: 1,
  title: 'Search kit',
  group: 'do',
  compose(input, facts) {
    const told = textOn(input, 'history.proud', 200) !== ''
    return [
      {
        id: 'search',
        title: 'Search kit',
        group: 'do',
        kicker: 'Search kit',
        headline: told
          ? 'Titles to type, words to use, and a story that is already yours'
          : 'Titles to type, words to use, lines that you can defend',
        standfirst:
          'The same work hides under many titles. Search for these, not for the one on your badge. Nothing here is made up: what we do not know stays a gap for you to fill.',
        blocks: [
          titlesTable(input, facts),
          ...rewritten(input),
          columns(
            'halves',
            [heading('Lines for your résumé'), points('box', resumeLines(input, facts), { size: 'small' })],
            [
              box('Your pitch, thirty seconds', [small(pitch(input), { slot: 'search.pitch' })], { tone: 'you' }),
              small(rehearsal(input)),
            ],
          ),
          columns(
            'halves',
            [heading('Set the filters'), points('plus', filters(input), { size: 'small' })],
            [
              heading('Signs to walk away'),
              points(
                'minus',
                [
                  'No pay range, and “competitive” in its place.',
                  'Ten must-haves for the lowest level.',
                  'An unpaid test task of more than two hours.',
                ],
                { size: 'small' },
              ),
            ],
          ),
          scoreTable(),
          note(
            'A résumé line is true, or it is not there. If a tool writes for you, check each figure against a paper that you hold.',
            {
              drop: 2,
            },
          ),
        ],
      },
    ]
  },
}

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

function titlesTable(input: ReportInput, facts: FactTable): Block {
  const three = directions(input).map(occupationOf)
  return {
    kind: 'table',
    caption: 'What to type into the search box',
    columns: [
      { head: 'Direction', width: 18 },
      { head: 'Other titles for it{^O}', width: 34 },
      { head: 'Words that such job ads use{^O}' },
      { head: 'Openings a year{^P}', align: 'right', width: 12 },
    ],
    rows: three.map((occupation) => {
      const tools = distinctTools(
        occupation.technologies.map((tool) => tool.name),
        three.map((one) => one.technologies.map((tool) => tool.name)),
      )
      // Our notes hold the titles by how often they are filed; O*NET lists them by the alphabet.
      const titles = occupation.note?.titles.map(({ title }) => title) ?? []
      const words = [...tools, ...occupation.knowledge.slice(0, 3).map((field) => lowerName(field.name))]
      return {
        cells: [
          plain(capital(occupation.shortTitle)),
          plain(within(titles.length > 0 ? titles : occupation.alternateTitles, 110) || 'none listed'),
          plain(within(words, 110)),
          jobTokens(facts, occupation.code).bareOr('openings', 'not published'),
        ],
      }
    }),
    style: 'dense',
  }
}

/** As many whole items as fit; none is cut. */
function within(items: readonly string[], limit: number): string {
  const kept: string[] = []
  for (const item of items) if ([...kept, item].join(' · ').length <= limit) kept.push(item)
  return kept.slice(0, MOST_ITEMS).join(' · ')
}

const MOST_ITEMS = 6

/** Tools that not every direction names: the common office suite finds nobody. */
export function distinctTools(tools: string[], all: string[][]): string[] {
  const common = (tool: string) =>
    all.every((list) => list.includes(tool)) ||
    /^(Microsoft (Office|Word|Excel|Outlook|PowerPoint|Windows|Access)|Web browser|Internet browser|Word processing|Spreadsheet|Email|Electronic mail|Database|Presentation|Operating system)/i.test(
      tool,
    )
  return tools.filter((tool) => !common(tool)).slice(0, 3)
}

/** Only what the person told us, each line with its source; gaps are asked for, never filled. */
function resumeLines(input: ReportInput, facts: FactTable): Text[] {
  const lines: Text[] = []
  const role = shorten(input.profile.currentRole, 60) || (input.present?.shortTitle ?? '')
  if (facts.has('you.years') && role)
    lines.push(`${capital(plain(role))}, ${facts.ref('you.years')}: name the largest thing that you were trusted with alone.`)
  const named = ratedOn(input, 'skill.named').slice(0, 3)
  const fallback = named.length === 0 ? input.profile.skills.slice(0, 3).map((skill) => skill.name) : []
  if (named.length > 0 || fallback.length > 0) {
    const words =
      named.length > 0
        ? named.map((item) => `${plain(shorten(item.label, 34))} (you say ${saidOf(facts, 'skill.named', item)} of 10)`)
        : fallback.map(plain)
    lines.push(`${capital(listing(words))}:{^Y} one case each, with the number of people, files or calls.`)
  }
  const strong = (['skill.people', 'skill.technical'] as const)
    .flatMap((topic) => ratedOn(input, topic).map((item) => ({ topic, item })))
    .sort((a, b) => b.item.value - a.item.value)[0]
  if (strong && strong.item.value >= 7)
    lines.push(
      `${plain(capital(strong.item.label))}: you rate it ${saidOf(facts, strong.topic, strong.item)} of 10. Who would say so? Ask them for one sentence.`,
    )
  const field = ratedOn(input, 'knowledge.areas')[0]
  if (field && field.value >= 5)
    lines.push(
      `You know ${plain(lower(shorten(field.label, 44)))} (${saidOf(facts, 'knowledge.areas', field)} of 10). Name the rule or method you use most.`,
    )
  const degree = DEGREE_WORDS[input.profile.reach?.education ?? '']
  if (degree) lines.push(`Schooling: ${degree}.{^Y} Add the one course that a direction names.`)
  const more = [
    'Something you made simpler: how long did it take before, and how long now?',
    'Someone you trained: what can they do alone today?',
    'A mistake you found before it cost money: how did you see it?',
    'A rule that you know better than most: who asks you about it?',
  ]
  for (const line of more) if (lines.length < 3) lines.push(line)
  return lines.slice(0, 4)
}

function pitch(input: ReportInput): Text {
  const first = occupationOf(directions(input)[0]!)
  const own = shorten(input.profile.currentRole, 60)
  const role = input.present
    ? `I work as ${plain(withArticle(input.present.shortTitle))}`
    : own
      ? `My work so far: ${plain(lowerTitle(own))}`
      : 'I have worked in several jobs'
  const years = Math.round(input.profile.reach?.yearsExperience ?? 0)
  const since = years > 1 && input.present ? `, for ${years} years now` : ''
  const named = ratedOn(input, 'skill.named')
    .slice(0, 2)
    .map((item) => lower(shorten(item.label, 34)))
  const known = named.length > 0 ? `People come to me for ${plain(listing(named))}.` : 'People come to me for … (one thing).'
  const keep = textOn(input, 'ai.keep_human', 90).replace(/[.!?]+$/, '')
  const human = keep ? ` The part that I would never hand to a machine: ${plain(lower(keep))}.` : ''
  return `“${role}${since}. ${known}${human} I am looking at work as ${plain(withArticle(first.shortTitle))}, and I want to know how it really is. I am not asking for a job. May I ask what your first year was like?”{^Y}`
}

const PLACE: Record<string, Text> = {
  stay: 'You will not move.{^Y} Set the distance to what you would drive on a wet Monday.',
  region: 'You would move within your region.{^Y} Search two cities, not one.',
  country: 'You would move anywhere in the country.{^Y} Search by title first, then look at rent.',
  anywhere: 'You would go abroad too.{^Y} Check first which licenses count there.',
}
const REMOTE: Record<string, Text> = {
  remote: 'Mostly from home is your wish.{^Y} Filter for it, but read how many days are meant.',
  hybrid: 'Some days at home is your wish.{^Y} Ask how many, and since when.',
  onsite: 'You want a workplace.{^Y} That is an advantage: fewer people compete there.',
  flexible: 'You do not mind where.{^Y} Leave that filter open.',
}

function filters(input: ReportInput): Text[] {
  const own = [
    PLACE[keyOn(input, 'reach.relocation')],
    REMOTE[keyOn(input, 'reach.remote') || (input.profile.reach?.remotePreference ?? '')],
  ]
  const circle = ratedOn(input, 'people.network')[0]
  const ask =
    circle && circle.value >= 5
      ? `Ask before you search: ${plain(lower(shorten(circle.label, 44)))} can help you most.{^Y}`
      : undefined
  const common = [
    'Set the alert to weekly. Daily ones train you to skim.',
    'Search by task, not by level: “claims”, “records”, “intake”.',
    'Read job ads that are four weeks old. Still open means still needed.',
  ]
  return [...own, ask, ...common].filter((line): line is Text => line !== undefined).slice(0, 4)
}

function rehearsal(input: ReportInput): Text {
  const fear = textOn(input, 'fear.main', 120)
  const nervous = /interview|freeze|nervous|speak/i.test(fear)
    ? ' You wrote that such talks worry you.{^Y} Then say it to a friend twice, standing up, before anyone else hears it.'
    : ''
  return `Say it aloud once. Change every word that you would not use with a neighbor.${nervous}`
}

function scoreTable(): Block {
  const empty = '\u00a0'
  return {
    kind: 'table',
    caption: 'Keep score for one month',
    note: 'Ten good applications teach more than fifty fast ones.',
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
