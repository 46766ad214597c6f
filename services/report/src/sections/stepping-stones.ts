import type { CareerPath } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { signed } from '../facts/format-fact.ts'
import { capital, countWord, directions, entryShort, listing, lower, lowerName, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { STEP_LIKENESS, type Stone, type StoneLine, stones } from '../figures/stones.ts'
import type { Block } from './blocks.ts'
import { box, columns, figure, heading, jobTokens, small, text } from './parts.ts'
import type { PageContent, Section } from './section.ts'

/** Page 23: ways from here in one or two steps. */
export const steppingStones: Section = {
  id: 'stones',
  pages: 1,
  title: 'Stepping stones',
  group: 'options',
  compose: (input, facts) => [stonesPage(input, facts, 'Stepping stones')],
}

export function stonesPage(input: ReportInput, facts: FactTable, kicker: string): PageContent {
  const ways = pathsOf(input)
  return {
    id: 'stones',
    title: 'Stepping stones',
    group: 'options',
    kicker,
    headline: headlineFor(input, ways),
    standfirst:
      ways.length > 0
        ? `The number on each line says how alike two jobs are in skills and knowledge, at most 1. We call ${STEP_LIKENESS.toFixed(2).replace('0.', '.')} or more a step. Below that it is a jump.`
        : 'A path needs a place to start. Choose the listed job closest to yours online, and this page fills.',
    blocks: [...(ways.length > 0 ? wayBlocks(input, facts, ways) : noStart(input, facts))],
  }
}

/** A direction's best way in steps, with a stone of its own where there is one, and the straight line. */
function pathsOf(input: ReportInput): CareerPath[] {
  const taken = new Set<string>()
  return directions(input).flatMap((ranked) => {
    const paths = (input.steppingStones[occupationOf(ranked).code] ?? []).filter(
      (path) => path.hops.length > 1 && path.hops.every((hop) => hop.occupation),
    )
    const middle = (path: CareerPath) => path.hops[1]!.occupation!.code
    const long = paths.filter((path) => path.hops.length > 2)
    const way = long.find((path) => !taken.has(middle(path))) ?? long[0]
    if (way) taken.add(middle(way))
    const straight = paths.find((path) => path.hops.length === 2)
    return [way, straight].filter((path): path is CareerPath => path !== undefined)
  })
}

function headlineFor(input: ReportInput, ways: CareerPath[]): Text {
  if (ways.length === 0) return 'Where you start decides which steps are short'
  const direct = ways.filter((path) => path.hops.length === 2 && (path.hops[1]?.similarity ?? 0) >= STEP_LIKENESS).length
  const all = directions(input).length
  if (direct === all) return 'All your directions are a single step away'
  if (direct > 1) return `${countWord(direct)} directions are a single step away. The last one takes two.`
  if (direct === 1) return 'One direction is a single step away. The others take two.'
  const first = ways.find((path) => path.hops.length > 2)
  if (first) return 'The straight jump is long. Two short ones add up to the same.'
  return `${capital(occupationOf(directions(input)[0]!).shortTitle)} is a jump, so land softly`
}

function graphOf(ways: CareerPath[]): { nodes: Stone[]; links: StoneLine[] } {
  const nodes = new Map<string, Stone>()
  const links = new Map<string, StoneLine>()
  const longest = Math.max(...ways.map((path) => path.hops.length - 1))
  // A direction that is also a stop on the way to another one stands where it is a stop.
  const stops = new Map(
    ways.flatMap((path) => path.hops.slice(1, -1).map((hop, index) => [hop.occupation!.code, index + 1] as const)),
  )
  for (const path of ways) {
    path.hops.forEach((hop, index) => {
      const occupation = hop.occupation!
      const last = index === path.hops.length - 1
      const step = index === 0 ? 0 : (stops.get(occupation.code) ?? (last ? longest : index))
      const known = nodes.get(occupation.code)
      const sub =
        index === 0
          ? 'your job now'
          : `${signed(occupation.outlook?.growthPercent ?? 0, 1)}\u00a0%, ${lower(entryShort(occupation.entryEducation) || 'entry not listed')}`
      if (!known || known.step < step)
        nodes.set(occupation.code, {
          id: occupation.code,
          label: capital(occupation.shortTitle),
          sub,
          pay: occupation.wages?.median || 40_000,
          step: known ? Math.max(known.step, step) : step,
        })
      const before = path.hops[index - 1]?.occupation
      if (before)
        links.set(`${before.code}>${occupation.code}`, { from: before.code, to: occupation.code, likeness: hop.similarity })
    })
  }
  return { nodes: [...nodes.values()], links: [...links.values()] }
}

function wayBlocks(input: ReportInput, facts: FactTable, ways: CareerPath[]): Block[] {
  const { nodes, links } = graphOf(ways)
  const described = ways.filter((path) => path.hops.length > 2).slice(0, 3)
  const chosen = described.length > 0 ? described : ways.slice(0, 3)
  while (chosen.length < 3) {
    const more = ways.find((path) => !chosen.includes(path))
    if (!more) break
    chosen.push(more)
  }
  return [
    figure('Ways from here', stones(nodes, links), {
      note: '{sym:you} you. Up: median pay, May 2024.{^W} Green lines: a step, thicker = more alike. Dashed: a jump.{^OK} Under names: jobs by 2034, usual entry.{^P}',
    }),
    columns('thirds', ...chosen.map((path, index) => wayColumn(facts, path, 'ABC'[index]!))),
    {
      kind: 'columns',
      layout: 'side',
      columns: [
        [box('What we would do first', [text(firstMove(input), { slot: 'stones.first' })])],
        [
          heading('Likeness is not a door'),
          text(
            'It compares skills and knowledge.{^O} It knows nothing of licenses, job ads near you, or whether anyone has made this move before. Ask two people who did.',
          ),
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'What each step teaches you',
      columns: [
        { head: 'Step', width: 42 },
        { head: 'Pay{^WK}', align: 'right', width: 14 },
        { head: 'Skills that grow with it{^OK}' },
      ],
      rows: stepRows(ways),
      style: 'dense',
      drop: 2,
    },
  ]
}

function wayColumn(facts: FactTable, path: CareerPath, letter: string): Block[] {
  const names = path.hops.slice(1).map((hop) => plain(hop.occupation!.shortTitle))
  const last = path.hops.at(-1)!
  const middle = path.hops[1]!
  const job = jobTokens(facts, last.occupation!.code)
  const id = `path.${path.hops[0]?.occupation?.code}.${middle.occupation!.code}`
  const likeness = facts.put({ id: `${id}.likeness`, value: middle.similarity, unit: 'ratio', source: 'OK' })
  const change = facts.put({ id: `${id}.pay`, value: middle.payChangePercent, unit: 'change', source: 'WK' })
  const skills = middle.skillsGained.slice(0, 2).map((skill) => lowerName(skill))
  return [
    heading(`Way ${letter}: ${names.length > 1 ? 'two steps' : 'one move'}`),
    small(
      `${capital(listing(names).replace(' and ', ', then '))}. The first move has a likeness of ${likeness}${skills.length > 0 ? ` and trains ${plain(listing(skills))}` : ''}.`,
    ),
    small(
      `**Against:** ${middle.payChangePercent < -2 ? `the first step changes the middle pay by ${change}.` : middle.similarity < STEP_LIKENESS ? 'the first move is a jump, so plan a time of learning.' : job.has('growth') && Number(job.value('growth')) < 3.1 ? `the end of the way grows by ${job.ref('growth')}, less than all jobs.` : 'two changes of employer are two times of being new.'}`,
    ),
  ]
}

function stepRows(ways: CareerPath[]) {
  const seen = new Set<string>()
  const rows: { cells: Text[] }[] = []
  for (const path of ways) {
    path.hops.slice(1).forEach((hop, index) => {
      const before = path.hops[index]!.occupation!
      const name = `${capital(before.shortTitle)} to ${hop.occupation!.shortTitle}`
      if (seen.has(name) || rows.length >= 5) return
      seen.add(name)
      rows.push({
        cells: [
          plain(name),
          `${signed(hop.payChangePercent, 0)}\u00a0%`,
          plain(listing(hop.skillsGained.slice(0, 3).map(lowerName)) || 'no skill stands out'),
        ],
      })
    })
  }
  return rows
}

function firstMove(input: ReportInput): Text {
  const hours = input.profile.reach?.learningHours ?? 0
  const ranked = directions(input)[0]!
  const first = occupationOf(ranked)
  const way = entryWay(ranked)
  if (way.gated || !way.known)
    return `Name the gate before the first step. ${capital(plain(listing(way.missing.slice(0, 3)) || 'what this work asks is not known to us'))}. Nobody may try ${plain(first.shortTitle)} work without it, so visit one: half a day beside somebody who does it, and the open evening of a program. If the gate is too long for you, take the shortest green line and compare two real job ads with your own week.`
  const time = hours > 0 ? `With about ${hours} hours a week, start` : 'Start'
  return `${time} at your own desk. A few hours of work that belongs to ${plain(first.shortTitle)}, done where you are known, is the one move that needs no step at all: same pay, same people. It tells you within three months if you like it. If that door stays shut, take the shortest green line and compare two real job ads with your own week.`
}

function noStart(input: ReportInput, facts: FactTable): Block[] {
  const rows = directions(input).map((ranked) => {
    const occupation = occupationOf(ranked)
    const job = jobTokens(facts, occupation.code)
    return {
      cells: [
        plain(capital(occupation.shortTitle)),
        entryShort(occupation.entryEducation) || 'not listed',
        job.bareOr('p10', '–'),
        plain(listing(occupation.skills.slice(0, 3).map((skill) => lowerName(skill.name)))),
      ],
    }
  })
  return [
    {
      kind: 'table',
      caption: 'What each direction asks of a newcomer',
      columns: [
        { head: 'Direction', width: 30 },
        { head: 'Usual entry{^P}', width: 18 },
        { head: 'Lowest tenth earn under{^W}', align: 'right', width: 18 },
        { head: 'Skills that weigh most{^O}' },
      ],
      rows,
    },
    columns(
      'halves',
      [
        heading('Find your own first stone'),
        text(
          'Write down three jobs that you have held or could hold tomorrow. For each, one thing you did that also appears in a job ad for a direction. The job with the longest list is your start.',
        ),
        { kind: 'lines', label: 'Job, and what carries over', count: 6 },
      ],
      [
        heading('What makes a step short'),
        small(
          'Two jobs are close when they ask the same things at the same level. Titles mislead: a court clerk and a data clerk share less than a court clerk and a paralegal.{^O}',
        ),
        heading('What makes it long'),
        small('Licenses, years of schooling, and tools that nobody lends you. Ask for these three before anything else.'),
        box('A stone is a place to earn', [
          small('Choose steps that pay your rent. A step that costs more than it teaches is a course, and should be cheaper.'),
        ]),
      ],
    ),
    columns(
      'halves',
      [
        heading('Three questions for each step'),
        small(
          'Who hires people without the usual entry? What did they have instead? What was the first task they were given alone?',
        ),
      ],
      [
        heading('When to stop'),
        small('After two steps in one year, stay for one. An employer who reads three jobs in two years asks why.{^E}'),
      ],
    ),
  ]
}
