import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import type { FactTable } from '../facts/fact-table.ts'
import { payPlace, payState } from '../facts/pay-place.ts'
import {
  capital,
  directions,
  fillsUp,
  INTEREST_WORDS,
  interestScores,
  lensSpan,
  listing,
  occupationOf,
  VALUE_WORDS,
  VALUES,
  valueScores,
  withArticle,
  yearlyWages,
} from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { WEEK_HOURS, weekFacts, weekOf } from '../facts/week.ts'
import { confidenceBars, miniFit, miniLenses, miniPay } from '../figures/mini.ts'
import { payEnds } from '../figures/pay-boxes.ts'
import { weekBar } from '../figures/week-bar.ts'
import { goalBlocks, goalHeadline, goalStandfirst, ideaColumns, ownIdeas, shownGoals } from './answer-goals.ts'
import type { Block } from './blocks.ts'
import { box, columns, figure, reasonText, small } from './parts.ts'
import type { Section } from './section.ts'

/** Page 3: the whole report in one page. */
export const answer: Section = {
  id: 'answer',
  pages: 1,
  title: 'Your answer on one page',
  group: 'start',
  compose(input, facts) {
    const goals = shownGoals(input)
    const wanted = goals.length > 0
    return [
      {
        id: 'answer',
        title: 'Your answer on one page',
        group: 'start',
        kicker: 'Your answer on one page',
        headline: wanted ? goalHeadline(goals) : headlineFor(input),
        standfirst: wanted ? goalStandfirst(goals, ownIdeas(input)) : standfirstFor(input, facts),
        blocks: [
          ...(wanted ? [...goalBlocks(input), ideaColumns(input, facts)] : ideasAlone(input)),
          columns('thirds', [thisWeek(input)], [caution(input, facts)], [confidence(input)]),
        ],
      },
    ]
  },
}

/** What to keep and what to add: the strongest interest, and the one that the present job uses least. */
function headlineFor(input: ReportInput): Text {
  const scores = interestScores(input)
  if (!scores.some((score) => score.answered)) return 'Three directions to test, before you trust any of them'
  if (directions(input).every(fillsUp)) return 'No job passes every rule. Three come near.'
  const order = [...scores].sort((a, b) => b.score - a.score)
  const first = INTEREST_WORDS[order[0]!.interest].doing
  if (!input.present) return `You lean to ${first}. Three kinds of work use that.`
  const job = input.present.interests
  const gaps = scores
    .map((score, index) => ({ ...score, gap: score.score - (job[index] ?? score.score) }))
    .filter((score) => score.interest !== order[0]!.interest && score.score >= 3.5)
  const most = gaps.sort((a, b) => b.gap - a.gap)[0]
  if (!most || most.gap < 1) return `Keep ${first}. Change where you do it.`
  return `Keep ${first}. Add more ${INTEREST_WORDS[most.interest].doing}.`
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const filled = directions(input).filter(fillsUp).length
  if (filled > 0) return filledWords(input, filled)
  const names = listing(directions(input).map((ranked) => occupationOf(ranked).shortTitle))
  if (!input.present)
    return `Your answers point to three directions: ${plain(names)}. Each has a reason against it, and each can be tried in a small way first.`
  const { low, high } = weekFacts(facts, input.present)
  return `Between ${low} and ${high} of ${WEEK_HOURS} hours in your job are likely to be aided by AI. Three directions use more of what is left: ${plain(names)}.`
}

/** Where a rule speaks against some of the three, the page says so before it names them. */
function filledWords(input: ReportInput, filled: number): Text {
  const three = directions(input)
  const named = (keep: boolean) =>
    plain(listing(three.filter((ranked) => fillsUp(ranked) === keep).map((ranked) => occupationOf(ranked).shortTitle)))
  if (filled === three.length)
    return `Your limits and our rules left no job. ${capital(named(true))} come nearest: each says first what speaks against it. Loosen one limit and ask again.`
  return `${capital(named(false))} ${three.length - filled === 1 ? 'passes' : 'pass'} all rules. We add ${named(true)} to compare with: what speaks against ${filled === 1 ? 'it' : 'them'} stands first.`
}

/** Where the words of the reader name no occupation: three ideas of ours. */
function ideasAlone(input: ReportInput): Block[] {
  return [...weekFigure(input), ...directions(input).map((ranked, index) => directionBlock(input, ranked, index))]
}

function weekFigure(input: ReportInput): Block[] {
  if (!input.present || input.present.activities.length === 0) return []
  const week = weekOf(input.present)
  return [
    figure(
      `A ${WEEK_HOURS}-hour week in your job, by how much AI could help`,
      weekBar([
        { hours: week.aided, label: 'all readings see help', tone: 'aided' },
        { hours: week.leaning, label: 'they differ, but lean to yes', tone: 'leaning' },
        { hours: week.mixed, label: 'mixed', tone: 'mixed' },
        { hours: week.human, label: 'human', tone: 'human' },
      ]),
      { note: 'The listed tasks of your job, with up to three readings each; page {page:tasks} shows them one by one.{^OABK}' },
    ),
  ]
}

function directionBlock(input: ReportInput, ranked: RankedOccupation, index: number): Block {
  const occupation = occupationOf(ranked)
  const pays = directions(input).flatMap((one) => yearlyWages(occupationOf(one)) ?? [])
  const you = input.profile.reach?.salaryCurrent ?? 0
  const minis = [{ label: 'Fit', drawing: miniFit({ value: ranked.fit, low: ranked.fitLow, high: ranked.fitHigh }) }]
  const wages = yearlyWages(occupation)
  if (wages) minis.push({ label: payLabel(input, wages.state), drawing: miniPay(wages, you, payEnds(pays, [you])) })
  minis.push({ label: 'AI measures', drawing: miniLenses(occupation.exposures, lensSpan(occupation.exposures).word) })
  return {
    kind: 'direction',
    title: `${index + 1}. ${plain(capital(occupation.shortTitle))}`,
    plus: reasonText(ranked.reasonsFor[0], 'Its mix of interests, skills and values is among the closest to yours.{^K}'),
    minus: reasonText(ranked.reasonsAgainst[0], 'We found no figure against it. That is not the same as nothing against it.{^K}'),
    minis,
  }
}

/** Short, since it stands over a small drawing: the postal code of the state, or US where only the nation's is published. */
function payLabel(input: ReportInput, state: string | undefined): string {
  return payState(input) ? `Pay, ${state ?? 'US'}` : 'Pay'
}

function payPlaceWords(input: ReportInput): Text {
  const place = payPlace(input, directions(input).map(occupationOf))
  return payState(input) ? `These figures are medians (${place}).` : 'These figures are national medians.'
}

function thisWeek(input: ReportInput): Block {
  const asked = shownGoals(input).find(({ answer }) => answer === 'yes' || answer === 'not_yet')?.place
  const first = occupationOf(asked ?? directions(input)[0]!)
  return box(
    'This week',
    [
      small(
        `Find one person who works as ${plain(withArticle(first.shortTitle))}. Ask for 20 minutes and one question: what did you get wrong in your first month?`,
        { slot: 'answer.week' },
      ),
    ],
    { tone: 'you' },
  )
}

/** The value that matters most, if no direction gives it; else pay. */
function caution(input: ReportInput, facts: FactTable): Block {
  const scores = valueScores(input)
  const asked = [...scores].filter((score) => score.answered).sort((a, b) => b.score - a.score)[0]
  if (asked) {
    const index = VALUES.indexOf(asked.value)
    const given = directions(input)
      .map((ranked) => occupationOf(ranked).values[index] ?? 0)
      .filter((value) => value > 0)
    const most = Math.max(...given, 0)
    if (most > 0 && most < asked.score - 0.5) {
      const best = facts.put({ id: `directions.value.${asked.value}`, value: most, unit: 'decimal', source: 'O' })
      const { name, about } = VALUE_WORDS[asked.value]
      return box('One caution', [
        small(
          `${name} (${about}) stands high for you: ${facts.ref(`you.value.${asked.value}`)} of 7. The best of the three gives ${best}. Ask each employer about it.`,
        ),
      ])
    }
  }
  return box('One caution', [
    small(
      `${payPlaceWords(input)} A first job in a new field often starts in the lowest quarter. Check two local job ads before you count on the pay.{^W}`,
    ),
  ])
}

function confidence(input: ReportInput): Block {
  const { ranking } = input
  const word = { high: 'High', medium: 'Medium', low: 'Low' }[ranking.confidence] ?? 'Medium'
  const reason = ranking.confidenceReason.trim() || 'Page {page:sure} shows how firm each place on the list is.'
  return box('How sure we are', [
    { kind: 'drawing', drawing: confidenceBars(ranking.confidence) },
    small(`${word}. ${plain(reason)}{^K} See page {page:sure}.`),
  ])
}
