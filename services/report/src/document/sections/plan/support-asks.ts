import type { Circle } from '../../charts/support-map.ts'
import { inItsState } from '../../facts/pay-place.ts'
import { occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { type AimWords, workWords } from '../opening/aim-words.ts'
import { jobTokens } from '../parts.ts'

/** What a circle can give towards the reader's aim, and the words to ask for it. */
type Ask = readonly [gives: Text, words: Text]

/** A row for each of the four circles that can help most, and one for somebody in the work. */
export function askTable(input: ReportInput, facts: FactTable, circles: readonly Circle[], words: AimWords): Block {
  const order = [...circles].sort((a, b) => (b.help ?? 0) - (a.help ?? 0)).slice(0, 4)
  const asks = asksOf(input, words)
  const rows: TableBlock['rows'] = order.map((one, index) => ({
    cells: [one.label, ...asks[one.label]!, '\u00a0'],
    ...(index === 3 ? { drop: 3 } : {}),
  }))
  const occupation = occupationOf(words.aim)
  const jobs = jobTokens(facts, occupation.code)
  rows.push({
    cells: [
      `${words.job.charAt(0).toUpperCase()}${words.job.slice(1)}`,
      jobs.has('employment') && !words.start
        ? `How it is; ${jobs.bare('employment')} people do it${inItsState(occupation)}{^W}`
        : 'How it is',
      words.hard[0] ? `“Is it so with you: ${words.hard[0]}?”` : `“What did I get wrong about ${words.work}?”`,
      '\u00a0',
    ],
  })
  return {
    kind: 'table',
    caption: 'What to ask of each',
    columns: [
      { head: 'Circle', width: 20 },
      { head: 'They can give', width: 25 },
      { head: 'Ask in these words' },
      { head: 'Name', width: 18 },
    ],
    rows,
    style: 'dense',
  }
}

function asksOf(input: ReportInput, words: AimWords): Readonly<Record<string, Ask>> {
  const { aJob, job, employers, tasks, hard, program, exam, way, own, titles } = words
  const work = workWords(input, own)
  const title = titles.find((one) => one.toLowerCase() !== job.toLowerCase())
  const place = employers[0] ?? `a place that needs ${aJob}`
  const paper = exam ? `the ${exam}` : program
  return {
    'Family, close friends': [
      way.study[1] > 3 ? `Evenings for ${program || 'learning'}` : 'Calm, and a talk about money',
      way.study[1] > 3
        ? `“Which evening could be mine for ${program || 'the course'}?”`
        : `“What would you say if I came home as ${aJob}?”`,
    ],
    'Colleagues now': [
      'What you are good at',
      work ? `“Who would you ask about ${work.most} if I were gone?”` : '“What do you come to me for?”',
    ],
    'Former colleagues': ['A name in another firm', `“Who do you know there: ${place}?”`],
    'Customers, suppliers': ['Who does it well', `“Who does this well where you are: ${tasks[0] ?? job}?”`],
    'School or training': [
      'Someone who took the step',
      title ? `“Who of us works as ${aJob}, or as ‘${title}’?”` : `“Who of us works as ${aJob}?”`,
    ],
    'Union or club': [
      paper ? 'Funds, courses, rules' : 'Names, and what is paid',
      paper ? `“Do you pay a part of ${paper} for members?”` : `“What do members earn in a first year as ${aJob}?”`,
    ],
    'Neighbors, volunteers': ['A name near you', `“Who here works in a place like this: ${employers[1] ?? place}?”`],
    'People online': [
      'Answers from inside',
      hard[1] ? `“How bad is this on your worst day: ${hard[1]}?”` : `“What did nobody tell you about ${plain(job)}?”`,
    ],
  }
}
