import { withArticle } from '@waymark/contracts/text/article'
import type { NoteFact } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keptHuman, stemsOf, wantedOf } from '../../facts/ai-view.ts'
import { type EntryWay, entryWay, missingOf } from '../../facts/entry-way.ts'
import { calledIn } from '../../facts/goal-name.ts'
import { type OwnStart, ownStartOf } from '../../facts/own-start.ts'
import { lower, occupationOf } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { tasksOf, type WeekTask, weekOf } from '../../facts/week.ts'
import { hardSides } from '../../facts/work/hard-sides.ts'
import { sharesStem } from '../../facts/work/work-match.ts'
import { withoutStop } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { mostHelped, named } from '../ai/ai-parts.ts'
import { named as isNamed } from '../directions/gate-table.ts'
import { tradeOf } from '../own-business/trades.ts'
import { type OwnFacts, ownFacts } from '../person/own-facts.ts'
import { searchWords, titlesFor } from '../search/search-titles.ts'
import { aimOf } from './aim.ts'

/** What the pages on talks, plans and people say of the reader's aim and of their work today, as clauses that fit into a sentence. */
export interface AimWords {
  aim: RankedOccupation
  code: string
  /** "nursing instructor", and with its article. */
  job: Text
  aJob: Text
  /** The same by the title that the reader gave it, for what is said to people; figures keep the name of the tables. */
  called: Text
  aCalled: Text
  /** Where that is another title, so that what we hold of employers may be that of its neighbors. */
  renamed: boolean
  way: EntryWay
  /** "work as a nursing instructor", or "this work" where the title is long. */
  work: Text
  /** "the master’s in nursing"; '' where no schooling is left for the reader. */
  program: Text
  /** What people in the work usually bring, asked of the reader or not: "years in buying". */
  custom: Text
  /** "NCLEX-RN"; '' where none is asked or it is behind the reader. */
  exam: Text
  license: Text
  /** From our note on the work, without the last stop; empty where we wrote none. */
  tasks: readonly Text[]
  hard: readonly Text[]
  shifts: readonly Text[]
  employers: readonly Text[]
  titles: readonly Text[]
  own: OwnFacts
  /** Where the aim is a business of their own. */
  start?: OwnStart
}

export function aimWords(input: ReportInput, aim = aimOf(input)): AimWords {
  const occupation = occupationOf(aim)
  const { code, shortTitle: title, note } = occupation
  const started = ownStartOf(input)
  const start = started && occupationOf(started.goal.place!).code === code ? started : undefined
  const shortTitle = start && !start.isPresent ? `${start.name} owner` : title
  const way = start ? OPEN_WAY : entryWay(aim)
  const gate = way.gate
  const asked = (what: 'program' | 'exam' | 'license'): Text => {
    const words = missingOf(way, what)
    return words && isNamed(words) && !/^none\b/i.test(words) ? firstClause(words) : ''
  }
  const called = start ? shortTitle : calledIn(input, aim)
  const renamed = called !== shortTitle && !sharesStem(called, shortTitle)
  const activities = tasksOf(weekOf(occupation), 'human', 'mixed', 'leaning', 'aided').map(named)
  return {
    aim,
    code,
    job: plain(shortTitle),
    aJob: plain(withArticle(shortTitle)),
    called: plain(called),
    aCalled: plain(withArticle(called)),
    renamed,
    work: start ? plain(start.aName) : called.length > LONGEST_TITLE ? 'this work' : `work as ${plain(withArticle(called))}`,
    way,
    program:
      way.study[1] > 0 && !YEARS.test(asked('program'))
        ? programOf(
            way,
            asked('program')
              .replace(/ usual$/, '')
              .replace(OR_TRAINED, 'training'),
          )
        : '',
    custom: gate && isNamed(gate.program) ? firstClause(gate.program).replace(/ usual$/, '') : '',
    exam: asked('exam'),
    license: asked('license'),
    tasks: (start && tradeOf(start)?.tasks) ?? (note ? clauses(note.tasks) : activities),
    hard: clauses(hardSides(note)),
    shifts: clauses(note?.shifts),
    employers: (renamed ? [] : (note?.employers ?? [])).map(({ text }) => place(text)).filter((words) => !NO_PLACE.test(words)),
    titles: titlesFor(occupation, searchWords(input, occupation))
      .filter((title) => !/[()]/.test(title))
      .map(plain),
    own: ownFacts(input),
    ...(start ? { start } : {}),
  }
}

/**
 * The same words with the tasks and hard sides of the note in another order, so that the pages on doing do not all quote the first
 * of them.
 */
export function turnedWords(words: AimWords, by: number): AimWords {
  return { ...words, tasks: turnedBy(words.tasks, by), hard: turnedBy(words.hard, by) }
}

function turnedBy(all: readonly Text[], by: number): readonly Text[] {
  return all.map((_text, at) => all[(at + by) % all.length]!)
}

/** What the reader's present work is made of: first skills as they named them, then tasks of the occupation. */
export interface WorkWords {
  /** The work that is most theirs, what they could do less of, and what they could ask for more of. */
  most: Text
  other: Text
  grow: Text
  /** Work with the hands, papers; undefined where there is none. */
  heavy?: Text
  /** What could stand in its place. */
  lighter: Text
  paper?: Text
  /** The row with most hours. */
  longest: Text
}

export function workWords(input: ReportInput, { role, skills, proud }: OwnFacts): WorkWords | undefined {
  const week = input.present && weekOf(input.present)
  if (!week || week.tasks.length < 2) {
    const [first, second] = skills.map(({ name }) => plain(name))
    if (!first) return undefined
    const other = second ?? `what else ${plain(withArticle(role || 'newcomer'))} does`
    return { most: first, other, grow: first, longest: first, lighter: LIGHTER }
  }
  const byHours = tasksOf(week, 'human', 'mixed', 'leaning', 'aided')
  const doings = skills.map(({ name }) => name).filter((name) => IS_DOING.test(name) && name.length <= LONGEST_DOING)
  const wanted = wantedOf(input, tasksOf(week, 'mixed')).filter(({ more }) => more)
  const grow = keptHuman(input, week)[0] ?? wanted[0] ?? byHours[0]!
  const shared = tasksOf(week, 'mixed')
  // Of a trade the tables list drawing and planning among what tools help with; its people hand over other work.
  const first = BY_HAND.test(input.present!.code) ? [...shared, ...mostHelped(week)] : [...mostHelped(week), ...shared]
  const theirs = new Set(stemsOf([...skills.map(({ name }) => name), proud].join(' ')))
  const handed = [...first, ...byHours].filter((task) => task !== grow && !stemsOf(task.label).some((stem) => theirs.has(stem)))
  // What their aim is made of is not what they ask to do less of.
  const aimed = aimTasks(input)
  const besides = handed.filter(({ label }) => !aimed.has(label))
  const others = [...besides.filter(({ more }) => !more), ...besides, ...handed, ...byHours.filter((task) => task !== grow)]
  const find = (pattern: RegExp): Text | undefined => {
    const found = byHours.find(({ label }) => pattern.test(label))
    return found && named(found)
  }
  return {
    most: doings[0] === undefined ? named(grow) : plain(doings[0]),
    other: named(others[0] ?? grow),
    grow: named(grow),
    longest: named(byHours.find((task) => task !== grow && task !== others[0]) ?? byHours[0]!),
    heavy: find(HEAVY),
    lighter: lighterWork(byHours, skills),
    paper: find(PAPER),
  }
}

/** Labels of the tasks of what leads, where that is other work than today's. */
function aimTasks(input: ReportInput): ReadonlySet<string> {
  const { code, activities } = occupationOf(aimOf(input))
  return new Set(code === input.present?.code ? [] : activities.map(({ label }) => label))
}

/** Work of theirs that spares the body: a task that is looking, planning or teaching, or a skill of the kind. */
function lighterWork(tasks: readonly WeekTask[], skills: OwnFacts['skills']): Text {
  const skill = skills.find(({ name }) => LIGHT.test(name) && IS_DOING.test(name))
  const task = tasks.find(({ label, more }) => more && LIGHT.test(label) && !HEAVY.test(label))
  return skill ? plain(skill.name) : task ? named(task) : LIGHTER
}

const LIGHT = /inspect|check|plan|train|teach|show|estimat|print|order|advis|explain|schedul|customer|record|document|listen/i
const LIGHTER = 'lighter work'

/** Up to the first stop within: "Master's in nursing; a doctorate at universities" asks for the first. */
function firstClause(words: string): Text {
  return plain(lower(words.split(/[;,:]/)[0]!.trim().replace(/'/g, '’')))
}

/** Months that are no more than a course are what is left of a degree, and never the degree. */
function programOf({ study }: EntryWay, program: Text): Text {
  return isCourse(study) && DEGREE.test(program) ? 'the course' : withThe(program)
}

function withThe(program: Text): Text {
  if (program === '' || /^high school to/.test(program)) return ''
  const named = program.replace(/ in the (social )?science$/, ' in a $1science')
  return named.startsWith('the ') ? named : `the ${named.replace(/^(?:some|any|an?) /, '')}`
}

/** A kind of employer without what our note says about it; a list of kinds stays whole. */
function place(words: string): Text {
  return plain(
    lower(
      words
        .replace(/'/g, '’')
        .split(/[:(;]|, (?=\d|as |where |with |typically )/)[0]!
        .trim(),
    ),
  )
}

function clauses(facts: readonly NoteFact[] | undefined): Text[] {
  return (facts ?? []).map(({ text }) =>
    plain(lower(withoutStop(text.split(/(?<=(?<!\b[ap]\.m)[.?!])\s/)[0]!.replace(/[;:,] [^;:,?]*\?$/, '')).replace(/'/g, '’'))),
  )
}

const DEGREE = /\b(?:bachelor|master|doctora|degree)/i
/** Years of work are no program: no school admits to them, and nobody pays their fee. */
const YEARS = /^(?:many |some |several |\w+ )?years\b/i
/** "program or long training on the job": in a sentence it is one thing. */
const OR_TRAINED = /^(?:program|school|course|courses|certificate)s? or (?:long |short )?training on the job$/i
/** "blueprint reading", "CNC setup": something that is done; "Excel" and "Spanish" are not. */
const IS_DOING = /^(?:\p{Ll}|[\p{Lu}\d&/-]{2,} \p{Ll})/u
/** Nobody decides on the way into a business of one's own but whoever issues its papers, and of them the pages on it speak. */
const OPEN_WAY: EntryWay = {
  how: 'own',
  known: true,
  study: [0, 0],
  paid: [0, 0],
  experience: 0,
  gated: false,
  total: [0, 0],
  missing: [],
  gate: undefined,
  payPercent: undefined,
}
const LONGEST_DOING = 32
const LONGEST_TITLE = 28
/** A figure or a verb makes it a sentence, and "on your own" is no place to ask. */
const NO_PLACE =
  /\d|^(?:on )?your own|\b(?:holds?|hires?|employs?|is|are|has|have|runs?|takes?|pays?|hands?|gives?|you|typically|most|many|few|about|half|nearly)\b/i
const BY_HAND = /^(?:3[15-9]|4[5-9]|5[1-5])-/
const HEAVY =
  /load|lift|repair|install|building work|clean|packing|stock|weld|pipe|care\b|serving|driv|cook|shap|cutting|materials|vehicle|machine/
const PAPER = /record|report|form|permit|document|paper|letter|mail|budget|books\b|schedul|appointment|data\b|grading/
