import { withArticle } from '@waymark/contracts/text/article'
import { lower } from '../../facts/reading.ts'
import { standingOfReader } from '../../ladder/reader.ts'
import type { Standing } from '../../ladder/standing.ts'
import type { Sector } from '../../ladder/tables.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, heading, jobTokens, points, small } from '../parts.ts'
import { ownFacts, shortSkill } from '../person/own-facts.ts'
import type { Section } from '../section.ts'
import { rowOf } from './ladder-pay.ts'
import { leavingBoxes } from './leaving-boxes.ts'
import { ownBusiness, ownBusinessAsked } from './own-business.ts'
import { wantsOut } from './way-out.ts'

/** executive_transition: what pay on the next rung is made of, where it can be looked up, and one's own business as months and customers. */
export const payMix: Section = {
  id: 'paymix',
  pages: 1,
  title: 'Pay mix and own business',
  group: 'do',
  compose(input, facts) {
    const standing = standingOfReader(input)
    return [
      {
        id: 'paymix',
        title: 'Pay mix and own business',
        group: 'do',
        kicker: 'Pay mix and own business',
        headline: headlineFor(input, standing),
        standfirst: standfirstFor(input, facts, standing),
        blocks: [
          mixTable(input, facts, standing),
          columns(
            'halves',
            [heading('Where the real mix can be read'), small(PUBLISHED[standing.sector])],
            [heading('Talk about it in this order'), points('number', withDrops(order(input, standing)), { size: 'small' })],
          ),
          ...leavingBoxes(input, facts),
          ...ownBusiness(input, facts, standing),
          {
            ...columns(
              'halves',
              [{ kind: 'lines', label: 'The least that I would sign for, all parts together', count: 2 }],
              [{ kind: 'lines', label: 'The part that I would give up first', count: 2 }],
            ),
            reserve: true,
          },
        ],
      },
    ]
  },
}

function headlineFor(input: ReportInput, { rungs, work }: Standing): Text {
  if (wantsOut(input)) return 'What leaves with the title is more than base: write it down first'
  const next = lower(rungs[0]!.name)
  if (work.key === 'owner') return 'You pay yourself last: put a wage beside your profit'
  if (ownBusinessAsked(input)) return `Paid as ${plain(withArticle(next))}, or by customers: both on one page`
  return `What ${plain(withArticle(next))} is paid is more than base`
}

function standfirstFor(input: ReportInput, facts: FactTable, standing: Standing): Text {
  if (wantsOut(input))
    return 'You step off the ladder, so this page is a list of what goes: fill in the column for today, and then what you are offered. The row of the wage table is the one above your title, to compare.'
  const row = rowOf(input, standing.rungs[0]!)
  const target = facts.has('you.goal') ? `You want ${facts.ref('you.goal')}. ` : ''
  if (!row)
    return `${target}No table holds the base of that post, and none holds the mix. So the questions below are worth more than a guess.`
  const job = jobTokens(facts, row.code)
  const half = job.has('median')
    ? `Half of those counted as ${plain(row.shortTitle)} earn more than ${job.ref('median')}, in a mix that no table holds.`
    : ''
  return `${target}${half}`
}

function mixTable(input: ReportInput, facts: FactTable, { rungs, sector, work }: Standing): Block {
  const row = rowOf(input, rungs[0]!)
  const job = row && jobTokens(facts, row.code)
  const base =
    job?.has('p25') && job.has('p75')
      ? `${job.ref('p25')} to ${job.ref('p75')}: the middle half of ${plain(row!.shortTitle)}`
      : 'No row of the wage table counts this post'
  return {
    kind: 'table',
    caption: 'What pay is made of, line by line',
    note: 'The wage table counts base, commissions and bonuses on output. It leaves out year-end bonuses, overtime, severance and what benefits cost.{^W}',
    columns: [
      { head: 'Part', width: 14 },
      { head: 'What is known', width: 34 },
      { head: 'What to ask', width: 32 },
      { head: 'Now' },
      { head: 'Offer' },
    ],
    rows: [
      { cells: ['Base', base, `What did the last ${plain(lower(rungs[0]!.name))} get, and since when?`, SUM, SUM] },
      {
        cells: [
          'Yearly bonus',
          BONUS[sector][0],
          `Does it hang on ${work.figures[0]}? Paid in how many of the last three years?`,
          SUM,
          SUM,
        ],
      },
      { cells: ['Shares or long-term pay', BONUS[sector][1], BONUS[sector][2], SUM, SUM] },
      { cells: ['Health, retirement, leave', BENEFITS[sector], 'Which part do you pay, and from which day?', SUM, SUM] },
      {
        cells: [
          'Notice and severance',
          'Set by contract; federal law asks for none',
          'How many months, and what if the firm is sold?',
          SUM,
          SUM,
        ],
      },
    ],
    style: 'dense',
  }
}

const SUM = '$_____'

/** Yearly bonus, long-term pay, and the question on it: what is usual by who employs, without shares that nobody has counted. */
const BONUS: Readonly<Record<Sector, readonly [bonus: Text, longTerm: Text, ask: Text]>> = {
  corporate: [
    'Usual for those who lead; its share is in no table of ours',
    'Shares or options in listed and young firms',
    'How many shares are there in all, and what do I lose if I go?',
  ],
  hospital: [
    'Common for chiefs in large systems, on quality and money',
    'No shares in a nonprofit; deferred pay for some chiefs',
    'Is there a deferred plan, and when is it mine?',
  ],
  district: [
    'Rare; pay follows a contract or schedule that is public',
    'None; a state pension takes that place',
    'Do my years in the pension count, and from which state?',
  ],
  college: [
    'Rare below the top; public colleges publish salaries',
    'None; some contracts hold a return to the faculty',
    'Is tenure or a return to teaching in the contract?',
  ],
  public: ['Rare; pay grades are public', 'None; a public pension takes that place', 'How many years until the pension is mine?'],
  nonprofit: [
    'Some pay one; it may not be a share of what is raised',
    'None; there are no shares',
    'Is there a retirement match, and has it ever been stopped?',
  ],
  practice: [
    'A share of fees or profit, by the partners’ own rules',
    'A stake that you buy, often with a loan',
    'What does the stake cost, and what is paid when I leave?',
  ],
  owner: [
    'A share of the result where the owner says so',
    'A promise to share a sale is worth what the paper says',
    'Is a share of profit or of a sale in writing?',
  ],
}

const BENEFITS: Readonly<Record<Sector, Text>> = {
  corporate: 'Health plan and 401(k) match; ask for the plan papers',
  hospital: 'Health plan and 403(b); care at your own hospital may cost less',
  district: 'Public health plan and pension; summers by contract',
  college: 'Health plan, 403(b), tuition for family in many places',
  public: 'Public health plan and pension',
  nonprofit: 'Differs widely; small ones have none',
  practice: 'Partners often pay their own health plan',
  owner: 'Often thin; a plan of your own may be needed',
}

/** Where pay of those above is public, by who employs. */
const PUBLISHED: Readonly<Record<Sector, Text>> = {
  corporate:
    'Listed companies print the base, bonus and shares of their five best paid in the yearly proxy statement, form DEF 14A, at sec.gov; for posts below, some states ask for a range in each ad.{^G}',
  hospital:
    'Nonprofit systems list what their chiefs and best paid people get in form 990, part VII and schedule J: look up your own system first.{^G}',
  district:
    'Contracts of superintendents and pay schedules of principals are public records: compare three districts with as many pupils as yours.{^G}',
  college:
    'Public colleges publish salaries by name in most states; private ones list their best paid in form 990, schedule J: take colleges of your size.{^G}',
  public:
    'Pay of public officers is a public record; many states put it online by name: compare three bodies with as many residents as yours.{^G}',
  nonprofit:
    'Form 990, part VII, names the pay of each director and officer: look up five with the budget that you would lead.{^G}',
  practice: 'Partners’ pay is private: ask two who left a firm like yours.',
  owner: 'Nobody publishes what owners and their managers earn: ask an accountant of your trade for a range.',
}

/** From the third point on each may go, the last one first. */
function withDrops(items: readonly Text[]): { text: Text; drop?: number }[] {
  return items.map((text, at) => (at < 2 ? { text } : { text, drop: at }))
}

/** The part of pay that speaks to what counts most for the reader. */
const PARTS: Readonly<Record<string, Text>> = {
  achievement: 'Using your abilities comes first for you: ask for a bonus on a result, not on attendance.{^Y}',
  independence: 'Deciding for yourself comes first for you: ask what you may spend alone, and count that as pay.{^Y}',
  recognition: 'Getting ahead comes first for you: ask for the date of the next review, in writing.{^Y}',
  relationships: 'Good people come first for you: ask for a sum to hire one whom you trust.{^Y}',
  support: 'Backing comes first for you: ask for a coach or a deputy before a larger base.{^Y}',
  working_conditions: 'Security comes first for you: settle notice and severance before the base.{^Y}',
}

function order(input: ReportInput, { rungs, work }: Standing): Text[] {
  const value = PARTS[input.profile.valuesOrder[0] ?? '']
  const motivation = quotedWhole(ownFacts(input).motivation, 90)
  const skill = shortSkill(input, 1)
  return [
    `First what you will answer for: ${lower(rungs[0]!.adds)}.`,
    skill
      ? `Then what ${skill} is worth there, shown by ${work.figures[0]}.{^Y}`
      : `Then ${work.figures[0]} as the promise, and in what time.`,
    value ?? 'Base comes last, once they want you, and they name it first.',
    ...(motivation ? [`Do not sell this for money: ${motivation}.{^Y}`] : []),
  ]
}
