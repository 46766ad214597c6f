import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { Limit } from '@waymark/proto/waymark/skills/v1/skills'
import { itemsOn, labelsOn } from '../../facts/answered.ts'
import { entryWay, isContest } from '../../facts/entry-way.ts'
import { capital, listing, lower, occupationOf, shorten, yearlyWages } from '../../facts/reading.ts'
import { jobFact, jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { box, columns, heading, points, small } from '../parts.ts'
import type { PageContent } from '../section.ts'

/** `behindField`: the page on their own field stands before it, with the outlook of that field. */
export function limitsPage(input: ReportInput, facts: FactTable, { behindField }: { behindField: boolean }): PageContent {
  const limited = input.ranking.limits.some(({ refused }) => refused > 0)
  return {
    id: 'ideas',
    title: limited ? 'Your limits, and what they cost' : 'What stands behind your list',
    group: 'options',
    kicker: limited ? 'Your limits' : 'Behind your list',
    headline: limited ? 'What your limits shut out, and what would open it' : 'What stands just behind your list',
    standfirst: limited
      ? 'A limit is yours to keep. Here is what each one costs, so that you keep it on purpose.'
      : 'You set no limit that shuts anything out. These came next; one of them may speak to you more than to our figures.',
    blocks: [
      ...ownWords(input),
      ...(behindField ? [] : [outlook(input, facts)]),
      ...limits(input),
      ...behindTheList(input, facts),
    ],
  }
}

/** What the reader said they have tried, and where they want to be: each idea is held against it. */
function ownWords(input: ReportInput): Block[] {
  const tried = labelsOn(input, 'history.tried', 3).map(lower)
  const later = itemsOn(input, 'goal.timeline').find(({ text }) => text !== '')
  const lines = [
    ...(later
      ? [`**${plain(later.label)}** you want: “${plain(shorten(later.text, 120))}”{^Y} Which of these leads there?`]
      : []),
    ...(tried.length > 0 ? [`**You have tried:** ${plain(listing(tried))}.{^Y} Begin where you stopped.`] : []),
  ]
  return lines.length === 0 ? [] : [columns('halves', ...lines.map((line) => [small(line)]))]
}

function outlook({ present }: ReportInput, facts: FactTable): Block {
  const growth = present && jobFact(facts, jobId(present.code), 'growth')
  return small(
    growth && facts.has(growth)
      ? `**Your own field:** its jobs change by ${facts.ref(growth)} by 2034, all jobs together by ${facts.ref('all.growth')}.`
      : `**For comparison:** all jobs together change by ${facts.ref('all.growth')} by 2034.`,
  )
}

/** What each limit costs. */
export function limits({ ranking }: ReportInput): Block[] {
  const rows = ranking.limits.filter(({ refused }) => refused > 0).slice(0, MOST_LIMITS)
  if (rows.length === 0) return []
  return [
    heading('What each of your limits shuts out'),
    points(
      'minus',
      rows.map((row) => ({ lead: `${plain(row.label)}:`, text: limitWords(row) })),
      { size: 'small' },
    ),
  ]
}

/** What was near: it fills the page of people who set few limits and named nothing else. */
export function behindTheList(input: ReportInput, facts: FactTable): Block[] {
  const { next, unfiltered, refused, ranked: listed } = input.ranking
  const shown = new Set([...listed.map((one) => occupationOf(one).code), input.present?.code])
  const behind = [...next, ...unfiltered]
    .filter((one) => !isContest(one))
    .filter((one) => {
      const fresh = !shown.has(occupationOf(one).code)
      shown.add(occupationOf(one).code)
      return fresh
    })
  const rows = behind.slice(0, MOST_NEXT).map((ranked) => {
    const { shortTitle } = occupationOf(ranked)
    const { known, total } = entryWay(ranked)
    const months = !known
      ? 'not known'
      : total[1] === 0
        ? 'none'
        : total[0] === total[1]
          ? `${total[0]}`
          : total[0] === 0
            ? `up to ${total[1]}`
            : `${total[0]} to ${total[1]}`
    return {
      cells: [capital(plain(shortTitle)), payOf(facts, occupationOf(ranked)), months, `${Math.round(ranked.fit)}`],
    }
  })
  const closed = refused.slice(0, MOST_REFUSED).map(({ title, why, whatWouldOpenIt }) => ({
    lead: `${plain(title)}.`,
    text: plain(`${why} ${whatWouldOpenIt}`),
  }))
  return [
    ...(closed.length > 0
      ? [
          { ...heading('Named by you, and not on the list'), reserve: true },
          { ...points('minus', closed, { size: 'small' }), reserve: true },
        ]
      : []),
    ...(rows.length > 0
      ? [
          {
            kind: 'table',
            caption: 'Just behind the list',
            note: 'Like you, but a rule or a better idea stood before them. Fit is out of 100.{^WEK}',
            columns: [
              { head: 'Occupation' },
              { head: 'Middle pay', align: 'right', width: 18 },
              { head: 'Months to a first post', align: 'right', width: 26 },
              { head: 'Fit', align: 'right', width: 10 },
            ],
            rows,
            reserve: true,
          } satisfies TableBlock,
        ]
      : []),
    {
      ...box(input.present ? 'Your own ladder' : 'The ladder of a new place', [
        small(
          `Nobody prints the ladder of one firm. Three questions draw it; ask them of ${input.present ? 'someone two rungs up' : 'whoever shows you around'}.`,
        ),
        { kind: 'lines', label: 'Who was promoted last, and what had they done the year before?', count: 1 },
        { kind: 'lines', label: 'Which post here is hard to fill, and why?', count: 1 },
        { kind: 'lines', label: 'Which paper, course or project would they pay for?', count: 2 },
      ]),
      reserve: true,
    },
  ]
}

/** Pay for a table whose head carries the mark. */
function payOf(facts: FactTable, occupation: Occupation): Text {
  const wages = yearlyWages(occupation)
  if (!wages) return '–'
  return facts.put({ id: `ideas.${occupation.code}.median`, value: wages.median, unit: 'usd', source: 'W' }).replace('}', '!}')
}

function limitWords({ refused, opens, easing }: Limit): Text {
  const names = opens.map((ranked) => occupationOf(ranked).shortTitle)
  const count = refused === 1 ? 'one occupation' : `${refused > 12 ? refused : countWords(refused)} occupations`
  if (names.length === 0) return `${count}, none of which we would name for you.{^K}`
  return `${count}. Without it we would add ${plain(listing(names))}.{^K}${easing ? ' You can ease it online and ask again.' : ''}`
}

const MOST_LIMITS = 8
const MOST_NEXT = 8
const MOST_REFUSED = 4
