import type { FunnelStep } from '@waymark/proto/waymark/skills/v1/skills'
import { type Bar, barChart } from '../../charts/bars.ts'
import { isContest } from '../../facts/entry-way.ts'
import { sparesTheBody } from '../../facts/limits.ts'
import { capital, countWord, fillsUp, listing, lower, lowerTitle, occupationOf, places } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countInWords, countOf, howMany } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, figure, heading, points, small } from '../parts.ts'
import type { Section } from '../section.ts'

/** Share of redraws from which a place on the list counts as firm. */
const FIRM = 0.7
/** With fewer jobs to choose from no list could have come out much different, however often it is drawn. */
const ENOUGH = 40

/** Page 5: what made the list so short, how often each job came back, and what would change it. */
export const sure: Section = {
  id: 'sure',
  pages: 1,
  title: 'How sure we are',
  group: 'start',
  compose(input, facts) {
    return [
      {
        id: 'sure',
        title: 'How sure we are',
        group: 'start',
        kicker: 'How sure we are',
        headline: headlineFor(input),
        standfirst: standfirstFor(input, facts),
        blocks: [
          redraws(input),
          columns(
            'halves',
            [
              whatIf(input),
              heading('Where to look first'),
              small(weakest(input)),
              heading('If you ease a limit'),
              small(easing(input)),
            ],
            [funnel(input, facts)],
          ),
          { kind: 'lines', label: 'The rule that I would move, and what moving it would cost me', count: 2, reserve: true },
        ],
      },
    ]
  },
}

/** How many jobs all rules but the last left to choose from: the last one keeps the list varied. */
function candidates(input: ReportInput): number {
  const steps = input.ranking.funnel
  return steps.find(({ rule }) => rule === 'carried')?.left ?? steps.at(-2)?.left ?? places(input).length
}

type Cut = { readonly step: FunnelStep; readonly before: number }

/** The limit of the reader's own that took out most. */
function deepestCut({ ranking: { funnel: steps } }: ReportInput): Cut | undefined {
  return steps
    .map((step, at) => ({ step, before: steps[at - 1]?.left ?? step.left }))
    .filter(({ step, before }) => /as you asked|the time you have/.test(step.label) && before > step.left)
    .sort((a, b) => b.before - b.step.left - (a.before - a.step.left))[0]
}

function headlineFor(input: ReportInput): Text {
  const listed = places(input).filter((place) => !fillsUp(place)).length || places(input).length
  const left = candidates(input)
  if (listed === 0) return 'Your limits and our rules left no job to advise'
  if (left <= listed * 2)
    return `Only ${countOf(left, 'job')} ${left === 1 ? 'was' : 'were'} left to choose from, so the list could hardly differ`
  if (left < ENOUGH)
    return `${countWord(listed)} ${listed === 1 ? 'idea' : 'ideas'} out of ${left}: a short field, so hold them lightly`
  const firm = places(input).filter(({ topTenShare }) => topTenShare >= FIRM).length
  return `${firm === listed ? 'The list came back each time' : firmWords(firm, listed)}, out of ${countOf(left, 'job')}`
}

const firmWords = (firm: number, listed: number): Text =>
  listed === 1
    ? 'The one idea did not always come back'
    : `${capital(howMany(firm))} of ${countInWords(listed, 'idea')} came back most times`

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const cut = deepestCut(input)
  if (!cut) return 'No limit of yours shaped the list. The rules below did, with your ratings.'
  const from = facts.put({ id: 'funnel.cut.before', value: cut.before, unit: 'count', source: 'K' })
  const words = plain(lower(cut.step.label.replace(/, as you asked/, '')))
  return `No limit of yours cut deeper than this one: ${words}. It took the list from ${from} jobs to ${facts.ref(`funnel.${cut.step.rule}`)}.`
}

/** How often each job came back; where nothing did, a chart of naughts would say nothing, so the nearest are named with their fit. */
function redraws(input: ReportInput): Block {
  if (places(input).every((place) => fillsUp(place) && place.topTenShare === 0)) return nearest(input)
  const { came, never } = redrawn(input)
  const open = came.some(({ tone }) => tone === 'open') ? ' Open: good likeness, but left out by a rule.' : ''
  const foot =
    never.length > 0
      ? ` In none of them came ${plain(listing(never.map(lower)))}: near you by likeness, and a rule below keeps ${never.length === 1 ? 'it' : 'each'} out, however you answer.`
      : ''
  return figure('How often each job made the list', redrawChart(came), {
    note: `Share of 200 redraws of your answers, percent. Dark: firm. Pale: loose.${open}{^K}`,
    foot: `Each time we moved your answers by as much as such answers usually wobble. Two jobs a few points apart are equal for you.${foot}`,
  })
}

function nearest(input: ReportInput): Block {
  const below = belowThePresent(input)
  const known = new Map(
    [...places(input), ...input.ranking.unfiltered]
      .filter(({ occupation }) => occupation && !below.has(occupation.code))
      .map((ranked) => [occupationOf(ranked).code, ranked]),
  )
  const asked = new Set(input.ranking.goals.map(({ place }) => place?.occupation?.code))
  return {
    kind: 'table',
    caption: 'No job beside your own ideas passed: what came nearest',
    note: 'In 200 redraws of your answers none of these made the list, so a small change of your answers opens none. Fit is a likeness, of 100.{^K}',
    columns: [{ head: 'Job', width: 44 }, { head: 'Fit', align: 'right', width: 12 }, { head: 'Where it stands' }],
    rows: [...known.values()].slice(0, NEAREST).map((ranked) => ({
      cells: [
        plain(capital(occupationOf(ranked).shortTitle)),
        String(Math.round(ranked.fit)),
        asked.has(occupationOf(ranked).code)
          ? 'You named it: it has a page of its own'
          : places(input).some(({ occupation }) => occupation?.code === occupationOf(ranked).code)
            ? 'On page {page:shortlist}, not advised'
            : 'Left out by a rule below',
      ],
    })),
    style: 'dense',
  }
}
const NEAREST = 8

/** The bars that show something, and the names of the jobs beside the list that never came: a row of naughts is no chart. */
function redrawn(input: ReportInput): { came: Bar[]; never: string[] } {
  const listed: Bar[] = places(input).map((ranked) => ({
    label: capital(occupationOf(ranked).shortTitle),
    value: ranked.topTenShare * 100,
    shown: String(Math.round(ranked.topTenShare * 100)),
    tone: ranked.topTenShare >= FIRM ? 'main' : 'pale',
  }))
  // What comes next behind the list passes the rules: page 3 may name it, and it is kept out by none of them.
  const { ranked: list, next } = input.ranking
  const codes = new Set([...list, ...next].map((ranked) => ranked.occupation?.code))
  const below = belowThePresent(input)
  const missed: Bar[] = input.ranking.unfiltered
    .filter(({ occupation }) => occupation && !codes.has(occupation.code) && !below.has(occupation.code))
    .filter((ranked) => !isContest(ranked) && ranked.occupation!.code !== input.present?.code)
    .slice(0, 5)
    .map((ranked) => ({
      label: capital(occupationOf(ranked).shortTitle),
      value: ranked.topTenShare * 100,
      shown: String(Math.round(ranked.topTenShare * 100)),
      tone: 'open',
    }))
  return {
    came: [...listed, ...missed].filter(({ shown }) => shown !== '0'),
    // What stands on the list is not among these, even where no redraw brought it back: no rule keeps it out.
    never: missed
      .filter(({ shown }) => shown === '0')
      .map(({ label }) => label)
      .slice(0, MOST_NEVER),
  }
}

/** Names in the sentence below the chart. */
const MOST_NEVER = 4

function redrawChart(bars: Bar[]) {
  const ticks = [0, 25, 50, 75, 100].map((at) => ({ at, label: at === 0 || at === 100 ? `${at} %` : String(at) }))
  return barChart({
    labelWidth: 190,
    from: 0,
    to: 100,
    ticks,
    bars,
    rowHeight: 14.6,
    intro: 'Share of 200 redraws in which each job made the list, percent:',
  })
}

/** Nobody is shown a rung below their own, not even as what was left out. */
function belowThePresent({ ranking }: ReportInput): ReadonlySet<string> {
  return new Set(ranking.refused.filter(({ rule }) => rule === 'no_rung_down').map(({ code }) => code))
}

function whatIf(input: ReportInput): Block {
  const fillers = places(input).filter(fillsUp).length
  const rows = input.ranking.whatIfs.slice(0, 6).map((change) => ({
    cells: [
      plain(capital(change.label)),
      change.firstTitle === '' ? 'no job that passes' : plain(capital(spokenTitle(input, change.firstTitle))),
      String(change.kept),
    ],
  }))
  if (rows.length === 0) return points('ask', ['No part could be left out: too few answers.'])
  return {
    kind: 'table',
    caption: 'What would change the answer',
    note: `One part of the formula at a time. Kept: how many of ${fillers > 0 ? `the ${countWord(places(input).length).toLowerCase()} best stay, what is there only to compare with counted in` : 'your shortlist stay in it'}.{^K}`,
    columns: [
      { head: 'If we change one thing', width: 42 },
      { head: 'the first place goes to' },
      { head: 'kept', align: 'right', width: 11 },
    ],
    rows,
    style: 'dense',
  }
}

/** The name that the other pages use, where they know the occupation. */
function spokenTitle({ ranking, occupations, present }: ReportInput, title: string): string {
  const known = [
    ...Object.values(occupations),
    ...[...ranking.ranked, ...ranking.unfiltered, ...ranking.next].flatMap(({ occupation }) => occupation ?? []),
    ...(present ? [present] : []),
  ]
  return known.find((occupation) => occupation.title === title)?.shortTitle ?? lowerTitle(title)
}

function funnel(input: ReportInput, facts: FactTable): Block {
  const steps = input.ranking.funnel
  return {
    kind: 'table',
    caption: 'How your list was found',
    note: 'Rules in the order in which they act.{^K}',
    columns: [{ head: 'Rule' }, { head: 'jobs left', align: 'right', width: 16 }],
    rows: steps.map((step, at) => ({
      cells: [
        step.left > (steps[at - 1]?.left ?? step.left) ? FILLED_UP : plain(step.label),
        facts.ref(`funnel.${step.rule}`).replace('}', '!}'),
      ],
      ...(['ranked_codes', 'industry', 'other', 'reach_age', 'selection', 'teaches_trade'].includes(step.rule)
        ? { drop: 2 }
        : {}),
    })),
    style: 'dense',
  }
}

/** More than the rules left: the list holds what stands there to compare with. */
const FILLED_UP: Text = 'On the list, with what is there to compare with'

/** What the reader would gain by giving way on one limit, by the engine's own trial. */
function easing(input: ReportInput): Text {
  const found = input.ranking.limits.filter((limit) => limit.easing && limit.opens.length > 0 && !sparesTheBody(limit))[0]
  const opened = found?.opens[0]?.occupation
  if (!found?.easing || !opened) {
    const tight = [...input.ranking.limits].sort((a, b) => b.refused - a.refused)[0]
    return tight && tight.refused > 0
      ? tight.refused === 1
        ? `“${plain(tight.label)}” alone keeps one job out, and it is no better than what you have. You can keep it.`
        : `“${plain(tight.label)}” alone keeps ${tight.refused} jobs out, and none of them is better than what you have. You can keep it.`
      : 'None of your limits keeps out a job by itself. You lose nothing by keeping them.'
  }
  const title = plain(capital(opened.shortTitle))
  const { from, to } = found.easing
  if (from !== undefined && to !== undefined)
    return found.easing.id === 'pay'
      ? `${title} comes in if $${to.toLocaleString('en-US')} a year would do in place of $${from.toLocaleString('en-US')}.`
      : `${title} comes in if you can study for ${to} months in place of ${from}.`
  return `${title} comes in without “${plain(found.label)}”. Try it only if you meant it loosely.`
}

/** The one thing that the list hangs on most: if it is wrong, the list is. */
function weakest(input: ReportInput): Text {
  const listed = places(input).filter((place) => !fillsUp(place)).length
  const [most] = [...input.ranking.whatIfs].sort((a, b) => a.kept - b.kept)
  if (!most || most.kept >= listed)
    return 'No single part carries the list alone: leave one out, and the same jobs come back. No such test finds an answer that is wrong, so read page {page:told} once more.'
  const stay =
    most.kept === 0
      ? 'none of the list stays'
      : `${countWord(most.kept).toLowerCase()} of ${listed} ${most.kept === 1 ? 'stays' : 'stay'}`
  const first = most.firstTitle === '' ? '' : `: ${plain(lower(spokenTitle(input, most.firstTitle)))} would come first`
  return `${plain(capital(most.label))}, and ${stay}${first}. So check that part of page {page:told} before the rest.`
}
