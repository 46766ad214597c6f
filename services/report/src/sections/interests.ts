import { jobId } from '../facts/build-facts.ts'
import type { FactTable } from '../facts/fact-table.ts'
import {
  capital,
  directions,
  INTEREST_WORDS,
  INTERESTS,
  type Interest,
  interestScores,
  lower,
  occupationOf,
} from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { hexagon } from '../figures/hexagon.ts'
import { rowChart } from '../figures/row-chart.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, note, points, text } from './parts.ts'
import type { PageContent, Section } from './section.ts'

/** Under one point on the 1-7 scale nothing is said: the job scores are no finer. */
const SAYS_SOMETHING = 1

/** Pages 6-7: the six interests as a shape, then against all jobs and the three directions. */
export const interests: Section = {
  id: 'interests',
  pages: 2,
  title: 'Interests',
  group: 'you',
  compose: (input, facts) => [shapePage(input, facts), allJobsPage(input, facts)],
}

function shapePage(input: ReportInput, facts: FactTable): PageContent {
  const scores = interestScores(input)
  const job = input.present
  const shape = scores.map((score, index) => ({
    name: INTEREST_WORDS[score.interest].name,
    you: score.score,
    job: job ? job.interests[index] : undefined,
  }))
  const jobName = job ? job.shortTitle : ''
  return {
    id: 'interests',
    title: 'Interests',
    group: 'you',
    kicker: 'Interests, 1 of 2',
    headline: shapeHeadline(input),
    standfirst: job
      ? 'Your shape and the shape of your job, on the same scale. Where they part, work can feel long even when you are good at it.'
      : 'Your shape on its own. With a present job, this page would show two.',
    blocks: [
      columns(
        'halves',
        [
          figure(job ? 'Your shape and your job’s shape' : 'Your shape', hexagon(shape, jobName), {
            note: job ? `{sym:you} you{^Y}, {sym:job} ${plain(jobName)}{^O}. Scale 1 to 7.` : '{sym:you} you, scale 1 to 7.{^Y}',
          }),
        ],
        [heading('What the shape says'), ...shapeReading(input, facts)],
      ),
      {
        kind: 'table',
        caption: 'The six, from strongest to weakest',
        columns: [
          { head: 'Interest', width: 18 },
          { head: 'It means', width: 24 },
          { head: 'You{^Y}', align: 'right', width: 8 },
          { head: job ? 'Your job{^O}' : '', align: 'right', width: 11 },
          { head: 'So look for' },
        ],
        rows: [...scores]
          .sort((a, b) => b.score - a.score)
          .map((score) => ({
            cells: [
              INTEREST_WORDS[score.interest].name,
              INTEREST_WORDS[score.interest].about,
              score.answered ? bare(facts.ref(`you.interest.${score.interest}`)) : 'no answer',
              job && facts.has(`${jobId(job.code)}.interest.${score.interest}`)
                ? bare(facts.ref(`${jobId(job.code)}.interest.${score.interest}`))
                : '',
              LOOK_FOR[score.interest][score.score >= 4 ? 'high' : 'low'],
            ],
          })),
      },
      columns(
        'halves',
        [heading('Do more of this'), points('plus', doMore(input), { size: 'small' })],
        [
          heading('Handle with care'),
          points(
            'minus',
            [
              'An interest is not a talent. It says what you return to, not what you do well.',
              'Ratings drift with the week you had. Under one point, read two interests as equal.',
            ],
            { size: 'small' },
          ),
        ],
      ),
    ],
  }
}

const LOOK_FOR: Record<Interest, { high: string; low: string }> = {
  realistic: { high: 'a day that leaves something you can touch', low: 'work away from machines and weather' },
  investigative: { high: 'questions that take longer than an hour', low: 'clear answers, known ways' },
  artistic: { high: 'room to do it in your own way', low: 'a set form that is already good' },
  social: { high: 'people who leave better off than they came', low: 'a few people you know, not a crowd' },
  enterprising: { high: 'a goal that depends on winning others over', low: 'no selling and no quota' },
  conventional: { high: 'rules that make sense, and records that balance', low: 'little paperwork, few forms' },
}

function shapeHeadline(input: ReportInput): Text {
  const scores = interestScores(input)
  if (!scores.some((score) => score.answered)) return 'Without your ratings, this map is flat'
  const order = [...scores].sort((a, b) => b.score - a.score)
  const [first, second] = [INTEREST_WORDS[order[0]!.interest], INTEREST_WORDS[order[1]!.interest]]
  if (!input.present) return `${capital(first.doing)} comes first, ${second.doing} second`
  const wider = scores
    .map((score, index) => ({ ...score, gap: score.score - (input.present!.interests[index] ?? score.score) }))
    .sort((a, b) => b.gap - a.gap)[0]!
  if (wider.gap < SAYS_SOMETHING) return `${capital(first.doing)} comes first, and your job gives you that`
  if (wider.interest === order[0]!.interest)
    return `You want more ${wider.interest === 'social' ? 'work with people' : first.doing} than your job has room for`
  return `${capital(first.noun)} ${first.noun === 'people' ? 'come' : 'comes'} first, but you want more ${INTEREST_WORDS[wider.interest].noun} than your job gives`
}

function shapeReading(input: ReportInput, facts: FactTable): Block[] {
  const scores = interestScores(input)
  if (!scores.some((score) => score.answered))
    return [
      text(
        'You skipped the activity ratings. So interests carry no weight in your list, and the other parts carry more. Four minutes online would change that.',
      ),
    ]
  const order = [...scores].sort((a, b) => b.score - a.score)
  const top = order[0]!
  const last = order.at(-1)!
  const parts: Block[] = [
    text(
      `You rate **${INTEREST_WORDS[top.interest].doing}** highest, at ${facts.ref(`you.interest.${top.interest}`)} of 7. At the other end is **${INTEREST_WORDS[last.interest].doing}**, at ${facts.ref(`you.interest.${last.interest}`)}.`,
    ),
  ]
  if (input.present) {
    const differences = scores.map((score, index) => ({
      ...score,
      gap: score.score - (input.present!.interests[index] ?? score.score),
    }))
    const more = [...differences].sort((a, b) => b.gap - a.gap)[0]!
    const less = [...differences].sort((a, b) => a.gap - b.gap)[0]!
    const gap = (id: string, value: number) => facts.put({ id, value: Math.abs(value), unit: 'decimal', source: 'YOK' })
    if (more.gap >= SAYS_SOMETHING)
      parts.push(
        text(
          `The widest gap is ${INTEREST_WORDS[more.interest].name}: you stand ${gap(`present.interest.${more.interest}`, more.gap)} points above your job. That is the part of you that the job leaves idle.`,
        ),
      )
    else
      parts.push(
        text(
          'On no interest do you stand a full point above your job. So the work itself is not the problem; look at pay, hours or the people.',
        ),
      )
    if (less.gap <= -SAYS_SOMETHING)
      parts.push(
        text(
          `The job asks ${gap(`present.interest.${less.interest}`, less.gap)} points more ${INTEREST_WORDS[less.interest].name} than you enjoy. That is the part that tires you.`,
        ),
      )
  }
  parts.push(
    text(`**What it does not mean.** A low score is no verdict. It says which days you would count, not what you can do.`),
  )
  return parts
}

function doMore(input: ReportInput): Text[] {
  const order = [...interestScores(input)].sort((a, b) => b.score - a.score)
  return order
    .slice(0, 2)
    .map(
      (score) =>
        `Ask for one task a month that is about ${INTEREST_WORDS[score.interest].doing}. See whether you look forward to it.`,
    )
}

function allJobsPage(input: ReportInput, facts: FactTable): PageContent {
  const scores = interestScores(input)
  const job = input.present
  const three = directions(input).map(occupationOf)
  const rows = scores.map((score, index) => {
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
  const chart = rowChart({
    labelWidth: 118,
    from: 1,
    to: 7,
    ticks: [1, 2, 3, 4, 5, 6, 7].map((at) => ({ at, label: String(at) })),
    rowHeight: 34,
    unit: 'Scale 1 to 7',
    rows,
    names: { you: 'you', job: 'your job', candidate: 'a direction' },
  })
  return {
    id: 'interests-jobs',
    title: 'Interests against all jobs',
    group: 'you',
    kicker: 'Interests, 2 of 2',
    headline: allJobsHeadline(input),
    standfirst:
      'The gray band is one point to each side of the average job. Outside it, you are asking for something that most work does not offer.',
    blocks: [
      figure('Your six interests, your job and the three directions', chart, {
        note: `{sym:you} you, with your range {sym:your-range} {sym:job} your job {sym:candidate} the three directions {sym:others} the average job, one point either way{^YOK}`,
      }),
      columns(
        'side',
        [
          heading('What the three directions would change'),
          points(
            'plus',
            three.map((occupation) => directionShift(input, facts, occupation.code)),
          ),
        ],
        [
          heading('Jobs, not people'),
          text('We compare you with jobs. There is no open, current table of how working people answer.'),
          heading('How old'),
          text('Job scores were read from texts by machine in 2023. Treat a gap under one point as nothing.{^O}'),
        ],
      ),
      {
        kind: 'table',
        caption: 'The same in figures',
        note: 'Scale 1 to 7. You{^Y}, jobs{^O}.',
        columns: [
          { head: 'Interest', width: 20 },
          { head: 'You', align: 'right', width: 9 },
          ...(job ? [{ head: 'Your job', align: 'right' as const, width: 11 }] : []),
          ...three.map((occupation) => ({ head: plain(capital(occupation.shortTitle)), align: 'right' as const })),
        ],
        rows: scores.map((score, index) => ({
          cells: [
            INTEREST_WORDS[score.interest].name,
            score.answered ? score.score.toFixed(1) : 'no answer',
            ...(job ? [(job.interests[index] ?? 1).toFixed(1)] : []),
            ...three.map((occupation) => (occupation.interests[index] ?? 1).toFixed(1)),
          ],
        })),
        style: 'dense',
        reserve: true,
      },
      note('Fit uses the whole shape, not its highest corner: two jobs with the same first interest can lie far apart.', {
        drop: 1,
      }),
    ],
  }
}

function allJobsHeadline(input: ReportInput): Text {
  const scores = interestScores(input).filter((score) => score.answered)
  const above = scores
    .map((score) => ({
      ...score,
      gap: score.score - (input.norms.interestsMean[INTERESTS.indexOf(score.interest)] ?? score.score),
    }))
    .sort((a, b) => b.gap - a.gap)[0]
  if (!above) return 'What jobs in this country ask for, before you have said a word'
  if (above.gap < SAYS_SOMETHING) return 'Your interests lie close to the average job, so many jobs are open to you'
  return `You ask for more ${INTEREST_WORDS[above.interest].doing} than the average job offers`
}

function directionShift(input: ReportInput, facts: FactTable, code: string): { lead: Text; text: Text } {
  const occupation = directions(input)
    .map(occupationOf)
    .find((one) => one.code === code)!
  const scores = interestScores(input)
  const base = input.present?.interests ?? input.norms.interestsMean
  const shifts = scores.map((score, index) => ({
    ...score,
    job: occupation.interests[index] ?? 1,
    shift: (occupation.interests[index] ?? 1) - (base[index] ?? 1),
  }))
  const most = [...shifts].sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift))[0]!
  const name = INTEREST_WORDS[most.interest].name
  const value = facts.has(`${jobId(code)}.interest.${most.interest}`) ? facts.ref(`${jobId(code)}.interest.${most.interest}`) : ''
  const wants =
    Math.abs(most.score - most.job) < SAYS_SOMETHING
      ? 'That is close to what you ask for.'
      : most.score > most.job
        ? 'You would still want more of it.'
        : 'That is more than you ask for.'
  return {
    lead: `${plain(capital(occupation.shortTitle))}.`,
    text: `${most.shift > 0 ? 'More' : 'Less'} ${lower(name)} work: ${value} of 7${input.present ? `, your job ${facts.ref(`${jobId(input.present.code)}.interest.${most.interest}`)}` : ''}. ${wants}`,
  }
}

function bare(token: string): string {
  return token.replace('}', '!}')
}
