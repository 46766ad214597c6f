import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { capital, listing, lowerName } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import { targetTools } from '../ai/target-tools.ts'
import type { Block } from '../blocks.ts'
import { box, columns, heading, points, small } from '../parts.ts'
import { ownFacts } from '../person/own-facts.ts'
import { aimedIndustry, jobBoards } from '../search/boards/job-boards.ts'
import { searchTitles, searchWords } from '../search/search-titles.ts'
import { turned } from './first-step.ts'
import { tryWords } from './try-work.ts'

/**
 * What the tables hold of work that nobody wrote about: what those in it say it takes, what they have to know, the programs of its ads,
 * where its posts are listed, and how to try it. What no table tells is said to be unknown, and left to be asked.
 */
export function hiringFromTables(
  input: ReportInput,
  { occupation, place, questions }: { occupation: Occupation; place: number; questions: readonly Text[] },
  before: SaidBefore,
): Block[] {
  const { industry = '', targetIndustry = '' } = input.profile.reach ?? {}
  const boards = jobBoards(occupation.code, aimedIndustry(industry, targetIndustry))
  const tried = before.tell(...turned(tryWords(occupation.code), place - 1))
  return [
    columns(
      'halves',
      [
        heading('What those in it say it takes'),
        points('plus', whatItTakes(input, occupation, before), { size: 'small' }),
        heading('Ask, for no table tells it'),
        points(
          'ask',
          questions.map((text, at) => (at < 2 ? { text } : { text, drop: 3 + at })),
          { size: 'small' },
        ),
      ],
      [
        heading('Where to look, under which names'),
        points(
          'plus',
          boards.map((board) => plain(capital(board))),
          { size: 'small' },
        ),
        small(`**Search:** ${searchTitles(occupation, 160, searchWords(input, occupation)).map(plain).join(' · ')}.{^O}`),
        { kind: 'lines', label: 'Three employers within your reach:', count: 3, drop: 2 },
      ],
    ),
    ...(tried ? [box('Try it before you want it', [small(`**Two hours.** ${tried}{^E}`)], { tone: 'you' })] : []),
  ]
}

/** Schooling by what workers name most, what they have to know best, and tools; beside each what the reader has of it. */
function whatItTakes(input: ReportInput, occupation: Occupation, before: SaidBefore): Text[] {
  return [schooling(occupation), knowing(input, occupation), tools(input, occupation)].flatMap((one) =>
    one === undefined ? [] : (before.fresh(one) ?? []),
  )
}

function schooling({ education }: Occupation): Text | undefined {
  const [first, second] = education.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share)
  if (!first) return undefined
  const many = `${Math.round(100 * first.share)} in 100`
  const other =
    second && second.share >= SOME
      ? `; ${Math.round(100 * second.share)} say ${SCHOOLING[second.label] ?? lowerName(second.label)}`
      : ''
  return `Asked what a newcomer needs, ${many} name ${SCHOOLING[first.label] ?? lowerName(first.label)}${other}.{^O}`
}

function knowing({ present }: ReportInput, { code, knowledge }: Occupation): Text | undefined {
  const known = knowledge.filter(({ importance }) => importance >= IMPORTANT).slice(0, 3)
  if (known.length === 0) return undefined
  const names = known.map(({ name }) => lowerName(name)).join(', ')
  const shared = known.filter(
    ({ id }) => present?.code !== code && present?.knowledge.some((one) => one.id === id && one.importance >= IMPORTANT),
  )
  const yours =
    shared.length > 0 ? ` Of these, your work today asks for ${listing(shared.map(({ name }) => lowerName(name)))}.` : ''
  return `Fields of knowledge that count most: ${plain(names)}.{^O}${plain(yours)}`
}

function tools(input: ReportInput, occupation: Occupation): Text | undefined {
  const named = targetTools(occupation, 3)
  if (named.length === 0) return undefined
  const mine = ownFacts(input).skills.find(({ name }) => named.some((tool) => tool.toLowerCase().includes(name.toLowerCase())))
  return `Programs of the work: ${plain(named.join(', '))}.{^O}${mine ? ` You named ${plain(mine.name)}.{^Y}` : ''}`
}

/** Labels of the survey, as a sentence holds them. */
const SCHOOLING: Readonly<Record<string, Text>> = {
  'Less than high school': 'no diploma',
  'High school': 'a high school diploma',
  'Certificate after high school': 'a certificate after high school',
  'Some college': 'some college',
  'Associate degree': 'an associate’s degree',
  'Bachelor degree': 'a bachelor’s degree',
  'Certificate after a bachelor': 'a certificate after a bachelor’s degree',
  'Master degree': 'a master’s degree',
  'Certificate after a master': 'a certificate after a master’s degree',
  'First professional degree': 'a professional degree',
  'Doctoral degree': 'a doctorate',
  'Training after a doctorate': 'training after a doctorate',
}

/** Importance from 1 to 5. */
const IMPORTANT = 3.3
/** Share of workers from which a second answer is told. */
const SOME = 0.15
