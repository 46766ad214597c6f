import type { Note } from '@waymark/proto/waymark/skills/v1/occupation'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import type { Block } from '../blocks.ts'
import { marked, tellFacts } from '../opening/work-points.ts'
import { box, columns, heading, points, small } from '../parts.ts'

/** What our notes say about who hires for a direction and how to try it; each fact with the mark of its source. Long notes lose their tails. */

/** What is asked in an interview beside who hires, under which names, and which papers count. */
export function hiring({ questions, employers, titles, certificates }: Note, before: SaidBefore): Block {
  const counted = titles.some(({ filings }) => filings > 0)
  const papers = tellFacts(certificates, before)
  return columns(
    'halves',
    [
      heading('Three questions they will ask you'),
      points(
        'number',
        questions.map(({ question, answer }) => ({ lead: `“${freshQuestion(plain(question), before)}”`, text: plain(answer) })),
        { size: 'small' },
      ),
    ],
    [
      heading('Who hires, and under which names'),
      points('plus', tellFacts(employers, before), { size: 'small' }),
      ...(titles.length > 0
        ? [small(`**Search:** ${titles.map(({ title }) => plain(title)).join(' · ')}.{^${counted ? 'OL' : 'O'}}`)]
        : []),
      ...(papers.length > 0
        ? [
            heading('Papers that count'),
            points(
              'plus',
              papers.map((text, at) => (at === 0 ? { text } : { text, drop: 3 + at })),
              { size: 'small' },
            ),
          ]
        : []),
    ],
  )
}

/** Several notes end a question with "What do you do?": said once, then shorter. */
function freshQuestion(question: Text, before: SaidBefore): Text {
  const fresh = before.fresh(question)
  if (fresh === undefined || fresh === question) return question
  return `${fresh} And you?`
}

export function tryIt({ twoHours, twoWeeks }: Note, before: SaidBefore, weekly: number): Block {
  const [ownHours, ownWeeks] = TRIAL_TIMES[weekly] ?? []
  // Said of the first direction, their week is known.
  const timeOf = (own: Text | undefined, usual: Text): Text => (own && before.fresh(`${own}.`) !== undefined ? own : usual)
  const [short, long] = [timeOf(ownHours, 'Two hours'), timeOf(ownWeeks, 'Two weeks')]
  const told = (fact: Note['twoHours']) => (fact && before.fresh(marked(fact))) ?? ''
  const [hours, weeks] = [told(twoHours), told(twoWeeks)]
  return box(
    'Try it before you want it',
    [
      columns(
        'halves',
        ...[hours && `**${short}.** ${hours}`, weeks && `**${long}.** ${weeks}`].map((words) => (words ? [small(words)] : [])),
      ),
    ],
    { tone: 'you' },
  )
}

/** The two trials within the hours a week that the reader gives, by the options of the question. */
const TRIAL_TIMES: Readonly<Record<number, readonly [Text, Text]>> = {
  1: ['Two hours, so two weeks of yours', 'Two weeks, which become a month'],
  2: ['Two hours, all that you give a week', 'Two weeks, which become a month'],
  5: ['Two hours of your five', 'Two weeks at five hours each'],
  10: ['Two hours of your ten', 'Two weeks at ten hours each'],
}
