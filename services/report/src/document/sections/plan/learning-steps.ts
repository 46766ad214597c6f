import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay, missingOf } from '../../facts/entry-way.ts'
import { ownTurn } from '../../facts/own-turn.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { HOURS_OF_A_MONTH } from '../../facts/school-hours.ts'
import { learningHours } from '../../model/build-facts.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { targetTools } from '../ai/target-tools.ts'

/** Hours, least and most. */
export type Hours = readonly [low: number, high: number]

/** One thing to learn for the aim: a task to try, a tool, or a paper. Hours are our estimate; undefined = nobody publishes them. */
export interface LearningStep {
  kind: 'task' | 'tool' | 'paper'
  /** For the row of a chart. */
  short: string
  /** Within a sentence. */
  name: string
  what: Text
  /** What the reader has in hand when it is done. */
  inHand: Text
  hours: Hours | undefined
}

/** What the aim asks that the reader lacks, the cheapest first: its tasks tried or watched, its tools, its papers. */
export function learningSteps(input: ReportInput, aim: RankedOccupation): LearningStep[] {
  const rest = [...tools(input, aim), ...papers(aim)]
  return [...tasks(input, aim, rest.length > 1 && learningHours(input) >= 1 ? 2 : 4), ...rest]
}

function tasks(input: ReportInput, aim: RankedOccupation, most: number): LearningStep[] {
  const { note, activities, gate } = occupationOf(aim)
  const { gated, known } = entryWay(aim)
  // Work behind a license is watched, never tried; of a higher post one sees what is weighed, and of one's own what differs.
  const how: keyof typeof TASK_WAYS =
    aim.entry?.how === 'own' ? 'compare' : gated || !known ? 'watch' : gate?.kind === 'rank' ? 'ask' : 'try'
  const hours: Hours = how === 'try' && learningHours(input) >= 1 ? [3, 6] : [2, 4]
  const turn = ownTurn(input)
  const all = note
    ? note.tasks
        .map((_task, at, tasks) => tasks[(at + turn) % tasks.length]!)
        .slice(0, most)
        .map(({ text }) => theirs(bare(text)))
    : activities.slice(0, most).map(({ label }) => label)
  return all.map((task, at) => ({
    kind: 'task' as const,
    short: `${how === 'try' ? 'Try' : 'See'} ${NUMBERS[at]}`,
    name: NUMBERS[at]!,
    what: `See ${note ? `how they ${plain(lower(task))}` : how === 'compare' ? `${plain(task)} elsewhere` : plain(task)}${TASK_WAYS[how][at]}`.replace(
      /\?([”’]?)[.;] (\p{L})/u,
      (_all, quote: string, letter: string) => `?${quote} ${letter.toUpperCase()}`,
    ),
    inHand: TASK_ENDS[at]!,
    hours,
  }))
}

const TASK_WAYS = {
  watch: [
    '. You watch only.',
    '. Hands off, questions later.',
    '. Count how often it happens in an hour.',
    '. Note what a beginner is told.',
  ],
  ask: [
    '; ask what they weighed.',
    '; ask what they would do otherwise today.',
    '; ask who was against it.',
    '; ask how they learned it.',
  ],
  compare: [
    '; note what differs from your place.',
    '; count who does it there, and with what.',
    '; ask what they gave up to do it so.',
    '; ask what they would take from your place.',
  ],
  try: [
    '; do one small piece of it, with leave.',
    '; ask for the easiest part of it.',
    '; write down each step while you look.',
    '; ask what goes wrong most often.',
  ],
} as const
const TASK_ENDS = [
  'One page: what you liked, what took longest',
  'A yes or a no to doing it every week',
  'Three words of the trade that you did not know',
  'A name to call when you get stuck',
]

function tools(input: ReportInput, aim: RankedOccupation): LearningStep[] {
  const held = [...(input.present ? targetTools(input.present, 40) : []), ...input.profile.skills.map(({ name }) => name)].map(
    letters,
  )
  return targetTools(occupationOf(aim), 12)
    .filter((tool) => !held.some((one) => one.includes(letters(tool)) || letters(tool).includes(one)))
    .slice(0, 2)
    .map((tool, at) => ({
      kind: 'tool' as const,
      short: capital(tool.replace(/ \(.*/, '')),
      name: tool,
      what: `${TOOL_WAYS[at]}.`,
      inHand: TOOL_ENDS[at]!,
      hours: [15, 30] as const,
    }))
}

const TOOL_WAYS = [
  'Free lessons, online or at your library, then one piece for your own use',
  'One exercise that an ad for this work describes, redone until it takes half the time',
]
const TOOL_ENDS = ['A file made with it that you can open in a talk', 'Two times in minutes: the first try and the last']

function papers(aim: RankedOccupation): LearningStep[] {
  const { known, study } = entryWay(aim)
  const { program, exam, license } = stillMissing(aim)
  // A program that names its own hours needs no estimate from months.
  const named = /\bhours?\b/.test(program)
  const ofStudy: Hours | undefined = named ? undefined : [study[0] * HOURS_OF_A_MONTH, study[1] * HOURS_OF_A_MONTH]
  const paper = (name: string, what: string, inHand: Text, hours?: Hours): LearningStep[] =>
    what ? [{ kind: 'paper', short: `The ${name}`, name, what: `${plain(capital(what))}.`, inHand, hours }] : []
  return [
    ...(known && study[1] > 0 && isCourse(study) && /\b(?:bachelor|master|doctora|degree)/i.test(program)
      ? paper('course', `A course on what is left of this for you: ${program}`, 'The paper itself', ofStudy)
      : paper('program', known && study[1] > 0 ? program : '', 'The paper itself', ofStudy)),
    ...paper('exam', exam, 'A date for it, and the list of what is tested'),
    ...paper('license', exam ? '' : license, 'The answer of the board, in writing'),
  ]
}

/** Program, exam and license that the reader's own work has not brought already; '' = nothing is asked, or they hold it. */
export function stillMissing(aim: RankedOccupation): { program: string; exam: string; license: string } {
  const way = entryWay(aim)
  const clause = (what: 'program' | 'exam' | 'license') => missingOf(way, what) ?? ''
  return { program: clause('program'), exam: clause('exam'), license: clause('license') }
}

const NUMBERS = ['a first task', 'a second task', 'a third task', 'a fourth task']
const bare = (words: string): string => words.replace(/[.\s]+$/, '')
const letters = (words: string): string => words.toLowerCase().replace(/[^\p{L}\d+#]/gu, '')
/** The notes speak to who does the work; of somebody who is watched it is "their". */
const theirs = (words: string): string =>
  words
    .replace(/\byourself\b/g, 'themselves')
    .replace(/\byours\b/g, 'theirs')
    .replace(/\byour\b/g, 'their')
    // "so that an expert listens to you", "what scares you": behind a preposition and at the end of a clause it is no subject.
    .replace(
      /(\b(?:to|for|at|by|with|behind|beside|around|of|from|on|onto|after|before|near|over|under|against|tell|tells|told|give|gives|gave|show|shows|let|lets|help|helps|ask|asks|call|calls|pay|pays|trust|trusts|follow|follows|teach|teaches|reach|reaches|bring|brings)) you\b/g,
      '$1 them',
    )
    .replace(/\byou(?=\s*(?:[.,;:!?)]|$))/g, 'them')
    .replace(/\byou\b/g, 'they')
