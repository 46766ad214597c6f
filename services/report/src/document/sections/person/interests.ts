import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { hexagon } from '../../charts/hexagon.ts'
import { rowChart } from '../../charts/row-chart.ts'
import { activitiesOf, aSaid, labelsOn, ratedOn } from '../../facts/answered.ts'
import { directions, theDirections } from '../../facts/lead.ts'
import {
  capital,
  countWord,
  INTEREST_WORDS,
  INTERESTS,
  type Interest,
  interestScores,
  listing,
  lower,
  occupationOf,
} from '../../facts/reading.ts'
import { cannotStay } from '../../facts/told/leaving.ts'
import { jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, figure, heading, text } from '../parts.ts'
import type { Section } from '../section.ts'

/** Under one point on the 1-7 scale nothing is said: the job scores are no finer. */
/** A mark up to which "only" may stand before it. */
const LITTLE = 4
const SAYS_SOMETHING = 1
/** Two lines of a headline. */
const HEADLINE = 72

/** The six interests as a shape, against all jobs, and what the three directions would change of them. */
export const interests: Section = {
  id: 'interests',
  pages: 1,
  title: 'Interests',
  group: 'you',
  compose(input, facts) {
    const job = input.present
    return [
      {
        id: 'interests',
        title: 'Interests',
        group: 'you',
        kicker: 'Interests',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          columns(
            'halves',
            [
              figure(job ? 'Your shape and your job’s shape' : 'Your shape', shapeOf(input), {
                note: job
                  ? `{sym:you} you{^Y}, {sym:job} ${plain(job.shortTitle)}{^O}. Scale 1 to 7.`
                  : '{sym:you} you, scale 1 to 7.{^Y}',
              }),
            ],
            [marksTable(input), ...shapeReading(input, facts)],
          ),
          figure(`Your six interests, beside all jobs and ${theDirections(input)}`, againstJobs(input), {
            note: `{sym:you} you, with your range {sym:your-range} ${job ? '{sym:job} your job ' : ''}{sym:candidate} ${theDirections(input)} {sym:others} the average job, one point either way{^YOK}`,
            foot: 'We compare you with jobs, as no open table tells how working people answer. Job scores were read from texts by machine in 2023.',
          }),
          shiftTable(input, facts),
          ...advice(input, facts),
        ],
      },
    ]
  },
}

function headlineFor(input: ReportInput): Text {
  if (input.equal?.rated.some(({ topic }) => topic === 'interest.activities'))
    return 'You gave all activities the same mark, so no interest stands out'
  const rated = ratedOn(input, 'interest.activities')
  const [best, least] = [rated[0], rated.at(-1)]
  if (!best || !least) {
    const order = interestScores(input).filter(({ answered }) => answered)
    if (order.length === 0) return 'Without your ratings, this map is flat'
    const [first] = order.sort((a, b) => b.score - a.score)
    return `${capital(INTEREST_WORDS[first!.interest].doing)} comes first for you`
  }
  const likes = rated.filter(({ value }) => value === best.value)
  const dislikes = rated.filter(({ value }) => value === least.value)
  const shortest = (items: readonly { label: string }[]) =>
    items.map(({ label }) => lower(label)).sort((one, other) => one.length - other.length)[0] ?? ''
  const words = `You would rather ${shortest(likes)} than ${shortest(dislikes)}`
  if (words.length <= HEADLINE) return plain(words)
  return plain(`What you like best: to ${shortest(likes)}`)
}

/** Which kinds the best marks are of. */
function standfirstFor(input: ReportInput): Text {
  const best = ratedOn(input, 'interest.activities').slice(0, 5)
  if (best.length < 5)
    return 'An interest says what you return to, not what you do well. Rate the thirty activities, and this page shows yours.'
  const kinds = INTERESTS.map((interest) => ({
    interest,
    count: best.filter((item) => activitiesOf(input, interest).includes(item)).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const [first, second] = kinds
  if (!second) return `All five of your best marks went to one kind of work: ${INTEREST_WORDS[first!.interest].doing}.`
  const rest =
    second.count > 1
      ? `, ${countWord(second.count).toLowerCase()} to ${INTEREST_WORDS[second.interest].doing}`
      : `, the next to ${INTEREST_WORDS[second.interest].doing}`
  return `${countWord(first!.count)} of your five best marks went to ${INTEREST_WORDS[first!.interest].doing}${rest}.`
}

function shapeOf(input: ReportInput) {
  const shape = interestScores(input).map((score, index) => ({
    name: INTEREST_WORDS[score.interest].name,
    you: score.score,
    job: input.present?.interests[index],
  }))
  return hexagon(shape, input.present?.shortTitle ?? '')
}

/** The marks at both ends, in the words that the reader rated. */
function marksTable(input: ReportInput): Block {
  const rated = ratedOn(input, 'interest.activities')
  const row = ({ label, value }: { label: string; value: number }, at: number) => ({
    cells: [plain(label), String(value)],
    ...(at > 1 ? { drop: 3 } : {}),
  })
  const rows =
    rated.length >= 8
      ? [...rated.slice(0, 4).map(row), { cells: ['And at the other end', ''] }, ...rated.slice(-3).map(row)]
      : INTERESTS.map((interest) => ({ cells: [INTEREST_WORDS[interest].name, INTEREST_WORDS[interest].about] }))
  return {
    kind: 'table',
    caption: rated.length >= 8 ? `The ends of your ${rated.length} marks` : 'The six kinds of work',
    columns:
      rated.length >= 8
        ? [{ head: 'You like to' }, { head: 'of 10{^Y}', align: 'right', width: 14 }]
        : [{ head: 'Interest', width: 36 }, { head: 'It means' }],
    rows,
    style: 'dense',
  }
}

function differences(input: ReportInput) {
  const { present } = input
  if (!present) return []
  return interestScores(input)
    .map((score, index) => ({ ...score, gap: score.score - (present.interests[index] ?? score.score) }))
    .filter(({ answered }) => answered)
    .sort((a, b) => b.gap - a.gap)
}

/** What the shape says about the present job, in the reader's own marks. */
function shapeReading(input: ReportInput, facts: FactTable): Block[] {
  const { present } = input
  if (!interestScores(input).some((score) => score.answered))
    return [text('You skipped the activity ratings. So interests carry no weight in your list, and the other parts carry more.')]
  const [more] = differences(input)
  if (!present || !more) return []
  const role = withArticle(plain(present.shortTitle))
  const less = differences(input).at(-1)!
  const parts: Text[] = []
  if (more.gap >= SAYS_SOMETHING) {
    const [own] = activitiesOf(input, more.interest)
    parts.push(
      `As ${role} you get less ${INTEREST_WORDS[more.interest].noun} than you want.${own ? ` To ${plain(lower(own.label))} is ${aSaid(facts, 'interest.activities', own)} for you.` : ''}`,
    )
  }
  if (less.gap <= -SAYS_SOMETHING) {
    const low = activitiesOf(input, less.interest).findLast(({ value }) => value <= LITTLE)
    parts.push(
      `Your job${parts.length > 0 ? ' also' : ''} wants more ${INTEREST_WORDS[less.interest].noun} of you than you enjoy${low ? `: to ${plain(lower(low.label))} is only ${aSaid(facts, 'interest.activities', low)}` : ''}.`,
    )
  }
  if (parts.length === 0) parts.push(`What ${role} does is close to what you like, on all six counts.`)
  return [text(parts.join(' '))]
}

function againstJobs(input: ReportInput) {
  const job = input.present
  const three = directions(input).map(occupationOf)
  const rows = interestScores(input).map((score, index) => {
    const mean = input.norms.interestsMean[index]
    return {
      label: INTEREST_WORDS[score.interest].name,
      sub: INTEREST_WORDS[score.interest].about,
      ...(mean ? { band: { from: Math.max(1, mean - 1), to: Math.min(7, mean + 1), middle: mean } } : {}),
      yours: { from: score.low, to: score.high },
      marks: [
        ...three.map((occupation) => ({ kind: 'candidate' as const, at: occupation.interests[index] ?? 1 })),
        ...(job ? [{ kind: 'job' as const, at: job.interests[index] ?? 1 }] : []),
        { kind: 'you' as const, at: score.score },
      ],
    }
  })
  return rowChart({
    labelWidth: 118,
    from: 1,
    to: 7,
    ticks: [1, 2, 3, 4, 5, 6, 7].map((at) => ({ at, label: String(at) })),
    rowHeight: 23,
    unit: 'Scale 1 to 7',
    rows,
    names: { you: 'you', job: 'your job', candidate: 'a direction' },
  })
}

/** What each direction changes most, beside the reader's best and least liked activity of that kind. */
function shiftTable(input: ReportInput, facts: FactTable): Block {
  const base = input.present?.interests ?? input.norms.interestsMean
  const from = input.present ? 'than now' : 'than in most jobs'
  return {
    kind: 'table',
    caption: 'What each direction would change',
    columns: [
      { head: 'Direction', width: 24 },
      { head: 'Changes most{^O}', width: 36 },
      { head: 'Your own marks for such work, of 10' },
    ],
    rows: directions(input)
      .map(occupationOf)
      .map((occupation) => {
        const { interest, shift } = widestShift(occupation, base)
        const marks = activitiesOf(input, interest)
        const ends = [marks[0], marks.length > 1 ? marks.at(-1) : undefined].filter((mark) => mark !== undefined)
        return {
          drop: 2,
          cells: [
            plain(capital(occupation.shortTitle)),
            `${shift > 0 ? 'More' : 'Less'} ${INTEREST_WORDS[interest].noun} ${from}: ${scoreOf(facts, occupation, interest)} of 7`,
            ends.length > 0 ? ends.map(({ label, value }) => `${plain(label)} ${value}`).join('; ') : 'Not rated',
          ],
        }
      }),
    style: 'dense',
  }
}

function widestShift(occupation: Occupation, base: readonly number[]): { interest: Interest; shift: number } {
  return INTERESTS.map((interest, index) => ({ interest, shift: (occupation.interests[index] ?? 1) - (base[index] ?? 1) })).sort(
    (a, b) => Math.abs(b.shift) - Math.abs(a.shift),
  )[0]!
}

function scoreOf(facts: FactTable, { code, interests: scores }: Occupation, interest: Interest): Text {
  const id = `${jobId(code)}.interest.${interest}`
  return facts.has(id) ? facts.ref(id).replace('}', '!}') : (scores[INTERESTS.indexOf(interest)] ?? 1).toFixed(1)
}

/** One thing to do with it: ask for what lies idle, or look elsewhere for what is wrong. */
function advice(input: ReportInput, facts: FactTable): Block[] {
  const { present } = input
  const [more] = differences(input)
  const [own] = more ? activitiesOf(input, more.interest) : []
  if (cannotStay(input)) return []
  if (present && more && more.gap >= SAYS_SOMETHING && own)
    return [
      heading('Before you leave', { drop: 5 }),
      text(
        `Ask for one hour a week in which you can ${plain(lower(own.label))}, and count how often you look forward to it. That tells you more about ${INTEREST_WORDS[more.interest].doing} than a score of ${facts.ref(`you.interest.${more.interest}`)} does.`,
        { drop: 5 },
      ),
    ]
  const drains = labelsOn(input, 'present.drain', 2).map((label) => `“${plain(lower(label))}”`)
  if (present && drains.length > 0)
    return [
      heading('Before you leave', { drop: 5 }),
      text(
        `It is not the work itself that you would be leaving. You named ${listing(drains)}: see first whether another employer ends that.`,
        { drop: 5 },
      ),
    ]
  return []
}
