import { withArticle } from '@waymark/contracts/text/article'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keysOn, ratedOn } from '../../facts/answered.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { directions } from '../../facts/lead.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import { sharesStem } from '../../facts/work/work-match.ts'
import { withoutStop } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { box, small } from '../parts.ts'
import type { OwnFacts } from '../person/own-facts.ts'
import { stillMissing } from '../plan/learning-steps.ts'
import { BLANK } from './interview-answers.ts'
import { ASK_BY_DRAIN, ASK_BY_MEASURE, STYLE_SPOTS } from './interview-words.ts'

type Item = { lead: Text; text: Text }

/** Three questions of the work itself, from our note on it or from its tasks, each with a fact of the reader to answer it with. */
export function furtherQuestions(input: ReportInput, own: OwnFacts, aim: RankedOccupation): Item[] {
  const { code, note, activities } = occupationOf(aim)
  const inDepth = directions(input).some((ranked) => occupationOf(ranked).code === code)
  const questions = note
    ? note.questions.map(({ question, answer }) => ({ question, hint: answer }))
    : activities.slice(1, 4).map(({ label }, at) => ({ question: ACTIVITY_QUESTIONS[at]!(label), hint: '' }))
  const served = own.years > 1 && own.role ? `From ${own.years} years as ${plain(withArticle(own.role))}` : 'From my own days'
  return questions.slice(0, 3).map(({ question, hint }, at) => {
    const skill = own.skills.find(({ name }) => sharesStem(name, `${question} ${hint}`))
    const cue = skill
      ? `${skill.rating > 0 ? `You rate ${plain(skill.name)} ${skill.rating} of 10.{^Y} Tell` : `You named ${plain(skill.name)}.{^Y} Tell`} of the day when ${BLANK}.`
      : hint && !inDepth
        ? plain(hint)
        : at === 0
          ? `${served}: ${BLANK}.`
          : `The nearest I have seen: ${BLANK}.`
    return { lead: `“${plain(question)}”`, text: cue }
  })
}

const ACTIVITY_QUESTIONS: readonly ((label: string) => string)[] = [
  (label) => `${capital(label)}: how would you begin?`,
  (label) => `What goes wrong with ${label}, and how do you notice?`,
  (label) => `Who taught you ${label}?`,
]

/** One weakness, named by the reader before anybody asks, with what they do about it. */
export function weakSpot(input: ReportInput, own: OwnFacts, aim: RankedOccupation): Block {
  const lines = missingPaper(aim) ?? weakSkill(own) ?? weakStyle(input) ?? newcomer(own, aim)
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

/** The named skill that the reader rates lowest, where it is low beside the best one. */
function weakSkill({ skills }: OwnFacts): Text[] | undefined {
  const rated = skills.filter(({ rating }) => rating > 0)
  const [best, last] = [rated[0], rated.at(-1)]
  if (!best || !last || last.rating > WEAK || best.rating - last.rating < 2) return undefined
  return [
    `You rate ${plain(last.name)} ${last.rating} of 10, ${plain(best.name)} ${best.rating}.{^Y} If the job needs the first, they will notice.`,
    `“My weaker side is ${plain(last.name)}. Since ${BLANK} I have worked on it by ${BLANK}, and now I can ${BLANK}.”`,
  ]
}

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

function newcomer({ role, years }: OwnFacts, aim: RankedOccupation): Text[] {
  const job = plain(occupationOf(aim).shortTitle)
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

/** A task up to its colon, where that says what is done: two of them stand in one question. */
function opening(task: string): string {
  const [first = ''] = task.split(':')
  return withoutStop(first.split(' ').length >= 3 ? first : task)
}

/** What the reader should know before they say yes: the worst of the old work, the middle of the new one, and what they call success. */
export function askBack(input: ReportInput, aim: RankedOccupation): Text[] {
  const { note, activities, shortTitle } = occupationOf(aim)
  const drain = keysOn(input, 'present.drain').find((key) => ASK_BY_DRAIN[key])
  const measure = ratedOn(input, 'success.metrics').find(({ key }) => ASK_BY_MEASURE[key])
  const tasks = note?.tasks.slice(2, 4).map(({ text }) => `to ${lower(opening(text))}`)
  const labels = activities.slice(0, 2).map(({ label }) => label)
  const [one, other] = tasks && tasks.length > 1 ? tasks : labels
  return [
    drain ? ASK_BY_DRAIN[drain]! : `“Why did the last ${plain(shortTitle)} leave?”`,
    one && other
      ? `“Which takes more of the week: ${plain(one)}, or ${plain(other)}?”`
      : `“What did the ${plain(shortTitle)} before me do on a usual Tuesday?”`,
    measure ? ASK_BY_MEASURE[measure.key]! : '“What will you have seen after six months, if it was right to hire me?”',
  ]
}
