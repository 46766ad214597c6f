import type { FactTable } from '../facts/fact-table.ts'
import { capital, countWord, occupationOf, places } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type Bar, barChart } from '../figures/bars.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, points, small } from './parts.ts'
import type { Section } from './section.ts'

/** Share of redraws from which a place on the list counts as firm. */
const FIRM = 0.7

/** Page 5: how often each job came back when the answers were shaken. */
export const sure: Section = {
  id: 'sure',
  pages: 1,
  title: 'How sure we are',
  group: 'start',
  compose(input, facts) {
    const listed = places(input)
    const firm = listed.filter((ranked) => ranked.topTenShare >= FIRM).length
    return [
      {
        id: 'sure',
        title: 'How sure we are',
        group: 'start',
        kicker: 'How sure we are',
        headline: headlineFor(firm, listed.length),
        standfirst:
          'We shook your answers 200 times, by as much as such answers usually wobble, and made the list again each time.',
        blocks: [
          figure('How often each job made the top ten', redraws(input), {
            note: 'Share of 200 redraws, percent. Dark: firm. Pale: loose. Open: good likeness, but left out by a rule.{^K}',
          }),
          columns('halves', [whatIf(input)], [funnel(input, facts)]),
          columns(
            'thirds',
            [heading('Read this as'), small(`${confidenceWords(input)}{^K}`)],
            [
              heading('Why not one number?'),
              small('Two jobs a few points apart are equal for you. The order among them is chance.'),
            ],
            [
              heading('What we cannot shake'),
              small(
                'If an answer is wrong in a way you would not notice, no redraw shows it. Page {page:told} is the place to look.',
              ),
            ],
          ),
        ],
      },
    ]
  },
}

function headlineFor(firm: number, all: number): Text {
  if (firm === 0) return 'No place on your list is firm yet. Read it as ideas.'
  if (firm >= all)
    return all === 1 ? 'The one place on your list is firm' : `All ${countWord(all).toLowerCase()} places on your list are firm`
  const loose = all - firm
  return `${countWord(firm)} ${firm === 1 ? 'place' : 'places'} on your list ${firm === 1 ? 'is' : 'are'} firm. ${countWord(loose)} ${loose === 1 ? 'is' : 'are'} close to ${loose === 1 ? 'a guess' : 'guesses'}.`
}

function redraws(input: ReportInput) {
  const listed: Bar[] = places(input).map((ranked) => ({
    label: capital(occupationOf(ranked).shortTitle),
    value: ranked.topTenShare * 100,
    shown: String(Math.round(ranked.topTenShare * 100)),
    tone: ranked.topTenShare >= FIRM ? 'main' : 'pale',
  }))
  const codes = new Set(input.ranking.ranked.map((ranked) => ranked.occupation?.code))
  const missed: Bar[] = input.ranking.unfiltered
    .filter((ranked) => !codes.has(ranked.occupation?.code) && ranked.occupation)
    .slice(0, 5)
    .map((ranked) => ({
      label: capital(occupationOf(ranked).shortTitle),
      value: ranked.topTenShare * 100,
      shown: String(Math.round(ranked.topTenShare * 100)),
      tone: 'open',
    }))
  const ticks = [0, 25, 50, 75, 100].map((at) => ({ at, label: at === 0 || at === 100 ? `${at} %` : String(at) }))
  return barChart({
    labelWidth: 190,
    from: 0,
    to: 100,
    ticks,
    bars: [...listed, ...missed],
    rowHeight: 14.6,
    intro: 'Share of 200 redraws in which each job made the top ten, percent:',
  })
}

function whatIf(input: ReportInput): Block {
  const rows = input.ranking.whatIfs
    .slice(0, 6)
    .map((whatIf) => ({ cells: [plain(whatIf.label), plain(capital(whatIf.firstTitle)), String(whatIf.kept)] }))
  if (rows.length === 0) return points('ask', ['No part could be left out: too few answers.'])
  return {
    kind: 'table',
    caption: 'What would change the answer',
    note: `One part of the formula at a time. Kept: of the ${countWord(places(input).length).toLowerCase()} on your list.{^K}`,
    columns: [{ head: 'If we…', width: 42 }, { head: 'the first place goes to' }, { head: 'kept', align: 'right', width: 11 }],
    rows,
    style: 'dense',
  }
}

function funnel(input: ReportInput, facts: FactTable): Block {
  const steps = input.ranking.funnel
  return {
    kind: 'table',
    caption: 'How your list was found',
    note: 'Rules in the order in which they act.{^K}',
    columns: [{ head: 'Rule' }, { head: 'jobs left', align: 'right', width: 16 }],
    rows: steps.map((step) => ({
      cells: [plain(step.label), facts.ref(`funnel.${step.rule}`).replace('}', '!}')],
      ...(['ranked_codes', 'industry', 'other'].includes(step.rule) ? { drop: 2 } : {}),
    })),
    style: 'dense',
  }
}

function confidenceWords(input: ReportInput): Text {
  return plain(input.ranking.confidenceReason.trim() || 'The share says how often a job came back.')
}
