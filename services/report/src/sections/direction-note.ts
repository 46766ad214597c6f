import type { Note, NoteFact } from '@waymark/proto/waymark/skills/v1/occupation'
import { plain, type Text } from '../facts/rich-text.ts'
import type { Block } from './blocks.ts'
import { box, columns, heading, points, small } from './parts.ts'

/** What our notes say about a direction, for its two pages; each fact with the mark of its source. Long notes lose their tails. */

export function workInPlainWords({ tasks, hard, shifts, body }: Note): Block {
  return columns(
    'halves',
    [heading('The work, in plain words'), points('number', tasks.map(marked), { size: 'small' })],
    [
      heading('The hard side'),
      points(
        'minus',
        hard.map((fact, at) => (at < 3 ? { text: marked(fact) } : { text: marked(fact), drop: 3 })),
        { size: 'small' },
      ),
      heading('Shifts and body'),
      small([...shifts, ...body].map(marked).join(' ')),
    ],
  )
}

/** What is asked in an interview beside who hires, under which names, and which papers count. */
export function hiring({ questions, employers, titles, certificates }: Note): Block {
  const counted = titles.some(({ filings }) => filings > 0)
  return columns(
    'halves',
    [
      heading('Three questions they will ask you'),
      points(
        'number',
        questions.map(({ question, answer }) => ({ lead: `“${plain(question)}”`, text: plain(answer) })),
        { size: 'small' },
      ),
      heading('Papers that count'),
      points(
        'plus',
        certificates.map((fact, at) => (at === 0 ? { text: marked(fact) } : { text: marked(fact), drop: 3 + at })),
        { size: 'small' },
      ),
    ],
    [
      heading('Who hires, and under which names'),
      points('plus', employers.map(marked), { size: 'small' }),
      small(
        `**Search:** ${titles.map(({ title }) => plain(title)).join(' · ')}.{^${counted ? 'OL' : 'O'}} ${counted ? 'Most often filed first, then as O*NET lists them.' : 'In the order in which O*NET lists them; nobody counts job ads.'}`,
      ),
    ],
  )
}

export function tryIt({ twoHours, twoWeeks }: Note): Block {
  return box(
    'Try it before you want it',
    [
      columns(
        'halves',
        twoHours ? [small(`**Two hours.** ${marked(twoHours)}`)] : [],
        twoWeeks ? [small(`**Two weeks.** ${marked(twoWeeks)}`)] : [],
      ),
    ],
    { tone: 'you' },
  )
}

function marked({ text, source }: NoteFact): Text {
  return `${plain(text)}{^${source}}`
}
