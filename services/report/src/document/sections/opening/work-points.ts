import type { NoteFact } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay, trainsForPay } from '../../facts/entry-way.ts'
import { monthsLimit, payAgainst, payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, occupationOf } from '../../facts/reading.ts'
import { carriedOver } from '../../facts/work/carried-over.ts'
import { matchWork } from '../../facts/work/work-match.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import type { PointsBlock } from '../blocks.ts'
import { jobTokens, reasonText } from '../parts.ts'

export type Point = PointsBlock['items'][number]

/** The work of one occupation as points: what speaks for it in the reader's words, what against it, and what else fills the week. */
export interface WorkPoints {
  fits: Point[]
  against: Point[]
  /** What stands beside nothing the reader said; `tellFacts` prints it. */
  tasks: readonly NoteFact[]
  hard: readonly NoteFact[]
  hours: readonly NoteFact[]
}

/** The facts and the sentences are those of this occupation alone: what stood on an earlier page is not said again. */
export function workPoints(input: ReportInput, facts: FactTable, ranked: RankedOccupation, before: SaidBefore): WorkPoints {
  const occupation = occupationOf(ranked)
  const { fits, clashes, tasks, hard, shifts } = matchWork(input, occupation, before)
  // What the reader's health forbids comes first: nothing else counts where it does not fit.
  const plus: Point[] = reasonsLeft(ranked.reasonsFor, LIMIT_MET, before).map((text) => ({ text }))
  plus.push(...fits.flatMap(({ said, fact }) => withFact(said, fact, before)))
  const minus: Point[] = [
    // What a law may forbid them comes before all.
    ...reasonsLeft(ranked.reasonsAgainst, RECORD, before).map((text) => ({ text })),
    ...reasonsLeft(ranked.reasonsAgainst, LIMIT_ASKED, before).map((text) => ({ text })),
    ...rulePoints(ranked, before),
    ...clashes.flatMap(({ said, fact }) => withFact(said, fact, before)),
    ...limitPoints(input, facts, ranked, before),
  ]
  for (const text of reasonsLeft(ranked.reasonsFor, FOR, before)) if (plus.length < 3) plus.push({ text })
  // Nobody pays a first wage in a business of one's own.
  const isOwn = ownStartOf(input)?.occupation.code === occupation.code
  const newToThem = ranked.reasonsAgainst.filter(
    (reason) => !saysWhatSpeaksFor(reason, plus) && !(isOwn && reason.kind === 'pay_start'),
  )
  // Where no answer of theirs speaks against it, the hard side of the work does, before any figure of its market.
  const [worst, ...milder] = hard
  const told =
    minus.every(({ lead }) => lead !== undefined && /^(?:Time|Your floor)/.test(lead)) && worst
      ? before.fresh(marked(worst))
      : undefined
  if (told) minus.push({ text: told })
  for (const text of reasonsLeft(newToThem, AGAINST, before)) if (minus.length < 3) minus.push({ text })
  const asked = input.ranking.goals.some(({ place }) => place?.occupation?.code === occupation.code)
  if (plus.length === 0) plus.push(...broughtAlong(input, ranked, before))
  if (plus.length === 0)
    plus.push({ text: before.tell(...(asked ? ONLY_THE_WISH : NO_PLUS)) ?? 'Your marks hold no line for it.' })
  if (minus.length === 0) minus.push({ text: before.tell(...NO_MINUS) ?? 'Our figures hold nothing against it.' })
  return {
    fits: plus.slice(0, 4),
    against: minus.slice(0, 4),
    tasks,
    hard: told ? milder : hard,
    hours: shifts,
  }
}

/** Where no mark meets a task: a skill that the engine found asked for, else what of their present work is part of this one too. */
function broughtAlong(input: ReportInput, ranked: RankedOccupation, before: SaidBefore): Point[] {
  const [skill] = reasonsLeft(ranked.reasonsFor, SKILL, before)
  const text = skill ?? before.tell(...carriedOver(input, occupationOf(ranked)))
  return text === undefined ? [] : [{ text }]
}

/** Facts of a note with their marks, less what stood before. */
export function tellFacts(facts: readonly NoteFact[], before: SaidBefore): Text[] {
  return facts.flatMap((fact) => before.fresh(marked(fact)) ?? [])
}

export const marked = ({ text, source }: NoteFact): Text => `${plain(text)}{^${source}}`

function withFact(said: Text, fact: NoteFact, before: SaidBefore): Point[] {
  const text = before.fresh(marked(fact))
  return text ? [{ lead: said, text }] : []
}

/** What the engine says against a place that is there only to compare with stands first, in its words. */
function rulePoints({ reasonsAgainst }: RankedOccupation, before: SaidBefore): Point[] {
  const rule = reasonsAgainst.find(({ kind }) => kind === 'fills_up')
  if (!rule) return []
  const again = () =>
    before.tell(
      'We do not advise it: what shuts out the direction before shuts this out too.',
      'We do not advise it: it breaks the rule that both others break.',
      'We do not advise it: again the same rule, told two pages ago.',
    )
  return [{ text: before.fresh(reasonText(rule, '')) ?? again() ?? 'We do not advise it.' }]
}

/** Months and pay held against the limits that the reader set. */
function limitPoints(input: ReportInput, facts: FactTable, ranked: RankedOccupation, before: SaidBefore): Point[] {
  const occupation = occupationOf(ranked)
  const way = entryWay(ranked)
  const { known, total } = way
  const limit = monthsLimit(input)
  const floor = payFloor(input)
  const job = jobTokens(facts, occupation.code)
  const points: Point[] = []
  if (known && limit > 0 && total[1] > limit) {
    const most = facts.put({ id: `months.${occupation.code}.most`, value: total[1], unit: 'score', source: 'E' })
    const text = trainsForPay(way)
      ? before.tell(
          `You are paid from the first day, but full pay can take ${most} months.`,
          `Training on the job, for less than full pay, can last ${most} months.`,
          `Beginners here stay beginners for up to ${most} months, on pay.`,
        )
      : before.tell(
          `You give the change ${limit} months. This may take ${most}.`,
          `It can last ${most} months, and you gave yourself ${limit}.`,
          `${capital(String(limit))} months are yours to give; count on ${most} in the worst case.`,
        )
    if (text) points.push({ lead: 'Time.', text })
  }
  const place = payAgainst(occupation, floor)
  if (place && place !== 'clear' && job.has('p25')) {
    const least = facts.put({ id: 'you.floor', value: floor, unit: 'usd', source: 'YK' })
    const text =
      place === 'below'
        ? before.tell(
            `Half earn less than ${job.ref('median')}, and your floor is ${least}.`,
            `Your floor of ${least} lies above the middle pay.`,
            `Under ${least} you said no; most posts here pay under it.`,
          )
        : before.tell(
            `A quarter earn under ${job.ref('p25')}: a first year could lie below your ${least}.`,
            `Most earn above your ${least}, but beginners near ${job.ref('p25')} do not.`,
            `Ask for the first-year pay, since the lowest quarter misses your ${least}.`,
          )
    if (text) points.push({ lead: 'Your floor.', text })
  }
  return points
}

/** Reasons of the engine that are about the person and the work; figures that stand in large type above are not told twice. */
function reasonsLeft(reasons: RankedOccupation['reasonsFor'], kinds: ReadonlySet<string>, before: SaidBefore): Text[] {
  return reasons
    .filter(({ kind, text }) => kinds.has(kind) && text.trim() !== '')
    .flatMap((reason) => before.fresh(reasonText(reason, '')) ?? [])
}

/** "You would be a beginner at" what was just told as what they like, or at what everybody does who has worked: no point against it. */
function saysWhatSpeaksFor({ kind, text }: { kind: string; text: string }, plus: readonly Point[]): boolean {
  if (kind !== 'far_from_present') return false
  const [, tasks = ''] = /beginner at (.*?)[.]?$/.exec(text) ?? []
  const said = plus.map((point) => plain(point.text).toLowerCase()).join(' ')
  return tasks !== '' && (EVERYBODYS.test(tasks) || tasks.split(' and ').some((task) => said.includes(task.toLowerCase())))
}
const EVERYBODYS = /\bkeeping up with the field\b/

/** How the work stands to a limit that the reader told. */
const RECORD: ReadonlySet<string> = new Set(['record_bar'])
const LIMIT_MET: ReadonlySet<string> = new Set(['limit_met'])
const LIMIT_ASKED: ReadonlySet<string> = new Set(['limit_ask', 'limit_unknown', 'wish_broken'])
const FOR: ReadonlySet<string> = new Set([
  'near_present',
  'interest_match',
  'value_match',
  'entry_met',
  'exposure_lower',
  'exposure_low',
  'openings_many',
  'growth_high',
])
const SKILL: ReadonlySet<string> = new Set(['skills_met'])
const AGAINST: ReadonlySet<string> = new Set([
  'interest_clash',
  'value_clash',
  'interest_unused',
  'far_from_present',
  'shrinking',
  'openings_few',
  'target_missed',
  'exposure_high',
  'exposure_split',
  'pay_start',
  'growth_low',
])
/** Of work that they named themselves. */
const ONLY_THE_WISH: readonly Text[] = [
  'You named it yourself, and that is all we hold: no mark of yours meets its tasks. A visit can tell.',
  'Your wish speaks for it, and no task of it meets a mark of yours. Test it first.',
  'It is your own idea. Which part of the day do you look forward to? Write that down before you ask.',
]
const NO_PLUS: readonly Text[] = [
  'None of your own sentences names such work. Only a visit can tell.',
  'We found no line of yours that speaks for it; the figures alone do.',
  'Your answers are silent on this kind of day, so test it first.',
  'What draws you here is not in your answers. Write it down before you ask anyone.',
]
const NO_MINUS: readonly Text[] = [
  'Nothing in our tables speaks against it. A person in the job will know what does.',
  'We hold no figure against it, which is no promise.',
  'The dull part is not in any table; ask what fills a wet Tuesday.',
  'Where the catch lies, we could not find out.',
]
