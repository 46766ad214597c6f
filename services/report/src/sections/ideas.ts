import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { GoalAnswer, Limit, SameWork } from '@waymark/proto/waymark/skills/v1/skills'
import { itemsOn, labelsOn } from '../facts/answered.ts'
import { jobFact, jobId } from '../facts/build-facts.ts'
import { entryWay, type Months } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { payState } from '../facts/pay-place.ts'
import { capital, directions, listing, lower, occupationOf, shorten, yearlyWages } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { countWords } from '../facts/words.ts'
import { refusedWords, shownGoals, verdictOf } from './answer-goals.ts'
import type { Block, TableBlock } from './blocks.ts'
import { box, columns, heading, jobTokens, points, small } from './parts.ts'
import type { Section } from './section.ts'

/**
 * What the reader named and no direction describes in depth, with its gate in full; their own work on a higher rung and in other
 * settings; and what each limit of theirs shuts out.
 */
export const ideas: Section = {
  id: 'ideas',
  pages: 1,
  title: 'Your own ideas, and your own field',
  group: 'options',
  compose(input, facts) {
    const goals = otherGoals(input)
    return [
      {
        id: 'ideas',
        title: 'Your own ideas, and your own field',
        group: 'options',
        kicker: 'Your own ideas, and your own field',
        headline: headlineFor(input, goals),
        standfirst: standfirstFor(input, goals),
        blocks: [
          ...goals.map((goal) => ideaBox(input, facts, goal)),
          ...ownWords(input),
          ...ownField(input, facts),
          ...limits(input, goals.length === 0 && !hasField(input)),
          ...behindTheList(input, facts),
        ],
      },
    ]
  },
}

/** Goals that are not among the directions in depth. */
function otherGoals(input: ReportInput): GoalAnswer[] {
  const deep = new Set(directions(input).map((ranked) => occupationOf(ranked).code))
  return shownGoals(input)
    .filter(({ answer, place }) => answer !== 'inside' && !deep.has(place?.occupation?.code ?? ''))
    .slice(0, MOST_IDEAS)
}

const hasField = ({ ranking }: ReportInput): boolean => (ranking.sameWork?.rungs.length ?? 0) > 0

function headlineFor(input: ReportInput, goals: readonly GoalAnswer[]): Text {
  const named = listing(goals.map(({ phrase }) => lower(phrase)))
  if (goals.length > 0 && named.length <= 45)
    return `${capital(plain(named))}: what ${goals.length === 1 ? 'it asks' : 'they ask'}`
  if (goals.length > 0) return 'What your own ideas ask'
  if (hasField(input)) return 'You can move without leaving your field'
  return input.ranking.limits.length > 0
    ? 'What your limits shut out, and what would open it'
    : 'What stands just behind your list'
}

function standfirstFor(input: ReportInput, goals: readonly GoalAnswer[]): Text {
  const inside = input.ranking.goals.find(({ answer }) => answer === 'inside')
  if (inside && hasField(input))
    return `You named “${plain(inside.phrase)}”. That is the work you are in, elsewhere: your years count in full.`
  if (goals.length > 0 && hasField(input)) return 'First what you named yourself, then what your own field holds for you.'
  if (goals.length > 0) return 'You named it, so it is answered, also where our list says something else.'
  if (hasField(input)) return 'The same license and skills carry you one rung up, or into a setting with other hours.'
  if (input.ranking.limits.length > 0)
    return 'A limit is yours to keep. Here is what each one costs, so that you keep it on purpose.'
  return 'You set no limit that shuts anything out. These came next; one of them may speak to you more than to our figures.'
}

function ideaBox(input: ReportInput, facts: FactTable, goal: GoalAnswer): Block {
  const ranked = goal.place!
  const occupation = occupationOf(ranked)
  const { gate, study, paid, experience, known } = entryWay(ranked)
  const asked = [
    ...(gate?.program ? [{ lead: 'Program.', text: `${plain(gate.program)}.` }] : []),
    ...(gate && named(gate.license) ? [{ lead: 'License.', text: `${plain(gate.license)}.` }] : []),
    ...(gate && named(gate.exam) ? [{ lead: 'Exam.', text: `${plain(gate.exam)}.` }] : []),
    ...(gate?.limit ? [{ lead: 'Shut out.', text: `${plain(gate.limit)}.` }] : []),
  ]
  const months = known
    ? [monthsOf('study', study), monthsOf('paid training', paid), experience > 0 ? `${experience} months of related work` : '']
    : []
  const way = months.filter((one) => one !== '')
  // A refusal for pay tells the pay of somebody with the reader's years: a second figure beside it would only confuse.
  const pay = goal.answer !== 'yes' && /\bpays\b/.test(goal.why) ? '' : ` ${payWords(input, facts, occupation)}`
  const told = small(`Counted as ${plain(occupation.shortTitle)}.${pay}${goal.answer === 'yes' ? '' : ` ${refusedWords(goal)}`}`)
  const stands = small(
    known
      ? `**From where you stand:** ${way.length > 0 ? `${listing(way)}.{^E}` : 'nothing more on paper.{^E}'}`
      : '**From where you stand:** not known. Ask someone in the work.',
  )
  const gateParts: Block[] = [
    ...(asked.length > 0 ? [points('plus', asked, { size: 'small' })] : []),
    ...(gate && gate.lookUp.length > 0
      ? [small(`**Look it up:** ${gate.lookUp.map(({ name }) => plain(name)).join('; ')}.{^G}`)]
      : []),
  ]
  const title = `${plain(capital(goal.phrase))}: ${verdictOf(goal)}`
  const sides = gateParts.length > 0 ? columns('halves', [told, stands], gateParts) : columns('halves', [told], [stands])
  return box(title, [sides], { tone: 'ruled' })
}

const named = (words: string): boolean => !['', 'none', 'unknown'].includes(words.toLowerCase())

function monthsOf(what: string, [low, high]: Months): string {
  if (high === 0) return ''
  return `${low === high ? low : `${low} to ${high}`} months of ${what}`
}

function payWords(input: ReportInput, facts: FactTable, occupation: Occupation): Text {
  const job = jobTokens(facts, occupation.code)
  if (!job.has('median')) return 'Its pay is not published.'
  const place = payState(input) ? ' there' : ''
  const you = input.profile.reach?.salaryCurrent ?? 0
  const median = Number(facts.get(jobFact(facts, jobId(occupation.code), 'median'))?.value ?? 0)
  if (you === 0) return `The middle pay${place} is ${job.ref('median')}.`
  const gap = facts.put({ id: `ideas.${occupation.code}.gap`, value: Math.abs(median - you), unit: 'usd', source: 'WY' })
  return `The middle pay${place} is ${job.ref('median')}, ${gap} ${median >= you ? 'more' : 'less'} than yours.`
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

function ownField({ ranking, present }: ReportInput, facts: FactTable): Block[] {
  const same = ranking.sameWork
  const growth = present && jobFact(facts, jobId(present.code), 'growth')
  const outlook =
    growth && facts.has(growth)
      ? small(
          `**Your own field:** its jobs change by ${facts.ref(growth)} by 2034, all jobs together by ${facts.ref('all.growth')}.`,
        )
      : small(`**For comparison:** all jobs together change by ${facts.ref('all.growth')} by 2034.`)
  return [outlook, ...(same && same.rungs.length > 0 ? [rungs(same), settings(same)] : [])]
}

function rungs(same: SameWork): TableBlock {
  return {
    kind: 'table',
    caption: 'Rungs above yours',
    note: 'Common practice, as we know it; your employer may name them otherwise.{^E}',
    columns: [{ head: 'Post', width: 24 }, { head: 'What changes', width: 42 }, { head: 'What opens it' }],
    rows: same.rungs.map(({ name, differs, opens }) => ({ cells: [plain(name), plain(differs), plain(opens)] })),
    style: 'dense',
  }
}

function settings(same: SameWork): TableBlock {
  return {
    kind: 'table',
    caption: 'The same work in another setting',
    columns: [{ head: 'Setting', width: 24 }, { head: 'What changes' }],
    rows: same.settings.map(({ name, differs }) => ({ cells: [plain(name), plain(differs)] })),
    style: 'dense',
  }
}

/** What each limit costs: in full where the page has nothing else, and only to fill it where it has. */
function limits({ ranking }: ReportInput, alone: boolean): Block[] {
  const rows = ranking.limits.filter(({ refused }) => refused > 0).slice(0, alone ? MOST_LIMITS : 4)
  if (rows.length === 0) return []
  return [
    { ...heading('What each of your limits shuts out'), ...(alone ? {} : { drop: 5 }) },
    points(
      'minus',
      rows.map((row) => ({ lead: `${plain(row.label)}:`, text: limitWords(row), ...(alone ? {} : { drop: 4 }) })),
      { size: 'small' },
    ),
  ]
}

/** What was near: it fills the page of people who set few limits and named nothing else. */
function behindTheList(input: ReportInput, facts: FactTable): Block[] {
  const { next, unfiltered, refused, ranked: listed } = input.ranking
  const shown = new Set([...listed.map((one) => occupationOf(one).code), input.present?.code])
  const behind = [...next, ...unfiltered].filter((one) => {
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
      ...box('Your own ladder', [
        small('Nobody prints the ladder of one firm. Three questions draw it; ask them of someone two rungs up.'),
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

const MOST_IDEAS = 2
const MOST_LIMITS = 8
const MOST_NEXT = 8
const MOST_REFUSED = 4
