import { withArticle } from '@waymark/contracts/text/article'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { ratedOn } from '../../facts/answered.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { calledIn } from '../../facts/goal-name.ts'
import { directions } from '../../facts/lead.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import { likedTask, meetsSkill, sharesTheme, workTasks } from '../../facts/work/own-evidence.ts'
import { sharesStem } from '../../facts/work/work-match.ts'
import { withoutStop } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { box, small } from '../parts.ts'
import { drainOf, sparesHands } from '../person/drain-of.ts'
import type { OwnFacts } from '../person/own-facts.ts'
import { stillMissing } from '../plan/learning-steps.ts'
import { BLANK } from './interview-answers.ts'
import { ASK_ABOUT_HANDS, ASK_BY_DRAIN, ASK_BY_MEASURE, ASK_BY_WISH, STYLE_SPOTS } from './interview-words.ts'

type Item = { lead: Text; text: Text }

/** Three questions of the work itself, from our note on it or from its tasks, each with a fact of the reader to answer it with. */
export function furtherQuestions(input: ReportInput, own: OwnFacts, aim: RankedOccupation): Item[] {
  const { code, note, activities } = occupationOf(aim)
  const inDepth = directions(input).some((ranked) => occupationOf(ranked).code === code)
  const questions = note
    ? note.questions.map(({ question, answer }) => ({ question, hint: answer }))
    : activities.slice(1, 4).map(({ label }, at) => ({ question: ACTIVITY_QUESTIONS[at]!(label), hint: '' }))
  const spent = new Set<string>()
  return questions.slice(0, 3).map(({ question, hint }, at) => ({
    lead: `“${plain(question)}”`,
    text: cueFor(own, `${question} ${hint}`, spent) ?? (hint && !inDepth ? plain(hint) : withoutCue(own, at)),
  }))
}

/** The fact of theirs that answers a question: a skill that it speaks of, else the piece of work that they are proud of; each serves once. */
function cueFor(own: OwnFacts, asked: string, spent: Set<string>): Text | undefined {
  const skill = own.skills.find(({ name }) => !spent.has(name) && sharesStem(name, asked))
  if (skill) {
    spent.add(skill.name)
    return `${skill.rating > 0 ? `You rate ${plain(skill.name)} ${skill.rating} of 10.{^Y} Tell` : `You named ${plain(skill.name)}.{^Y} Tell`} of the day when ${BLANK}.`
  }
  if (own.proud === '' || own.proud.length > LONGEST_CUE || spent.has(own.proud) || !sharesTheme(own.proud, asked))
    return undefined
  spent.add(own.proud)
  return `“${plain(own.proud)}.”{^Y} Which part of that day answers this? ${BLANK}`
}

/** Where nothing that they told answers it, where in their work to look. */
function withoutCue({ role, years, skills }: OwnFacts, at: number): Text {
  const served = years > 1 && role ? `${years} years as ${plain(withArticle(role))}` : ''
  const [best] = skills
  if (at === 0) return served ? `From ${served}: ${BLANK}.` : `From my own days: ${BLANK}.`
  if (at === 1)
    return best ? `A day on which I needed more than ${plain(best.name)}: ${BLANK}.` : `The nearest I have seen: ${BLANK}.`
  return role
    ? `The nearest to it in my work as ${plain(withArticle(role))}: ${BLANK}.`
    : `Whom I would ask first, and why: ${BLANK}.`
}
/** Characters of their own story that fit beside a question. */
const LONGEST_CUE = 100

const ACTIVITY_QUESTIONS: readonly ((label: string) => string)[] = [
  (label) => `${capital(label)}: how would you begin?`,
  (label) => `What goes wrong with ${label}, and how do you notice?`,
  (label) => `Who taught you ${label}?`,
]

/** One weakness, named by the reader before anybody asks, with what they do about it. */
export function weakSpot(input: ReportInput, own: OwnFacts, aim: RankedOccupation): Block {
  const lines =
    missingPaper(aim) ??
    weakSkill(own, aim) ??
    newTask(input, own, aim) ??
    weakStyle(input) ??
    newcomer(own, calledIn(input, aim))
  return box(
    'Your weak spot: say it first',
    lines.map((line) => small(line)),
    { tone: 'you' },
  )
}

/** A program or paper that stands between the reader and the work. */
function missingPaper(aim: RankedOccupation): Text[] | undefined {
  const { known, study, paid, experience, gate, gated } = entryWay(aim)
  if (!known || (study[1] === 0 && paid[1] === 0 && experience === 0) || !(gated || study[0] > 0 || experience > 0))
    return undefined
  const { program, exam, license } = stillMissing(aim)
  const what = (study[1] > 0 ? program : '') || exam || license || (experience > 0 ? `${experience} months of related work` : '')
  if (!what) return undefined
  const office = gate?.lookUp[0]?.name ?? gate?.accreditors[0]?.name
  return [
    `They will see what is missing: ${plain(what)}.`,
    `**Ask first${office ? ` (${plain(office)})` : ''}, then say:** “I do not have it yet. They count ${BLANK} of my years, and I will be done in ${BLANK}.”`,
  ]
}

/** The named skill that the reader rates lowest of those that the work asks for, where it is low beside the best one. */
function weakSkill({ skills }: OwnFacts, aim: RankedOccupation): Text[] | undefined {
  const { skills: asked, knowledge, activities, technologies } = occupationOf(aim)
  const work = [
    ...workTasks(occupationOf(aim)),
    ...[...asked, ...knowledge, ...technologies].map(({ name }) => name),
    ...activities.map(({ label }) => label),
  ].join(' ')
  const rated = skills.filter(({ rating }) => rating > 0)
  const best = rated[0]
  const last = rated.findLast(({ name }) => sharesStem(name, work))
  if (!best || !last || last.rating > WEAK || best.rating - last.rating < 2) return undefined
  return [
    `You rate ${plain(last.name)} ${last.rating} of 10, ${plain(best.name)} ${best.rating}.{^Y} This work asks for the first, so they may notice.`,
    `“My weaker side is ${plain(last.name)}. Since ${BLANK} I have worked on it by ${BLANK}, and now I can ${BLANK}.”`,
  ]
}

/** The largest piece of the work that is in no week of theirs and that no skill of theirs meets. */
function newTask({ present }: ReportInput, { skills, role, years }: OwnFacts, aim: RankedOccupation): Text[] | undefined {
  const { code, activities } = occupationOf(aim)
  if (!present || present.code === code || years === 0) return undefined
  const today = new Set(present.activities.filter(({ share }) => share >= SOME).map(({ id }) => id))
  const task = activities
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 5)
    .find(({ id, label }) => !today.has(id) && !EVERYBODYS.test(label) && !skills.some(({ name }) => meetsSkill(name, label)))
  if (!task) return undefined
  const label = plain(lower(task.label))
  return [
    `They will ask about ${label}: it fills part of this week, and hardly any of yours${role ? ` as ${plain(withArticle(role))}` : ''}.{^O}`,
    `“I have done little of it so far. The nearest was ${BLANK}; I asked ${BLANK} to show me, and I can now ${BLANK}.”`,
  ]
}
/** What everybody does who has worked is new to nobody. */
const EVERYBODYS = /colleagues|keeping up with the field|keeping records|computers?$/i
/** Share of a week from which a piece of work is known. */
const SOME = 0.02

/** From this rating down a skill of one's own is a weak one. */
const WEAK = 6

/** The statement on their work style that is least like them, where saying it does not end the talk. */
function weakStyle(input: ReportInput): Text[] | undefined {
  const low = ratedOn(input, 'style.self')
    .reverse()
    .find(({ key, value }) => value <= 4 && STYLE_SPOTS[key])
  if (!low) return undefined
  return [`“${plain(low.label)}”: you gave that ${low.value} of 10.{^Y}`, STYLE_SPOTS[low.key]!]
}

function newcomer({ role, years }: OwnFacts, called: string): Text[] {
  const job = plain(called)
  if (years === 0)
    return [
      `You have no years of work to show yet.`,
      `“I have not been paid for this so far. What I have finished is ${BLANK}, and ${BLANK} saw me do it.”`,
    ]
  return [
    `You would be new to ${job} work${role ? `, coming from work as ${plain(lower(role))}` : ''}.`,
    `“I have not held this title. So I asked ${BLANK} to show me a day of it, and I learned ${BLANK}.”`,
  ]
}

/**
 * What the reader should know before they say yes: the worst of the old work, how much of the new one is what they like, and what they
 * asked of the work or call a success.
 */
export function askBack(input: ReportInput, own: OwnFacts, aim: RankedOccupation): Text[] {
  const called = plain(calledIn(input, aim))
  const tasks = workTasks(occupationOf(aim)).map((task) => withoutStop(task.split(':')[0]!))
  const liked = likedTask(own.motivation, tasks)
  const drain = drainOf(input)?.key
  const asked = input.ranking.wishes.flatMap(({ id }) => (id === SAME_AS[drain ?? ''] ? [] : (ASK_BY_WISH[id] ?? [])))
  const measure = ratedOn(input, 'success.metrics').find(({ key }) => ASK_BY_MEASURE[key])
  const worst = sparesHands(input) ? ASK_ABOUT_HANDS : ASK_BY_DRAIN[drain ?? '']
  const last = asked[0] ?? (measure ? ASK_BY_MEASURE[measure.key] : undefined)
  const task = liked ?? tasks.at(-1)
  return [
    worst ?? `“Why did the last ${called} leave?”`,
    task
      ? `“How much of a usual week is this: ${plain(task.replace(/\byour\b/g, 'our').replace(/\byou\b/g, 'we'))}?”`
      : `“What did the ${called} before me do on a usual Tuesday?”`,
    last ?? '“What will you have seen after six months, if it was right to hire me?”',
  ]
}
/** The wish that asks the same as the drain beside it. */
const SAME_AS: Readonly<Record<string, string>> = {
  body: 'less_load',
  hours: 'no_nights',
  travel: 'home_at_night',
  commute: 'near_home',
}
